/** What the characters can do in their turn (CIT-6). Crown, protection and the Merchant's coin are not decisions: see calling.ts. */
import type { Refusal, Seat } from '@cantiere/engine';
import { pay } from './bank.ts';
import {
  ARCHITECT,
  ASSASSIN,
  BISHOP,
  CHARACTERS,
  COST,
  DISTRICTS,
  GOLD_AND_CARDS,
  GRAVEYARD,
  KEEP,
  MAGICIAN,
  NONE,
  THIEF,
  WARLORD,
  type Character,
  type District,
} from './catalog.ts';
import { namesOf, putAllUnder, putUnder, takeFrom } from './deck.ts';
import { privately, type Tell } from './events.ts';
import { refusal, tooLight } from './refusals.ts';
import type { State } from './state.ts';
import { architectCardsLeft, collectIncome, drawToHand, incomeLeft, namesTooMany } from './turn.ts';

/** Every power can be used once in a turn, at any moment of it (CIT-5.13). */
const POWER_USED = refusal('POWER_ALREADY_USED', 'CIT-5.13');

// ASSASSINATE

const NOT_THE_ASSASSIN = refusal('NOT_YOUR_POWER', 'CIT-6.1');
const NOBODY_TO_MURDER = refusal('UNKNOWN_CHARACTER', 'CIT-6.1');
const MURDER_SELF = refusal('TARGET_SELF', 'CIT-6.1');

export function refuseAssassinate(state: State, character: Character): Refusal | undefined {
  if (state.called !== ASSASSIN) return NOT_THE_ASSASSIN;
  if (state.turn.usedPower) return POWER_USED;
  if (character === NONE) return NOBODY_TO_MURDER;
  return character === ASSASSIN ? MURDER_SELF : undefined;
}

export function assassinate(state: State, seat: Seat, character: Character, tell: Tell): void {
  state.turn.usedPower = true;
  state.murdered = character; // CIT-6.2
  tell?.push({ event: { kind: 'assassinated', seat, character: CHARACTERS[character] } });
}

// ROB

const NOT_THE_THIEF = refusal('NOT_YOUR_POWER', 'CIT-6.5');
const NOBODY_TO_ROB = refusal('UNKNOWN_CHARACTER', 'CIT-6.5');
const ROB_SELF = refusal('TARGET_SELF', 'CIT-6.5');
const ROB_ASSASSIN = refusal('TARGET_ASSASSIN', 'CIT-6.6');
const ROB_MURDERED = refusal('TARGET_MURDERED', 'CIT-6.5');

export function refuseRob(state: State, character: Character): Refusal | undefined {
  if (state.called !== THIEF) return NOT_THE_THIEF;
  if (state.turn.usedPower) return POWER_USED;
  if (character === NONE) return NOBODY_TO_ROB;
  if (character === THIEF) return ROB_SELF;
  if (character === ASSASSIN) return ROB_ASSASSIN;
  return character === state.murdered ? ROB_MURDERED : undefined;
}

export function rob(state: State, seat: Seat, character: Character, tell: Tell): void {
  state.turn.usedPower = true;
  state.robbed = character; // CIT-6.7: the gold moves when it is called
  tell?.push({ event: { kind: 'robbed', seat, character: CHARACTERS[character] } });
}

// SWAP_HANDS

const NOT_THE_MAGICIAN = refusal('NOT_YOUR_POWER', 'CIT-6.11');
const NOT_ANOTHER_PLAYER = refusal('TARGET_PLAYER_INVALID', 'CIT-6.11');

export function refuseSwapHands(state: State, seat: Seat, other: Seat): Refusal | undefined {
  if (state.called !== MAGICIAN) return NOT_THE_MAGICIAN;
  if (state.turn.usedPower) return POWER_USED;
  return other === seat || !isSeat(state, other) ? NOT_ANOTHER_PLAYER : undefined;
}

function isSeat(state: State, seat: Seat): boolean {
  return seat >= 0 && seat < state.seats;
}

