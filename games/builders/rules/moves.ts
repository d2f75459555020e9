/** What a player can decide. Every move that can be listed exists once and is shared; nobody changes it. */
import { BUILDING_IDS, CREW_IDS, LOAN_IDS, NONE, TOOL_IDS, UNIVERSITY_IDS, WORKERS, SLAVES } from './cards.ts';
import type { BuildingCard, CrewCard, Loan, Tool, University } from './cards.ts';

export interface StartBuilding {
  readonly type: 'START_BUILDING';
  readonly cardId: string;
}
export interface Recruit {
  readonly type: 'RECRUIT';
  readonly cardId: string;
}
export interface Send {
  readonly type: 'SEND';
  readonly workerId: string;
  readonly siteId: string;
  readonly toolId?: string;
}
export interface TakeCoins {
  readonly type: 'TAKE_COINS';
  /** 1, 2 or 3. */
  readonly actions: number;
}
export interface BuyAction {
  readonly type: 'BUY_ACTION';
  /** 1 when left out. */
  readonly count?: number;
}
export interface BuySlave {
  readonly type: 'BUY_SLAVE';
  readonly cardId: string;
}
export interface FreeSlave {
  readonly type: 'FREE_SLAVE';
  readonly slaveId: string;
}
export interface BuyTool {
  readonly type: 'BUY_TOOL';
  readonly cardId: string;
}
export interface TakeLoan {
  readonly type: 'TAKE_LOAN';
}
export interface Educate {
  readonly type: 'EDUCATE';
  readonly universityId: string;
  readonly workerId: string;
}
/** Known so that it can be answered; never legal. */ // BLD-5.4.2
export interface RepayLoan {
  readonly type: 'REPAY_LOAN';
}
export interface EndTurn {
  readonly type: 'END_TURN';
}
/** Only with manualSettlement, after the last turn. */
export interface Settle {
  readonly type: 'SETTLE';
  readonly freeSlaveIds: readonly string[];
  readonly repayLoanIds: readonly string[];
}

export type Move =
  | StartBuilding
  | Recruit
  | Send
  | TakeCoins
  | BuyAction
  | BuySlave
  | FreeSlave
  | BuyTool
  | TakeLoan
  | Educate
  | RepayLoan
  | EndTurn
  | Settle;

const slaveIds = CREW_IDS.slice(WORKERS, WORKERS + SLAVES);

export const END_TURN: EndTurn = Object.freeze({ type: 'END_TURN' });
export const TAKE_LOAN: TakeLoan = Object.freeze({ type: 'TAKE_LOAN' });
export const REPAY_LOAN: RepayLoan = Object.freeze({ type: 'REPAY_LOAN' });

/** Indexed by card number. */
export const START_BUILDING: readonly StartBuilding[] = BUILDING_IDS.map((cardId) =>
  Object.freeze({ type: 'START_BUILDING', cardId }),
);
export const RECRUIT: readonly Recruit[] = CREW_IDS.slice(0, WORKERS).map((cardId) => Object.freeze({ type: 'RECRUIT', cardId }));
export const BUY_TOOL: readonly BuyTool[] = TOOL_IDS.map((cardId) => Object.freeze({ type: 'BUY_TOOL', cardId }));

const BUY_SLAVE: readonly BuySlave[] = slaveIds.map((cardId) => Object.freeze({ type: 'BUY_SLAVE', cardId }));
const FREE_SLAVE: readonly FreeSlave[] = slaveIds.map((slaveId) => Object.freeze({ type: 'FREE_SLAVE', slaveId }));
export function buySlave(card: CrewCard): BuySlave {
  return BUY_SLAVE[card - WORKERS];
}
export function freeSlave(card: CrewCard): FreeSlave {
  return FREE_SLAVE[card - WORKERS];
}

/** TAKE_COINS[actions - 1]. */
export const TAKE_COINS: readonly TakeCoins[] = [1, 2, 3].map((actions) => Object.freeze({ type: 'TAKE_COINS', actions }));

const BUY_ACTION: BuyAction[] = [];
/** As many as a purse may ever pay for: the list grows when somebody is richer than anybody before. */
export function buyAction(count: number): BuyAction {
  while (BUY_ACTION.length < count) BUY_ACTION.push(Object.freeze({ type: 'BUY_ACTION', count: BUY_ACTION.length + 1 }));
  return BUY_ACTION[count - 1];
}

const EDUCATE: readonly Educate[] = CREW_IDS.flatMap((workerId) =>
  UNIVERSITY_IDS.map((universityId) => Object.freeze<Educate>({ type: 'EDUCATE', universityId, workerId })),
);
export function educate(university: University, card: CrewCard): Educate {
  return EDUCATE[card * UNIVERSITY_IDS.length + university];
}

const WAYS_TO_SEND = TOOL_IDS.length + 1;
const SEND: readonly Send[] = CREW_IDS.flatMap((workerId) =>
  BUILDING_IDS.flatMap((siteId) => [
    Object.freeze<Send>({ type: 'SEND', workerId, siteId }),
    ...TOOL_IDS.map((toolId) => Object.freeze<Send>({ type: 'SEND', workerId, siteId, toolId })),
  ]),
);
export function send(card: CrewCard, site: BuildingCard, tool: Tool = NONE): Send {
  return SEND[(card * BUILDING_IDS.length + site) * WAYS_TO_SEND + tool + 1];
}

export function settle(slaves: readonly CrewCard[], loans: readonly Loan[]): Settle {
  return {
    type: 'SETTLE',
    freeSlaveIds: slaves.map((card) => CREW_IDS[card]),
    repayLoanIds: loans.map((card) => LOAN_IDS[card]),
  };
}
