/** How the game plays itself: rules of thumb for a quick move, and an estimate of who is ahead. */
import { steadyExp, type BotKnowledge, type Chance, type Seat, learnedEvaluation } from '@cantiere/engine';
import { ACTION_PRICE, COINS_FOR, NONE, OTHER_TWIN, PRINTED_WAGE, TWIN } from '../rules/cards.ts';
import { isAvailable, isFreeWorker, isShadowed, isUnfreed } from '../rules/crew.ts';
import {
  BUY_TOOL,
  END_TURN,
  RECRUIT,
  START_BUILDING,
  TAKE_COINS,
  TAKE_LOAN,
  buyAction,
  buySlave,
  educate,
  freeSlave,
  send,
  type Move,
} from '../rules/moves.ts';
import { learning } from './features.ts';
import learned from './learned.json' with { type: 'json' };
import { plansFor } from '../rules/plans.ts';
import { amountOf } from '../rules/resources.ts';
import { bankPays } from '../rules/coins.ts';
import { tenthsIfOver } from '../rules/scoring.ts';
import { bestSettlement } from '../rules/settlement.ts';
import type { BuildersView, Site, State } from '../rules/state.ts';
import { actionsToSend } from '../rules/work.ts';
import { absurd } from './absurd.ts';
import { quickFinish } from './finishing.ts';
import { best, bestFirst, hear, hearNothing, isHeard } from './heard.ts';
import {
  pointsLikely,
  promiseOf,
  purseWorth,
  standingOf,
  worthOfFinishing,
  worthOfFreeing,
  worthOfHands,
  worthOfLesson,
  worthOfLoan,
  worthOfOpening,
  worthOfSending,
  worthOfSlave,
  worthOfTool,
} from './judge.ts';
import { NEEDED, TOOL_LANES, lanesOf, printedOn, without, type Lanes } from './lanes.ts';
import { elsewhere, outlookOf, type Outlook } from './outlook.ts';
import { temperaments } from './temperaments.ts';

function judgeAll(state: State, outlook: Outlook): void {
  hearNothing();
  hear(END_TURN, -outlook.action * state.actions);
  judgeWork(state, outlook);
  if (state.actions > 0) {
    judgeRows(state, outlook);
    if (!state.invested) judgeInvestments(state, outlook);
    judgeCoins(state, outlook);
    const { crew } = outlook.player;
    for (let m = 0; m < crew.length; m++) {
      if (isUnfreed(crew[m]) && isAvailable(crew[m])) hear(freeSlave(crew[m].card), worthOfFreeing(outlook) - outlook.action);
    }
  }
}

/** Finishing first, even where actions must be bought for it; else one more member where he does most. */
function judgeWork(state: State, outlook: Outlook): void {
  const { sites } = outlook.player;
  for (let s = 0; s < sites.length; s++) {
    const site = sites[s];
    const actions = actionsToSend(site);
    const missing = lanesOf(site.missing);
    const way = quickFinish(missing, site.sent, state.actions, outlook);
    if (!way?.first && actions > state.actions) continue;
    const away = elsewhere(site.card, outlook);
    const now = promiseOf(site.card, missing, outlook.home, away, outlook);
    if (way?.first) {
      const worth = worthOfFinishing(site.card, now, way, outlook);
      // Actions are bought when they are needed, not ahead: what comes in between may want them for something else.
      hear(actions > state.actions ? buyAction(actions - state.actions) : send(way.first.card, site.card, way.firstTool), worth);
    }
    if (actions <= state.actions) judgeSends(site, missing, away, now, outlook);
  }
}

function judgeSends(site: Site, missing: Lanes, away: Lanes, now: number, outlook: Outlook): void {
  const { player, hands, places, supplies, wages, home } = outlook;
  const { crew, tools, coins } = player;
  const price = actionsToSend(site) * outlook.action;
  for (let h = 0; h < hands; h++) {
    const member = crew[places[h]];
    if (wages[h] > coins || isShadowed(player, member)) continue;
    const others = home - supplies[h];
    const bare = without(missing, supplies[h]);
    if (bare !== missing) {
      const after = promiseOf(site.card, bare, others, away, outlook);
      hear(send(member.card, site.card), worthOfSending(member, NONE, after, now) - price);
    }
    if (tools.length === 0 || !isFreeWorker(member)) continue;
    for (let t = 0; t < tools.length; t++) {
      const tool = tools[t];
      if (outlook.toolsInUse & (1 << tool) || amountOf(site.missing, tool) === 0) continue;
      const after = promiseOf(site.card, without(bare, TOOL_LANES[tool + 1]), others, away, outlook);
      hear(send(member.card, site.card, tool), worthOfSending(member, tool, after, now) - price);
    }
  }
}

function judgeRows(state: State, outlook: Outlook): void {
  const { buildingRow, workerRow } = state;
  for (let slot = 0; slot < buildingRow.length; slot++) {
    const card = buildingRow[slot];
    if (card === NONE) continue;
    const promise = promiseOf(card, NEEDED[card], outlook.home, outlook.away, outlook);
    let worth = worthOfOpening(promise, outlook);
    const way = quickFinish(NEEDED[card], 0, state.actions - 1, outlook);
    if (way) worth = Math.max(worth, worthOfFinishing(card, promise, way, outlook));
    hear(START_BUILDING[card], worth - outlook.action);
  }
  for (let slot = 0; slot < workerRow.length; slot++) {
    const card = workerRow[slot];
    if (card === NONE || (card === OTHER_TWIN && workerRow.includes(TWIN))) continue;
    hear(RECRUIT[card], worthOfHands(printedOn(card), PRINTED_WAGE[card], outlook) - outlook.action);
  }
}

