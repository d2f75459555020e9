/** "What would the master do?": the question, the wait, and the best three choices with their prospects and a reason. */
import { useEffect, useRef } from 'react';
import {
  canonicalJson,
  plain,
  type AnyGame,
  type Choice,
  type GameMove,
  type GameState,
  type GameTexts,
  type Seat,
  type View,
} from '@cantiere/engine';
import { placesFor } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import { useRinging } from '../table/useRinging.ts';
import { useTexts } from '../text/index.ts';
import type { Advice } from './advice.ts';
import { effectWords } from './effect.ts';
import { verdictWords } from './reason.ts';
import type { Hint } from './useHint.ts';
import './hints.css';

interface Props {
  readonly hint: Hint;
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly view: View<GameState>;
  readonly texts: GameTexts;
  readonly nameOf: (seat: number) => string;
  readonly draft: GameMove | undefined;
  propose(move: GameMove): void;
  readonly busy: boolean;
}

export function HintBox({ hint, game, seat, choices, view, texts, nameOf, draft, propose, busy }: Props) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const ringing = useRinging();
  const { state, advice } = hint;
  useEffect(() => {
    if (state === 'here') box.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  const rows = advice ?? [];
  const spoken = rows[0] ? `${t.hint.title}: ${plain(texts.move(rows[0].move, view), nameOf)}. ${verdictWords(rows, 0, t)}` : '';
  return (
    <div ref={box} className={`hint-box ${state}`}>
      {/* Only what was asked for is announced: the question itself stands there every turn. */}
      <p className="visually-hidden" role="status">
        {state === 'thinking' ? t.hint.thinking : state === 'failed' ? t.hint.failed : spoken}
      </p>
      {state === 'here' ? (
        <>
          <div className="hint-head">
            <Glyph name="hint" size={17} />
            <h3>{t.hint.title}</h3>
            <button type="button" onClick={hint.close} aria-label={t.hint.close}>
              <Glyph name="close" size={15} />
            </button>
          </div>
          <ol className="bare">
            {rows.map((row, n) => (
              <li key={canonicalJson(row.move)} {...ringing(placesFor(choices, row.move))}>
                <button
                  type="button"
                  className={n === 0 ? 'best' : ''}
                  aria-pressed={draft !== undefined && canonicalJson(draft) === canonicalJson(row.move)}
                  aria-disabled={busy}
                  onClick={() => !busy && propose(row.move)}
                  data-hint={n + 1}
                >
                  <span className="hint-words">
                    <b>
                      <WordsLine words={texts.move(row.move, view)} nameOf={nameOf} />
                    </b>
                    <small>{effectWords(row.move, { game, texts, view, seat, nameOf, t })}</small>
                    <small className="hint-verdict">{verdictWords(rows, n, t)}</small>
                  </span>
                  <Prospect row={row} />
                </button>
              </li>
            ))}
          </ol>
          <p className="hint-foot">{t.hint.how}</p>
        </>
      ) : (
        <button type="button" className="hint-ask" onClick={hint.ask} aria-disabled={state === 'thinking'} data-hint-ask>
          {state === 'thinking' ? <span className="spinner" /> : <Glyph name="hint" size={17} />}
          <span>{state === 'thinking' ? t.hint.thinking : state === 'failed' ? t.hint.failed : t.hint.ask}</span>
        </button>
      )}
    </div>
  );
}

/** What it leads to: games won out of a hundred, with a bar that says the same, and points at the end. */
function Prospect({ row: { chance, points, lead } }: { readonly row: Advice[number] }) {
  const t = useTexts();
  const percent = Math.round(Math.min(1, Math.max(0, chance)) * 100);
  return (
    <span className="prospect">
      <span className="visually-hidden">
        {t.hint.wins(percent)}; {t.hint.expects(Math.round(points), Math.round(lead))}
      </span>
      <span aria-hidden="true">{percent}%</span>
      <i aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </i>
      <small aria-hidden="true">≈ {t.hint.points(Math.round(points))}</small>
    </span>
  );
}
