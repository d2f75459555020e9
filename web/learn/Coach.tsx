/** The teacher beside the board: what there is to see, what to play, and how far the lesson has come. */
import { useEffect, useRef } from 'react';
import type { AnyGame, GameMove } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import { EditionSign } from '../editions/EditionSign.tsx';
import { isCorrected } from '../editions/known.ts';
import { USUAL_LEVEL, usualOpponents } from '../home/usual.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { useAct } from '../kit/useAct.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { bots, playOffline } from '../offline/start.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toPuzzles } from '../route/route.ts';
import { RuleLink } from '../table/RuleLink.tsx';
import { useTexts } from '../text/index.ts';
import { advisedWords } from './advised.ts';
import type { Teaching } from './school.ts';
import './learn.css';

interface Props {
  readonly teaching: Teaching;
  readonly game: AnyGame;
  /** What the step speaks of is on the board: nobody else has to move first. */
  readonly settled: boolean;
  readonly draft: GameMove | undefined;
  /** Another move than the one asked for lies in hand: a teacher answers before it is played, with the way back in the answer. */
  readonly other: 'begun' | 'astray' | undefined;
  /** What the move in hand would do, in the game's own words; undefined while it is not a whole one. */
  does(): string | undefined;
  propose(move: GameMove): void;
}

export function Coach({ teaching, game, settled, draft, other, does, propose }: Props) {
  const { step, at, of, next, advises, goOn, edition, apart } = teaching;
  const { id } = game.meta;
  const t = useTexts();
  const { language } = usePreferences();
  const act = useAct();
  const words = useRef<HTMLParagraphElement>(null);
  const { move, rule, say } = step;
  const over = at === of - 1;
  const advised = over ? advisedWords(game.options, advises, language) : undefined;
  const opponents = advises?.seats === undefined ? usualOpponents(id) : advises.seats - 1;
  useEffect(() => {
    if (settled && at > 0) words.current?.focus({ preventScroll: true });
  }, [settled, at]);
  return (
    <section className="rail-panel coach" aria-labelledby="coach-title">
      <div className="coach-head">
        <Glyph name="hint" size={18} />
        <h2 id="coach-title">{t.learn.title}</h2>
        <span className="coach-at">{t.learn.at(at + 1, of)}</span>
      </div>
      <div className="coach-bar" aria-hidden="true">
        <i style={{ width: `${(100 * (at + 1)) / of}%` }} />
      </div>
      <p ref={words} className="coach-words" tabIndex={-1} aria-live="polite">
        {settled ? say[language] : t.learn.watch}
      </p>
      {at === 0 && (apart || isCorrected(id, edition)) && (
        <p className="coach-edition">
          {apart && t.learn.printed} <EditionSign game={id} edition={edition} />
        </p>
      )}
      {settled && other && (
        <p className={`coach-${other}`} aria-live="polite">
          {other === 'begun' ? t.learn.begun : t.learn.astray(does() ?? '')}
        </p>
      )}
      {settled && (
        <div className="coach-acts">
          {over ? (
            <>
              <button
                type="button"
                className="button primary"
                aria-disabled={act.busy}
                onClick={() => void act.run(() => playOffline(id, bots(opponents, USUAL_LEVEL), advises?.options))}
                data-play-now
              >
                <Glyph name="play" size={14} /> {t.learn.playNow}
              </button>
              <button
                type="button"
                className="button"
                aria-disabled={act.busy}
                title={t.learn.goOnWhy}
                onClick={() => void act.run(goOn)}
                data-go-on
              >
                <Glyph name="next" size={15} /> {t.learn.goOn}
              </button>
              {findGame(id)?.puzzles && (
                <Link to={toPuzzles(id)} className="button">
                  <Glyph name="bolt" size={15} /> {t.nav.puzzles}
                </Link>
              )}
            </>
          ) : move ? (
            (!draft || other) && (
              <button type="button" className="button" onClick={() => propose(move)} data-show-me>
                <Glyph name="eye" size={16} /> {t.learn.showMe}
              </button>
            )
          ) : (
            <button type="button" className="button primary" onClick={next} data-lesson-next>
              {t.learn.next} <Glyph name="next" size={15} />
            </button>
          )}
          {rule !== undefined && <RuleLink game={id} rule={rule} />}
        </div>
      )}
      {settled && advised !== undefined && <p className="coach-advised">{t.learn.advised(advised)}</p>}
      <TroubleLine trouble={act.trouble} />
    </section>
  );
}
