/** The moves and answers as the rules hand them about. Those that can be counted are made once and shared. */
import type { MoveOf, Seat } from '@cantiere/engine';
import { CARD_IDS, STARTING } from './cards.ts';
import { LOTS_OF } from './geometry.ts';
import type { moveSchema } from './schema.ts';
import { CONTRACT_SPACES, GREY_SPACES, OFFICES, PLANNING_SPACES } from './words.ts';

export type Move = MoveOf<typeof moveSchema>;
type Kind<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

/** Whatever answers a question: a word, or one of the things below. */
export type Answer = Kind<'DECIDE'>['answer'];
type With<Field extends string> = Extract<Answer, Readonly<Record<Field, unknown>>>;

export type Decline = 'decline';
export type SeatAnswer = With<'seat'>;
export type OrderAnswer = With<'order'>;
export type LotAnswer = With<'lot'>;
export type BuildingAnswer = With<'building'>;
export type ExchangeAnswer = With<'give'>;
export type GreyAnswer = With<'grey'>;
export type MarkerAnswer = With<'from'>;
export type SpaceAnswer = With<'space'>;
export type OfficeAnswer = With<'office'>;
export type TilesAnswer = With<'tiles'>;

export const PAY = 'pay';
export const DECLINE: Decline = 'decline';
export const WEALTH = 'wealth';
export const PRESTIGE = 'prestige';

const seats: readonly SeatAnswer[] = [0, 1, 2, 3].map((seat) => Object.freeze({ seat }));
const lots: readonly LotAnswer[] = Array.from({ length: 144 }, (_, lot) => Object.freeze({ lot }));
const tiles: readonly TilesAnswer[] = [0, 1, 2, 3, 4, 5].map((count) => Object.freeze({ tiles: count }));
const greys: readonly GreyAnswer[] = GREY_SPACES.map((grey) => Object.freeze({ grey }));
const markers: readonly (readonly MarkerAnswer[])[] = GREY_SPACES.map((from) =>
  GREY_SPACES.map((to) => Object.freeze({ from, to })),
);
const spaces: readonly SpaceAnswer[] = PLANNING_SPACES.map((space) => Object.freeze({ space }));
const offices: readonly OfficeAnswer[] = OFFICES.map((office) => Object.freeze({ office }));

/**
 * An answer for each seat. Pushed one by one: what `map` makes is another kind of list to V8 once it is compiled, and whatever
 * reads it is then compiled again.
 */
export function seatAnswers(some: readonly Seat[]): SeatAnswer[] {
  const found: SeatAnswer[] = [];
  for (let i = 0; i < some.length; i++) found.push(seats[some[i]]);
  return found;
}
export const lotAnswer = (lot: number): LotAnswer => lots[lot];
const buildings = new Map<string, BuildingAnswer>();

/** Every building has one answer that names it. */
export function buildingAnswer(building: string): BuildingAnswer {
  let answer = buildings.get(building);
  if (!answer) {
    answer = Object.freeze({ building });
    buildings.set(building, answer);
  }
  return answer;
}
/** From none to all of so many tiles. */
export const tilesUpTo = (held: number): TilesAnswer[] => tiles.slice(0, held + 1);
/** By index into GREY_SPACES. */
export const greyAnswer = (space: number): GreyAnswer => greys[space];
export const markerAnswer = (from: number, to: number): MarkerAnswer => markers[from][to];
/** By index into PLANNING_SPACES. */
export const spaceAnswer = (space: number): SpaceAnswer => spaces[space];
/** By index into OFFICES. */
export const officeAnswer = (office: number): OfficeAnswer => offices[office];

/** Which of the options an answer is. Those of the rules are mostly the same object, those from outside say the same. */
export function optionMeant<A extends Answer>(options: readonly A[], answer: Answer): A | undefined {
  for (let i = 0; i < options.length; i++) if (options[i] === answer) return options[i];
  return options.find((option) => sayTheSame(option, answer));
}

function sayTheSame(one: Answer, other: Answer): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  const [fields, others]: Fields[] = [one, other];
  const names = Object.keys(fields);
  return names.length === Object.keys(others).length && names.every((name) => sameField(fields[name], others[name]));
}

type Field = string | number | readonly number[];
type Fields = Readonly<Record<string, Field>>;

function sameField(one: Field, other: Field | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return one.length === other.length && one.every((seat, at) => seat === other[at]);
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

const decisions = new Map<Answer, Move[]>();

/** The move that gives an answer. Where the answer is shared so is the move: search knows it again without looking inside. */
export function decide(decision: number, answer: Answer): Move {
  if (typeof answer === 'object' && !Object.isFrozen(answer)) return { type: 'DECIDE', decision, answer };
  let known = decisions.get(answer);
  if (!known) decisions.set(answer, (known = []));
  return (known[decision] ??= frozen({ type: 'DECIDE', decision, answer }));
}

const orders = new Map<string, readonly OrderAnswer[]>();

/** All orders, the given one first. */
export function ordersOf(seats: readonly Seat[]): readonly OrderAnswer[] {
  const key = seats.join();
  let found = orders.get(key);
  if (!found) {
    found = Object.freeze(permutations(seats).map((order) => Object.freeze({ order: Object.freeze(order) })));
    orders.set(key, found);
  }
  return found;
}

function permutations(seats: readonly Seat[]): Seat[][] {
  if (seats.length <= 1) return [[...seats]];
  return seats.flatMap((seat) => permutations(seats.filter((other) => other !== seat)).map((rest) => [seat, ...rest]));
}
