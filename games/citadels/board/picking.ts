/** Several cards of one list, picked by tapping: which of them the draft names, equal cards counted apart. */
import { useState } from 'react';
import { DISTRICTS, type District } from '../rules/catalog.ts';

export interface Picking {
  isPicked(index: number): boolean;
  /** The cards named after this one is picked or put back. */
  toggled(index: number): string[];
}

export function usePicking(cards: readonly District[], named: readonly string[]): Picking & { remember(index: number): void } {
  const [tapped, setTapped] = useState<readonly number[]>([]);
  const picked = indexesOf(cards, named, tapped);
  const without = (index: number): number[] => picked.filter((other) => other !== index);
  const next = (index: number): number[] => (picked.includes(index) ? without(index) : [...picked, index]);
  return {
    isPicked: (index) => picked.includes(index),
    toggled: (index) => next(index).map((other) => DISTRICTS[cards[other]]),
    remember: (index) => setTapped(next(index)),
  };
}

/** Positions of the named cards: those that were tapped as far as they fit, then the first equal ones. */
function indexesOf(cards: readonly District[], named: readonly string[], tapped: readonly number[]): number[] {
  const found: number[] = [];
  for (const name of named) {
    const fits = (index: number): boolean => DISTRICTS[cards[index]] === name && !found.includes(index);
    const index = tapped.find(fits) ?? cards.findIndex((_, at) => fits(at));
    if (index >= 0) found.push(index);
  }
  return found;
}
