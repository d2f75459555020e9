/** The rules of New Game. Change them bit by bit: `npm test newgame` and `npm test -- games/tests -t newgame` say what no longer fits. */
import {
  HIDDEN_CHANCE,
  NOBODY,
  below,
  cloneChance,
  only,
  rankSeats,
  refusal,
  split,
  type Choice,
  type Game,
  type GameState,
  type MoveOf,
  type Refusal,
  type Seat,
} from '@cantiere/engine';
import { meta } from '../meta.ts';
import type { moveSchema } from './schema.ts';

/** Everything on the table, as plain data. What somebody may not know needs a value that says "unknown": a view has this shape too. */
export interface State extends GameState {
  phase: 'turn' | 'over';
  asked: Seat;
  stones: number;
  /** Stones of each seat. */
  taken: number[];
  /** Who took the last one; -1 while there are stones. */
  last: number;
}

export type Move = MoveOf<typeof moveSchema>;

export type Event =
  | { readonly kind: 'took'; readonly seat: Seat; readonly count: number; readonly left: number }
  | { readonly kind: 'gameOver'; readonly last: Seat };

const FEWEST = 15;
const SPREAD = 10;
const LAST_STONE = 3;
const TAKES: readonly Move[] = [1, 2, 3].map((count) => ({ type: 'TAKE', count }));

/** The one place that says what is legal, with the rule's id and the numbers. */
function refuse(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (state.phase === 'over') return refusal('GAME_OVER', 'NEW-3');
  if (seat !== state.asked) return refusal('NOT_YOUR_TURN', 'NEW-2');
  if (move.count > state.stones) return refusal('TOO_MANY', 'NEW-2', { need: move.count, have: state.stones });
  return undefined;
}

const points = ({ taken, last }: State): number[] => taken.map((stones, seat) => stones + (seat === last ? LAST_STONE : 0));

export const game: Game<State, Move, Event> = {
  meta,
  options: [],
  refusalCodes: ['GAME_OVER', 'NOT_YOUR_TURN', 'TOO_MANY', 'MALFORMED', 'BAD_OPTION', 'BAD_TABLE'],
  refuseTable: () => undefined,
  setup(seats, options, chance) {
    const stones = FEWEST + below(chance, SPREAD);
    return { seats, options, chance, phase: 'turn', asked: 0, stones, taken: Array<number>(seats).fill(0), last: -1 };
  },
  toAct: (state) => (state.phase === 'over' ? NOBODY : only(state.asked)),
  moves: (state, seat) => TAKES.filter((move) => !refuse(state, seat, move)),
  refuse,
  play(state, seat, { count }, tell) {
    state.stones -= count;
    state.taken[seat] += count;
    tell?.push({ event: { kind: 'took', seat, count, left: state.stones } });
    if (state.stones > 0) {
      state.asked = (seat + 1) % state.seats;
      return;
    }
    state.phase = 'over';
    state.last = seat;
    tell?.push({ event: { kind: 'gameOver', last: seat } });
  },
  clone: (state) => ({ ...state, chance: cloneChance(state.chance), taken: [...state.taken] }),
  // Nothing is hidden here but the generator; see games/torre for hands and a heap.
  view: ({ seats, options, phase, asked, stones, taken, last }, viewer) => ({
    viewer,
    seats,
    options,
    chance: HIDDEN_CHANCE,
    phase,
    asked,
    stones,
    taken: [...taken],
    last,
  }),
  imagine: ({ viewer: _viewer, ...seen }, _seat, chance) => ({
    ...seen,
    taken: [...seen.taken],
    chance: split(chance, 'imagined'),
  }),
  // `at` names what a person touches to make the choice; pieces of a board have these names.
  choices: (view, seat): Choice<Move>[] =>
    view.phase === 'over' || seat !== view.asked
      ? []
      : TAKES.map((move) => {
          const refused = refuse(view, seat, move);
          return { kind: 'move', under: [], at: [`stones:${move.count}`], move, ...(refused && { refusal: refused }) };
        }),
  result(state) {
    if (state.phase !== 'over') return undefined;
    const totals = points(state);
    const bonus = totals.map((total, seat) => total - state.taken[seat]);
    const sheet = [
      { category: 'stones', points: [...state.taken] },
      { category: 'last', points: bonus },
    ];
    return { sheet, totals, ranks: rankSeats([totals]), endReason: 'NO_STONES' };
  },
  scores: points,
  round: (state) => 1 + Math.min(...state.taken),
  census: (state) => ({ stones: state.taken.reduce((sum, stones) => sum + stones, state.stones) }),
};
