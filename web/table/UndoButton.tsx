/** Takes back what the newest position offers, or asks the others to; on a phone a sign alone. */
import { Glyph } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';
import type { Undo } from './useUndo.ts';

interface Props {
  readonly kind: Undo['kind'];
  readonly narrow: boolean;
  press(): void;
}

export function UndoButton({ kind, narrow, press }: Props) {
  const t = useTexts();
  const what = {
    free: t.table.undoFree,
    training: t.table.undoTraining,
    host: t.clock.undoHost,
    ask: t.clock.askUndoHint,
  }[kind];
  return (
    <button
      type="button"
      className="button clear undo"
      onClick={press}
      aria-label={narrow ? `${t.table.undo}. ${what}` : undefined}
      title={`${what} (U)`}
      aria-keyshortcuts="U Control+Z"
      data-undo={kind}
    >
      <Glyph name="undo" size={17} />
      {!narrow && (kind === 'ask' ? t.clock.askUndo : t.table.undo)}
    </button>
  );
}
