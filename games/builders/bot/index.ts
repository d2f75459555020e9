/** How the game plays itself: rules of thumb for a quick move, and an estimate of who is ahead. */
import { fraction, steadyExp, type BotKnowledge, type Chance, type Seat } from '@cantiere/engine';
import { ACTION_PRICE, COINS_FOR, NEEDS, NONE, OTHER_TWIN, PRINTED_SUPPLY, PRINTED_WAGE, TWIN } from '../rules/cards.ts';
import { isAvailable, isFreeWorker, isShadowed, isUnfreed, toolsInUse, wageOf } from '../rules/crew.ts';
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
import { absurd } from './absurd.ts';
import { learning } from './features.ts';
import { refuse } from '../rules/refuse.ts';
import { plansFor } from '../rules/plans.ts';
import { amountOf } from '../rules/resources.ts';
import { bankPays } from '../rules/coins.ts';
import { tenthsIfOver } from '../rules/scoring.ts';
import { bestSettlement } from '../rules/settlement.ts';
import type { BuildersView, State } from '../rules/state.ts';
import { actionsToSend, contributes } from '../rules/work.ts';
import {
  outlookOf,
  promiseOf,
  purseWorth,
  quickFinish,
  pointsLikely,
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
  type Outlook,
} from './judge.ts';

/** Hears every sensible move with its worth, less what its actions could do elsewhere. */
type Listener = (move: Move, worth: number) => void;

function judgeAll(state: State, outlook: Outlook, hear: Listener): void {
  hear(END_TURN, -outlook.action * state.actions);
  judgeWork(state, outlook, hear);
  if (state.actions > 0) {
    judgeRows(state, outlook, hear);
    if (!state.invested) judgeInvestments(state, outlook, hear);
    judgeCoins(state, outlook, hear);
    for (const member of outlook.player.crew) {
      if (isUnfreed(member) && isAvailable(member)) hear(freeSlave(member.card), worthOfFreeing(outlook) - outlook.action);
    }
  }
}

/** Finishing first, even where actions must be bought for it; else one more member where he does most. */
function judgeWork(state: State, outlook: Outlook, hear: Listener): void {
  const { player } = outlook;
  const { sites, crew, tools } = player;
  const used = tools.length > 0 ? toolsInUse(player) : 0;
  for (let s = 0; s < sites.length; s++) {
    const site = sites[s];
    const actions = actionsToSend(site);
    const way = quickFinish(player, site.missing, site.sent, state.actions);
    if (way.possible && way.first) {
      const worth = worthOfFinishing(site.card, site.missing, way, outlook);
      // Actions are bought when they are needed, not ahead: what comes in between may want them for something else.
      hear(actions > state.actions ? buyAction(actions - state.actions) : send(way.first.card, site.card, way.firstTool), worth);
    }
    if (actions > state.actions) continue;
    const now = promiseOf(site.card, site.missing, outlook);
    const price = actions * outlook.action;
    for (let m = 0; m < crew.length; m++) {
      const member = crew[m];
      if (!isAvailable(member) || wageOf(member) > player.coins || isShadowed(player, member)) continue;
      if (contributes(member, NONE, site)) {
        hear(send(member.card, site.card), worthOfSending(member, NONE, site.card, site.missing, now, outlook) - price);
      }
      if (tools.length === 0 || !isFreeWorker(member)) continue;
      for (let t = 0; t < tools.length; t++) {
        const tool = tools[t];
        if (used & (1 << tool) || amountOf(site.missing, tool) === 0) continue;
        hear(send(member.card, site.card, tool), worthOfSending(member, tool, site.card, site.missing, now, outlook) - price);
      }
    }
  }
}

function judgeRows(state: State, outlook: Outlook, hear: Listener): void {
  const { player } = outlook;
  for (let slot = 0; slot < state.buildingRow.length; slot++) {
    const card = state.buildingRow[slot];
    if (card === NONE) continue;
    let worth = worthOfOpening(card, outlook);
    const way = quickFinish(player, NEEDS[card], 0, state.actions - 1);
    if (way.possible) worth = Math.max(worth, worthOfFinishing(card, NEEDS[card], way, outlook));
    hear(START_BUILDING[card], worth - outlook.action);
  }
  for (let slot = 0; slot < state.workerRow.length; slot++) {
    const card = state.workerRow[slot];
    if (card === NONE || (card === OTHER_TWIN && state.workerRow.includes(TWIN))) continue;
    hear(RECRUIT[card], worthOfHands(PRINTED_SUPPLY[card], PRINTED_WAGE[card], outlook) - outlook.action);
  }
}

