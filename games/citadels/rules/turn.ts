/** A turn (CIT-5): the resource action, the income, and the end of the turn. */
import type { Refusal, Seat } from '@cantiere/engine';
import { bankIsEmpty, payable, receive } from './bank.ts';
import {
  ARCHITECT,
  CHARACTERS,
  COLOUR,
  COLOURS,
  GOLD_AND_CARDS,
  INCOME_COLOUR,
  LIBRARY,
  NONE,
  OBSERVATORY,
  SCHOOL_OF_MAGIC,
  type District,
} from './catalog.ts';
import { draw, namesOf, putAllUnder, putUnder, takeFrom } from './deck.ts';
import { privately, type DrawReason, type Tell } from './events.ts';
import { refusal } from './refusals.ts';
import type { Player, State } from './state.ts';

const ALREADY_TOOK_RESOURCES = refusal('ALREADY_TOOK_RESOURCES', 'CIT-5.1');

// TAKE_GOLD

const NO_GOLD_TO_TAKE = refusal('BANK_EMPTY', 'CIT-9.4');

export function refuseTakeGold(state: State): Refusal | undefined {
  if (state.turn.tookResources) return ALREADY_TOOK_RESOURCES;
  return bankIsEmpty(state) && state.deck.length > 0 ? NO_GOLD_TO_TAKE : undefined; // CIT-9.4
}

export function takeGold(state: State, seat: Seat, tell: Tell): void {
  state.turn.tookResources = true;
  const gold = receive(state, state.players[seat], GOLD_AND_CARDS.takeGold); // CIT-5.2
  tell?.push({ event: { kind: 'tookGold', seat, gold } });
}

// DRAW_CARDS

const NO_CARD_TO_DRAW = refusal('DECK_EMPTY', 'CIT-5.7');

const NO_FEWER_CARDS = refusal('NO_FEWER_CARDS', 'CIT-9.8');

export function refuseDrawCards(state: State, seat: Seat, fewer = false): Refusal | undefined {
  if (state.turn.tookResources) return ALREADY_TOOK_RESOURCES;
  if (state.deck.length === 0) return NO_CARD_TO_DRAW;
  return fewer && !mayTakeFewer(state, seat) ? NO_FEWER_CARDS : undefined;
}

/** Whether drawing sparingly differs from drawing: a third card to leave, or a second that need not be kept (CIT-9.8). */
function mayTakeFewer({ options, players, deck }: State, seat: Seat): boolean {
  if (options.fewerCards !== true) return false;
  const { city } = players[seat];
  return (city.includes(OBSERVATORY) && deck.length > GOLD_AND_CARDS.drawCards) || (city.includes(LIBRARY) && deck.length > 1);
}

/** Sparingly: without the Observatory's card, and with the Library's choice open after a look at the cards. */
export function drawCards(state: State, seat: Seat, fewer: boolean, tell: Tell): void {
  const player = state.players[seat];
  const count = fewer ? GOLD_AND_CARDS.drawCards : cardsToDraw(player);
  state.turn.tookResources = true;
  if (!fewer && Math.min(count, state.deck.length) <= cardsToKeep(player))
    return drawToHand(state, seat, count, 'resources', tell); // CIT-5.7
  draw(state, count, state.turn.drawn);
  state.phase = 'keep';
  tell?.push(privately(seat, { kind: 'looked', seat, count: state.turn.drawn.length }, { cards: namesOf(state.turn.drawn) }));
}

/** How many cards the resource action draws. */
export function cardsToDraw(player: Player): number {
  return GOLD_AND_CARDS.drawCards + (player.city.includes(OBSERVATORY) ? 1 : 0); // CIT-5.3, CIT-5.4
}

/** The fewest that may go to the hand: the Library's second card is no duty (CIT-9.8). */
export function fewestToKeep({ options, players }: State, seat: Seat): number {
  return options.fewerCards === true ? GOLD_AND_CARDS.keepCards : cardsToKeep(players[seat]);
}

/** How many of them go to the hand. */
export function cardsToKeep(player: Player): number {
  return GOLD_AND_CARDS.keepCards + (player.city.includes(LIBRARY) ? 1 : 0); // CIT-5.5, CIT-5.6
}

/** Draws without a choice. Observatory and Library have no part in it (CIT-7.3). */
export function drawToHand(state: State, seat: Seat, count: number, why: DrawReason, tell: Tell): void {
  const { hand } = state.players[seat];
  const before = hand.length;
  draw(state, count, hand);
  const cards = hand.length - before;
  tell?.push(privately(seat, { kind: 'drew', seat, why, count: cards }, { cards: namesOf(hand.slice(before)) }));
}

// KEEP_CARDS

const NO_CARDS_TO_KEEP = refusal('WRONG_PHASE', 'CIT-5.3');
const CARD_NOT_OFFERED = refusal('CARD_NOT_OFFERED', 'CIT-5.3');

