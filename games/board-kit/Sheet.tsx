// A window over the table: a city in full, a player's yard. The browser keeps the focus inside; Escape, its button and a tap
// beside it close it. A game's own class gives it its width and colours.
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import './sheet.css';

export interface SheetProps {
  /** The window's class; its inside is `<look>-body`. */
  readonly look: string;
  readonly className?: string | undefined;
  readonly title: ReactNode;
  /** The title in words, where it is more than words. */
  readonly label?: string | undefined;
  /** What the closing button is called. */
  readonly closing: string;
  /** A touch of a piece in it closes it: what is chosen, or why not, is shown on the table under it. */
  readonly touchCloses?: boolean | undefined;
  readonly children: ReactNode;
  onClose(): void;
}

const TOUCHABLE = '[data-look]:not([data-look=plain])';

export function Sheet(props: SheetProps): ReactElement {
  const { look, className = '', title, label, closing, touchCloses = false, children, onClose } = props;
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
      className={`board-sheet ${look} ${className}`}
      aria-label={label ?? (typeof title === 'string' ? title : undefined)}
      onCancel={onClose}
      onClick={(event) => {
        const piece = touchCloses && event.target instanceof Element && event.target.closest(TOUCHABLE);
        if (event.target === box.current || piece) onClose();
      }}
    >
      <div className={`board-sheet-body ${look}-body`}>
        <header className="board-sheet-head">
          <h2>{title}</h2>
          <button type="button" className="board-sheet-close" onClick={onClose} aria-label={closing}>
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
