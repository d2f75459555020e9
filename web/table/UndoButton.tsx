/** Takes back what the newest position offers; on a phone a sign alone. */
import type { UndoKind } from '@cantiere/server/protocol';
import { Glyph } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';

interface Props {
  readonly kind: UndoKind;
  readonly narrow: boolean;
  press(): void;
}

export function UndoButton({ kind, narrow, press }: Props) {
  const t = useTexts();
  const what = kind === 'free' ? t.table.undoFree : t.table.undoTraining;
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
      {!narrow && t.table.undo}
    </button>
  );
}
