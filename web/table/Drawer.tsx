/** A panel over the whole phone screen, closed by its button, Escape, or a tap beside it. */
import type { ReactNode } from 'react';
import { Glyph } from '../kit/Glyph.tsx';
import { useModal } from '../kit/useModal.ts';
import { useTexts } from '../text/index.ts';

interface Props {
  close(): void;
  readonly children: ReactNode;
  /** Below everything, always in sight. */
  readonly foot?: ReactNode;
}

export function Drawer({ close, children, foot }: Props) {
  const t = useTexts();
  const dialog = useModal();
  return (
    <dialog ref={dialog} className="drawer" aria-label={t.table.more} onClose={close}>
      <div className="drawer-inside">
        <button type="button" className="button icon drawer-close" onClick={close} aria-label={t.table.close}>
          <Glyph name="close" />
        </button>
        {children}
        {foot && <div className="drawer-foot">{foot}</div>}
      </div>
    </dialog>
  );
}
