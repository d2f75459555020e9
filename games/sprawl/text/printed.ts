/** Numbers that rules pages tell of the components, worked out from the data. */
import { data } from '../data/index.ts';
import { CARDS, CARD_IDS, PAYOUTS, STARTING, TILE_COUNTS, VOCATION_COUNTS, startWealth } from '../rules/cards.ts';
import { PRESTIGE_ROW, WEALTH_ROW, blockOfLot } from '../rules/geometry.ts';
import {
  BOSS_AP,
  CONTRACT_AP,
  CONTRACT_BOXES,
  PARK,
  PLANNING_AP,
  PLANNING_BOXES,
  TREASURER_INCOME,
  TURN_AP,
  tileOf,
} from '../rules/words.ts';

/** The best block of the board, the one of the prestige marker's example, and empty land in the west. */
const { prestigeBands: bands, wealthColumns: columns } = data.board;
const best = Math.max(...bands) + Math.max(...columns);
const underMarker = bands[2] + columns[3];
const west = bands[1] + columns[0];
/** The marker of the example. */
const PRESTIGE_MARKER = 6;
/** The contract of the examples. */
const highSchool = CARDS[CARD_IDS.indexOf('T04')];

/** Rows and value of the block of a starting building. */
function standing(id: string): { readonly prestige: number; readonly wealth: number; readonly value: number } {
  const block = blockOfLot(STARTING.find((known) => known.id === id)?.lot ?? 0);
  return { prestige: PRESTIGE_ROW[block], wealth: WEALTH_ROW[block], value: PRESTIGE_ROW[block] + WEALTH_ROW[block] };
}

const boxes = (costs: readonly number[]): { readonly least: number; readonly most: number } => ({
  least: Math.min(...costs),
  most: Math.max(...costs),
});

/** The wealth row of the example: what four players get, and what two leaders share. */
const example = 6;
const [first, second, third, fourth] = PAYOUTS[example];
/** Whether the table is that of a rule: the first place gets the number of the row, each further one half of the one before. */
const halves = PAYOUTS.every((places, row) => places.every((pay, place) => pay === Math.floor(row / 2 ** place)));

export const printed = {
  bands,
  columns,
  best,
  west,
  marker: { before: underMarker, after: underMarker + PRESTIGE_MARKER },
  highSchool: { pages: highSchool.lots },
  southWest: standing('S03'),
  middle: standing('S10'),
  parks: TILE_COUNTS[tileOf(PARK, 1)],
  vocations: VOCATION_COUNTS.reduce((sum, count) => sum + count, 0),
  startWealth: [2, 3, 4].map(startWealth),
  turnAp: TURN_AP,
  bossAp: BOSS_AP,
  treasurer: TREASURER_INCOME,
  invested: data.decks.planning.permits[0].wealth,
  planning: {
    ...boxes(PLANNING_AP.slice(0, PLANNING_BOXES)),
    last: PLANNING_AP[PLANNING_BOXES - 1],
    deck: PLANNING_AP[PLANNING_BOXES],
  },
  contracts: { ...boxes(CONTRACT_AP.slice(0, CONTRACT_BOXES)), decks: CONTRACT_AP.slice(CONTRACT_BOXES) },
  payout: { halves, row: example, first, second, third, fourth, shared: first + second, each: Math.floor((first + second) / 2) },
};
