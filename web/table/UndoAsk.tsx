/** Confirms what has consequences: going back over something revealed marks the table, and asking disturbs the others. */
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../text/index.ts';
import type { Undo } from './useUndo.ts';

/** `lines`: what would be taken back. */
export function UndoAsk({ undo, lines }: { readonly undo: Undo; readonly lines?: ReactNode }) {
  const t = useTexts();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus({ preventScroll: true }), []);
  return (
    <div className="line-lost undo-ask">
      <span>{undo.kind === 'ask' ? t.clock.askUndoHint : t.table.undoAsk}</span>
      {undo.kind === 'ask' && lines}
      <button ref={yes} type="button" className="yes" onClick={undo.press}>
        {undo.kind === 'ask' ? t.clock.askYes : t.table.undoYes}
      </button>
      <button type="button" onClick={undo.never}>
        {t.table.clear}
      </button>
    </div>
  );
}
