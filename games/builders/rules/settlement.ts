/** The final settlement: slaves freed for 5 coins, loans repaid for 15. Best by itself, or decided by each player with manualSettlement. */
import { refusal, type Refusal, type Seat } from '@cantiere/engine';
import {
  CREW_IDS,
  FINAL_FREEDOM_PRICE,
  LOAN_IDS,
  LOAN_REPAYMENT,
  NONE,
  crewCard,
  isSlave,
  loanCard,
  type CrewCard,
  type Loan,
} from './cards.ts';
import { payToBank } from './coins.ts';
import { isAvailable, isUnfreed, memberOf } from './crew.ts';
import type { Tell } from './events.ts';
import { settle, type Move, type Settle } from './moves.ts';
import { shortOfMoney, unknownCard } from './refusals.ts';
import { slavesToFree, tenthsOf } from './scoring.ts';
import type { EndReason, Player, State } from './state.ts';

export function beginSettlement(state: State, reason: EndReason, tell?: Tell): void {
  state.phase = 'settlement';
  state.endReason = reason; // BLD-8.10
  state.actions = 0;
  state.invested = false;
  tell?.push({ event: { kind: 'lastRoundOver', round: state.round, reason } });
  for (let turn = 0; turn < state.seats; turn++) {
    const seat = (state.first + turn) % state.seats;
    const player = state.players[seat];
    if (state.options.manualSettlement === true && couldPay(player)) continue; // BLD-8.11
    settleFor(state, seat, freeable(player), affordableLoans(player), tell); // BLD-8.6
  }
  endWhenSettled(state, tell);
}

/** Whether there is anything to decide. */ // BLD-8.11
function couldPay(player: Player): boolean {
  return (
    (player.coins >= FINAL_FREEDOM_PRICE && slavesToFree(player) > 0) ||
    (player.coins >= LOAN_REPAYMENT && player.loans.length > 0)
  );
}

/** Slaves at home, lowest card first, as many as the coins allow. */ // BLD-8.5 BLD-8.6
function freeable(player: Player): CrewCard[] {
  return slavesAtHome(player).slice(0, Math.floor(player.coins / FINAL_FREEDOM_PRICE));
}

export function slavesAtHome(player: Player): CrewCard[] {
  if (slavesToFree(player) === 0) return []; // as in most games, and search ends many
  return player.crew
    .filter((member) => isUnfreed(member) && isAvailable(member))
    .map((member) => member.card)
    .sort((a, b) => a - b);
}

/** Loans that can still be repaid once the slaves are free. */ // BLD-8.6
function affordableLoans(player: Player): Loan[] {
  const left = player.coins - freeable(player).length * FINAL_FREEDOM_PRICE;
  return player.loans.slice(0, Math.floor(left / LOAN_REPAYMENT));
}

/** The settlement that the engine would choose: offered first, and played when a player's time runs out. */ // BLD-8.11
export function bestSettlement(player: Player): Settle {
  return settle(freeable(player), affordableLoans(player));
}

function priceOf(slaves: number, loans: number): number {
  return slaves * FINAL_FREEDOM_PRICE + loans * LOAN_REPAYMENT; // BLD-8.4
}

// The decision, all at the same time.

export function isAsked(state: State, seat: Seat): boolean {
  return state.phase === 'settlement' && state.players[seat]?.settled === false;
}

export function refuseSettle(state: State, seat: Seat, move: Settle): Refusal | undefined {
  const player = state.players[seat];
  for (const ids of [move.freeSlaveIds, move.repayLoanIds]) {
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice !== undefined) return refusal('BAD_MOVE', 'BLD-8.11', { about: twice });
  }
  const unknown = move.freeSlaveIds.find((id) => crewCard(id) < 0) ?? move.repayLoanIds.find((id) => loanCard(id) < 0);
  if (unknown !== undefined) return unknownCard(unknown);

  const slaves = move.freeSlaveIds.map(crewCard);
  const foreign = slaves.find((card) => !memberOf(player, card));
  if (foreign !== undefined) return refusal('WORKER_NOT_YOURS', 'BLD-8.4', { about: CREW_IDS[foreign] });
  const other = slaves.find((card) => !isSlave(card));
  if (other !== undefined) return refusal('NOT_A_SLAVE', 'BLD-8.4', { about: CREW_IDS[other] });
  const freed = slaves.find((card) => memberOf(player, card)?.freed);
  if (freed !== undefined) return refusal('ALREADY_FREED', 'BLD-8.4', { about: CREW_IDS[freed] });
  const busy = slaves.find((card) => memberOf(player, card)?.site !== NONE);
  if (busy !== undefined) return refusal('WORKER_BUSY', 'BLD-8.5', { about: CREW_IDS[busy] });
  const notHeld = move.repayLoanIds.find((id) => !player.loans.includes(loanCard(id)));
  if (notHeld !== undefined) return refusal('LOAN_NOT_YOURS', 'BLD-8.4', { about: notHeld });
  return shortOfMoney(player, priceOf(slaves.length, move.repayLoanIds.length), 'BLD-8.4');
}

/** Every set of slaves that can be freed, with every number of loans (they are alike) that can be repaid; the best first. */
export function listSettle(player: Player, into: Move[]): void {
  const home = slavesAtHome(player);
  for (let loans = player.loans.length; loans >= 0; loans--) {
    for (let set = (1 << home.length) - 1; set >= 0; set--) {
      const slaves = home.filter((_, i) => set & (1 << i));
      if (priceOf(slaves.length, loans) <= player.coins) into.push(settle(slaves, player.loans.slice(0, loans)));
    }
  }
}

export function settleByHand(state: State, seat: Seat, move: Settle, tell?: Tell): void {
  settleFor(state, seat, move.freeSlaveIds.map(crewCard), move.repayLoanIds.map(loanCard), tell);
  endWhenSettled(state, tell);
}

function settleFor(state: State, seat: Seat, slaves: readonly CrewCard[], loans: readonly Loan[], tell?: Tell): void {
  const player = state.players[seat];
  player.settled = true;
  if (slaves.length === 0 && loans.length === 0) return;
  const coins = priceOf(slaves.length, loans.length);
  payToBank(state, player, coins);
  for (const member of player.crew) if (slaves.includes(member.card)) member.freed = true;
  player.repaid.push(...player.loans.filter((loan) => loans.includes(loan)));
  player.loans = player.loans.filter((loan) => !loans.includes(loan));
  const freed = slaves.map((card) => CREW_IDS[card]);
  const repaid = loans.map((loan) => LOAN_IDS[loan]);
  tell?.push({ event: { kind: 'settled', seat, freed, repaid, coins } });
}

function endWhenSettled(state: State, tell?: Tell): void {
  if (!state.players.every((player) => player.settled)) return;
  state.phase = 'over';
  if (!tell) return;
  const tenths = state.players.map(tenthsOf);
  const best = Math.max(...tenths);
  tell.push({ event: { kind: 'gameOver', tenths, winners: tenths.flatMap((score, seat) => (score === best ? [seat] : [])) } });
}
