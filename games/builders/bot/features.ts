/** What a learned judgement looks at: a seat's points, purse, crew and sites, and what it could do in its next turn. Most numbers lie between 0 and 3. */
import type { Learning, Seat } from '@cantiere/engine';
import {
  ACTION_PRICE,
  FREE_ACTIONS,
  LAST_ROUND,
  NEEDS,
  NONE,
  POINTS,
  PRINTED_SUPPLY,
  REWARD,
  SLAVE_PRICE,
  isMachine,
  type BuildingCard,
} from '../rules/cards.ts';
import { isAvailable, isUnfreed, supplyOf, wageOf } from '../rules/crew.ts';
import { pointsThatEnd } from '../rules/options.ts';
import { NOTHING, lessened, sumOf } from '../rules/resources.ts';
import { tenthsIfOver } from '../rules/scoring.ts';
import type { Player, State } from '../rules/state.ts';
import { quickFinish } from './finishing.ts';
import { promiseOf, standingOf } from './judge.ts';
import { NEEDED, lanesOf, without } from './lanes.ts';
import { elsewhere, outlookOf, type Outlook } from './outlook.ts';
import { LEAD } from './ruleOfThumb.ts';

/** "Near" grows to 1 as the last turn comes, "x turns" is times the turns left. */
const POSITION = [
  'standing',
  'points likely',
  'on turn',
  'on turn near',
  'next',
  'next near',
  'place in turn',
  'points',
  'points near',
  'score now',
  'lead up',
  'lead down',
  'lead up near',
  'lead down near',
  'leads',
  'leads near',
  'end within 2',
  'end within 4',
  'end within 4 and leads',
];
const PURSE = ['first 4 coins', 'next 6 coins', 'later coins', 'coins near', 'coins x turns', 'loans', 'loans near'];
const CREW = [
  'first 3 members',
  'next 3 members',
  'members x turns',
  'units',
  'units x turns',
  'weakest resource',
  'resources of 1',
  'resources of 3',
  'resources of 5',
  'units at home',
  'members at home',
  'stone at home',
  'wood at home',
  'architecture at home',
  'decoration at home',
  'wages short',
  'units for nothing',
  'units for nothing x turns',
  'machines',
  'slaves',
  'tools',
  'educated',
  'large members',
  'slave to buy x turns',
];
const SITES = [
  'a site',
  'further sites',
  'first promise',
  'second promise',
  'first promise near',
  'points of sites',
  'work done on sites',
  'missing at best site',
  'missing at home',
  'covered at home',
  'best worker in the row for it',
  'best worker in the row for it, on turn',
];
const FINISHING = [
  'finishes',
  'finishes, points',
  'finishes, gain',
  'finishes, gain near',
  'finishes to the end',
  'score then near',
  'lead up then near',
  'lead down then near',
];
const ROW = [
  'best promise in the row',
  'best promise in the row, on turn',
  'best promise in the row, no site',
  'finishes from the row',
  'finishes from the row, gain',
  'finishes from the row, gain, on turn',
  'finishes from the row, gain near',
];
const names = [...POSITION, ...PURSE, ...CREW, ...SITES, ...FINISHING, ...ROW];

/** Leads are cut off here, and written in these. */
const LARGE_LEAD = 9;
const LEAD_UNIT = 3;
/** Tenths of a point that promises and gains are written in. */
const PROMISE_UNIT = 25;
/** Rounds in which hardly any game is still under way. */
const LONG_GAME = 16;

/** Points of the leader, and a little of the rounds: in the first ones nobody has points. */
function timeLeft(state: State): number {
  const end = pointsThatEnd(state.options);
  if (state.triggeredBy !== NONE || state.phase !== 'turn') return 0;
  let leader = 0;
  for (let seat = 0; seat < state.seats; seat++) if (state.players[seat].points > leader) leader = state.players[seat].points;
  const byPoints = Math.max(0, end - leader) / end;
  const byRounds = Math.max(0, 1 - (state.round - 1) / LONG_GAME);
  return Math.min(byPoints * (0.5 + 0.5 * byRounds), (LAST_ROUND - state.round) / LONG_GAME);
}

/** The row being written, and where. */
let row: Float64Array = new Float64Array(names.length);
let at = 0;
function put(value: number): void {
  row[at++] = value;
}

// What the seat whose row is written has at home: filled by putCrew, read by the rest.
let stone = 0;
let wood = 0;
let architecture = 0;
let decoration = 0;

