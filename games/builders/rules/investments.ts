/** The investment line: one card a turn, for one action and its price. Freeing a slave stands here too, but is no investment. */
import { refusal, type Refusal } from '@cantiere/engine';
import {
  CREW_IDS,
  LOAN_COINS,
  LOAN_IDS,
  NONE,
  SLAVE_PRICE,
  TOOL_IDS,
  TOOL_PRICE,
  UNIVERSITY_IDS,
  UNIVERSITY_PRICE,
  isSlave,
  type CrewCard,
  type Tool,
  type University,
} from './cards.ts';
import { bankPays, bankShort, payFromBank, payToBank } from './coins.ts';
import { isAvailable, isFreeWorker, isShadowed, isUnfreed, memberOf, newMember, supplyOf } from './crew.ts';
import type { Tell } from './events.ts';
import { BUY_TOOL, TAKE_LOAN, buySlave, educate, freeSlave, type Move } from './moves.ts';
import { shortOfActions, shortOfMoney } from './refusals.ts';
import { amountsOf } from './resources.ts';
import type { State } from './state.ts';

/** What stops every investment alike: the one of this turn is made, or the action or the coins are missing. */ // BLD-5.0
function refuseInvestment(state: State, price: number, rule: string): Refusal | undefined {
  if (state.invested) return refusal('INVESTMENT_ALREADY_MADE', 'BLD-5.0');
  return shortOfActions(state, 1, rule) ?? shortOfMoney(state.players[state.asked], price, rule);
}

function mayInvest(state: State, price: number): boolean {
  return !state.invested && state.actions >= 1 && state.players[state.asked].coins >= price;
}

function invest(state: State, price: number): void {
  state.invested = true;
  state.actions -= 1;
  payToBank(state, state.players[state.asked], price);
}

function takeFrom(stack: number[], card: number): void {
  stack.splice(stack.indexOf(card), 1);
}

// Buying a slave.

export function refuseBuySlave(state: State, card: CrewCard): Refusal | undefined {
  if (!state.slaves.includes(card)) return refusal('CARD_TAKEN', 'BLD-5.1.1', { about: CREW_IDS[card] });
  return refuseInvestment(state, SLAVE_PRICE, 'BLD-5.1.1');
}

export function listBuySlave(state: State, into: Move[]): void {
  if (!mayInvest(state, SLAVE_PRICE)) return;
  for (let i = 0; i < state.slaves.length; i++) into.push(buySlave(state.slaves[i]));
}

export function buyTheSlave(state: State, card: CrewCard, tell?: Tell): void {
  invest(state, SLAVE_PRICE);
  takeFrom(state.slaves, card);
  state.players[state.asked].crew.push(newMember(card)); // BLD-5.1.2
  tell?.push({ event: { kind: 'slaveBought', seat: state.asked, card: CREW_IDS[card], coins: SLAVE_PRICE } });
}

// Freeing a slave: one action, as often as there are actions.

export function refuseFreeSlave(state: State, card: CrewCard): Refusal | undefined {
  const member = memberOf(state.players[state.asked], card);
  if (!member) return refusal('WORKER_NOT_YOURS', 'BLD-5.2.4', { about: CREW_IDS[card] });
  if (!isSlave(card)) return refusal('NOT_A_SLAVE', 'BLD-5.2.4', { about: CREW_IDS[card] });
  if (member.freed) return refusal('ALREADY_FREED', 'BLD-5.2.3', { about: CREW_IDS[card] });
  if (!isAvailable(member)) return refusal('WORKER_BUSY', 'BLD-5.2.2', { about: CREW_IDS[card] });
  return shortOfActions(state, 1, 'BLD-5.2.1');
}

export function listFreeSlave(state: State, into: Move[]): void {
  if (state.actions < 1) return;
  const { crew } = state.players[state.asked];
  for (let i = 0; i < crew.length; i++) {
    if (isUnfreed(crew[i]) && isAvailable(crew[i])) into.push(freeSlave(crew[i].card));
  }
}

export function freeTheSlave(state: State, card: CrewCard, tell?: Tell): void {
  const member = memberOf(state.players[state.asked], card);
  if (!member) return;
  state.actions -= 1;
  member.freed = true; // BLD-5.2.3
  tell?.push({ event: { kind: 'slaveFreed', seat: state.asked, card: CREW_IDS[card] } });
}

