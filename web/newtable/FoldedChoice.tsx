/** A row that says what is chosen, and opens to choose something else. */
import { useId, type ReactNode } from 'react';
import { Glyph, type GlyphName } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';

interface Props {
  readonly sign: GlyphName;
  readonly label: string;
  readonly value: string;
  readonly changed?: boolean;
  readonly open: boolean;
  onToggle(): void;
  readonly children: ReactNode;
}

export function FoldedChoice({ sign, label, value, changed = false, open, onToggle, children }: Props) {
  const t = useTexts();
  const inside = useId();
  return (
    <div className={`fold ${open ? 'open' : ''}`}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={inside} onClick={onToggle}>
          <Glyph name={sign} size={18} />
          <b>{label}</b>
          <span className="fold-value">{value}</span>
          {changed && <span className="changed-tag">{t.fresh.changed}</span>}
          <Glyph name={open ? 'up' : 'down'} size={17} />
        </button>
      </h2>
      <div id={inside} className="fold-inside" hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
