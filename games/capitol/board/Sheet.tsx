// A window over the table. The browser keeps the focus inside and Escape closes it.
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useTable } from './table.ts';

export interface SheetProps {
  readonly title: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
  onClose(): void;
}

export function Sheet({ title, label, children, onClose }: SheetProps): ReactElement {
  const { words } = useTable();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // A tap beside the window closes it; the button and Escape do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={box}
      className="cap-sheet"
      aria-label={label}
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === box.current) onClose();
      }}
    >
      <div className="cap-sheet-body">
        <header className="cap-sheet-head">
          <h2>{title}</h2>
          <button type="button" className="cap-close" onClick={onClose} aria-label={words.close}>
            <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden>
              <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
