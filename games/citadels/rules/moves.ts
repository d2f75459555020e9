/**
 * The moves as the rules hand them about. Those that can be counted are made once and shared, so that listing them allocates
 * nothing. An id that names nothing is well formed and gets the action's own refusal.
 */
import type { MoveOf, Seat } from '@cantiere/engine';
import { CHARACTERS, DISTRICTS, NONE, type Character, type District } from './catalog.ts';
import type { moveSchema } from './schema.ts';

export type Move = MoveOf<typeof moveSchema>;

const MOST_PLAYERS = 7;

export const TAKE_GOLD: Move = Object.freeze({ type: 'TAKE_GOLD' });
export const DRAW_CARDS: Move = Object.freeze({ type: 'DRAW_CARDS' });
export const DRAW_FEWER: Move = Object.freeze({ type: 'DRAW_CARDS', fewer: true });
export const COLLECT_INCOME: Move = Object.freeze({ type: 'COLLECT_INCOME' });
export const ARCHITECT_DRAW: Move = Object.freeze({ type: 'ARCHITECT_DRAW' });
export const USE_SMITHY: Move = Object.freeze({ type: 'USE_SMITHY' });
export const GRAVEYARD_RECOVER: Move = Object.freeze({ type: 'GRAVEYARD_RECOVER' });
export const GRAVEYARD_DECLINE: Move = Object.freeze({ type: 'GRAVEYARD_DECLINE' });
export const END_TURN: Move = Object.freeze({ type: 'END_TURN' });
export const END_TURN_FORGOING: Move = Object.freeze({ type: 'END_TURN', forgo: true });

const eachDistrict = (make: (card: string) => Move): readonly Move[] => DISTRICTS.map((id) => Object.freeze(make(id)));
const eachCharacter = (make: (character: string) => Move): readonly Move[] => CHARACTERS.map((id) => Object.freeze(make(id)));

const BUILD = eachDistrict((card) => ({ type: 'BUILD', card }));
const USE_LABORATORY = eachDistrict((card) => ({ type: 'USE_LABORATORY', card }));
const ASSASSINATE = eachCharacter((character) => ({ type: 'ASSASSINATE', character }));
const ROB = eachCharacter((character) => ({ type: 'ROB', character }));
const SWAP_HANDS: readonly Move[] = Array.from({ length: MOST_PLAYERS }, (_, player) =>
  Object.freeze({ type: 'SWAP_HANDS', player }),
);
const DESTROY = Array.from({ length: MOST_PLAYERS }, (_, player) => eachDistrict((card) => ({ type: 'DESTROY', player, card })));
const KEEP_ONE = eachDistrict((card) => ({ type: 'KEEP_CARDS', cards: Object.freeze([card]) }));
const KEEP_TWO = DISTRICTS.map((one) => eachDistrict((other) => ({ type: 'KEEP_CARDS', cards: Object.freeze([one, other]) })));
const KEEP_CHARACTER = eachCharacter((character) => ({ type: 'DRAFT_PICK', character }));
const KEEP_AND_DISCARD = CHARACTERS.map((character) => eachCharacter((discard) => ({ type: 'DRAFT_PICK', character, discard })));

export function build(district: District): Move {
  return BUILD[district];
}

export function useLaboratory(district: District): Move {
  return USE_LABORATORY[district];
}

export function assassinate(character: Character): Move {
  return ASSASSINATE[character];
}

export function rob(character: Character): Move {
  return ROB[character];
}

export function swapHands(player: Seat): Move {
  return SWAP_HANDS[player];
}

export function destroy(player: Seat, district: District): Move {
  return DESTROY[player][district];
}

export function keepCharacter(character: Character, discard: Character = NONE): Move {
  return discard === NONE ? KEEP_CHARACTER[character] : KEEP_AND_DISCARD[character][discard];
}

export function keepCard(district: District): Move {
  return KEEP_ONE[district];
}

export function keepBoth(one: District, other: District): Move {
  return KEEP_TWO[one][other];
}

export function redraw(cards: readonly District[]): Move {
  return { type: 'REDRAW', cards: cards.map((district) => DISTRICTS[district]) };
}
