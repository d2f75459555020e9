/** Every component, wherever it is: never changes during a game. */
import { CARD_IDS } from './cards.ts';
import { SIZE_OF } from './geometry.ts';
import { NONE, type State } from './state.ts';
import { VOCATIONS, tileName, tileOf } from './words.ts';

export function census(state: State): Readonly<Record<string, number>> {
  const count: Record<string, number> = {};
  const add = (name: string, n = 1): void => {
    count[name] = (count[name] ?? 0) + n;
  };
  const cards = [
    state.planning,
    state.planningDiscard,
    state.contracts,
    state.gone,
    state.tops,
    [state.event],
    ...state.decks,
    ...state.players.flatMap((player) => [player.cards, player.favors]),
  ];
  for (const pile of cards) for (const card of pile) if (card !== NONE) add(CARD_IDS[card]);
  state.tiles.forEach((n, tile) => add(tileName(tile), n + state.demolished[tile]));
  for (const { zone, placement } of state.buildings) add(tileName(tileOf(zone, SIZE_OF[placement])));
  VOCATIONS.forEach((name, vocation) =>
    add(
      name,
      state.players.reduce((sum, player) => sum + player.vocations[vocation], state.reserve[vocation]),
    ),
  );
  return count;
}
