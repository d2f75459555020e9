/** Marks the choice that the master would make. */
import { Glyph } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';

export function HintSign() {
  const t = useTexts();
  return (
    <span className="hint-sign">
      <Glyph name="hint" size={14} />
      <span className="visually-hidden">{t.hint.sign}</span>
    </span>
  );
}
