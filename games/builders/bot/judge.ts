/** Rules of thumb: what every move is worth to the player who makes it, in tenths of a point, from one look at the table. */
import type { Seat } from '@cantiere/engine';
import {
  ACTION_PRICE,
  LAST_ROUND,
  NEEDS,
  NONE,
  POINTS,
  PRINTED_SUPPLY,
  REWARD,
  TOOL_UNIT,
  buildsMachine,
  educatedSupply,
  type BuildingCard,
  type CrewCard,
  type Tool,
  type University,
} from '../rules/cards.ts';
import { isAvailable, isFreeWorker, isUnfreed, supplyOf, toolsInUse, wageOf } from '../rules/crew.ts';
import { pointsThatEnd } from '../rules/options.ts';
import { NOTHING, amountOf, lessened, sumOf, type Vector } from '../rules/resources.ts';
import type { Member, Player, State } from '../rules/state.ts';
import { LEAD, THUMB } from './ruleOfThumb.ts';

/** How the game stands for one player; made once for every decision. */
export interface Outlook {
  readonly player: Player;
  /** Turns that this player can still expect after this one. */
  readonly turnsLeft: number;
  /** What a free action brings when it is not used for the move at hand. */
  readonly action: number;
  /** Whether anybody can still be recruited. */
  readonly hiring: boolean;
}

export function outlookOf(state: State, seat: Seat): Outlook {
  const end = pointsThatEnd(state.options);
  let leader = 0;
  for (let i = 0; i < state.seats; i++) leader = Math.max(leader, state.players[i].points);
  const byPoints = state.triggeredBy === NONE ? Math.max(1, Math.ceil((end - leader) / THUMB.pace)) : 0;
  const turnsLeft = Math.min(byPoints, LAST_ROUND - state.round);
  let hiring = state.workerDeck.length > 0;
  for (let slot = 0; slot < state.workerRow.length; slot++) if (state.workerRow[slot] !== NONE) hiring = true;
  return { player: state.players[seat], turnsLeft, action: turnsLeft === 0 ? 2 : THUMB.action, hiring };
}

/** Coins in hand: the first ones keep the crew working, later ones buy actions, at the end they are tenths of a point. */
export function purseWorth(coins: number, turnsLeft: number): number {
  if (turnsLeft === 0) return coins;
  return coins + Math.min(coins, 8) * THUMB.firstCoins + Math.min(Math.max(coins - 8, 0), 10) * THUMB.nextCoins;
}

export function rewardOf(card: BuildingCard, outlook: Outlook): number {
  const machine = buildsMachine(card) ? Math.min(15, outlook.turnsLeft * THUMB.machine) : 0;
  const coin = outlook.turnsLeft === 0 ? 1 : THUMB.rewardCoin;
  return 10 * POINTS[card] + coin * REWARD[card] + machine;
}

/**
 * What an unfinished site promises: its reward less the work still to be done. Work is dearer where those at home cannot do
 * it, dearer still where nobody in the crew can, and hopeless when nobody can be hired either. `sent`, if given, is already on
 * his way there.
 */
export function promiseOf(card: BuildingCard, missing: Vector, outlook: Outlook, sent?: Member): number {
  const units = sumOf(missing);
  if (units > outlook.turnsLeft * THUMB.unitsATurn) return 0;
  const { crew } = outlook.player;
  let undone = missing;
  for (let m = 0; m < crew.length && undone !== NOTHING; m++) {
    if (isAvailable(crew[m]) && crew[m] !== sent) undone = lessened(undone, supplyOf(crew[m], NONE));
  }
  const away = sumOf(undone);
  let cost = THUMB.unit * units + THUMB.unitAway * away;
  if (away > 0) {
    for (let m = 0; m < crew.length && undone !== NOTHING; m++) {
      if (!isAvailable(crew[m]) && crew[m].site !== card) undone = lessened(undone, supplyOf(crew[m], NONE));
    }
    const nobody = sumOf(undone);
    if (nobody > 1 && !outlook.hiring) return 0;
    cost += THUMB.unitNobody * nobody;
  }
  return Math.max(0, rewardOf(card, outlook) - cost) * THUMB.promise;
}

