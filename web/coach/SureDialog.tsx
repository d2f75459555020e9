/** "Sure?": a costly move is about to be played. The better one is told only to whoever asks. Enter plays it, Escape takes it back. */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Reason } from '@cantiere/bots';
import { plain, type GameMove, type GameTexts } from '@cantiere/engine';
import { WordsLine } from '../kit/WordsLine.tsx';
import { useModal } from '../kit/useModal.ts';
import { useCoachTexts } from './text.ts';
import type { Warned } from './useWarning.ts';
import '../kit/sure.css';
import './coach.css';

export interface SureDialogProps {
  readonly warned: Warned;
  readonly texts: GameTexts;
  readonly nameOf: (seat: number) => string;
  why(warned: Warned): Promise<Reason | null>;
  keep(): void;
  /** Another one: my own, or the better one in hand. */
  another(move?: GameMove): void;
}

export function SureDialog({ warned, texts, nameOf, why, keep, another }: SureDialogProps) {
  const c = useCoachTexts();
  const dialog = useModal();
  const [shown, setShown] = useState<{ readonly reason?: Reason | null }>();
  const keeping = useRef<HTMLButtonElement>(null);
  const taking = useRef<HTMLButtonElement>(null);
  // However it is closed, it is answered once.
  const answer = useRef<() => void>(() => another());
  const say = (does: () => void): void => {
    answer.current = does;
    dialog.current?.close();
  };
  const show = (): void => {
    setShown({});
    void why(warned).then(
      (reason) => setShown({ reason }),
      (error: unknown) => console.warn(error),
    );
  };
  const told = shown !== undefined;
  useEffect(() => {
    (told ? taking : keeping).current?.focus();
  }, [told]);
  const { better, move, wins, view } = warned;
  const line = (each: GameMove) => <WordsLine words={texts.move(each, view)} nameOf={nameOf} />;
  return createPortal(
    <dialog
      ref={dialog}
      className="sure coach-sure"
      aria-labelledby="coach-sure"
      aria-describedby="coach-costs"
      onClose={() => answer.current()}
      // The key that played the move may still be down.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
    >
      <div className="sure-inside">
        <h2 id="coach-sure">{c.sure}</h2>
        <p id="coach-costs">{c.costs(Math.round(100 * wins))}</p>
        <dl className="coach-moves">
          <div>
            <dt>{c.yours}</dt>
            <dd>{line(move)}</dd>
          </div>
          {shown && (
            <div data-better>
              <dt>{c.better}</dt>
              <dd>
                {line(better)}
                {shown.reason && <small>{c.lineBetter(texts.category(shown.reason.category), shown.reason.points)}</small>}
              </dd>
            </div>
          )}
        </dl>
        <p className="visually-hidden" role="status">
          {shown ? `${c.better}: ${plain(texts.move(better, view), nameOf)}` : ''}
        </p>
        <p className="why-foot">{c.estimate}</p>
        <div className="sure-answers">
          {shown ? (
            <button
              ref={taking}
              type="button"
              className="button primary"
              onClick={() => say(() => another(better))}
              data-sure="take"
            >
              {c.take}
            </button>
          ) : (
            <button type="button" className="button show-better" onClick={show} data-sure="show">
              {c.show}
            </button>
          )}
          <button type="button" className="button" onClick={() => say(() => another())} data-sure="another">
            {c.another} <kbd aria-hidden="true">Esc</kbd>
          </button>
          <button
            type="button"
            className={`button ${shown ? '' : 'primary'}`}
            ref={keeping}
            onClick={() => say(keep)}
            data-sure="keep"
          >
            {c.keep} {!shown && <kbd aria-hidden="true">↵</kbd>}
          </button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