function judgeInvestments(state: State, outlook: Outlook, hear: Listener): void {
  const { player } = outlook;
  if (state.loans.length > 0 && bankPays(state, 10)) hear(TAKE_LOAN, worthOfLoan(outlook) - outlook.action);
  if (player.coins < 2) return;
  for (const tool of state.tools) hear(BUY_TOOL[tool], worthOfTool(tool, outlook) - outlook.action);
  if (player.coins < 7) return;
  for (const card of state.slaves) hear(buySlave(card), worthOfSlave(card, outlook) - outlook.action);
  for (const member of player.crew) {
    if (!isFreeWorker(member) || member.university !== NONE || !isAvailable(member) || isShadowed(player, member)) continue;
    for (const university of state.universities) {
      hear(educate(university, member.card), worthOfLesson(member, university, outlook) - outlook.action);
    }
  }
}

/** The largest package only: smaller ones never add up to more. */
function judgeCoins(state: State, outlook: Outlook, hear: Listener): void {
  const { coins } = outlook.player;
  const actions = Math.min(3, state.actions);
  const gained = COINS_FOR[actions];
  if (!bankPays(state, gained)) return;
  const worth = purseWorth(coins + gained, outlook.turnsLeft) - purseWorth(coins, outlook.turnsLeft);
  hear(TAKE_COINS[actions - 1], worth - actions * outlook.action);
}

let bestMove: Move = END_TURN;
let bestWorth = 0;
let restless: Chance | undefined;
function keepBest(move: Move, worth: number): void {
  const heard = restless ? worth + fraction(restless) * 3 : worth;
  if (heard <= bestWorth) return;
  bestMove = move;
  bestWorth = heard;
}

function bestByThumb(state: State, seat: Seat, noise: Chance | undefined): Move {
  if (state.phase === 'settlement') return bestSettlement(state.players[seat]);
  restless = noise;
  bestMove = END_TURN;
  bestWorth = -Infinity;
  judgeAll(state, outlookOf(state, seat), keepBest);
  return bestMove;
}

/** Like a playout, but it looks for exact ways to finish a site before it settles for the quick ones. */
function greedy(view: BuildersView, seat: Seat): Move {
  const quick = bestByThumb(view, seat, undefined);
  if (view.phase === 'settlement') return quick;
  const outlook = outlookOf(view, seat);
  let best = quick;
  let worth = bestWorth;
  for (const site of outlook.player.sites) {
    for (const plan of plansFor(view, seat, site.card)) {
      if (plan.coinsShort > 0) continue;
      const way = { actions: plan.actions, toBuy: plan.actionsToBuy, wages: plan.wages };
      const value = worthOfFinishing(site.card, site.missing, way, outlook);
      if (value <= worth) continue;
      const [first] = plan.sends;
      const short = first.actions - view.actions;
      best = short > 0 ? buyAction(short) : (plan.moves.find(({ type }) => type === 'SEND') ?? best);
      worth = value;
    }
  }
  return best;
}

/** Everything but the moves that never help, best first by the rules of thumb; the others after them. */
function candidates(state: State, seat: Seat): Move[] {
  if (state.phase === 'settlement') return [bestSettlement(state.players[seat])];
  const worths = new Map<Move, number>();
  judgeAll(state, outlookOf(state, seat), (move, worth) => {
    worths.set(move, Math.max(worth, worths.get(move) ?? -Infinity));
  });
  for (let count = 1; count <= 3; count++) {
    const buy = buyAction(count);
    if (!worths.has(buy) && !refuse(state, seat, buy)) worths.set(buy, -ACTION_PRICE * count);
  }
  return [...worths].sort((a, b) => b[1] - a[1]).map(([move]) => move);
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
  playout: bestByThumb,
  evaluate,
  expect(state, out) {
    for (let seat = 0; seat < state.seats; seat++)
      out[seat] = state.phase === 'over' ? tenthsIfOver(state.players[seat]) / 10 : pointsLikely(state, seat);
  },
  candidates,
  absurd,
  search: { exploration: 0.25, bias: 1, playoutRounds: 3 },
  learning,
};
