/** Gold, between the players and the bank. */
import type { Player, State } from './state.ts';

/** Whether the thirty coins are all out (CIT-9.4); never, unless the bank is limited to them (CIT-1.6). */
export function bankIsEmpty(state: State): boolean {
  return state.bank <= 0 && state.options.bank === 'thirty';
}

/** What the bank can give of a sum that is due: a short one gives what is there (CIT-9.4). */
export function payable(state: State, due: number): number {
  return due > state.bank && state.options.bank === 'thirty' ? state.bank : due;
}

/** Takes what is due from the bank, as far as it is there; says how much that was. */
export function receive(state: State, player: Player, due: number): number {
  const gold = payable(state, due);
  state.bank -= gold;
  player.gold += gold;
  return gold;
}

export function pay(state: State, player: Player, price: number): void {
  player.gold -= price;
  state.bank += price;
}
