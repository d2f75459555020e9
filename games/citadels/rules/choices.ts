/** What to show the seat that is asked: every move that makes sense now, and the blocked ones with their reason. */
import type { Choice, Seat, View } from '@cantiere/engine';
import {
  ARCHITECT,
  ASSASSIN,
  CHARACTERS,
  INCOME_COLOUR,
  LABORATORY,
  MAGICIAN,
  NONE,
  SMITHY,
  THIEF,
  WARLORD,
  type District,
} from './catalog.ts';
import { namesOf } from './deck.ts';
import { currentStep } from './draft.ts';
import { moves } from './legal.ts';
import * as move from './moves.ts';
import type { Move } from './moves.ts';
import { refuse } from './refuse.ts';
import type { State } from './state.ts';
import { drawn, inHand, touches } from './touch.ts';
import { cardsToKeep, fewestToKeep } from './turn.ts';

export function choices(view: View<State>, seat: Seat): Choice<Move>[] {
  if (seat !== view.asked) return [];
  const list: Choice<Move>[] = [];
  const show = (candidate: Move, ...under: string[]): void => {
    const refusal = refuse(view, seat, candidate);
    list.push({ kind: 'move', under, at: touches(candidate, seat), move: candidate, ...(refusal && { refusal }) });
  };
  switch (view.phase) {
    case 'draft':
      for (const pick of moves(view, seat)) {
        if (pick.type !== 'DRAFT_PICK') continue;
        if (currentStep(view).setsAside) show(pick, 'draft', `keep:${pick.character}`);
        else show(pick, 'draft');
      }
      break;
    case 'keep':
      showKeeps(view, seat, list, show);
      break;
    case 'graveyard':
      show(move.GRAVEYARD_RECOVER, 'graveyard');
      show(move.GRAVEYARD_DECLINE, 'graveyard');
      break;
    case 'turn':
      showTurn(view, seat, list, show);
      break;
    case 'over':
      break;
  }
  return list;
}

/** One or two of the drawn cards as one pick; where the number is fixed, each way by itself. */
function showKeeps(view: View<State>, seat: Seat, list: Choice<Move>[], show: Show): void {
  const [min, max] = [fewestToKeep(view, seat), cardsToKeep(view.players[seat])];
  if (min === max) {
    for (const keep of moves(view, seat)) show(keep, 'keep');
    return;
  }
  const from = namesOf(view.turn.drawn);
  const none: Move = { type: 'KEEP_CARDS', cards: [] };
  list.push({ kind: 'pick', under: ['keep'], at: [], move: none, field: 'cards', from, places: from.map(drawn), min, max });
}

type Show = (candidate: Move, ...under: string[]) => void;

function showTurn(view: View<State>, seat: Seat, list: Choice<Move>[], show: Show): void {
  const { turn, called, players } = view;
  const { hand, city } = players[seat];
  if (!turn.tookResources) {
    show(move.TAKE_GOLD, 'resources');
    show(move.DRAW_CARDS, 'resources');
    if (!refuse(view, seat, move.DRAW_FEWER)) show(move.DRAW_FEWER, 'resources');
  }
  if (!turn.usedPower) showPower(view, seat, list, show);
  if (INCOME_COLOUR[called] !== NONE && !turn.tookIncome) show(move.COLLECT_INCOME, 'power');
  for (const district of kindsOf(hand)) show(move.build(district), 'build');
  if (city.includes(LABORATORY) && !turn.usedLaboratory) {
    for (const district of kindsOf(hand)) show(move.useLaboratory(district), 'buildings', 'laboratory');
  }
  if (city.includes(SMITHY) && !turn.usedSmithy) show(move.USE_SMITHY, 'buildings');
  if (called === WARLORD) showTargets(view, show);
  showEnds(view, seat, list);
}

/** The end of a turn takes what is due (income, the Architect's cards); anything else that could still be done is given up. */
function showEnds(view: View<State>, seat: Seat, list: Choice<Move>[]): void {
  const lost = list.some(({ refusal, move: { type } }) => !refusal && type !== 'COLLECT_INCOME' && type !== 'ARCHITECT_DRAW');
  for (const end of [move.END_TURN, move.END_TURN_FORGOING]) {
    const refusal = refuse(view, seat, end);
    if (refusal && end === move.END_TURN_FORGOING) continue;
    const ends = lost ? 'early' : 'now';
    list.push({ kind: 'move', under: ['end'], at: touches(end, seat), move: end, ends, ...(refusal && { refusal }) });
  }
}

function showPower(view: View<State>, seat: Seat, list: Choice<Move>[], show: Show): void {
  switch (view.called) {
    case ASSASSIN:
      for (let c = 0; c < CHARACTERS.length; c++) if (c !== ASSASSIN) show(move.assassinate(c), 'power');
      break;
    case THIEF:
      for (let c = 0; c < CHARACTERS.length; c++) if (c !== THIEF) show(move.rob(c), 'power');
      break;
    case MAGICIAN: {
      for (let other = 0; other < view.seats; other++) if (other !== seat) show(move.swapHands(other), 'power', 'swap');
      const { hand } = view.players[seat];
      if (hand.length > 0) {
        const from = namesOf(hand);
        list.push({
          kind: 'pick',
          under: ['power', 'redraw'],
          at: touches(move.redraw([]), seat),
          move: move.redraw([]),
          field: 'cards',
          from,
          places: from.map(inHand),
          min: 1,
          max: from.length,
        });
      }
      break;
    }
    case ARCHITECT:
      show(move.ARCHITECT_DRAW, 'power');
      break;
  }
}

function showTargets(view: View<State>, show: Show): void {
  for (let target = 0; target < view.seats; target++) {
    for (const district of kindsOf(view.players[target].city)) show(move.destroy(target, district), 'destroy', `city:${target}`);
  }
}

/** Copies of a building are shown once (CIT-10.14). */
function kindsOf(cards: readonly District[]): District[] {
  return [...new Set(cards)];
}
