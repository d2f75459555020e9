/** The moves worth searching, best guess first: no pointless names, no cards left lying, no wrecking of one's own city, few redraws and discards. */
import { quickChance, type Seat } from '@cantiere/engine';
import { characterOf, districtOf } from '../rules/catalog.ts';
import { includes } from '../rules/characterSet.ts';
import { mayRedraw, movesButRedraws } from '../rules/legal.ts';
import { redraw, type Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { cardsToKeep } from '../rules/turn.ts';
import { mayHold } from './inference.ts';
import { sensibleMove } from './policy.ts';
import { worthHolding, worthPlaying } from './worth.ts';

/** Not used up, because nothing is left to chance here; a policy just has to be given one. */
const UNUSED = quickChance(1);

export function candidates(state: State, seat: Seat): Move[] {
  const all = movesButRedraws(state, seat);
  const list = all.filter((move) => !isPointless(state, seat, move));
  if (mayRedraw(state, seat)) listSensibleRedraws(state, seat, list);
  return list.length === 0 ? all : bestFirst(list, sensibleMove(state, seat, UNUSED, 0));
}

function isPointless(state: State, seat: Seat, move: Move): boolean {
  if (move.type === 'DRAFT_PICK') return move.discard !== undefined && !isGoodDiscard(state, seat, move.character, move.discard);
  if (move.type === 'ASSASSINATE' || move.type === 'ROB')
    return !includes(heldByOthers(state, seat), characterOf(move.character));
  if (move.type === 'DESTROY') return move.player === seat;
  if (move.type === 'DRAW_CARDS') return move.fewer === true;
  if (move.type === 'KEEP_CARDS') return move.cards.length < cardsToKeep(state.players[seat]);
  if (move.type === 'USE_LABORATORY') return !isWorst(state, seat, move.card);
  // Giving income up helps only against a Thief who has named one's other character.
  return move.type === 'END_TURN' && move.forgo === true && state.seats > 3;
}

function heldByOthers(state: State, seat: Seat): number {
  let held = 0;
  for (let other = 0; other < state.seats; other++) if (other !== seat) held |= mayHold(state, seat, other);
  return held;
}

/** Set aside one of the two that the rival would like best. */
function isGoodDiscard(state: State, seat: Seat, character: string, discard: string): boolean {
  const rival = (seat + 1) % state.seats;
  const offered = state.offered[state.kept.length];
  const worth = worthPlaying(state, rival, characterOf(discard));
  let better = 0;
  for (let other = 0; other < 8; other++) {
    if (includes(offered, other) && other !== characterOf(character) && worthPlaying(state, rival, other) > worth) better++;
  }
  return better < 2;
}

function isWorst(state: State, seat: Seat, card: string): boolean {
  const player = state.players[seat];
  const worth = worthHolding(state, player, districtOf(card));
  return player.hand.every((district) => worthHolding(state, player, district) >= worth);
}

/** The least wanted card, the two least wanted, and so on to the whole hand. */
function listSensibleRedraws(state: State, seat: Seat, list: Move[]): void {
  const player = state.players[seat];
  const hand = player.hand.slice().sort((a, b) => worthHolding(state, player, a) - worthHolding(state, player, b));
  for (let count = 1; count <= hand.length; count++) list.push(redraw(hand.slice(0, count)));
}

function bestFirst(list: Move[], best: Move): Move[] {
  const at = list.indexOf(best); // the moves in question are shared constants
  if (at > 0) [list[0], list[at]] = [list[at], list[0]];
  return list;
}
