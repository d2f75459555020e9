/** Every legal move: each candidate is asked the predicate that `refuse` asks about one move. */
import type { Seat } from '@cantiere/engine';
import {
  refuseArchitectDraw,
  refuseAssassinate,
  refuseRob,
  refuseSwapHands,
  refuseTarget,
  refuseToRaid,
  warChest,
} from './characters.ts';
import { ARCHITECT, ASSASSIN, CHARACTERS, LABORATORY, MAGICIAN, THIEF, WARLORD, type District } from './catalog.ts';
import { includes } from './characterSet.ts';
import { namesOf } from './deck.ts';
import { refuseBuild, refuseLaboratory, refuseSmithy } from './districts.ts';
import { currentStep, refusePick } from './draft.ts';
import * as move from './moves.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { cardsToKeep, fewestToKeep, refuseCollectIncome, refuseDrawCards, refuseEndTurn, refuseTakeGold } from './turn.ts';

export function moves(state: State, seat: Seat): Move[] {
  const list = movesButRedraws(state, seat);
  if (mayRedraw(state, seat)) listRedraws(state.players[seat].hand, list);
  return list;
}

/** Whether the seat is asked as Magician and still has the power. */
export function mayRedraw(state: State, seat: Seat): boolean {
  return state.called === MAGICIAN && state.phase === 'turn' && seat === state.asked && !state.turn.usedPower;
}

/** All legal moves but the Magician's redraws, of which there can be thousands. */
export function movesButRedraws(state: State, seat: Seat): Move[] {
  const list: Move[] = [];
  if (seat !== state.asked) return list;
  switch (state.phase) {
    case 'draft':
      listPicks(state, list);
      break;
    case 'turn':
      listPower(state, seat, list);
      listTurn(state, seat, list);
      break;
    case 'keep':
      listKeeps(state, seat, list);
      break;
    case 'graveyard':
      list.push(move.GRAVEYARD_RECOVER, move.GRAVEYARD_DECLINE);
      break;
    case 'over':
      break;
  }
  return list;
}

function listPicks(state: State, list: Move[]): void {
  const offered = state.offered[state.kept.length];
  const { setsAside } = currentStep(state);
  for (let kept = 0; kept < CHARACTERS.length; kept++) {
    if (!includes(offered, kept)) continue;
    if (!setsAside) list.push(move.keepCharacter(kept));
    else
      for (let discard = 0; discard < CHARACTERS.length; discard++) {
        if (!refusePick(state, kept, discard)) list.push(move.keepCharacter(kept, discard));
      }
  }
}

function listKeeps(state: State, seat: Seat, list: Move[]): void {
  const { drawn } = state.turn;
  if (cardsToKeep(state.players[seat]) === 2) {
    for (let i = 0; i < drawn.length; i++) {
      for (let j = i + 1; j < drawn.length; j++) {
        const pair = move.keepBoth(Math.min(drawn[i], drawn[j]), Math.max(drawn[i], drawn[j]));
        if (!list.includes(pair)) list.push(pair);
      }
    }
  }
  if (fewestToKeep(state, seat) > 1) return;
  for (let i = 0; i < drawn.length; i++) if (drawn.indexOf(drawn[i]) === i) list.push(move.keepCard(drawn[i]));
}

function listPower(state: State, seat: Seat, list: Move[]): void {
  if (state.turn.usedPower) return;
  switch (state.called) {
    case ASSASSIN:
      for (let c = 0; c < CHARACTERS.length; c++) if (!refuseAssassinate(state, c)) list.push(move.assassinate(c));
      break;
    case THIEF:
      for (let c = 0; c < CHARACTERS.length; c++) if (!refuseRob(state, c)) list.push(move.rob(c));
      break;
    case MAGICIAN:
      for (let other = 0; other < state.seats; other++) {
        if (!refuseSwapHands(state, seat, other)) list.push(move.swapHands(other));
      }
      break;
    case ARCHITECT:
      if (!refuseArchitectDraw(state)) list.push(move.ARCHITECT_DRAW);
      break;
    case WARLORD:
      if (!refuseToRaid(state)) listTargets(state, seat, list);
      break;
  }
}

function listTargets(state: State, seat: Seat, list: Move[]): void {
  const gold = warChest(state, seat);
  for (let target = 0; target < state.seats; target++) {
    let seen = 0;
    for (const district of state.players[target].city) {
      if ((seen & (1 << district)) === 0 && !refuseTarget(state, target, district, gold))
        list.push(move.destroy(target, district));
      seen |= 1 << district;
    }
  }
}

/** Twelve cards have up to 4095 selections. Of a larger hand only the small ones and the whole are listed; all are legal. */
const ALL_LISTED_UP_TO = 12;
const SMALL = 3;

/** Every selection of one or more cards; copies of a building count as one and the same (CIT-6.12, CIT-10.14). */
function listRedraws(hand: readonly District[], list: Move[]): void {
  const cards = namesOf(hand).sort();
  const isLarge = cards.length > ALL_LISTED_UP_TO;
  listSelections(cards, 0, isLarge ? SMALL : cards.length, [], list);
  if (isLarge) list.push({ type: 'REDRAW', cards });
}

/** Adds each of the sorted cards from `start` on to those chosen, and lists every selection so made, of up to `most` cards. */
function listSelections(cards: readonly string[], start: number, most: number, chosen: string[], list: Move[]): void {
  for (let i = start; i < cards.length; i++) {
    if (i > start && cards[i] === cards[i - 1]) continue;
    chosen.push(cards[i]);
    list.push({ type: 'REDRAW', cards: chosen.slice() });
    if (chosen.length < most) listSelections(cards, i + 1, most, chosen, list);
    chosen.pop();
  }
}

function listTurn(state: State, seat: Seat, list: Move[]): void {
  const { hand, city } = state.players[seat];
  if (!refuseTakeGold(state)) list.push(move.TAKE_GOLD);
  if (!refuseDrawCards(state, seat)) list.push(move.DRAW_CARDS);
  if (!refuseDrawCards(state, seat, true)) list.push(move.DRAW_FEWER);
  if (!refuseCollectIncome(state, seat)) list.push(move.COLLECT_INCOME);
  if (!refuseSmithy(state, seat)) list.push(move.USE_SMITHY);
  const laboratory = !state.turn.usedLaboratory && city.includes(LABORATORY);
  let seen = 0;
  for (const district of hand) {
    if (seen & (1 << district)) continue;
    seen |= 1 << district;
    if (!refuseBuild(state, seat, district)) list.push(move.build(district));
    if (laboratory && !refuseLaboratory(state, seat, district)) list.push(move.useLaboratory(district));
  }
  if (!refuseEndTurn(state, seat, false)) list.push(move.END_TURN);
  if (!refuseEndTurn(state, seat, true)) list.push(move.END_TURN_FORGOING);
}
