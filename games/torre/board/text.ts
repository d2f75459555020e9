/** Words that only the board says. Names of pieces, moves and refusals are the game's texts. */
import type { InEveryLanguage } from '@cantiere/engine';
import * as en from '@cantiere/engine/grammar/en';
import * as it from '@cantiere/engine/grammar/it';

interface BoardWords {
  towerOf(name: string): string;
  heap(left: number): string;
  inHand(stones: number): string;
  readonly left: string;
  readonly points: string;
  readonly thinking: string;
  readonly myHand: string;
  readonly pass: string;
}

export const boardWords: InEveryLanguage<BoardWords> = {
  it: {
    towerOf: (name) => `La torre di ${name}`,
    heap: (left) => `Mucchio: ${it.count(left, 'pietra', 'pietre')}`,
    inHand: (stones) => `${it.count(stones, 'pietra', 'pietre')} in mano`,
    left: 'Mucchio',
    points: 'punti',
    thinking: 'sta pensando',
    myHand: 'Le tue pietre',
    pass: 'Passa',
  },
  en: {
    towerOf: (name) => `${name}’s tower`,
    heap: (left) => `Heap: ${en.count(left, 'stone')}`,
    inHand: (stones) => `${en.count(stones, 'stone')} in hand`,
    left: 'Heap',
    points: 'points',
    thinking: 'is thinking',
    myHand: 'Your stones',
    pass: 'Pass',
  },
};
