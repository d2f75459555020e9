/**
 * Torre, the smallest game with everything in it: chance, hidden hands, refusals with numbers, an option, a score sheet. A larger
 * game has a file for each of these parts (docs/decisions/007); the rules themselves stand in rules.md.
 */
import {
  HIDDEN_CHANCE,
  NOBODY,
  cloneChance,
  only,
  rankSeats,
  refusal,
  shuffle,
  split,
  type Chance,
  type Choice,
  type Game,
  type GameState,
  type MoveOf,
  type Refusal,
  type Result,
  type Seat,
  type Told,
  type View,
  type Viewer,
} from '@cantiere/engine';
import { meta } from '../meta.ts';
import type { moveSchema } from './schema.ts';

export interface State extends GameState {
  /** Next stone last. In views every stone of the heap is UNKNOWN. */
  heap: number[];
  /** hands[seat], sorted; in views the others' stones are UNKNOWN. */
  hands: number[][];
  /** towers[seat], ground first. */
  towers: number[][];
  phase: 'turn' | 'over';
  /** Whose turn it is. */
  asked: Seat;
  passesInARow: number;
}

export type Move = MoveOf<typeof moveSchema>;

export type Event =
  | { readonly kind: 'drew'; readonly seat: Seat; readonly stone?: number }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly stone: number }
  | { readonly kind: 'passed'; readonly seat: Seat };

const UNKNOWN = 0;
const SIZES = [1, 2, 3, 4, 5];
const COPIES = 4;
const HAND = 2;
const TALLEST_BONUS = 5;

const DRAW: Move = { type: 'DRAW' };
const PASS: Move = { type: 'PASS' };
const LAY: readonly Move[] = [0, ...SIZES].map((stone) => ({ type: 'LAY', stone }));

const allStones = (): number[] => SIZES.flatMap((size) => Array<number>(COPIES).fill(size));
const topOf = (tower: readonly number[]): number => tower.at(-1) ?? 0;

/** The smallest stone that may go on this tower. */
const leastFor = (state: State, seat: Seat): number => topOf(state.towers[seat]) + (state.options['strict'] ? 1 : 0);

function refuse(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (state.phase === 'over') return refusal('GAME_OVER', 'TOR-5');
  if (seat !== state.asked) return refusal('NOT_YOUR_TURN', 'TOR-2');
  switch (move.type) {
    case 'DRAW':
      return state.heap.length === 0 ? refusal('HEAP_EMPTY', 'TOR-3') : undefined;
    case 'PASS':
      return state.heap.length > 0 ? refusal('HEAP_NOT_EMPTY', 'TOR-5', { have: state.heap.length }) : undefined;
    case 'LAY':
      if (!state.hands[seat].includes(move.stone)) return refusal('STONE_NOT_IN_HAND', 'TOR-4');
      return move.stone < leastFor(state, seat)
        ? refusal('TOO_SMALL', 'TOR-4', { need: leastFor(state, seat), have: move.stone })
        : undefined;
  }
}

function play(state: State, seat: Seat, move: Move, tell?: Told<Event>[]): void {
  state.passesInARow = move.type === 'PASS' ? state.passesInARow + 1 : 0;
  switch (move.type) {
    case 'DRAW': {
      const stone = state.heap.pop()!;
      state.hands[seat].push(stone);
      state.hands[seat].sort((a, b) => a - b);
      tell?.push({ event: { kind: 'drew', seat, stone }, to: [seat], otherwise: { kind: 'drew', seat }, reveals: true });
      break;
    }
    case 'LAY':
      state.hands[seat].splice(state.hands[seat].indexOf(move.stone), 1);
      state.towers[seat].push(move.stone);
      tell?.push({ event: { kind: 'laid', seat, stone: move.stone } });
      break;
    case 'PASS':
      tell?.push({ event: { kind: 'passed', seat } });
  }
  state.asked = (seat + 1) % state.seats;
  if (state.passesInARow === state.seats) state.phase = 'over';
}

function moves(state: State, seat: Seat): Move[] {
  const stones = [...new Set(state.hands[seat])];
  return [DRAW, ...stones.map((stone) => LAY[stone]), PASS].filter((move) => !refuse(state, seat, move));
}

function result(state: State): Result | undefined {
  if (state.phase !== 'over') return undefined;
  const stones = state.towers.map((tower) => tower.reduce((sum, stone) => sum + stone, 0));
  const heights = state.towers.map((tower) => tower.length);
  const tallest = Math.max(...heights);
  const alone = heights.filter((height) => height === tallest).length === 1;
  const bonus = heights.map((height) => (alone && height === tallest ? TALLEST_BONUS : 0));
  const totals = stones.map((sum, seat) => sum + bonus[seat]);
  const sheet = [
    { category: 'stones', points: stones },
    { category: 'tallest', points: bonus },
  ];
  return { sheet, totals, ranks: rankSeats([totals]), endReason: 'ALL_PASSED' };
}

