/** The buttons of an exercise: a hint or the answer while it is open, the way onward once it is over. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Glyph } from '../kit/Glyph.tsx';
import { useMistakesTexts } from './text.ts';

interface Props {
  readonly over: boolean;
  readonly hinted: boolean;
  /** An answer is being thought about. */
  readonly busy: boolean;
  hint(): void;
  show(): void;
  readonly onward: ReactNode;
}

export function ExerciseActs({ over, hinted, busy, hint, show, onward }: Props) {
  const m = useMistakesTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (over) box.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  }, [over]);
  if (over)
    return (
      <div className="mistake-acts" ref={box}>
        {onward}
      </div>
    );
  return (
    <div className="mistake-acts pair">
      <button
        type="button"
        className="button"
        aria-disabled={hinted || busy}
        onClick={() => !hinted && !busy && hint()}
        data-hint-me
      >
        <Glyph name="hint" size={18} /> {m.hint}
      </button>
      <button type="button" className="button" aria-disabled={busy} onClick={() => !busy && show()} data-show-me>
        <Glyph name="eye" size={18} /> {m.show}
      </button>
    </div>
  );
}
