/** Sets up positions in one readable line, and says moves as a player would, for the examples of the rules pages and for tests. */
import { defaultOptions, quickChance, type Options, type Seat } from '@cantiere/engine';
import {
  BUILDING_IDS,
  COINS_IN_THE_BOX,
  CREW_IDS,
  NEEDS,
  NONE,
  POINTS,
  TOOL_IDS,
  UNIVERSITY_IDS,
  WORKERS,
  buildingCard,
  buildsMachine,
  crewCard,
  isMachine,
  machineMember,
  toolCard,
  universityCard,
} from '../rules/cards.ts';
import { newMember, supplyOf } from '../rules/crew.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { lessened } from '../rules/resources.ts';
import type { Member, Player, State } from '../rules/state.ts';

export interface Hand {
  readonly coins?: number;
  /** 'w-com-5', 's-3 freed', 'w-app-2 u-wood', 'w-com-1 @b-temple', 'w-com-1 @b-temple t-wood'; machines too. */
  readonly crew?: readonly string[];
  readonly sites?: readonly string[];
  readonly finished?: readonly string[];
  readonly tools?: readonly string[];
  readonly loans?: number;
  /** Points to have beside those of the cards given: stands for cards that do not matter here. */
  readonly points?: number;
}

export interface Table {
  readonly others?: readonly Hand[];
  readonly options?: Options;
  readonly actions?: number;
  readonly invested?: boolean;
  readonly first?: Seat;
  readonly asked?: Seat;
  readonly round?: number;
  readonly idleRounds?: number;
  /** The cards of the row, from slot 0; the rest of the slots is empty. */
  readonly row?: readonly string[];
  readonly workers?: readonly string[];
  /** The deck from the top; the cards that nobody names are in no deck then. */
  readonly deck?: readonly string[];
  readonly workerDeck?: readonly string[];
}

/** Seat 0 holds `me` and is active with three actions, unless the table says otherwise. */
export function position(me: Hand, table: Table = {}): State {
  const hands = [me, ...(table.others ?? [{}])];
  const state = game.setup(hands.length, { ...defaultOptions(game.options), ...table.options }, quickChance(1));
  state.players = hands.map(playerWith);
  const crew = new Set(state.players.flatMap((player) => player.crew.map((member) => member.card)));
  const placed = new Set(state.players.flatMap((player) => [...player.finished, ...player.sites.map((site) => site.card)]));
  const free = BUILDING_IDS.map((_, card) => card).filter(
    (card) => !placed.has(card) && !(buildsMachine(card) && crew.has(machineMember(card))),
  );
  const named = (table.row ?? []).map(buildingCard);
  const looseBuildings = free.filter((card) => !named.includes(card));
  state.buildingRow = filled(table.row ? named : looseBuildings.splice(0, 5));
  state.buildingDeck = table.deck ? table.deck.map(buildingCard).reverse() : looseBuildings;
  const hired = (table.workers ?? []).map(crewCard);
  const looseWorkers = CREW_IDS.map((_, card) => card)
    .slice(0, WORKERS)
    .filter((card) => !crew.has(card) && !hired.includes(card));
  state.workerRow = filled(table.workers ? hired : looseWorkers.splice(0, 5));
  state.workerDeck = table.workerDeck ? table.workerDeck.map(crewCard).reverse() : looseWorkers;
  const inUse = state.players.flatMap((player) => player.crew.map((member) => member.university));
  state.slaves = state.slaves.filter((card) => !crew.has(card));
  state.tools = state.tools.filter((tool) => !state.players.some((player) => player.tools.includes(tool)));
  state.universities = state.universities.filter((university) => !inUse.includes(university));
  for (const player of state.players) for (const loan of player.loans.keys()) player.loans[loan] = state.loans.shift() ?? NONE;
  state.bank = COINS_IN_THE_BOX - state.players.reduce((sum, player) => sum + player.coins, 0);
  const { actions = 3, invested = false, asked = 0, first = 0, round = 1, idleRounds = 0 } = table;
  return Object.assign(state, { actions, invested, asked, first, round, idleRounds });
}

function filled(cards: readonly number[]): number[] {
  return [...cards, ...Array<number>(5).fill(NONE)].slice(0, 5);
}

function playerWith(hand: Hand): Player {
  const crew = (hand.crew ?? []).map(memberWith);
  const sites = (hand.sites ?? []).map((id) => {
    const card = buildingCard(id);
    const standing = crew.filter((member) => member.site === card);
    return { card, sent: 0, missing: standing.reduce((left, one) => lessened(left, supplyOf(one, one.tool)), NEEDS[card]) };
  });
  const finished = (hand.finished ?? []).map(buildingCard);
  const machines = crew.filter((member) => isMachine(member.card)).length;
  const carried = crew.map((member) => member.tool).filter((tool) => tool !== NONE);
  return {
    coins: hand.coins ?? 10,
    points: (hand.points ?? 0) + 2 * machines + finished.reduce((sum, card) => sum + POINTS[card], 0),
    crew,
    sites,
    finished,
    tools: [...new Set([...(hand.tools ?? []).map(toolCard), ...carried])],
    loans: Array<number>(hand.loans ?? 0).fill(0),
    repaid: [],
    settled: false,
  };
}

function memberWith(text: string): Member {
  const [id, ...marks] = text.split(' ');
  const member = newMember(crewCard(id));
  for (const mark of marks) {
    if (mark === 'freed') member.freed = true;
    else if (mark.startsWith('@')) member.site = buildingCard(mark.slice(1));
    else if (UNIVERSITY_IDS.includes(mark)) member.university = universityCard(mark);
    else if (TOOL_IDS.includes(mark)) member.tool = toolCard(mark);
    else throw new Error(`Not understood: ${mark}`);
  }
  return member;
}

// Moves as a player would say them.
export const start = (cardId: string): Move => ({ type: 'START_BUILDING', cardId });
export const recruit = (cardId: string): Move => ({ type: 'RECRUIT', cardId });
export const send = (workerId: string, siteId: string, toolId?: string): Move =>
  toolId === undefined ? { type: 'SEND', workerId, siteId } : { type: 'SEND', workerId, siteId, toolId };
export const take = (actions: number): Move => ({ type: 'TAKE_COINS', actions });
export const buy = (count?: number): Move => (count === undefined ? { type: 'BUY_ACTION' } : { type: 'BUY_ACTION', count });
export const buySlave = (cardId: string): Move => ({ type: 'BUY_SLAVE', cardId });
export const free = (slaveId: string): Move => ({ type: 'FREE_SLAVE', slaveId });
export const buyTool = (cardId: string): Move => ({ type: 'BUY_TOOL', cardId });
export const loan: Move = { type: 'TAKE_LOAN' };
export const repay: Move = { type: 'REPAY_LOAN' };
export const educate = (universityId: string, workerId: string): Move => ({ type: 'EDUCATE', universityId, workerId });
export const end: Move = { type: 'END_TURN' };
export const settle = (freeSlaveIds: readonly string[], repayLoanIds: readonly string[]): Move => ({
  type: 'SETTLE',
  freeSlaveIds,
  repayLoanIds,
});
