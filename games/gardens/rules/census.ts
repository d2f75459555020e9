/** All components, wherever they are. GAR-1.1. */
import { CARD_IDS, COLORS, KIND_IDS, KIND_OF_TILE } from './data.ts';
import { hasTemple } from './garden.ts';
import type { State } from './state.ts';

export function census(state: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const add = (kind: string, number = 1): void => {
    counts[kind] = (counts[kind] ?? 0) + number;
  };
  const cards = (list: readonly number[]): void => list.forEach((card) => card >= 0 && add(CARD_IDS[card]));
  const tiles = (list: readonly number[]): void => list.forEach((tile) => tile >= 0 && add(KIND_IDS[KIND_OF_TILE[tile]]));
  cards(state.deck);
  cards(state.offer);
  cards(state.discarded);
  tiles(state.supply);
  tiles(state.display);
  state.players.forEach(({ garden, laid, temples, taken, blind }, seat) => {
    cards(laid.filter((_, i) => i % 4 === 0));
    tiles(taken);
    tiles(blind);
    add(`temple-${COLORS[seat]}`, temples + garden.squares.filter(hasTemple).length);
  });
  return counts;
}
