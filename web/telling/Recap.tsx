/**
 * My turn has come: what the others did since the last one, a line each. In the rail where there is one; elsewhere over the edge of
 * the board, where the cards' names alone can be pressed and any other touch puts it away.
 */
import { useEffect, useMemo, useState } from 'react';
import type { GameTexts, Seat } from '@cantiere/engine';
import type { NumberedEvent } from '@cantiere/server/protocol';
import { CardWords } from '../cards/CardWords.tsx';
import { useCoachLabel } from '../coach/label.ts';
import { PlayerMark, useSkippable } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import { recapOf, type RecapLine } from './recap.ts';
import { useTellingTexts } from './text.ts';
import './telling.css';

export interface RecapState {
  readonly lines: readonly RecapLine[];
  close(): void;
}

interface Asked {
  /** What of the log holds. */
  readonly log: readonly NumberedEvent[];
  readonly lastMove: number | undefined;
  readonly texts: GameTexts;
  readonly me: Seat | undefined;
  readonly asked: boolean;
  /** More of it is told already, to whoever comes back to the table. */
  readonly returned: boolean;
}

/** There when I am asked and others have moved since I did, until I move or close it. */
export function useRecap({ log, lastMove, texts, me, asked, returned }: Asked): RecapState | undefined {
  const [closedAfter, setClosedAfter] = useState<number>();
  // Closing the long account must not open the short one.
  if (returned && closedAfter !== lastMove) setClosedAfter(lastMove);
  const told = asked && lastMove !== undefined && lastMove !== closedAfter;
  const lines = useMemo(() => (told ? recapOf(log, lastMove, texts, me) : []), [told, log, lastMove, texts, me]);
  return lines.length > 0 ? { lines, close: () => setClosedAfter(lastMove) } : undefined;
}

interface Props extends RecapState {
  readonly nameOf: (seat: Seat) => string;
  readonly narrow: boolean;
  /** Goes back to where it began. */
  readonly review: (() => void) | undefined;
  /** Of a bot, where a coach is: asks why it did that. */
  readonly why?: ((seat: Seat) => void) | undefined;
}

export function Recap({ lines, close, nameOf, narrow, review, why }: Props) {
  const t = useTellingTexts();
  const label = useCoachLabel();
  const list = (
    <ul className="bare">
      {lines.map(({ seat, words, more }) => (
        <li key={seat}>
          <PlayerMark seat={seat} size={14} />
          <span>
            <b>{nameOf(seat)}</b>: <WordsLine words={lowered(words)} nameOf={nameOf} />{' '}
            {more > 0 && (
              <small>
                <span aria-hidden="true">{t.more(more)}</span>
                <span className="visually-hidden">{t.moreSpoken(more)}</span>
              </small>
            )}
          </span>
          {why && !narrow && (
            <button
              type="button"
              className="button recap-why"
              aria-label={label.whyOf(nameOf(seat))}
              onClick={() => why(seat)}
              data-why-of={seat}
            >
              {label.why}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
  if (narrow)
    return (
      <Passing close={close}>
        <CardWords>{list}</CardWords>
      </Passing>
    );
  return (
    <section className="rail-panel recap" aria-labelledby="recap-title">
      <div className="recap-head">
        <h2 id="recap-title">{t.since}</h2>
        {review && (
          <button type="button" className="button recap-review" onClick={review}>
            <Glyph name="rewind" size={15} /> {t.review}
          </button>
        )}
        <button type="button" className="since-close" onClick={close} aria-label={t.closeRecap}>
          <Glyph name="close" size={16} />
        </button>
      </div>
      <CardWords>{list}</CardWords>
    </section>
  );
}

/** Long enough for three lines. */
const READ = 9_000;

/** Where there is no room to stay: the first touch or key puts it away, and so does time. */
function Passing({ close, children }: { readonly close: () => void; readonly children: React.ReactNode }) {
  const t = useTellingTexts();
  useEffect(() => {
    const timer = setTimeout(close, READ);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each recap
  }, []);
  useSkippable(true, close, true);
  return (
    <section className="recap passing" aria-label={t.since}>
      <h2>{t.since}</h2>
      {children}
    </section>
  );
}

/** "Ada: builds the Tavern". */
function lowered(words: RecapLine['words']): RecapLine['words'] {
  const [first, ...rest] = words;
  return typeof first === 'string' ? [first.charAt(0).toLocaleLowerCase() + first.slice(1), ...rest] : words;
}
