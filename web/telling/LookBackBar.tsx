/** The prompt's place while somebody looks back: what had just happened there, a step on or back, and the way to now. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { GameTexts, Seat } from '@cantiere/engine';
import { CardWords } from '../cards/CardWords.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import type { LookBack, Looking } from './useLookBack.ts';
import { useTellingTexts } from './text.ts';
import './telling.css';

interface Props {
  readonly looking: Looking;
  readonly lookBack: LookBack;
  readonly texts: GameTexts;
  readonly nameOf: (seat: Seat) => string;
  readonly narrow: boolean;
  /** The game waits for me. */
  readonly asked: boolean;
  readonly clock: ReactNode;
}

export function LookBackBar({ looking, lookBack, texts, nameOf, narrow, asked, clock }: Props) {
  const t = useTellingTexts().back;
  const { step, place, of } = looking;
  const told = step.events.flatMap(({ event }) => {
    const words = texts.event(event);
    return words && words.length > 0 ? [words] : [];
  });
  const [first, ...more] = told;
  const bar = useRef<HTMLElement>(null);
  // The button that was pressed is gone, and this bar's go with it: a keyboard keeps its place in the prompt's.
  useEffect(() => {
    bar.current?.focus({ preventScroll: true });
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('.prompt-bar')?.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <section ref={bar} className="prompt-bar looking-back" aria-label={t.title} tabIndex={-1}>
      <span className="looking-sign" aria-hidden="true">
        <Glyph name="rewind" size={22} />
      </span>
      <div className="prompt-words" aria-live="polite">
        <h2>
          <CardWords>{first ? <WordsLine words={first} nameOf={nameOf} /> : t.title}</CardWords>
        </h2>
        <p className="prompt-more">
          {asked && <b className="looking-turn">{t.yourTurn}</b>}
          <span>{narrow ? `${place} / ${of}` : t.place(place, of)}</span>
          {!narrow &&
            more.slice(0, 2).map((words, n) => (
              <span key={n}>
                <WordsLine words={words} nameOf={nameOf} />
              </span>
            ))}
        </p>
      </div>
      {clock}
      <div className="prompt-acts">
        <button
          type="button"
          className="button icon"
          aria-label={t.earlier}
          title={t.earlier}
          aria-disabled={place <= 1}
          onClick={lookBack.back}
          data-looking="earlier"
        >
          <Glyph name="back" size={18} />
        </button>
        <button
          type="button"
          className="button icon"
          aria-label={t.later}
          title={t.later}
          onClick={lookBack.forward}
          data-looking="later"
        >
          <Glyph name="next" size={18} />
        </button>
        <button type="button" className="button primary to-now" onClick={lookBack.now} aria-label={t.now} data-looking="now">
          {narrow ? t.nowShort : t.now}
        </button>
      </div>
    </section>
  );
}
