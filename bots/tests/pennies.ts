/** Matching pennies: both seats show a side at the same time; seat 0 wins when they match. Whoever can be foreseen loses. */
import {
  HIDDEN_CHANCE,
  NOBODY,
  cloneChance,
  pick,
  type BotKnowledge,
  type Game,
  type GameState,
  type Seat,
} from '@cantiere/engine';

export interface PenniesState extends GameState {
  /** Each seat's side; HIDDEN to the other, NOT_YET before. */
  sides: number[];
}
export type PenniesMove = { readonly type: 'SHOW'; readonly side: number };

const NOT_YET = -1;
const HIDDEN = -2;
const SHOW: readonly PenniesMove[] = [0, 1].map((side) => Object.freeze({ type: 'SHOW', side }));

const asked = ({ sides }: PenniesState): Seat[] => [0, 1].filter((seat) => sides[seat] === NOT_YET);
const matchWins = ({ sides }: PenniesState): number[] => (sides[0] === sides[1] ? [1, 0] : [0, 1]);

export const pennies: Game<PenniesState, PenniesMove> = {
  meta: {
    id: 'pennies',
    rulePrefix: 'PEN',
    rulesVersion: 1,
    title: { it: 'Pari o dispari', en: 'Matching pennies' },
    tagline: { it: '', en: '' },
    players: { min: 2, max: 2 },
    minutes: { min: 1, max: 1 },
    weight: 1,
    credits: { designer: '', publisher: '', year: 1928 },
  },
  options: [],
  refusalCodes: [],
  refuseTable: () => undefined,
  setup: (seats, options, chance) => ({ seats, options, chance, sides: [NOT_YET, NOT_YET] }),
  toAct: (state) => (asked(state).length > 0 ? asked(state) : NOBODY),
  moves: (state, seat) => (asked(state).includes(seat) ? [...SHOW] : []),
  refuse: () => undefined,
  play(state, seat, { side }) {
    state.sides[seat] = side;
  },
  clone: (state) => ({ ...state, chance: cloneChance(state.chance), sides: [...state.sides] }),
  view: (state, viewer) => ({
    ...state,
    viewer,
    chance: HIDDEN_CHANCE,
    sides: state.sides.map((side, seat) => (side === NOT_YET || seat === viewer || asked(state).length === 0 ? side : HIDDEN)),
  }),
  imagine: (view, _seat, chance) => ({
    ...view,
    chance: cloneChance(chance),
    sides: view.sides.map((side) => (side === HIDDEN ? pick(chance, [0, 1]) : side)),
  }),
  choices: () => [],
  result(state) {
    if (asked(state).length > 0) return undefined;
    const totals = matchWins(state);
    return { sheet: [{ category: 'match', points: totals }], totals, ranks: totals.map((won) => 2 - won), endReason: 'SHOWN' };
  },
  scores: () => [0, 0],
  round: () => 1,
  census: () => ({}),
};

export const penniesBot: BotKnowledge<PenniesState, PenniesMove> = {
  greedy: () => SHOW[0],
  playout: (_state, _seat, chance) => pick(chance, SHOW),
  evaluate: (_state, out) => void out.fill(0.5),
};