export function swapHands(state: State, seat: Seat, other: Seat, tell: Tell): void {
  const mine = state.players[seat];
  const theirs = state.players[other];
  state.turn.usedPower = true;
  const given = mine.hand;
  mine.hand = theirs.hand;
  theirs.hand = given;
  tell?.push(
    { event: { kind: 'swapped', seat, other, gave: theirs.hand.length, got: mine.hand.length } },
    { event: { kind: 'newHand', seat, cards: namesOf(mine.hand) }, to: [seat], reveals: true }, // CIT-10.9
    { event: { kind: 'newHand', seat: other, cards: namesOf(theirs.hand) }, to: [other], reveals: true },
  );
}

// REDRAW

const NO_REDRAW = refusal('NOT_YOUR_POWER', 'CIT-6.12');
const EMPTY_SELECTION = refusal('EMPTY_SELECTION', 'CIT-6.12', { need: 1, have: 0 });
const NOT_IN_HAND = refusal('CARD_NOT_IN_HAND', 'CIT-6.12');

export function refuseRedraw(state: State, seat: Seat, cards: readonly District[]): Refusal | undefined {
  if (state.called !== MAGICIAN) return NO_REDRAW;
  if (state.turn.usedPower) return POWER_USED;
  if (cards.length === 0) return EMPTY_SELECTION;
  return namesTooMany(cards, state.players[seat].hand) ? NOT_IN_HAND : undefined;
}

export function redraw(state: State, seat: Seat, cards: readonly District[], tell: Tell): void {
  state.turn.usedPower = true;
  for (const card of cards) takeFrom(state.players[seat].hand, card);
  putAllUnder(state, cards, 'exchanged');
  tell?.push(privately(seat, { kind: 'redrew', seat, count: cards.length }, { cards: namesOf(cards) }));
  drawToHand(state, seat, cards.length, 'redraw', tell);
}

// ARCHITECT_DRAW

const NOT_THE_ARCHITECT = refusal('NOT_YOUR_POWER', 'CIT-6.22');
const NO_CARD_FOR_ARCHITECT = refusal('DECK_EMPTY', 'CIT-6.22');

export function refuseArchitectDraw(state: State): Refusal | undefined {
  if (state.called !== ARCHITECT) return NOT_THE_ARCHITECT;
  if (state.turn.usedPower) return POWER_USED;
  return architectCardsLeft(state) === 0 ? NO_CARD_FOR_ARCHITECT : undefined;
}

export function architectDraw(state: State, seat: Seat, tell: Tell): void {
  const cards = architectCardsLeft(state);
  state.turn.usedPower = true;
  drawToHand(state, seat, cards, 'architect', tell);
}

// DESTROY

const NOT_THE_WARLORD = refusal('NOT_YOUR_POWER', 'CIT-6.25');
const TAKE_RESOURCES_BEFORE_DESTROYING = refusal('MUST_TAKE_RESOURCES_FIRST', 'CIT-6.27');
const NO_SUCH_CITY = refusal('TARGET_PLAYER_INVALID', 'CIT-6.25');
const NOT_IN_THAT_CITY = refusal('BUILDING_NOT_FOUND', 'CIT-6.25');
const KEEP_STANDS = refusal('TARGET_KEEP', 'CIT-7.1');
const BISHOP_PROTECTS = refusal('TARGET_BISHOP', 'CIT-6.19');
const CITY_COMPLETE = refusal('TARGET_CITY_COMPLETE', 'CIT-6.29');
const tooLightToDestroy = tooLight('CIT-6.25');

export function refuseDestroy(state: State, seat: Seat, target: Seat, district: District): Refusal | undefined {
  return refuseToRaid(state) ?? refuseTarget(state, target, district, warChest(state, seat));
}

/** Whether this turn allows destruction at all. */
export function refuseToRaid(state: State): Refusal | undefined {
  if (state.called !== WARLORD) return NOT_THE_WARLORD;
  return state.turn.tookResources ? undefined : TAKE_RESOURCES_BEFORE_DESTROYING;
}