function features(state: State, seat: Seat, out: Float64Array): void {
  row = out;
  at = 0;
  const outlook = outlookOf(state, seat);
  const { player, turnsLeft } = outlook;
  const near = 1 / (1 + turnsLeft);
  const turns = Math.min(turnsLeft, 8) / 4;
  const turn = (seat - state.asked + state.seats) % state.seats;
  const onTurn = turn === 0 && state.actions > 0;
  const score = tenthsIfOver(player) / 10;
  let best = -100;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) best = Math.max(best, tenthsIfOver(state.players[other]) / 10);
  }
  const toEnd = pointsThatEnd(state.options) - player.points;

  const standing = standingOf(state, seat);
  put(standing / 2);
  put(standing / (LEAD.point + LEAD.pointNear * near) / 6);
  put(onTurn ? 1 : 0);
  put(onTurn ? near : 0);
  put(turn === 1 ? 1 : 0);
  put(turn === 1 ? near : 0);
  put(turn / state.seats);
  put(player.points / 6);
  put((player.points / 6) * near);
  put(score / 6);
  const up = Math.min(LARGE_LEAD, Math.max(0, score - best)) / LEAD_UNIT;
  const down = Math.min(LARGE_LEAD, Math.max(0, best - score)) / LEAD_UNIT;
  put(up);
  put(down);
  put(up * near);
  put(down * near);
  put(score > best ? 1 : 0);
  put(score > best ? near : 0);
  put(toEnd <= 2 ? 1 : 0);
  put(toEnd <= 4 ? 1 : 0);
  put(toEnd <= 4 && score > best ? 1 : 0);

  putPurse(player, near, turns);
  putCrew(state, player, turns);
  putSites(state, outlook, near, onTurn);
  const actions = turn === 0 ? state.actions : FREE_ACTIONS;
  putFinishing(outlook, actions, near, score, best, toEnd);
  putRow(state, outlook, actions, near, onTurn);
}

function putPurse({ coins, loans }: Player, near: number, turns: number): void {
  put(Math.min(coins, 4) / 2);
  put(Math.min(Math.max(coins - 4, 0), 6) / 3);
  put(Math.min(Math.max(coins - 10, 0), 30) / 10);
  put((Math.min(coins, 40) / 10) * near);
  put((Math.min(coins, 12) / 8) * turns);
  put(loans.length);
  put(loans.length * near);
}

function putCrew(state: State, player: Player, turns: number): void {
  const { crew, coins, tools } = player;
  stone = wood = architecture = decoration = 0;
  let stoneAway = 0;
  let woodAway = 0;
  let architectureAway = 0;
  let decorationAway = 0;
  let membersAtHome = 0;
  let wages = 0;
  let forNothing = 0;
  let machines = 0;
  let slaves = 0;
  let educated = 0;
  let large = 0;
  for (let m = 0; m < crew.length; m++) {
    const member = crew[m];
    const supply = supplyOf(member, NONE);
    const units = sumOf(supply);
    const wage = wageOf(member);
    if (isAvailable(member)) {
      stone += supply & 15;
      wood += (supply >> 4) & 15;
      architecture += (supply >> 8) & 15;
      decoration += (supply >> 12) & 15;
      wages += wage;
      membersAtHome++;
    } else {
      stoneAway += supply & 15;
      woodAway += (supply >> 4) & 15;
      architectureAway += (supply >> 8) & 15;
      decorationAway += (supply >> 12) & 15;
    }
    if (wage === 0) forNothing += units;
    if (isMachine(member.card)) machines++;
    if (isUnfreed(member)) slaves++;
    if (member.university !== NONE) educated++;
    if (units >= 4) large++;
  }
  const atHome = stone + wood + architecture + decoration;
  const s = stone + stoneAway;
  const w = wood + woodAway;
  const a = architecture + architectureAway;
  const d = decoration + decorationAway;
  put(Math.min(crew.length, 3) / 2);
  put(Math.min(Math.max(crew.length - 3, 0), 3) / 2);
  put((Math.min(crew.length, 7) / 4) * turns);
  put((s + w + a + d) / 8);
  put(((s + w + a + d) / 16) * turns);
  put(Math.min(s, w, a, d) / 2);
  put(((s > 0 ? 1 : 0) + (w > 0 ? 1 : 0) + (a > 0 ? 1 : 0) + (d > 0 ? 1 : 0)) / 2);
  put(((s > 2 ? 1 : 0) + (w > 2 ? 1 : 0) + (a > 2 ? 1 : 0) + (d > 2 ? 1 : 0)) / 2);
  put(((s > 4 ? 1 : 0) + (w > 4 ? 1 : 0) + (a > 4 ? 1 : 0) + (d > 4 ? 1 : 0)) / 2);
  put(atHome / 8);
  put(membersAtHome / 3);
  put(Math.min(stone, 6) / 3);
  put(Math.min(wood, 6) / 3);
  put(Math.min(architecture, 6) / 3);
  put(Math.min(decoration, 6) / 3);
  put(Math.min(Math.max(wages - coins, 0), 20) / 8);
  put(forNothing / 4);
  put((forNothing / 4) * turns);
  put(machines);
  put(slaves);
  put(tools.length);
  put(educated);
  put(large / 2);
  put(coins >= SLAVE_PRICE && state.slaves.length > 0 ? turns : 0);
}

