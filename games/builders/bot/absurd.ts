/**
 * What nobody would do, however weak a player: buy actions and take coins for them in the same turn, in either order, or let an
 * action go that is worth a coin. So actions are bought only for a step that takes them all, and that step comes next.
 */
import type { Seat } from '@cantiere/engine';
import { ACTION_PRICE, buildingCard, COINS_FOR } from '../rules/cards.ts';
import { bankPays } from '../rules/coins.ts';
import { moves } from '../rules/legal.ts';
import type { Move } from '../rules/moves.ts';
import type { BuildersView, State } from '../rules/state.ts';
import { actionsToSend, siteOf } from '../rules/work.ts';

export function absurd(view: BuildersView, seat: Seat, move: Move, earlier: readonly Move[]): boolean {
  if (view.phase !== 'turn') return false;
  const turn = earlier.slice(earlier.findLastIndex(({ type }) => type === 'END_TURN') + 1);
  const did = (type: Move['type']): boolean => turn.some((played) => played.type === type);
  // What was just bought is used, all of it.
  if (turn.at(-1)?.type === 'BUY_ACTION') return priceOf(view, seat, move) !== view.actions || isCoins(move);
  switch (move.type) {
    case 'TAKE_COINS':
      return did('BUY_ACTION');
    case 'BUY_ACTION':
      return did('TAKE_COINS') || !isNeeded(view, seat, move.count ?? 1);
    case 'END_TURN':
      return view.actions > 0 && bankPays(view, COINS_FOR[1]);
    default:
      return false;
  }
}

const isCoins = ({ type }: Move): boolean => type === 'TAKE_COINS' || type === 'BUY_ACTION';

/** Whether some step takes exactly what there would be, and could still be paid for. */
function isNeeded(view: State, seat: Seat, count: number): boolean {
  const actions = view.actions + count;
  const players = view.players.map((player, each) =>
    each === seat ? { ...player, coins: player.coins - count * ACTION_PRICE } : player,
  );
  const after: State = { ...view, actions, players };
  return moves(after, seat).some((move) => !isCoins(move) && priceOf(after, seat, move) === actions);
}

/** In actions. */
function priceOf({ players }: State, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'SEND': {
      const site = siteOf(players[seat], buildingCard(move.siteId));
      return site ? actionsToSend(site) : 0;
    }
    case 'TAKE_COINS':
      return move.actions;
    case 'BUY_ACTION':
    case 'END_TURN':
    case 'SETTLE':
      return 0;
    default:
      return 1;
  }
}
