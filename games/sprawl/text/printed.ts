/** Numbers that rules pages tell of the components, worked out from the data. */
import { data } from '../data/index.ts';
import { PAYOUTS, STARTING, TILE_COUNTS, VOCATION_COUNTS, startWealth } from '../rules/cards.ts';
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

export const printed = {
  bands: data.board.prestigeBands,
  columns: data.board.wealthColumns,
  southWest: standing('S03'),
  middle: standing('S10'),
  parks: TILE_COUNTS[tileOf(PARK, 1)],
  vocations: VOCATION_COUNTS.reduce((sum, count) => sum + count, 0),
  startWealth: [2, 3, 4].map(startWealth),
  turnAp: TURN_AP,
  bossAp: BOSS_AP,
  treasurer: TREASURER_INCOME,
  invested: data.decks.planning.permits[0].wealth,
  planning: { ...boxes(PLANNING_AP.slice(0, PLANNING_BOXES)), deck: PLANNING_AP[PLANNING_BOXES] },
  contracts: { ...boxes(CONTRACT_AP.slice(0, CONTRACT_BOXES)), decks: CONTRACT_AP.slice(CONTRACT_BOXES) },
  payout: { row: example, first, second, third, fourth, shared: first + second, each: Math.floor((first + second) / 2) },
};
