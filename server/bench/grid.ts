/** The benchmark's game, the same as bench/peer/grid.mjs: two players in turn claim one of a hundred cells; each has a secret. It never ends. */
import { HIDDEN_CHANCE, NOT_YOUR_TURN, below, cloneChance, only, refusal, split, type Chance, type Game } from '@cantiere/engine';
import Type from 'typebox';
import type { Served } from '../shelf.ts';

const CELLS = 100;
const NOBODY_YET = -1;

interface State {
  readonly seats: number;
  readonly options: Record<string, never>;
  chance: Chance;
  cells: number[];
  secrets: number[];
  turn: number;
}

interface Move {
  readonly type: 'claim';
  readonly cell: number;
}

type Event = { readonly kind: 'claimed'; readonly seat: number; readonly cell: number };

const moveSchema = Type.Object(
  { type: Type.Literal('claim'), cell: Type.Integer({ minimum: 0, maximum: CELLS - 1 }) },
  { additionalProperties: false },
);

const grid: Game<State, Move, Event> = {
  meta: {
    id: 'grid',
    rulePrefix: 'GRD',
    rulesVersion: 1,
    title: { it: 'Griglia', en: 'Grid' },
    tagline: { it: '', en: '' },
    players: { min: 2, max: 2 },
    minutes: { min: 1, max: 1 },
    weight: 1,
    credits: { designer: '', publisher: '', year: 2026 },
  },
  options: [],
  refusalCodes: ['OWN_CELL'],
  refuseTable: () => undefined,
  setup: (seats, _options, chance) => ({
    seats,
    options: {},
    chance,
    cells: Array.from({ length: CELLS }, () => NOBODY_YET),
    secrets: Array.from({ length: seats }, () => below(chance, 1000)),
    turn: 0,
  }),
  toAct: (state) => only(state.turn),
  moves: (state, seat) =>
    seat === state.turn ? state.cells.flatMap((owner, cell) => (owner === seat ? [] : [{ type: 'claim', cell }])) : [],
  refuse(state, seat, { cell }) {
    if (seat !== state.turn) return refusal(NOT_YOUR_TURN, 'GRD-1');
    return state.cells[cell] === seat ? refusal('OWN_CELL', 'GRD-2') : undefined;
  },
  play(state, seat, { cell }, tell) {
    state.cells[cell] = seat;
    state.turn = 1 - seat;
    tell?.push({ event: { kind: 'claimed', seat, cell } });
  },
  clone: (state) => ({ ...state, chance: cloneChance(state.chance), cells: [...state.cells], secrets: [...state.secrets] }),
  view: (state, viewer) => ({
    viewer,
    seats: state.seats,
    options: state.options,
    chance: HIDDEN_CHANCE,
    cells: [...state.cells],
    secrets: state.secrets.map((secret, seat) => (seat === viewer ? secret : -1)),
    turn: state.turn,
  }),
  imagine: ({ viewer: _viewer, ...state }, _seat, chance) => ({ ...state, chance: split(chance, 'world') }),
  choices: (view, seat) => grid.moves(view, seat).map((move) => ({ kind: 'move', under: [], at: [JSON.stringify(move)], move })),
  result: () => undefined,
  scores: (state) => [0, 1].map((seat) => state.cells.filter((owner) => owner === seat).length),
  round: () => 1,
  census: () => ({ cells: CELLS }),
};

export const shelf: readonly Served[] = [
  {
    meta: grid.meta,
    rules: () => Promise.resolve({ game: grid }),
    schema: () => Promise.resolve({ moveSchema }),
    bot: () => Promise.reject(new Error('Nobody needs a bot here')),
  },
];
