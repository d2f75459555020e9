/** What lies face down: hands, sealed bids, the decks under their top cards, the discards. */
import type { InEveryLanguage, Language, Pile, View } from '@cantiere/engine';
import { CARD_IDS, CARD_TYPES } from '../rules/cards.ts';
import type { State } from '../rules/state.ts';
import { nameOf } from './names.ts';

const NAMES: InEveryLanguage<Readonly<Record<string, string>>> = {
  it: { hand: 'Mano', bid: 'Offerta sigillata', discards: 'scarti' },
  en: { hand: 'Hand', bid: 'Sealed bid', discards: 'discards' },
};

const cards = (list: readonly number[]): string[] => list.map((card) => CARD_IDS[card]);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const faceDown =
  (language: Language) =>
  (view: View<State>): readonly Pile[] => {
    const say = NAMES[language];
    return [
      ...view.players.flatMap(({ hand, bid }, owner) => [
        { name: say.hand, owner, pieces: cards(hand.filter((card) => !bid.includes(card))) },
        { name: say.bid, owner, pieces: cards(bid) },
      ]),
      ...CARD_TYPES.flatMap((type, deck) => {
        const name = capital(nameOf(language, type));
        return [
          { name, pieces: cards(view.decks[deck]) },
          { name: `${name}, ${say.discards}`, pieces: cards(view.piles[deck]) },
        ];
      }),
    ];
  };
