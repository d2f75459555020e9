/** How the board divides the space it is given: rows, columns, sizes of cards. */
import { within, type Size } from '../../board-kit/size.ts';
import { CARD_SHAPE } from './art/ActionCard.tsx';

export interface Room extends Size {
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

/** Side by side needs some height too: for the players, and for an auction above the hand. */
const isCompact = (width: number, height: number): boolean => width < 700 || (width < 800 && height < 600);

export function divide(width: number, height: number): Room {
  if (isCompact(width, height)) {
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
