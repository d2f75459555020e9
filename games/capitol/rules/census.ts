/** All components, wherever they are. Nothing of Capitol ever comes from nowhere or disappears. */
import { AMPHITHEATRE, AUCTIONS, FOUNTAIN, ROUNDS, TEMPLE, TILE_KINDS, tileFor } from './board.ts';
import { CARD_IDS } from './cards.ts';
import { NO_ROOF, PLACED_FOUNTAIN, floorsOf, ownerOf, type State } from './state.ts';

export function census(state: State): Readonly<Record<string, number>> {
  const count: Record<string, number> = {};
  const add = (kind: string, number = 1): void => {
    count[kind] = (count[kind] ?? 0) + number;
  };
  for (const cards of [...state.decks, ...state.piles, ...state.players.map(({ hand }) => hand)]) {
    for (const card of cards) add(card in CARD_IDS ? CARD_IDS[card] : 'hidden');
  }
  add('floor', state.supply);
  add('fountain', state.removed[FOUNTAIN]);
  add('amphitheatre', state.removed[AMPHITHEATRE]);
  add('temple', state.removed[TEMPLE]);
  state.players.forEach(({ site, roofs }, seat) => {
    for (const { floors, roof } of site) {
      add('floor', floors);
      if (roof !== NO_ROOF) add(`roof of seat ${seat}`);
    }
    add(`roof of seat ${seat}`, roofs[0] + roofs[1]);
  });
  for (const { squares, monument } of state.areas) {
    if (monument > 0) add(TILE_KINDS[monument]);
    for (const there of squares) {
      if (there === PLACED_FOUNTAIN) add('fountain');
      if (there < 0) continue;
      add('floor', floorsOf(there));
      add(`roof of seat ${ownerOf(there)}`);
    }
  }
  addTilesToCome(state, add);
  return count;
}

/** Tiles of auctions that have not been decided, and the one that is waiting to be placed. */
function addTilesToCome(state: State, add: (kind: string) => void): void {
  if (state.phase === 'over') return;
  for (let round = state.round; round <= ROUNDS; round++) {
    const decided = round === state.round ? state.auctions.length - (state.phase === 'tile' ? 1 : 0) : 0;
    for (let auction = decided + 1; auction <= AUCTIONS; auction++) add(TILE_KINDS[tileFor(round, auction)]);
  }
}
