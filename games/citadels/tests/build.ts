/** Plays and looks at positions in one readable line; examples/position.ts builds them. */
import { heardBy, type Seat, type Viewer } from '@cantiere/engine';
import { CHARACTERS, DISTRICTS, NONE } from '../rules/catalog.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { seatOf, type Letter } from '../examples/position.ts';

export * from '../examples/position.ts';

/** Plays a legal move of the seat that is asked; the events come back. An illegal one fails the test with its reason. */
export function play(state: State, move: Move): Event[] {
  const refused = game.refuse(state, state.asked, move);
  if (refused) throw new Error(`${move.type} is refused: ${refused.code} (${refused.rule})`);
  const told: Parameters<typeof game.play>[3] = [];
  game.play(state, state.asked, move, told);
  return heardBy(told, 'all');
}

/** The same, as one viewer hears it. */
export function playHeardBy(state: State, move: Move, viewer: Viewer): Event[] {
  const told: Parameters<typeof game.play>[3] = [];
  game.play(state, state.asked, move, told);
  return heardBy(told, viewer);
}

/** The reason code for the seat that is asked, or 'fine'. */
export function codeOf(state: State, move: Move, seat: Seat = state.asked): string {
  return game.refuse(state, seat, move)?.code ?? 'fine';
}

export const gold = (state: State, letter: Letter): number => state.players[seatOf(letter)].gold;
export const hand = (state: State, letter: Letter): string[] => state.players[seatOf(letter)].hand.map((d) => DISTRICTS[d]);
export const city = (state: State, letter: Letter): string[] => state.players[seatOf(letter)].city.map((d) => DISTRICTS[d]);
export const turnOf = (state: State): string => (state.called === NONE ? 'draft' : CHARACTERS[state.called]);
/** Cards under the deck, lowest first. */
export const bottom = (state: State, count: number): string[] => state.deck.slice(0, count).map((d) => DISTRICTS[d]);
export const has = (events: readonly Event[], kind: Event['kind']): boolean => events.some((event) => event.kind === kind);
export const total = (state: State): number => Object.values(game.census(state)).reduce((sum, n) => sum + n, 0);
