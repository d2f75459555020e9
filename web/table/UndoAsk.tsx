/** Asks before going back over something revealed: the table is marked from then on. */
import { useEffect, useRef } from 'react';
import { useTexts } from '../text/index.ts';
import type { Undo } from './useUndo.ts';

export function UndoAsk({ undo }: { readonly undo: Undo }) {
  const t = useTexts();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus({ preventScroll: true }), []);
  return (
    <p className="line-lost undo-ask">
      {t.table.undoAsk}
      <button ref={yes} type="button" onClick={undo.press}>
        {t.table.undoYes}
      </button>
      <button type="button" onClick={undo.never}>
        {t.table.clear}
      </button>
    </p>
  );
}
