/** How the exercises went, or that there were none, and where to go from here. */
import { useEffect, useRef } from 'react';
import type { BotLevel } from '@cantiere/bots/levels';
import type { Options, Seat } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import { USUAL_LEVEL } from '../home/usual.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { playOffline } from '../offline/start.ts';
import { Link } from '../route/Link.tsx';
import { toPuzzles } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import type { SolvedTally } from './exercise.ts';
import { useMistakesTexts } from './text.ts';

interface Props {
  readonly game: string;
  readonly options: Options;
  readonly sitting: readonly (BotLevel | null)[];
  readonly seat: Seat;
  /** Undefined where no mistake was found. */
  readonly tally: SolvedTally | undefined;
  /** Decisions that were looked at. */
  readonly decisions: number;
  readonly analysis: string;
  /** To the dearest of them. */
  readonly road: string | undefined;
  /** Those that were not found at first try, once more. */
  retry(): void;
}

const KINDS = ['first', 'helped', 'shown', 'left'] as const;

export function Closing({ game, options, sitting, seat, tally, decisions, analysis, road, retry }: Props) {
  const t = useTexts();
  const m = useMistakesTexts();
  const act = useAct();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const opponents = sitting.filter((_, each) => each !== seat).map((level) => level ?? USUAL_LEVEL);
  const all = tally ? tally.first + tally.helped + tally.shown + tally.left : 0;
  const unfound = tally ? all - tally.first : 0;
  const praise =
    tally && (tally.first === all ? m.praise.all : tally.first + tally.helped >= all / 2 ? m.praise.most : m.praise.few);
  return (
    <div className="mistake-closing">
      <div className="panel">
        <Glyph name={tally ? 'check' : 'shield'} size={38} />
        <h2 ref={title} className="display" tabIndex={-1}>
          {tally ? m.done : m.none}
        </h2>
        {tally ? (
          <>
            <ul className="bare mistake-tally">
              {KINDS.filter((kind) => tally[kind] > 0).map((kind) => (
                <li key={kind} data-kind={kind}>
                  <b className="display">{tally[kind]}</b> <span>{m.tally[kind](tally[kind])}</span>
                </li>
              ))}
            </ul>
            <p>{praise}</p>
          </>
        ) : (
          <p>{decisions === 0 ? m.noneToDecide : m.noneWhy(decisions)}</p>
        )}
        <nav className="mistake-ways" aria-label={m.onward}>
          <button
            type="button"
            className="button go"
            aria-disabled={act.busy}
            onClick={() => void act.run(() => playOffline(game, opponents, options))}
            data-new-game
          >
            <Glyph name="play" size={16} /> {m.newGame}
          </button>
          {unfound > 0 && (
            <button type="button" className="button" onClick={retry}>
              <Glyph name="undo" size={17} /> {m.retry}
            </button>
          )}
          {road !== undefined && (
            <Link to={road} className="button">
              <Glyph name="fork" size={18} /> {m.road}
            </Link>
          )}
          {findGame(game)?.puzzles && (
            <Link to={toPuzzles(game)} className="button" data-to-puzzles>
              <Glyph name="bolt" size={17} /> {t.nav.puzzles}
            </Link>
          )}
          <Link to={analysis} className="button">
            <Glyph name="chart" size={17} /> {m.analysis}
          </Link>
        </nav>
        <TroubleLine trouble={act.trouble} />
      </div>
    </div>
  );
}