/** Gold to destroy with: income not yet collected comes in first (CIT-6.28). */
export function warChest(state: State, seat: Seat): number {
  const player = state.players[seat];
  return player.gold + incomeLeft(state, player);
}

export function refuseTarget(state: State, target: Seat, district: District, gold: number): Refusal | undefined {
  if (!isSeat(state, target)) return NO_SUCH_CITY;
  const { city } = state.players[target];
  if (!city.includes(district)) return NOT_IN_THAT_CITY;
  if (district === KEEP) return KEEP_STANDS;
  if (isProtectedByBishop(state, target)) return BISHOP_PROTECTS;
  if (city.length >= state.options.citySize) return CITY_COMPLETE;
  const price = destructionPrice(district);
  return gold < price ? tooLightToDestroy(price, gold) : undefined;
}

function isProtectedByBishop(state: State, seat: Seat): boolean {
  return state.holder[BISHOP] === seat && state.murdered !== BISHOP; // CIT-6.19
}

/** The cost of building it, less 1, whatever it is worth (CIT-6.25, CIT-6.26). */
export function destructionPrice(district: District): number {
  return COST[district] - GOLD_AND_CARDS.destroyDiscount;
}

/** CIT-6.28, up to the Graveyard's offer: then the phase is 'graveyard'. Otherwise the card is gone and the turn is over. */
export function destroy(state: State, seat: Seat, target: Seat, district: District, tell: Tell): void {
  const player = state.players[seat];
  const price = destructionPrice(district);
  if (incomeLeft(state, player) > 0) collectIncome(state, seat, tell);
  pay(state, player, price);
  takeFrom(state.players[target].city, district);
  tell?.push({ event: { kind: 'destroyed', seat, of: target, card: DISTRICTS[district], paid: price } });

  const digger = graveyardOwner(state);
  if (digger !== NONE && digger !== seat && state.players[digger].gold >= GOLD_AND_CARDS.graveyardCost) {
    state.phase = 'graveyard'; // CIT-7.4
    state.asked = digger;
    state.destroyed = district;
    tell?.push({ event: { kind: 'graveyardOffered', seat: digger, card: DISTRICTS[district] } });
  } else {
    bury(state, district, tell);
  }
}

function graveyardOwner(state: State): Seat {
  for (let seat = 0; seat < state.seats; seat++) if (state.players[seat].city.includes(GRAVEYARD)) return seat;
  return NONE;
}

function bury(state: State, district: District, tell: Tell): void {
  putUnder(state, district); // CIT-1.7
  tell?.push(
    { event: { kind: 'putUnder', card: DISTRICTS[district] } },
    { event: { kind: 'turnEnded', seat: state.holder[WARLORD], character: CHARACTERS[WARLORD] } },
  );
}

// GRAVEYARD_RECOVER and GRAVEYARD_DECLINE

const NO_REACTION_PENDING = refusal('NO_REACTION_PENDING', 'CIT-7.4');

export function refuseGraveyard(state: State): Refusal | undefined {
  return state.phase === 'graveyard' ? undefined : NO_REACTION_PENDING;
}

export function recover(state: State, seat: Seat, tell: Tell): void {
  const player = state.players[seat];
  pay(state, player, GOLD_AND_CARDS.graveyardCost);
  player.hand.push(state.destroyed);
  tell?.push(
    { event: { kind: 'recovered', seat, card: DISTRICTS[state.destroyed], paid: GOLD_AND_CARDS.graveyardCost } },
    { event: { kind: 'turnEnded', seat: state.holder[WARLORD], character: CHARACTERS[WARLORD] } },
  );
  state.destroyed = NONE;
}

export function decline(state: State, seat: Seat, tell: Tell): void {
  tell?.push({ event: { kind: 'declined', seat, card: DISTRICTS[state.destroyed] } });
  bury(state, state.destroyed, tell);
  state.destroyed = NONE;
}
