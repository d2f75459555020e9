/** How the board divides the space it is given: rows, columns, sizes of cards. */
import { useLayoutEffect, useState, type RefObject } from 'react';
import { CARD_SHAPE } from './art/ActionCard.tsx';

export interface Room {
  readonly width: number;
  readonly height: number;
  /** A phone, or a narrow window. */
  readonly compact: boolean;
  /** The column of players at the left; on a phone the height of their strip. */
  readonly seats: number;
  /** Hand, site and decks below the map. */
  readonly dock: number;
  /** Width of a card in the hand, of one on a deck, of one in an auction's lane. */
  readonly card: number;
  readonly deckCard: number;
  readonly laneCard: number;
}

const within = (least: number, value: number, most: number): number => Math.round(Math.max(least, Math.min(most, value)));

export function divide(width: number, height: number): Room {
  if (width < 700) {
    const card = within(48, height * 0.092, 62);
    return {
      width,
      height,
      compact: true,
      seats: 46,
      dock: 0,
      card,
      deckCard: within(48, height * 0.11, 70),
      laneCard: within(34, height * 0.066, 46),
    };
  }
  const dock = within(172, height * 0.27, 216);
  const cardHeight = dock - 98;
  return {
    width,
    height,
    compact: false,
    seats: within(166, width * 0.186, 214),
    dock,
    card: Math.round(cardHeight / CARD_SHAPE),
    deckCard: Math.round((dock - 78) / CARD_SHAPE),
    laneCard: within(64, height * 0.115, 96),
  };
}

/** The size of an element, measured before the first paint and followed from then on. */
export function useSize(box: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((was) => (was?.width === width && was.height === height ? was : { width, height }));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box]);
  return size;
}