function judgeInvestments(state: State, outlook: Outlook): void {
  const { player } = outlook;
  const { tools, slaves, universities } = state;
  if (state.loans.length > 0 && bankPays(state, 10)) hear(TAKE_LOAN, worthOfLoan(outlook) - outlook.action);
  if (player.coins < 2) return;
  for (let t = 0; t < tools.length; t++) hear(BUY_TOOL[tools[t]], worthOfTool(tools[t], outlook) - outlook.action);
  if (player.coins < 7) return;
  for (let s = 0; s < slaves.length; s++) hear(buySlave(slaves[s]), worthOfSlave(slaves[s], outlook) - outlook.action);
  for (let h = 0; h < outlook.hands; h++) {
    const member = player.crew[outlook.places[h]];
    if (!isFreeWorker(member) || member.university !== NONE || isShadowed(player, member)) continue;
    for (let u = 0; u < universities.length; u++) {
      hear(educate(universities[u], member.card), worthOfLesson(member, universities[u], outlook) - outlook.action);
    }
  }
}

/** The largest package only: smaller ones never add up to more. */
function judgeCoins(state: State, outlook: Outlook): void {
  const { coins } = outlook.player;
  const actions = Math.min(3, state.actions);
  const gained = COINS_FOR[actions];
  if (!bankPays(state, gained)) return;
  const worth = purseWorth(coins + gained, outlook.turnsLeft) - purseWorth(coins, outlook.turnsLeft);
  hear(TAKE_COINS[actions - 1], worth - actions * outlook.action);
}

function playout(state: State, seat: Seat, noise: Chance): Move {
  if (state.phase === 'settlement') return bestSettlement(state.players[seat]);
  judgeAll(state, outlookOf(state, seat));
  return best(noise).move;
}

/** Like a playout without restlessness, but it looks for exact ways to finish a site before it settles for the quick ones. */
function greedy(view: BuildersView, seat: Seat): Move {
  if (view.phase === 'settlement') return bestSettlement(view.players[seat]);
  const outlook = outlookOf(view, seat);
  judgeAll(view, outlook);
  let { move, worth } = best(undefined);
  for (const { card, missing } of outlook.player.sites) {
    const promise = promiseOf(card, lanesOf(missing), outlook.home, elsewhere(card, outlook), outlook);
    for (const plan of plansFor(view, seat, card)) {
      if (plan.coinsShort > 0) continue;
      const way = { actions: plan.actions, toBuy: plan.actionsToBuy, wages: plan.wages };
      const value = worthOfFinishing(card, promise, way, outlook);
      if (value <= worth) continue;
      const [first] = plan.sends;
      const short = first.actions - view.actions;
      move = short > 0 ? buyAction(short) : (plan.moves.find(({ type }) => type === 'SEND') ?? move);
      worth = value;
    }
  }
  return move;
}

/** Everything but the moves that never help, best first by the rules of thumb; the others after them. */
function candidates(state: State, seat: Seat): Move[] {
  const player = state.players[seat];
  if (state.phase === 'settlement') return [bestSettlement(player)];
  judgeAll(state, outlookOf(state, seat));
  for (let count = 1; count <= 3 && count * ACTION_PRICE <= player.coins; count++) {
    const buy = buyAction(count);
    if (!isHeard(buy)) hear(buy, -ACTION_PRICE * count);
  }
  return bestFirst();
}

/** Chances of winning from how everybody stands; the nearer the end, the more a lead counts. */
function evaluate(state: State, out: Float64Array): void {
  if (state.phase === 'over') {
    const tenths = state.players.map(tenthsIfOver);
    const best = Math.max(...tenths);
    const winners = tenths.filter((score) => score === best).length;
    for (let seat = 0; seat < state.seats; seat++) out[seat] = tenths[seat] === best ? 1 / winners : 0;
    return;
  }
  let top = -Infinity;
  for (let seat = 0; seat < state.seats; seat++) {
    out[seat] = standingOf(state, seat);
    if (out[seat] > top) top = out[seat];
  }
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) sum += out[seat] = steadyExp(out[seat] - top);
  for (let seat = 0; seat < state.seats; seat++) out[seat] /= sum;
}

export const bot: BotKnowledge<State, Move> = {
  greedy,
  playout,
  evaluate,
  expect(state, out) {
    for (let seat = 0; seat < state.seats; seat++)
      out[seat] = state.phase === 'over' ? tenthsIfOver(state.players[seat]) / 10 : pointsLikely(state, seat);
  },
  candidates,
  absurd,
  temperaments,
  search: { exploration: 0.25, bias: 1, playoutRounds: 3 },
  levels: { normal: { iterations: 90 }, expert: { iterations: 150, learned: true } },
  learning,
  /** Judged so well, one round of habit is enough before it; among more than two, whose turns come rarer, it takes two. */
  master: {
    evaluate: learnedEvaluation(learning, learned),
    search: (seats) => ({ exploration: 0.25, bias: 1, playoutRounds: seats === 2 ? 1 : 2 }),
  },
};
