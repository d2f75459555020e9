/** A card beside its name, for as long as somebody points at the name or stands on it. What it says is read in the dialog that the name opens. */
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Gallery } from '@cantiere/games/board-kit';
import { grown, placeOn } from '../kit/boardKit.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Around } from './Around.tsx';
import './peek.css';

export interface Peeked {
  readonly card: string;
  /** What names it. */
  readonly by: Element;
}

/** Between the name and its card, and between the card and the window's edge. */
const GAP = 8;
const WIDEST = 210;

export function CardPeek({
  game,
  gallery,
  peeked,
}: {
  readonly game: string;
  readonly gallery: Gallery;
  readonly peeked: Peeked;
}) {
  const { language } = usePreferences();
  const box = useRef<HTMLDivElement>(null);
  const { card, by } = peeked;
  useLayoutEffect(() => {
    const peek = box.current;
    if (!peek) return;
    const name = placeOn(by);
    const { width, height } = placeOn(peek);
    const [wide, high] = [innerWidth / grown(), innerHeight / grown()];
    const below = name.bottom + GAP;
    // Beside the rail, so that what it lists stays in sight; elsewhere below the name, or above it.
    const rail = by.closest('.rail');
    const top = rail ? name.top - height / 3 : below + height + GAP <= high ? below : name.top - height - GAP;
    const left = rail ? placeOn(rail).left - width - GAP : name.left + name.width / 2 - width / 2;
    peek.style.left = `${Math.max(GAP, Math.min(left, wide - width - GAP))}px`;
    peek.style.top = `${Math.max(GAP, Math.min(top, high - height - GAP))}px`;
  }, [by, card]);
  const { Drawing } = gallery;
  // Inside an open dialog everything else lies below: the peek goes where its name is.
  return createPortal(
    <div ref={box} className="card-peek" data-game={game} data-peek aria-hidden="true">
      <Around gallery={gallery}>
        <Drawing id={card} language={language} width={Math.min(WIDEST, gallery.widths.large)} large />
      </Around>
    </div>,
    by.closest('dialog') ?? document.body,
  );
}
