/** Who is asked, and every move they may make: each part of the rules lists its own. */
import { NOBODY, only, type Seat } from '@cantiere/engine';
import { listBuyAction, listTakeCoins } from './coins.ts';
import { listBuySlave, listBuyTool, listEducate, listFreeSlave, listTakeLoan } from './investments.ts';
import { END_TURN, type Move } from './moves.ts';
import { listRecruit, listStartBuilding } from './rows.ts';
import { isAsked, listSettle } from './settlement.ts';
import type { State } from './state.ts';
import { listSend } from './work.ts';

/** Every set of seats, by the bits of its members: settlement asks several at once. */
const TOGETHER: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, set) =>
  Object.freeze([0, 1, 2, 3].filter((seat) => set & (1 << seat))),
);

export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'turn') return only(state.asked); // BLD-3.7
  if (state.phase === 'over') return NOBODY;
  let asked = 0;
  for (let seat = 0; seat < state.seats; seat++) if (isAsked(state, seat)) asked |= 1 << seat;
  return TOGETHER[asked];
}

export function moves(state: State, seat: Seat): Move[] {
  const list: Move[] = [];
  if (state.phase === 'turn') {
    if (seat === state.asked) listTurn(state, list);
  } else if (isAsked(state, seat)) listSettle(state.players[seat], list);
  return list;
}

/** Ending the turn is always there, so nobody is ever stuck. */ // BLD-9.5
function listTurn(state: State, list: Move[]): void {
  listSend(state, list);
  listStartBuilding(state, list);
  listRecruit(state, list);
  listEducate(state, list);
  listBuyTool(state, list);
  listBuySlave(state, list);
  listFreeSlave(state, list);
  listTakeLoan(state, list);
  listTakeCoins(state, list);
  listBuyAction(state, list);
  list.push(END_TURN);
}