function view(state: State, viewer: Viewer): View<State> {
  const open = viewer === 'all' || state.phase === 'over';
  return {
    viewer,
    seats: state.seats,
    options: state.options,
    chance: HIDDEN_CHANCE,
    heap: open ? [...state.heap] : state.heap.map(() => UNKNOWN),
    hands: state.hands.map((hand, seat) => (open || seat === viewer ? [...hand] : hand.map(() => UNKNOWN))),
    towers: state.towers.map((tower) => [...tower]),
    phase: state.phase,
    asked: state.asked,
    passesInARow: state.passesInARow,
  };
}

/** Deals the stones that the seat has not seen to the places that it cannot look into. */
function imagine(seen: View<State>, seat: Seat, chance: Chance): State {
  const unseen = allStones();
  for (const stone of [...seen.hands[seat], ...seen.towers.flat()]) unseen.splice(unseen.indexOf(stone), 1);
  shuffle(chance, unseen);
  const deal = (count: number): number[] => unseen.splice(0, count);
  return {
    seats: seen.seats,
    options: seen.options,
    chance: split(chance, 'imagined'),
    hands: seen.hands.map((hand, other) => (other === seat ? [...hand] : deal(hand.length).sort((a, b) => a - b))),
    towers: seen.towers.map((tower) => [...tower]),
    heap: deal(seen.heap.length),
    phase: seen.phase,
    asked: seen.asked,
    passesInARow: seen.passesInARow,
  };
}

function choices(seen: View<State>, seat: Seat): Choice<Move>[] {
  if (seen.phase === 'over' || seen.asked !== seat) return [];
  const stones = [...new Set(seen.hands[seat])];
  return [DRAW, ...stones.map((stone) => LAY[stone]), PASS].map((move) => {
    const refused = refuse(seen, seat, move);
    const under = [move.type === 'LAY' ? 'lay' : 'other'];
    return { kind: 'move', under, at: touches(move), move, ...(refused && { refusal: refused }) };
  });
}

/** What a person touches: the stone in their hand, the heap, or a button. */
function touches(move: Move): readonly string[] {
  switch (move.type) {
    case 'LAY':
      return [`hand:${move.stone}`];
    case 'DRAW':
      return ['heap'];
    case 'PASS':
      return ['do:pass'];
  }
}

export const game: Game<State, Move, Event> = {
  meta,
  options: [
    {
      id: 'strict',
      type: 'flag',
      default: false,
      label: { it: 'Ogni pietra dev’essere più grande di quella sotto', en: 'Each stone must be larger than the one below' },
    },
  ],
  refusalCodes: [
    'GAME_OVER',
    'MALFORMED',
    'NOT_YOUR_TURN',
    'HEAP_EMPTY',
    'HEAP_NOT_EMPTY',
    'STONE_NOT_IN_HAND',
    'TOO_SMALL',
    'BAD_OPTION',
    'BAD_TABLE',
  ],
  refuseTable: () => undefined,
  setup(seats, options, chance) {
    const heap = shuffle(chance, allStones());
    const hands = Array.from({ length: seats }, () => heap.splice(-HAND).sort((a, b) => a - b));
    return { seats, options, chance, heap, hands, towers: hands.map(() => []), phase: 'turn', asked: 0, passesInARow: 0 };
  },
  toAct: (state) => (state.phase === 'over' ? NOBODY : only(state.asked)),
  moves: (state, seat) => (state.phase === 'over' || seat !== state.asked ? [] : moves(state, seat)),
  refuse,
  play,
  clone: (state) => ({
    ...state,
    chance: cloneChance(state.chance),
    heap: [...state.heap],
    hands: state.hands.map((hand) => [...hand]),
    towers: state.towers.map((tower) => [...tower]),
  }),
  view,
  imagine,
  choices,
  result,
  scores: (state) => state.towers.map((tower) => tower.reduce((sum, stone) => sum + stone, 0)),
  round: (state) => 1 + Math.max(...state.towers.map((tower) => tower.length)),
  census(state) {
    const count: Record<string, number> = {};
    for (const stone of [state.heap, ...state.hands, ...state.towers].flat())
      count[`stone ${stone}`] = (count[`stone ${stone}`] ?? 0) + 1;
    return count;
  },
};
