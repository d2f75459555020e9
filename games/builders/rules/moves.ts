/** The moves as the rules hand them about. Every move that can be listed exists once and is shared; nobody changes it. */
import type { MoveOf } from '@cantiere/engine';
import { BUILDING_IDS, CREW_IDS, LOAN_IDS, NONE, TOOL_IDS, UNIVERSITY_IDS, WORKERS, SLAVES } from './cards.ts';
import type { BuildingCard, CrewCard, Loan, Tool, University } from './cards.ts';
import type { moveSchema } from './schema.ts';

export type Move = MoveOf<typeof moveSchema>;
type Kind<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

export type StartBuilding = Kind<'START_BUILDING'>;
export type Recruit = Kind<'RECRUIT'>;
export type Send = Kind<'SEND'>;
export type TakeCoins = Kind<'TAKE_COINS'>;
export type BuyAction = Kind<'BUY_ACTION'>;
export type BuySlave = Kind<'BUY_SLAVE'>;
export type FreeSlave = Kind<'FREE_SLAVE'>;
export type BuyTool = Kind<'BUY_TOOL'>;
export type TakeLoan = Kind<'TAKE_LOAN'>;
export type Educate = Kind<'EDUCATE'>;
export type RepayLoan = Kind<'REPAY_LOAN'>;
export type EndTurn = Kind<'END_TURN'>;
export type Settle = Kind<'SETTLE'>;

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
