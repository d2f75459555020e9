/** One card enlarged over whatever is open, a page or a table: its drawing, its values, the cards before and after it. */
import { createPortal } from 'react-dom';
import { useRef, type ReactNode } from 'react';
import type { Gallery, GalleryCard } from '@cantiere/games/board-kit';
import { Glyph } from '../kit/Glyph.tsx';
import { useModal } from '../kit/useModal.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Around } from './Around.tsx';
import { CardFacts } from './CardFacts.tsx';
import { Legend } from './Legend.tsx';
import { useCardsTexts } from './text.ts';
import './cards.css';

interface Props {
  readonly game: string;
  readonly gallery: Gallery;
  readonly card: GalleryCard;
  /** The cards beside it, to go on to. */
  readonly among?: readonly GalleryCard[];
  show?(card: string): void;
  close(): void;
  readonly children?: ReactNode;
}

/** How far a finger must go sideways to mean the next card. */
const SWIPE = 48;

export function CardDialog({ game, gallery, card, among = [card], show, close, children }: Props) {
  const t = useCardsTexts();
  const { language } = usePreferences();
  const dialog = useModal();
  const at = among.indexOf(card);
  const step = (by: number): void => {
    const next = among[at + by];
    if (next) show?.(next.id);
  };
  const { Drawing } = gallery;
  const from = useRef(0);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys and a swipe do what its two buttons do
    <dialog
      ref={dialog}
      className="card-dialog"
      data-game={game}
      aria-labelledby="card-dialog-name"
      onClose={close}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') step(1);
        if (key === 'ArrowLeft') step(-1);
      }}
      onTouchStart={({ touches }) => {
        from.current = touches[0]?.clientX ?? 0;
      }}
      onTouchEnd={({ changedTouches }) => {
        const by = (changedTouches[0]?.clientX ?? from.current) - from.current;
        if (Math.abs(by) > SWIPE) step(by < 0 ? 1 : -1);
      }}
    >
      <div className="card-dialog-inside">
        <header>
          <span className="card-where">
            {gallery.kinds.find(({ id }) => id === card.kind)?.name[language]}
            {card.copies > 1 && ` · ${t.copies(card.copies)}`}
            {among.length > 1 && at >= 0 && ` · ${t.place(at + 1, among.length)}`}
          </span>
          {among.length > 1 && (
            <>
              <button
                type="button"
                className="button icon quiet"
                aria-label={t.previous}
                disabled={at <= 0}
                onClick={() => step(-1)}
              >
                <Glyph name="back" />
              </button>
              <button
                type="button"
                className="button icon quiet"
                aria-label={t.next}
                disabled={at >= among.length - 1}
                onClick={() => step(1)}
              >
                <Glyph name="next" />
              </button>
            </>
          )}
          <button type="button" className="button icon quiet" aria-label={t.close} onClick={() => dialog.current?.close()}>
            <Glyph name="close" />
          </button>
        </header>
        <h2 id="card-dialog-name" aria-live="polite">
          {card.name[language]}
        </h2>
        <div className="card-dialog-parts">
          <div className="card-large" aria-hidden="true">
            <Around gallery={gallery}>
              <Drawing id={card.id} language={language} width={gallery.widths.large} large />
            </Around>
          </div>
          <CardFacts card={card} />
        </div>
        <Legend />
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