export function refuseKeepCards(state: State, seat: Seat, cards: readonly District[]): Refusal | undefined {
  if (state.phase !== 'keep') return NO_CARDS_TO_KEEP;
  const { drawn } = state.turn;
  if (!cards.every((card) => drawn.includes(card))) return CARD_NOT_OFFERED;
  const most = cardsToKeep(state.players[seat]);
  const fewest = fewestToKeep(state, seat);
  if (cards.length >= fewest && cards.length <= most && !namesTooMany(cards, drawn)) return undefined;
  const need = cards.length < fewest ? fewest : most;
  return refusal('WRONG_KEEP_COUNT', most > GOLD_AND_CARDS.keepCards ? 'CIT-5.5' : 'CIT-5.3', { need, have: cards.length });
}

/** Whether a card is named more often than it is there (CIT-10.14). */
export function namesTooMany(named: readonly District[], there: readonly District[]): boolean {
  const left = there.slice();
  for (const card of named) {
    if (!left.includes(card)) return true;
    takeFrom(left, card);
  }
  return false;
}

export function keepCards(state: State, seat: Seat, cards: readonly District[], tell: Tell): void {
  const { drawn } = state.turn;
  for (const card of cards) {
    takeFrom(drawn, card);
    state.players[seat].hand.push(card);
  }
  tell?.push(privately(seat, { kind: 'kept', seat, count: cards.length, returned: drawn.length }, { cards: namesOf(cards) }));
  if (drawn.length === 1) putUnder(state, drawn[0]);
  else putAllUnder(state, drawn, 'drawn'); // CIT-5.8
  drawn.length = 0;
  state.phase = 'turn';
}

// COLLECT_INCOME

const NO_INCOME = refusal('NOT_YOUR_POWER', 'CIT-5.16');
const INCOME_TAKEN = refusal('POWER_ALREADY_USED', 'CIT-5.15');
const NOTHING_TO_COLLECT = refusal('NOTHING_TO_COLLECT', 'CIT-5.16');
const NO_GOLD_TO_COLLECT = refusal('BANK_EMPTY', 'CIT-9.4');

export function refuseCollectIncome(state: State, seat: Seat): Refusal | undefined {
  if (INCOME_COLOUR[state.called] === NONE) return NO_INCOME;
  if (state.turn.tookIncome) return INCOME_TAKEN;
  if (incomeOf(state, state.players[seat]) === 0) return NOTHING_TO_COLLECT;
  return bankIsEmpty(state) ? NO_GOLD_TO_COLLECT : undefined;
}

/** One gold for each building of the character's colour, and one for the School of Magic (CIT-5.16). */
export function incomeOf(state: State, player: Player): number {
  const colour = INCOME_COLOUR[state.called];
  if (colour === NONE) return 0;
  let income = 0;
  for (const district of player.city) if (COLOUR[district] === colour || district === SCHOOL_OF_MAGIC) income++;
  return income;
}

/** What collecting would still bring in this turn. */
export function incomeLeft(state: State, player: Player): number {
  return state.turn.tookIncome ? 0 : payable(state, incomeOf(state, player));
}

export function collectIncome(state: State, seat: Seat, tell: Tell): void {
  const player = state.players[seat];
  const gold = receive(state, player, incomeOf(state, player));
  state.turn.tookIncome = true;
  tell?.push({ event: { kind: 'income', seat, colour: COLOURS[INCOME_COLOUR[state.called]], gold } });
}

// END_TURN

const TAKE_RESOURCES_BEFORE_ENDING = refusal('MUST_TAKE_RESOURCES_FIRST', 'CIT-5.18');
const NOTHING_TO_FORGO = refusal('NOTHING_TO_FORGO', 'CIT-5.19');

export function refuseEndTurn(state: State, seat: Seat, forgo: boolean): Refusal | undefined {
  if (!state.turn.tookResources) return TAKE_RESOURCES_BEFORE_ENDING;
  if (forgo && incomeLeft(state, state.players[seat]) + architectCardsLeft(state) === 0) return NOTHING_TO_FORGO;
  return undefined;
}

/** Cards that the Architect would still draw this turn (CIT-6.22). */
export function architectCardsLeft(state: State): number {
  if (state.called !== ARCHITECT || state.turn.usedPower) return 0;
  return Math.min(GOLD_AND_CARDS.architectExtraCards, state.deck.length);
}

/** What was forgotten is taken now, unless it is given up (CIT-5.19). */
export function endTurn(state: State, seat: Seat, forgo: boolean, tell: Tell): void {
  const gold = incomeLeft(state, state.players[seat]);
  const cards = architectCardsLeft(state);
  if (forgo) tell?.push({ event: { kind: 'forwent', seat, gold, cards } });
  else {
    if (gold > 0) collectIncome(state, seat, tell);
    if (cards > 0) drawToHand(state, seat, cards, 'architect', tell);
  }
  tell?.push({ event: { kind: 'turnEnded', seat, character: CHARACTERS[state.called] } });
}
