/** Rules of thumb: what every move is worth to the player who makes it, in tenths of a point, from one look at the table. */
import type { Seat } from '@cantiere/engine';
import { ACTION_PRICE, NONE, type BuildingCard, type CrewCard, type Tool, type University } from '../rules/cards.ts';
import { isUnfreed, wageOf } from '../rules/crew.ts';
import { amountOf } from '../rules/resources.ts';
import type { Member, State } from '../rules/state.ts';
import { lanesOf, printedOn, unitsGained, unitsOf, without, type Lanes } from './lanes.ts';
import { elsewhere, outlookOf, type Outlook } from './outlook.ts';
import { LEAD, THUMB } from './ruleOfThumb.ts';

/** Coins in hand: the first ones keep the crew working, later ones buy actions, at the end they are tenths of a point. */
export function purseWorth(coins: number, turnsLeft: number): number {
  if (turnsLeft === 0) return coins;
  return coins + Math.min(coins, 8) * THUMB.firstCoins + Math.min(Math.max(coins - 8, 0), 10) * THUMB.nextCoins;
}

/**
 * What an unfinished site promises: its reward less the work still to be done. Work is dearer where those at home cannot do
 * it, dearer still where nobody in the crew can (`away`: those who stand on other sites), and hopeless when nobody can be hired
 * either.
 */
export function promiseOf(card: BuildingCard, missing: Lanes, home: Lanes, away: Lanes, outlook: Outlook): number {
  const units = unitsOf(missing);
  if (units > outlook.turnsLeft * THUMB.unitsATurn) return 0;
  const undone = without(missing, home);
  const notAtHome = unitsOf(undone);
  let cost = THUMB.unit * units + THUMB.unitAway * notAtHome;
  if (notAtHome > 0) {
    const nobody = unitsOf(without(undone, away));
    if (nobody > 1 && !outlook.hiring) return 0;
    cost += THUMB.unitNobody * nobody;
  }
  return Math.max(0, outlook.rewards[card] - cost) * THUMB.promise;
}

/** Finishing for this price, held against what the site promises anyway. */
export function worthOfFinishing(
  card: BuildingCard,
  promise: number,
  way: { readonly actions: number; readonly toBuy: number; readonly wages: number },
  outlook: Outlook,
): number {
  const price = way.wages + way.toBuy * ACTION_PRICE + (way.actions - way.toBuy) * outlook.action;
  return outlook.rewards[card] - promise * THUMB.finishKnown - price + THUMB.finish;
}

/** Sending one member without finishing: the site promises `after` instead of `now`. */
export function worthOfSending(member: Member, tool: Tool, after: number, now: number): number {
  const spared = isUnfreed(member) ? 1 : 0;
  return after - now - wageOf(member) - THUMB.locked + spared - (tool === NONE ? 0 : 0.4);
}

/** Opening a site: its promise, and less of it while others wait. */
export function worthOfOpening(promise: number, outlook: Outlook): number {
  const open = outlook.player.sites.length;
  const share = open === 0 ? THUMB.firstSite : open === 1 ? THUMB.secondSite : open === 2 ? THUMB.thirdSite : 0;
  return promise * share - 1;
}

/** A new member: what the open sites lack and the crew at home does not have, and hands in general while they are few. */
export function worthOfHands(supply: Lanes, wage: number, outlook: Outlook): number {
  const { player, turnsLeft, lacking, lacks } = outlook;
  if (turnsLeft === 0) return -5;
  let lack = 0;
  for (let i = 0; i < lacking; i++) lack = Math.max(lack, unitsOf(lacks[i]) - unitsOf(without(lacks[i], supply)));
  const few = Math.max(0, THUMB.crew - player.crew.length) * THUMB.few * Math.min(1, turnsLeft / 4);
  const size = unitsOf(supply);
  return few + lack * THUMB.lack + (size - 3) * THUMB.size - (wage - size) * 0.4 + THUMB.hands;
}

/** A slave saves his wage every time, but costs 7 now and 5 (or an action) to be free at the end. */
export function worthOfSlave(card: CrewCard, outlook: Outlook): number {
  return worthOfHands(printedOn(card), 0, outlook) + outlook.turnsLeft * THUMB.slaveTurn + THUMB.slave;
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
  return unitsGained(member.card, university) * Math.min(outlook.turnsLeft, 6) * THUMB.lessonTurn + THUMB.lesson;
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
    const { card, missing } = player.sites[s];
    const promise = promiseOf(card, lanesOf(missing), outlook.home, elsewhere(card, outlook), outlook);
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