function putSites(state: State, outlook: Outlook, near: number, onTurn: boolean): void {
  const { sites, crew } = outlook.player;
  let first = 0;
  let second = 0;
  let points = 0;
  let done = 0;
  let missing = NOTHING;
  for (let s = 0; s < sites.length; s++) {
    const site = sites[s];
    const promise = promiseOf(site.card, lanesOf(site.missing), outlook.home, elsewhere(site.card, outlook), outlook);
    points += POINTS[site.card];
    done += sumOf(NEEDS[site.card]) - sumOf(site.missing);
    if (promise > first) {
      second = first;
      first = promise;
      missing = site.missing;
    } else if (promise > second) second = promise;
  }
  let undone = missing;
  for (let m = 0; m < crew.length && undone !== NOTHING; m++) {
    if (isAvailable(crew[m])) undone = lessened(undone, supplyOf(crew[m], NONE));
  }
  const lacking = sumOf(undone);
  let help = 0;
  if (lacking > 0) {
    for (let slot = 0; slot < state.workerRow.length; slot++) {
      const card = state.workerRow[slot];
      if (card !== NONE) help = Math.max(help, lacking - sumOf(lessened(undone, PRINTED_SUPPLY[card])));
    }
  }
  put(sites.length > 0 ? 1 : 0);
  put(Math.min(Math.max(sites.length - 1, 0), 3) / 2);
  put(first / PROMISE_UNIT);
  put(second / PROMISE_UNIT);
  put((first / PROMISE_UNIT) * near);
  put(points / 5);
  put(done / 6);
  put(sumOf(missing) / 5);
  put(lacking / 3);
  const atHome = without(without(lanesOf(missing), outlook.home), outlook.toolsAtHome);
  put(missing !== NOTHING && atHome === 0 ? 1 : 0);
  put(help / 2);
  put(onTurn ? help / 2 : 0);
}

/** Tenths of a point that finishing brings, when coins are tenths and actions cost what they cost. */
function gainOf(card: BuildingCard, wages: number, toBuy: number): number {
  return 10 * POINTS[card] + REWARD[card] - wages - ACTION_PRICE * toBuy;
}

/** The best site that can be finished in one turn. */
function putFinishing(outlook: Outlook, actions: number, near: number, score: number, best: number, toEnd: number): void {
  const { sites } = outlook.player;
  let possible = false;
  let most = 0;
  let points = 0;
  for (let s = 0; s < sites.length; s++) {
    const { card, missing, sent } = sites[s];
    const way = quickFinish(lanesOf(missing), sent, actions, outlook);
    if (!way) continue;
    possible = true;
    const gain = gainOf(card, way.wages, way.toBuy);
    if (gain <= most) continue;
    most = gain;
    points = POINTS[card];
  }
  const then = score + most / 10;
  put(possible ? 1 : 0);
  put(points / 4);
  put(most / PROMISE_UNIT);
  put((most / PROMISE_UNIT) * near);
  put(points >= toEnd ? 1 : 0);
  put((then / 6) * near);
  put((Math.min(LARGE_LEAD, Math.max(0, then - best)) / LEAD_UNIT) * near);
  put((Math.min(LARGE_LEAD, Math.max(0, best - then)) / LEAD_UNIT) * near);
}

/** What the building row offers this crew. */
function putRow(state: State, outlook: Outlook, actions: number, near: number, onTurn: boolean): void {
  const { player } = outlook;
  const { buildingRow } = state;
  let promise = 0;
  let gain = 0;
  let finishes = false;
  for (let slot = 0; slot < buildingRow.length; slot++) {
    const card = buildingRow[slot];
    if (card === NONE) continue;
    promise = Math.max(promise, promiseOf(card, NEEDED[card], outlook.home, outlook.away, outlook));
    const way = quickFinish(NEEDED[card], 0, actions - 1, outlook);
    if (!way) continue;
    finishes = true;
    gain = Math.max(gain, gainOf(card, way.wages, way.toBuy));
  }
  put(promise / PROMISE_UNIT);
  put(onTurn ? promise / PROMISE_UNIT : 0);
  put(player.sites.length === 0 ? promise / PROMISE_UNIT : 0);
  put(finishes ? 1 : 0);
  put(gain / PROMISE_UNIT);
  put(onTurn ? gain / PROMISE_UNIT : 0);
  put((gain / PROMISE_UNIT) * near);
}

/** The master wins games in which it ends behind the others' mean in points: margins are left out of what it learns. */
export const learning: Learning<State> = { names, timeLeft, features, byWinsAlone: true };
