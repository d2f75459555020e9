/** Decks, discard piles and hands, and what everybody has seen of them. Deck and pile of a type together are one queue: draw in front, discard behind (CAP-8.13). */
import type { Seat } from '@cantiere/engine';
import { CARD_IDS, CARD_TYPES, DECKS, TYPE_OF } from './cards.ts';
import type { Tell } from './events.ts';
import type { Player, State } from './state.ts';

/** Puts a card into a list that is kept lowest first. */
export function sortIn(cards: number[], card: number): void {
  let at = cards.length;
  cards.push(card);
  while (at > 0 && cards[at - 1] > card) {
    cards[at] = cards[at - 1];
    at--;
  }
  cards[at] = card;
}

/** Takes a card out of such a list; false when it was not there. */
function takeOut(cards: number[], card: number): boolean {
  const last = cards.length - 1;
  for (let at = 0; at <= last; at++) {
    if (cards[at] !== card) continue;
    for (; at < last; at++) cards[at] = cards[at + 1];
    cards.pop();
    return true;
  }
  return false;
}

/** A card leaves the hand for good, seen by everybody (CAP-11.4). */
export function discard(state: State, player: Player, card: number, tell?: Tell): void {
  takeOut(player.hand, card);
  const type = TYPE_OF[card];
  if (!takeOut(player.known, card)) player.unseen[type]--;
  state.piles[type].push(card); // CAP-4.7
  if (state.decks[type].length === 0) turnOver(state, type, tell);
}

/** A card of the hand is shown and stays in it (CAP-6.10). */
export function show(player: Player, card: number): void {
  if (player.known.includes(card)) return;
  player.unseen[TYPE_OF[card]]--;
  sortIn(player.known, card);
}

/** The visible card of a deck goes to a hand; the next one is uncovered (CAP-8.6). */
export function drawCard(state: State, seat: Seat, deck: number, automatic: boolean, tell?: Tell): void {
  const cards = state.decks[deck];
  const card = cards[0];
  for (let at = 1; at < cards.length; at++) cards[at - 1] = cards[at];
  cards.pop();
  const player = state.players[seat];
  sortIn(player.hand, card);
  sortIn(player.known, card); // CAP-11.5
  tell?.push({ event: { kind: 'drawn', seat, deck: CARD_TYPES[deck], card: CARD_IDS[card], automatic }, reveals: true });
  if (cards.length === 0) turnOver(state, deck, tell);
  else uncover(state, deck, tell);
}

export function uncover(state: State, deck: number, tell?: Tell): void {
  if (tell === undefined || state.decks[deck].length === 0) return;
  tell.push({
    event: { kind: 'uncovered', deck: CARD_TYPES[deck], card: CARD_IDS[state.decks[deck][0]] },
    reveals: true,
  });
}

/** CAP-8.12: an empty deck is replaced at once by its pile, oldest discard on top, never shuffled (CAP-8.11). */
function turnOver(state: State, deck: number, tell?: Tell): void {
  state.fresh[deck] = false;
  const pile = state.piles[deck];
  if (pile.length === 0) return;
  state.piles[deck] = state.decks[deck];
  state.decks[deck] = pile;
  tell?.push({ event: { kind: 'deckTurned', deck: CARD_TYPES[deck], count: pile.length } });
  uncover(state, deck, tell);
}

export function decksWithCards(state: State): number {
  let count = 0;
  for (let deck = 0; deck < DECKS; deck++) if (state.decks[deck].length > 0) count++;
  return count;
}
