/** The order of the hand, as the person likes it; kept for the next time. */
import { useState } from 'react';
import { COLOUR_OF, FLOOR, ROOF, TYPE_OF, VALUE_OF, CARD_TYPES, COLOURS } from '../../rules/cards.ts';
import type { CardKind } from '../text.ts';

export type Order = 'type' | 'value';
const KEY = 'cantiere.capitol.order';

export function useOrder(): [Order, (order: Order) => void] {
  const [order, setOrder] = useState<Order>(() => (localStorage.getItem(KEY) === 'value' ? 'value' : 'type'));
  return [
    order,
    (next) => {
      localStorage.setItem(KEY, next);
      setOrder(next);
    },
  ];
}

/** Permits first, by colour, then floors, then roofs; or by value, the highest first. */
export function inOrder(hand: readonly number[], order: Order): number[] {
  const kind = (card: number): number => (TYPE_OF[card] === ROOF ? 9 : TYPE_OF[card] === FLOOR ? 8 : COLOUR_OF[card]);
  return hand.toSorted((a, b) =>
    order === 'value'
      ? VALUE_OF[b] - VALUE_OF[a] || kind(a) - kind(b) || a - b
      : kind(a) - kind(b) || VALUE_OF[a] - VALUE_OF[b] || a - b,
  );
}

export function kindOf(card: number): CardKind {
  if (TYPE_OF[card] === ROOF) return 'roof';
  if (TYPE_OF[card] === FLOOR) return 'floor';
  const colour = COLOURS[COLOUR_OF[card]];
  return colour === 'red' || colour === 'white' ? colour : 'black';
}

export type DeckName = 'roof' | 'floor' | 'permit';
export const DECK_NAMES: readonly DeckName[] = CARD_TYPES.map((name) => (name === 'roof' || name === 'floor' ? name : 'permit'));
export const sumOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + (VALUE_OF[card] ?? 0), 0);
export const highestOf = (cards: readonly number[]): number => Math.max(0, ...cards.map((card) => VALUE_OF[card] ?? 0));