// Buying a tool.

export function refuseBuyTool(state: State, tool: Tool): Refusal | undefined {
  if (!state.tools.includes(tool)) return refusal('CARD_TAKEN', 'BLD-5.3.1', { about: TOOL_IDS[tool] });
  return refuseInvestment(state, TOOL_PRICE, 'BLD-5.3.1');
}

export function listBuyTool(state: State, into: Move[]): void {
  if (!mayInvest(state, TOOL_PRICE)) return;
  for (let i = 0; i < state.tools.length; i++) into.push(BUY_TOOL[state.tools[i]]);
}

export function buyTheTool(state: State, tool: Tool, tell?: Tell): void {
  invest(state, TOOL_PRICE);
  takeFrom(state.tools, tool);
  state.players[state.asked].tools.push(tool);
  tell?.push({ event: { kind: 'toolBought', seat: state.asked, card: TOOL_IDS[tool], coins: TOOL_PRICE } });
}

// Taking a loan: repaid in the final settlement only.

export function refuseTakeLoan(state: State): Refusal | undefined {
  if (state.loans.length === 0) return refusal('STACK_EMPTY', 'BLD-9.4');
  return refuseInvestment(state, 0, 'BLD-5.4.1') ?? bankShort(state, LOAN_COINS);
}

export function listTakeLoan(state: State, into: Move[]): void {
  if (state.loans.length > 0 && mayInvest(state, 0) && bankPays(state, LOAN_COINS)) into.push(TAKE_LOAN);
}

export function takeTheLoan(state: State, tell?: Tell): void {
  const loan = state.loans.shift() ?? NONE; // BLD-5.4.1: the lowest number left
  const player = state.players[state.asked];
  invest(state, 0);
  player.loans.push(loan);
  payFromBank(state, player, LOAN_COINS);
  tell?.push({ event: { kind: 'loanTaken', seat: state.asked, card: LOAN_IDS[loan], coins: LOAN_COINS } });
}

export function refuseRepayLoan(): Refusal {
  return refusal('LOAN_ONLY_AT_END', 'BLD-5.4.2');
}

// Educating a worker.

export function refuseEducate(state: State, university: University, card: CrewCard): Refusal | undefined {
  if (!state.universities.includes(university)) {
    return refusal('CARD_TAKEN', 'BLD-5.5.1', { about: UNIVERSITY_IDS[university] });
  }
  const member = memberOf(state.players[state.asked], card);
  if (!member) return refusal('WORKER_NOT_YOURS', 'BLD-5.5.1', { about: CREW_IDS[card] });
  if (!isFreeWorker(member)) return refusal('EDUCATION_NOT_ALLOWED', 'BLD-5.5.3', { about: CREW_IDS[card] });
  if (member.university !== NONE) return refusal('ALREADY_EDUCATED', 'BLD-5.5.3', { about: CREW_IDS[card] });
  if (!isAvailable(member)) return refusal('WORKER_BUSY', 'BLD-5.5.1', { about: CREW_IDS[card] });
  return refuseInvestment(state, UNIVERSITY_PRICE, 'BLD-5.5.1');
}

export function listEducate(state: State, into: Move[]): void {
  if (!mayInvest(state, UNIVERSITY_PRICE)) return;
  const player = state.players[state.asked];
  for (let m = 0; m < player.crew.length; m++) {
    const member = player.crew[m];
    if (!isFreeWorker(member) || member.university !== NONE || !isAvailable(member) || isShadowed(player, member)) continue;
    for (let u = 0; u < state.universities.length; u++) into.push(educate(state.universities[u], member.card)); // BLD-5.5.4: even where it changes nothing
  }
}

export function educateMember(state: State, university: University, card: CrewCard, tell?: Tell): void {
  const member = memberOf(state.players[state.asked], card);
  if (!member) return;
  invest(state, UNIVERSITY_PRICE);
  takeFrom(state.universities, university);
  member.university = university; // BLD-5.5.2
  tell?.push({
    event: {
      kind: 'educated',
      seat: state.asked,
      worker: CREW_IDS[card],
      university: UNIVERSITY_IDS[university],
      coins: UNIVERSITY_PRICE,
      supply: amountsOf(supplyOf(member, NONE)),
    },
  });
}
