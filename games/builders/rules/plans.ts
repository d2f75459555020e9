/** A planning aid: which of my available members would finish a site of mine now, at what price, and what that brings. For boards and bots; decides nothing. */
import type { Seat } from '@cantiere/engine';
import {
  ACTION_PRICE,
  CREW_IDS,
  FREE_ACTIONS,
  NONE,
  POINTS,
  REWARD,
  TOOL_IDS,
  type BuildingCard,
  type CrewCard,
  type Tool,
} from './cards.ts';
import { isAvailable, isFreeWorker, isShadowed, supplyOf, toolsInUse, wageOf } from './crew.ts';
import { buyAction, send, type Move } from './moves.ts';
import { NOTHING, amountOf, lessened, unitOf, type Vector } from './resources.ts';
import type { Member, Player, Site, State } from './state.ts';
import { actionsToSend, contributes, siteOf } from './work.ts';

export interface PlannedSend {
  readonly workerId: string;
  /** '' when without a tool. */
  readonly toolId: string;
  /** Actions that this one costs, in this order. */
  readonly actions: number;
  readonly wage: number;
}

/** Sends that finish a site, with nobody and no tool too many. */
export interface WorkPlan {
  readonly sends: readonly PlannedSend[];
  /** All actions together, with the surcharge for several members on one site in one turn. */
  readonly actions: number;
  /** How many of them must be bought first. */
  readonly actionsToBuy: number;
  readonly wages: number;
  /** Wages and bought actions: to be held before the site pays its reward. */
  readonly coins: number;
  /** How many coins are missing for it; 0 when it can be done. */
  readonly coinsShort: number;
  readonly brings: { readonly coins: number; readonly points: number };
  /** The moves to make, in order: the purchase of actions where needed, then the sends. */
  readonly moves: readonly Move[];
}

const MOST_SENDS = 5;
const MOST_PLANS = 8;

/**
 * Plans to finish this site, cheapest first, those that cannot be paid last; at most eight. Outside the player's turn they
 * are made for a fresh turn of three actions. Empty when the site is not this seat's or no five members could finish it.
 */
export function plansFor(state: State, seat: Seat, card: BuildingCard): WorkPlan[] {
  const player = state.players[seat];
  const site = player && siteOf(player, card);
  if (!site) return [];
  const actions = state.phase === 'turn' && state.asked === seat ? state.actions : FREE_ACTIONS;
  const plans = crewsThatFinish(player, site).flatMap((crew) => planWith(player, site, crew, actions) ?? []);
  return plans.sort((a, b) => priceInCoins(a) - priceInCoins(b) || a.sends.length - b.sends.length).slice(0, MOST_PLANS);
}

/** For comparing plans: an action is worth what it would cost to buy, and what cannot be paid comes last. */
function priceInCoins(plan: WorkPlan): number {
  return plan.wages + plan.actions * ACTION_PRICE + (plan.coinsShort > 0 ? 1000 : 0);
}

/** Every set of available members that finishes the site with the tools at hand, none of them superfluous. Small sets first. */
function crewsThatFinish(player: Player, site: Site): Member[][] {
  const home = player.crew.filter((member) => isAvailable(member) && !isShadowed(player, member));
  const twin = player.crew.find((member) => isAvailable(member) && isShadowed(player, member));
  if (twin) home.push(twin); // both twins may be needed; the second is only tried where the first goes too
  const found: number[] = [];
  const crews: Member[][] = [];
  for (let size = 1; size <= Math.min(MOST_SENDS, home.length); size++) {
    for (const set of setsOf(size, home.length)) {
      if (found.some((smaller) => (smaller & set) === smaller)) continue;
      const crew = home.filter((_, i) => set & (1 << i));
      if (twin && crew.includes(twin) && !crew.some((member) => isTwinOf(member, twin))) continue;
      if (!toolsToFinish(player, site, crew)) continue;
      found.push(set);
      crews.push(crew);
    }
  }
  return crews;
}

function isTwinOf(member: Member, twin: Member): boolean {
  return member !== twin && member.university === NONE && supplyOf(member, NONE) === supplyOf(twin, NONE) && !member.freed;
}

/** Bit sets with `size` of the lowest `of` bits, lowest first. */
function setsOf(size: number, of: number): number[] {
  const sets: number[] = [];
  const grow = (set: number, next: number, left: number): void => {
    if (left === 0) sets.push(set);
    else for (let i = next; i <= of - left; i++) grow(set | (1 << i), i + 1, left - 1);
  };
  grow(0, 0, size);
  return sets;
}

/** The tools that close what the crew leaves open, at most one for each who may carry one; undefined when that is not enough. */
function toolsToFinish(player: Player, site: Site, crew: readonly Member[]): Tool[] | undefined {
  let left: Vector = site.missing;
  for (const member of crew) left = lessened(left, supplyOf(member, NONE));
  const used = toolsInUse(player);
  const tools = player.tools.filter((tool) => amountOf(left, tool) === 1 && !(used & (1 << tool)));
  for (const tool of tools) left = lessened(left, unitOf(tool));
  return left === NOTHING && tools.length <= crew.filter(isFreeWorker).length ? tools : undefined;
}

function planWith(player: Player, site: Site, crew: readonly Member[], actionsHeld: number): WorkPlan | undefined {
  const tools = toolsToFinish(player, site, crew);
  const carried = tools && shareOut(site, crew, tools);
  if (!carried) return undefined;
  const sends = crew.map((member, i) => ({
    workerId: CREW_IDS[member.card],
    toolId: carried[i] === NONE ? '' : TOOL_IDS[carried[i]],
    actions: actionsToSend(site) + i, // BLD-4.3.1
    wage: wageOf(member),
  }));
  const actions = sends.reduce((sum, one) => sum + one.actions, 0);
  const wages = sends.reduce((sum, one) => sum + one.wage, 0);
  const actionsToBuy = Math.max(0, actions - actionsHeld);
  const coins = wages + actionsToBuy * ACTION_PRICE;
  return {
    sends,
    actions,
    actionsToBuy,
    wages,
    coins,
    coinsShort: Math.max(0, coins - player.coins),
    brings: { coins: REWARD[site.card], points: POINTS[site.card] },
    moves: [
      ...(actionsToBuy > 0 ? [buyAction(actionsToBuy)] : []),
      ...crew.map((member, i) => send(member.card, site.card, carried[i])),
    ],
  };
}

/** Which member carries which tool (NONE for none), so that each of them, sent in this order, still helps. */ // BLD-4.3.7
function shareOut(site: Site, crew: readonly Member[], tools: readonly Tool[]): Tool[] | undefined {
  const carried: Tool[] = crew.map(() => NONE);
  const give = (next: number): boolean => {
    if (next === tools.length) return everybodyHelps(site, crew, carried);
    for (let i = 0; i < crew.length; i++) {
      if (carried[i] !== NONE || !isFreeWorker(crew[i])) continue;
      carried[i] = tools[next];
      if (give(next + 1)) return true;
      carried[i] = NONE;
    }
    return false;
  };
  return give(0) ? carried : undefined;
}

function everybodyHelps(site: Site, crew: readonly Member[], carried: readonly Tool[]): boolean {
  let missing = site.missing;
  return crew.every((member, i) => {
    const helps = contributes(member, carried[i], { ...site, missing });
    missing = lessened(missing, supplyOf(member, carried[i]));
    return helps;
  });
}

/** The members standing on a site, in the order in which they joined the crew. */
export function standingOn(player: Player, card: BuildingCard): CrewCard[] {
  return player.crew.filter((member) => member.site === card).map((member) => member.card);
}
