/** How the board divides the space it is given: rows, columns, sizes of cards. */
import { isLow, modeIn, type Mode } from '../../board-kit/mode.ts';
import { within, type Size } from '../../board-kit/size.ts';
import { CARD_SHAPE } from './art/ActionCard.tsx';

export interface Measures extends Size {
  readonly mode: Mode;
  /** A low window: players, map and my own things beside each other. */
  readonly columned: boolean;
  /** A tablet held upright: players, map and my own things below each other. */
  readonly tall: boolean;
  /** The small parts: a phone, or a low window. */
  readonly compact: boolean;
  /** The column of players at the left; on a phone or a tablet held upright the height of their strip. */
  readonly seats: number;
  /** Hand, site and decks below the map, in a low window beside it. */
  readonly dock: number;
  /** Width of a card in the hand, of one on a deck, of one in an auction's lane. */
  readonly card: number;
  readonly deckCard: number;
  readonly laneCard: number;
}

export function measure(width: number, height: number): Measures {
  const mode = modeIn({ width, height });
  const columned = isLow(mode);
  const plain = { width, height, mode, columned, tall: false };
  if (columned) {
    const roomy = mode === 'short';
    return {
      ...plain,
      compact: true,
      seats: roomy ? 168 : 112,
      dock: roomy ? 288 : within(230, width * 0.3, 262),
      card: roomy ? 59 : within(48, width * 0.062, 55),
      deckCard: roomy ? 58 : 40,
      laneCard: roomy ? 48 : 38,
    };
  }
  if (mode === 'tall')
    return {
      ...plain,
      compact: false,
      tall: true,
      seats: 68,
      dock: 388,
      card: within(66, width * 0.107, 84),
      deckCard: 78,
      laneCard: 70,
    };
  if (mode === 'upright') {
    const card = within(48, height * 0.092, 62);
    return {
      ...plain,
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
    ...plain,
    compact: false,
    seats: within(166, width * 0.186, 214),
    dock,
    card: Math.round(cardHeight / CARD_SHAPE),
    deckCard: Math.round((dock - 92) / CARD_SHAPE),
    laneCard: within(64, height * 0.115, 96),
  };
}
