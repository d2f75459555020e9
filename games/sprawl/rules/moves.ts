/**
 * What can be decided, as small constant objects. A `build` is asked in three short steps kept in the state
 * (`build` the contract, `place` it, `pay` for it); a step with only one way to go is taken by itself.
 */
import type { Seat } from '@cantiere/engine';
import { CARD_IDS, STARTING } from './cards.ts';
import { LOTS_OF } from './geometry.ts';
import { CONTRACT_SPACES, PLANNING_SPACES } from './words.ts';

export type Move =
  | { readonly type: 'BUY_START'; readonly building: string }
  | { readonly type: 'INVEST'; readonly card: string }
  | { readonly type: 'ACQUIRE_PLANNING'; readonly space: string }
  | { readonly type: 'TAKE_FAVOR'; readonly space: string }
  /** `source` is a contract space or the card id of an own Favor. */
  | { readonly type: 'BUILD'; readonly source: string }
  /** Lots are numbered 12 x row + column. `demolish` names the buildings that stand on them; `renewal` spends an Urban Renewal card. */
  | {
      readonly type: 'PLACE';
      readonly lots: readonly number[];
      readonly demolish: readonly string[];
      readonly renewal: boolean;
    }
  | { readonly type: 'PAY'; readonly permits: readonly string[] }
  | { readonly type: 'END_TURN' }
  /** Answers the open question. */
  | { readonly type: 'DECIDE'; readonly decision: number; readonly choice: string };

/*
 * How a choice is written:
 *   pay, decline, wealth, prestige                 offers and payments
 *   seat2                                          a player
 *   lot57                                          a lot
 *   S06, T04, X3                                   a building; S06>S07 a pair to be exchanged, the own one first
 *   G4                                             a grey space; G1>G4 the marker on G1 goes to G4
 *   planning2                                      a planning box
 *   tiles1                                         so many vocation tiles pay prestige
 *   mayor, da, treasurer, chief, boss              an office
 *   order201                                       the players in this order
 */
export const PAY = 'pay';
export const DECLINE = 'decline';
export const WEALTH = 'wealth';
export const PRESTIGE = 'prestige';

export const SEAT_CHOICES: readonly string[] = [0, 1, 2, 3].map((seat) => `seat${seat}`);
export const LOT_CHOICES: readonly string[] = Array.from({ length: 144 }, (_, lot) => `lot${lot}`);
export const TILE_CHOICES: readonly string[] = [0, 1, 2, 3, 4, 5].map((count) => `tiles${count}`);

/** The number at the end of a choice such as seat2 or lot57. */
export function numberIn(choice: string, word: 'seat' | 'lot' | 'tiles'): number {
  return Number(choice.slice(word.length));
}

export function orderChoice(order: readonly Seat[]): string {
  return `order${order.join('')}`;
}

export function orderIn(choice: string): Seat[] {
  return Array.from(choice.slice('order'.length), Number);
}

export function pairIn(choice: string): readonly [string, string] {
  const [left = '', right = ''] = choice.split('>');
  return [left, right];
}

const frozen = (move: Move): Move => Object.freeze(move);

// Every move with one word in it, made once.
export const END_TURN: Move = frozen({ type: 'END_TURN' });
/** By index into STARTING. */
export const BUY_START: readonly Move[] = STARTING.map(({ id }) => frozen({ type: 'BUY_START', building: id }));
/** By card. */
export const INVEST: readonly Move[] = CARD_IDS.map((card) => frozen({ type: 'INVEST', card }));
/** By index into PLANNING_SPACES. */
export const ACQUIRE: readonly Move[] = PLANNING_SPACES.map((space) => frozen({ type: 'ACQUIRE_PLANNING', space }));
/** By index into CONTRACT_SPACES. */
export const TAKE_FAVOR: readonly Move[] = CONTRACT_SPACES.map((space) => frozen({ type: 'TAKE_FAVOR', space }));
export const BUILD: readonly Move[] = CONTRACT_SPACES.map((source) => frozen({ type: 'BUILD', source }));
/** By card. */
export const BUILD_FAVOR: readonly Move[] = CARD_IDS.map((source) => frozen({ type: 'BUILD', source }));
/** By placement, on empty lots. */
const NOTHING: readonly string[] = Object.freeze([]);
export const PLACE: readonly Move[] = LOTS_OF.map((lots) => frozen({ type: 'PLACE', lots, demolish: NOTHING, renewal: false }));

/** All orders, the given one first. */
export function permutations(seats: readonly Seat[]): Seat[][] {
  if (seats.length <= 1) return [[...seats]];
  return seats.flatMap((seat) => permutations(seats.filter((other) => other !== seat)).map((rest) => [seat, ...rest]));
}
