/** Numbers that rules pages tell of the components, worked out from the data. */
import { data } from '../data/index.ts';
import { COINS_IN_THE_BOX } from '../rules/cards.ts';

const { constants, workers, slaves, machines, buildings } = data;

/** "2" or "2–3": the least and the most. */
function span(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? `${least}` : `${least}–${most}`;
}

type Amounts = (typeof workers)[number]['produces'];
const unitsOf = ({ stone, wood, architecture, decoration }: Amounts): number => stone + wood + architecture + decoration;

const GRADES = ['apprentice', 'labourer', 'companion', 'master'] as const;
const worker = (id: string): (typeof workers)[number] => workers.find((known) => known.id === id) ?? workers[0];
const building = (id: string): (typeof buildings)[number] => buildings.find((known) => known.id === id) ?? buildings[0];

/** Those of the examples: one for wood and architecture, one who studies. */
const [helper, student] = [worker('w-app-1'), worker('w-app-2')];
const [house, tradingPost] = [building('b-house'), building('b-trading-post')];
const freed = 2 * constants.freeSlaveFinalCost;

export const printed = {
  ...data,
  wages: Object.fromEntries(
    GRADES.map((grade) => [grade, span(workers.filter(({ type }) => type === grade).map(({ wage }) => wage))]),
  ),
  prisonerUnits: span(slaves.map(({ produces }) => unitsOf(produces))),
  machines: { points: span(machines.map(({ vp }) => vp)), units: span(machines.map(({ produces }) => unitsOf(produces))) },
  coinsInBox: COINS_IN_THE_BOX,
  twiceOne: 2 * constants.takeCoins[1],
  helper,
  house,
  tradingPost,
  student: {
    wood: student.produces.wood,
    decoration: student.produces.decoration,
    wage: student.wage,
    withSaw: constants.universityLevel + 1,
  },
  /** What is left of the first turn of the example. */
  firstTurn: constants.startingCoins - 2 * helper.wage + house.reward - constants.extraActionCost + tradingPost.reward,
  /** The settlement of the example, with two coins left. */
  settled: { freed, coins: freed + constants.loanRepayment + 2, score: 18 - constants.unfreedSlavePenaltyVp },
};
