/** The deck of building cards: drawn from the top, and everything that leaves play goes to the bottom (CIT-1.7). */
import { shuffle, streamFor } from '@cantiere/engine';
import { DISTRICTS, type District } from './catalog.ts';
import type { State } from './state.ts';

/** Moves the top cards into `into`, as many as there are up to `count`. */
export function draw(state: State, count: number, into: District[]): void {
  for (let left = count; left > 0; left--) {
    const card = state.deck.pop();
    if (card === undefined) return; // CIT-5.7
    into.push(card);
  }
}

export function putUnder(state: State, card: District): void {
  state.deck.unshift(card);
}

/** Several at once go in random order (CIT-5.8, CIT-6.12): once in a character's turn for each reason. */
export function putAllUnder(state: State, cards: readonly District[], why: 'drawn' | 'exchanged'): void {
  const chance = streamFor(state.chance, `under/${state.round}/${state.called}/${why}`);
  for (const card of shuffle(chance, cards.slice())) putUnder(state, card);
}

/** Takes one copy out of a hand, a city or a draw. */
export function takeFrom(cards: District[], district: District): void {
  cards.splice(cards.indexOf(district), 1);
}

export function namesOf(cards: readonly District[]): string[] {
  return cards.map((district) => DISTRICTS[district]);
}