/** A way to finish a site in this very turn, found by always taking the member that helps most for its wage. */
export interface Finish {
  possible: boolean;
  actions: number;
  toBuy: number;
  wages: number;
  first: Member | undefined;
  firstTool: Tool;
}

const finish: Finish = { possible: false, actions: 0, toBuy: 0, wages: 0, first: undefined, firstTool: NONE };

/** The result is shared: read it before the next call. */
export function quickFinish(player: Player, missing: Vector, sent: number, actionsHeld: number): Finish {
  const { crew, tools } = player;
  finish.possible = false;
  finish.actions = 0;
  finish.wages = 0;
  finish.first = undefined;
  finish.firstTool = NONE;
  let usedTools = tools.length > 0 ? toolsInUse(player) : 0;
  let usedMembers = 0;
  let left = missing;
  for (let n = 1; n <= 4 && left !== NOTHING; n++) {
    let best = -1;
    let bestTool = NONE;
    let bestRate = -1000;
    const before = sumOf(left);
    for (let m = 0; m < crew.length; m++) {
      const member = crew[m];
      if (!isAvailable(member) || usedMembers & (1 << m)) continue;
      let after = lessened(left, supplyOf(member, NONE));
      let tool = NONE;
      if (after !== NOTHING && tools.length > 0 && isFreeWorker(member)) {
        const bare = after;
        for (let t = 0; t < tools.length; t++) {
          if (usedTools & (1 << tools[t])) continue;
          const equipped = lessened(bare, TOOL_UNIT[tools[t] + 1]);
          if (equipped === bare) continue;
          after = equipped;
          tool = tools[t];
          if (equipped === NOTHING) break;
        }
      }
      if (after === left) continue;
      const rate = (after === NOTHING ? 100 : THUMB.unit * (before - sumOf(after))) - wageOf(member);
      if (rate <= bestRate) continue;
      best = m;
      bestTool = tool;
      bestRate = rate;
    }
    if (best < 0) return finish;
    const member = crew[best];
    left = lessened(left, supplyOf(member, bestTool));
    usedMembers |= 1 << best;
    if (bestTool !== NONE) usedTools |= 1 << bestTool;
    finish.actions += sent + n;
    finish.wages += wageOf(member);
    if (n === 1) {
      finish.first = member;
      finish.firstTool = bestTool;
    }
  }
  finish.toBuy = Math.max(0, finish.actions - actionsHeld);
  finish.possible = left === NOTHING && finish.wages + finish.toBuy * ACTION_PRICE <= player.coins;
  return finish;
}

/** Finishing for this price, held against what the site promises anyway. */
export function worthOfFinishing(
  card: BuildingCard,
  missing: Vector,
  way: { readonly actions: number; readonly toBuy: number; readonly wages: number },
  outlook: Outlook,
): number {
  const price = way.wages + way.toBuy * ACTION_PRICE + (way.actions - way.toBuy) * outlook.action;
  return rewardOf(card, outlook) - promiseOf(card, missing, outlook) * THUMB.finishKnown - price + THUMB.finish;
}

/** Sending one member without finishing. */
export function worthOfSending(
  member: Member,
  tool: Tool,
  card: BuildingCard,
  missing: Vector,
  now: number,
  outlook: Outlook,
): number {
  const after = lessened(missing, supplyOf(member, tool));
  const spared = isUnfreed(member) ? 1 : 0;
  return promiseOf(card, after, outlook, member) - now - wageOf(member) - THUMB.locked + spared - (tool === NONE ? 0 : 0.4);
}

/** Opening a site: its promise, and less of it while others wait. */
export function worthOfOpening(card: BuildingCard, outlook: Outlook): number {
  const open = outlook.player.sites.length;
  const promise = promiseOf(card, NEEDS[card], outlook);
  const share = open === 0 ? THUMB.firstSite : open === 1 ? THUMB.secondSite : open === 2 ? THUMB.thirdSite : 0;
  return promise * share - 1;
}

