/** The planning cards in front of a player: a sorted hand, permits first, Urban Renewal cards last. */
import type { Seat } from '@cantiere/engine';
import { FIRST_RENEWAL } from './cards.ts';
import type { Card, State } from './state.ts';

/** Adds a card to a hand, which stays sorted. */
export function addCard(cards: Card[], card: Card): void {
  let at = cards.length;
  while (at > 0 && cards[at - 1] > card) at--;
  cards.splice(at, 0, card);
}

/** From a hand to the planning discards. */
export function discard(state: State, seat: Seat, card: Card): void {
  const { cards } = state.players[seat];
  cards.splice(cards.indexOf(card), 1);
  state.planningDiscard.push(card);
}

/** Whether a card in a hand is an Urban Renewal card: the only ones there beside permits. */
export function isRenewal(card: Card): boolean {
  return card >= FIRST_RENEWAL;
}

export function hasRenewal(state: State, seat: Seat): boolean {
  const { cards } = state.players[seat];
  return cards.length > 0 && isRenewal(cards[cards.length - 1]);
}
