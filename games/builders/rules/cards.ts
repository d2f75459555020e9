/** The cards as tables of numbers, read once from the data file. A card's place in its table is its number inside the state. */
import { data } from '../data/index.ts';
import { reach, unitOf, vector, withAmount, type Resource, type Vector } from './resources.ts';

/** A building card: 0–28 buildings, 29–32 machines, in the data file's order. Also the number of the site it becomes. */
export type BuildingCard = number;
/** A crew card: 0–17 workers (0–3 the apprentices), 18–23 slaves, 24–27 finished machines. */
export type CrewCard = number;
/** A tool or a university is named by its resource, 0–3. */
export type Tool = Resource;
export type University = Resource;
/** 0–3. */
export type Loan = number;

/** In place of a card: an empty slot, no tool, no university, not on a site, or (in a view) a card that is not known. */
export const NONE = -1;

function printed(amounts: (typeof data.buildings)[number]['requires']): Vector {
  return vector([amounts.stone, amounts.wood, amounts.architecture, amounts.decoration]);
}

const buildingCards = [...data.buildings, ...data.machines];
const idsOf = (cards: readonly { readonly id: string }[]): readonly string[] => cards.map((card) => card.id);

export const BUILDING_IDS: readonly string[] = idsOf(buildingCards);
export const CREW_IDS: readonly string[] = idsOf([...data.workers, ...data.slaves, ...data.machines]);
export const TOOL_IDS: readonly string[] = idsOf(data.tools);
export const UNIVERSITY_IDS: readonly string[] = idsOf(data.universities);
export const LOAN_IDS: readonly string[] = idsOf(data.loans);

export const APPRENTICES = data.workers.filter((worker) => worker.type === 'apprentice').length;
export const WORKERS = data.workers.length;
export const SLAVES = data.slaves.length;
export const BUILDINGS = data.buildings.length;
/** The two companions that print the same: wherever both could be named, only the first is listed. */
export const TWIN: CrewCard = CREW_IDS.indexOf('w-com-3');
export const OTHER_TWIN: CrewCard = CREW_IDS.indexOf('w-com-4');

export const NEEDS: readonly Vector[] = buildingCards.map((card) => printed(card.requires));
export const REWARD: readonly number[] = buildingCards.map((card) => card.reward);
export const POINTS: readonly number[] = buildingCards.map((card) => card.vp);

export const PRINTED_SUPPLY: readonly Vector[] = [...data.workers, ...data.slaves, ...data.machines].map((card) =>
  printed(card.produces),
);
/** What is paid each time the member is sent; for slaves while unfreed. */
export const PRINTED_WAGE: readonly number[] = [...data.workers, ...data.slaves, ...data.machines].map((card) => card.wage);

export const UNIVERSITY_LEVEL = data.constants.universityLevel;
/** EDUCATED_SUPPLY[member * 5 + university + 1]: university NONE is the printed supply. */ // BLD-1.11 BLD-5.5.2
const EDUCATED_SUPPLY: readonly Vector[] = PRINTED_SUPPLY.flatMap((supply) => [
  supply,
  ...TOOL_IDS.map((_, resource) => withAmount(supply, resource, UNIVERSITY_LEVEL)),
]);
const EDUCATED_REACH: readonly Vector[] = EDUCATED_SUPPLY.map(reach);

export function educatedSupply(card: CrewCard, university: University): Vector {
  return EDUCATED_SUPPLY[card * 5 + university + 1];
}

/** The resources that a member supplies at all, ready to be laid over what is missing. */
export function educatedReach(card: CrewCard, university: University): Vector {
  return EDUCATED_REACH[card * 5 + university + 1];
}

/** TOOL_UNIT[tool + 1]: what a tool adds; nothing for NONE. */
export const TOOL_UNIT: readonly Vector[] = [0, ...TOOL_IDS.map((_, resource) => unitOf(resource))];
export const TOOL_REACH: readonly Vector[] = TOOL_UNIT.map(reach);

export function isWorker(card: CrewCard): boolean {
  return card < WORKERS;
}
export function isSlave(card: CrewCard): boolean {
  return card >= WORKERS && card < WORKERS + SLAVES;
}
export function isMachine(card: CrewCard): boolean {
  return card >= WORKERS + SLAVES;
}
export function buildsMachine(card: BuildingCard): boolean {
  return card >= BUILDINGS;
}
/** The crew card that a finished machine becomes. */
export function machineMember(card: BuildingCard): CrewCard {
  return card - BUILDINGS + WORKERS + SLAVES;
}
/** The building card that has become this crew card. */
export function machineBuilt(card: CrewCard): BuildingCard {
  return card - WORKERS - SLAVES + BUILDINGS;
}

const numbers = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, number) => [id, number]));
const buildingNumbers = numbers(BUILDING_IDS);
const crewNumbers = numbers(CREW_IDS);
const toolNumbers = numbers(TOOL_IDS);
const universityNumbers = numbers(UNIVERSITY_IDS);
const loanNumbers = numbers(LOAN_IDS);

/** The number of an id, or NONE when no card of that kind has it. */
export function buildingCard(id: string): BuildingCard {
  return buildingNumbers.get(id) ?? NONE;
}
export function crewCard(id: string): CrewCard {
  return crewNumbers.get(id) ?? NONE;
}
export function toolCard(id: string | undefined): Tool {
  return id === undefined ? NONE : (toolNumbers.get(id) ?? NONE);
}
export function universityCard(id: string): University {
  return universityNumbers.get(id) ?? NONE;
}
export function loanCard(id: string): Loan {
  return loanNumbers.get(id) ?? NONE;
}

const { constants } = data;
export const START_COINS = constants.startingCoins;
export const ROW_SIZE = constants.rowSize;
export const FREE_ACTIONS = constants.freeActionsPerTurn;
export const ACTION_PRICE = constants.extraActionCost;
export const FINAL_FREEDOM_PRICE = constants.freeSlaveFinalCost;
export const UNFREED_PENALTY = constants.unfreedSlavePenaltyVp;
export const LOAN_COINS = constants.loanAmount;
export const LOAN_REPAYMENT = constants.loanRepayment;
export const UNPAID_PENALTY = constants.unpaidLoanPenaltyVp;
export const STALL_ROUNDS = constants.stallRounds;
export const LAST_ROUND = constants.maxRounds;
export const COINS_IN_THE_BOX = data.coins.reduce((sum, { value, count }) => sum + value * count, 0);
export const SLAVE_PRICE = constants.slavePrice;
export const FREED_WAGE = constants.freedWage;
export const TOOL_PRICE = constants.toolPrice;
export const UNIVERSITY_PRICE = constants.universityPrice;
/** COINS_FOR[actions]. */ // BLD-4.4.1
export const COINS_FOR: readonly number[] = [0, constants.takeCoins[1], constants.takeCoins[2], constants.takeCoins[3]];
/** As many actions as can be turned into coins at a time. */
export const MOST_FOR_COINS = COINS_FOR.length - 1;
