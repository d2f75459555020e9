/** Coins: the bank, taking coins for actions, and paying for more actions. */
import { refusal, type Refusal } from '@cantiere/engine';
import { ACTION_PRICE, COINS_FOR } from './cards.ts';
import type { Tell } from './events.ts';
import { TAKE_COINS, buyAction, type Move } from './moves.ts';
import { shortOfActions, shortOfMoney } from './refusals.ts';
import type { Player, State } from './state.ts';

export function payToBank(state: State, player: Player, coins: number): void {
  player.coins -= coins;
  state.bank += coins;
}

export function payFromBank(state: State, player: Player, coins: number): void {
  player.coins += coins;
  state.bank -= coins;
}

/** The bank never runs dry, unless the table plays with the coins of the box alone. */ // BLD-9.1
export function bankPays(state: State, coins: number): boolean {
  return state.bank >= coins || state.options.limitedBank !== true;
}

export function bankShort(state: State, need: number): Refusal | undefined {
  return bankPays(state, need) ? undefined : refusal('BANK_SHORT', 'BLD-9.1', { need, have: state.bank });
}

// Taking coins: 1, 3 or 6 for 1, 2 or 3 actions in one move.

export function refuseTakeCoins(state: State, actions: number): Refusal | undefined {
  if (actions !== 1 && actions !== 2 && actions !== 3) return refusal('BAD_AMOUNT', 'BLD-4.4.2', { need: 3, have: actions });
  return shortOfActions(state, actions, 'BLD-4.4.1') ?? bankShort(state, COINS_FOR[actions]);
}

export function listTakeCoins(state: State, into: Move[]): void {
  for (let actions = 1; actions <= 3 && actions <= state.actions; actions++) {
    if (bankPays(state, COINS_FOR[actions])) into.push(TAKE_COINS[actions - 1]);
  }
}

export function takeCoins(state: State, actions: number, tell?: Tell): void {
  const coins = COINS_FOR[actions]; // BLD-4.4.3: every move is a package of its own
  state.actions -= actions;
  payFromBank(state, state.players[state.asked], coins);
  tell?.push({ event: { kind: 'coinsTaken', seat: state.asked, actions, coins } });
}

// Buying actions: 5 coins each, without limit.

export function refuseBuyAction(state: State, count: number): Refusal | undefined {
  if (!Number.isSafeInteger(count) || count < 1) return refusal('BAD_AMOUNT', 'BLD-4.5.2', { need: 1, have: count });
  return shortOfMoney(state.players[state.asked], count * ACTION_PRICE, 'BLD-4.5.1');
}

export function listBuyAction(state: State, into: Move[]): void {
  const { coins } = state.players[state.asked];
  for (let count = 1; count * ACTION_PRICE <= coins; count++) into.push(buyAction(count));
}

export function buyActions(state: State, count: number, tell?: Tell): void {
  const coins = count * ACTION_PRICE;
  payToBank(state, state.players[state.asked], coins);
  state.actions += count; // BLD-3.3
  tell?.push({ event: { kind: 'actionsBought', seat: state.asked, count, coins } });
}
