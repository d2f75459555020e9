/** What lies face down: the four decks under their open tops. */
import type { Language, Pile } from '@cantiere/engine';
import { CARDS } from '../rules/cards.ts';
import type { SprawlView } from '../rules/state.ts';
import { DECKS } from '../rules/words.ts';
import { nameOf } from './words.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const faceDown =
  (language: Language) =>
  ({ decks }: SprawlView): readonly Pile[] =>
    decks.map((deck, at) => ({
      name: capital(nameOf(DECKS[at], language)),
      pieces: deck.toReversed().map((card) => CARDS[card].id),
    }));
