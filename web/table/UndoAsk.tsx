/** Confirms what has consequences: going back over something revealed marks the table, and asking disturbs the others. */
import { useEffect, useRef } from 'react';
import { useTexts } from '../text/index.ts';
import type { Undo } from './useUndo.ts';

export function UndoAsk({ undo }: { readonly undo: Undo }) {
  const t = useTexts();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus({ preventScroll: true }), []);
  return (
    <p className="line-lost undo-ask">
      {undo.kind === 'ask' ? t.clock.askUndoHint : t.table.undoAsk}
      <button ref={yes} type="button" onClick={undo.press}>
        {undo.kind === 'ask' ? t.clock.askYes : t.table.undoYes}
      </button>
      <button type="button" onClick={undo.never}>
        {t.table.clear}
      </button>
    </p>
  );
}