/** A new member: what the open sites lack and the crew at home does not have, and hands in general while they are few. */
export function worthOfHands(supply: Vector, wage: number, outlook: Outlook): number {
  const { player, turnsLeft } = outlook;
  if (turnsLeft === 0) return -5;
  const { sites, crew } = player;
  let lack = 0;
  for (let s = 0; s < sites.length; s++) {
    let left = sites[s].missing;
    for (let m = 0; m < crew.length && left !== NOTHING; m++) {
      if (isAvailable(crew[m])) left = lessened(left, supplyOf(crew[m], NONE));
    }
    lack = Math.max(lack, sumOf(left) - sumOf(lessened(left, supply)));
  }
  const few = Math.max(0, THUMB.crew - crew.length) * THUMB.few * Math.min(1, turnsLeft / 4);
  const size = sumOf(supply);
  return few + lack * THUMB.lack + (size - 3) * THUMB.size - (wage - size) * 0.4 + THUMB.hands;
}

/** A slave saves his wage every time, but costs 7 now and 5 (or an action) to be free at the end. */
export function worthOfSlave(card: CrewCard, outlook: Outlook): number {
  return worthOfHands(PRINTED_SUPPLY[card], 0, outlook) + outlook.turnsLeft * THUMB.slaveTurn + THUMB.slave;
}

/** A tool is used about every second turn. */
export function worthOfTool(tool: Tool, outlook: Outlook): number {
  const { sites } = outlook.player;
  let needed = 0;
  for (let s = 0; s < sites.length; s++) if (amountOf(sites[s].missing, tool) > 0) needed++;
  return Math.min(outlook.turnsLeft, 5) * THUMB.toolTurn + needed * THUMB.toolNeeded - 2;
}

/** Units gained for every later job, at the price of 7 coins. */
export function worthOfLesson(member: Member, university: University, outlook: Outlook): number {
  const gained = sumOf(educatedSupply(member.card, university)) - sumOf(educatedSupply(member.card, NONE));
  return gained * Math.min(outlook.turnsLeft, 6) * THUMB.lessonTurn + THUMB.lesson;
}

/** Ten coins now against fifteen later: for those who could not pay their crew. */
export function worthOfLoan(outlook: Outlook): number {
  const { player, turnsLeft } = outlook;
  if (turnsLeft < 2) return -5;
  return purseWorth(player.coins + 10, turnsLeft) - purseWorth(player.coins, turnsLeft) + THUMB.loan;
}

/** An action instead of 5 coins (or a whole point) at the end; only when nothing better is left to do. */
export function worthOfFreeing(outlook: Outlook): number {
  if (outlook.turnsLeft > 0) return -8;
  return outlook.player.coins >= 5 ? 5 : 10;
}

/** How well a whole position stands, on the scale on which differences are odds of winning. */
export function standingOf(state: State, seat: Seat): number {
  const outlook = outlookOf(state, seat);
  const { player, turnsLeft } = outlook;
  const near = 1 / (1 + turnsLeft);
  let first = 0;
  let second = 0;
  for (let s = 0; s < player.sites.length; s++) {
    const promise = promiseOf(player.sites[s].card, player.sites[s].missing, outlook);
    if (promise > first) {
      second = first;
      first = promise;
    } else if (promise > second) second = promise;
  }
  let unfreed = 0;
  for (let m = 0; m < player.crew.length; m++) if (isUnfreed(player.crew[m])) unfreed++;
  const turn = (seat - state.asked + state.seats) % state.seats;
  return (
    (LEAD.point + LEAD.pointNear * near) * player.points +
    LEAD.coinNear * near * player.coins +
    LEAD.promise * first +
    LEAD.secondPromise * second +
    LEAD.loanNear * near * player.loans.length +
    LEAD.slave * unfreed +
    (turn === 0 && state.actions > 0 ? LEAD.onTurnNear * near : turn === 1 ? LEAD.nextNear * near : 0)
  );
}

/** The same in points: how many of them would stand as well. */
export function pointsLikely(state: State, seat: Seat): number {
  const { turnsLeft } = outlookOf(state, seat);
  return standingOf(state, seat) / (LEAD.point + LEAD.pointNear / (1 + turnsLeft));
}
