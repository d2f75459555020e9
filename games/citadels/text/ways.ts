/** Ways out of a refusal that a seat has in its own turn, the same in both languages. */
import type { Refusal, Seat, View } from '@cantiere/engine';
import type { State } from '../rules/state.ts';
import { incomeLeft, refuseCollectIncome } from '../rules/turn.ts';

/** The purse is too light, and what the city still pays in this turn would do. */
export function collectingHelps({ code, need = 0 }: Refusal, view: View<State>, seat: Seat | 'spectator'): boolean {
  if (code !== 'NOT_ENOUGH_GOLD' || seat === 'spectator' || view.phase !== 'turn' || view.asked !== seat) return false;
  const player = view.players[seat];
  return refuseCollectIncome(view, seat) === undefined && player.gold + incomeLeft(view, player) >= need;
}
