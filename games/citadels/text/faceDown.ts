/** What lies face down: hands, drawn cards, the deck, and this round's characters. */
import type { InEveryLanguage, Language, Pile, Seat, View } from '@cantiere/engine';
import { CHARACTERS, DISTRICTS, type Character, type District } from '../rules/catalog.ts';
import { includes, membersOf } from '../rules/characterSet.ts';
import { drafterOf } from '../rules/draft.ts';
import type { State } from '../rules/state.ts';

const NAMES: InEveryLanguage<Readonly<Record<string, string>>> = {
  it: {
    character: 'Personaggi scelti',
    aside: 'Personaggi scartati coperti',
    left: 'Personaggi non scelti',
    hand: 'Mano',
    drawn: 'Pescate',
    faceDown: 'Personaggio coperto',
    deck: 'Mazzo',
  },
  en: {
    character: 'Characters chosen',
    aside: 'Characters set aside',
    left: 'Characters not chosen',
    hand: 'Hand',
    drawn: 'Drawn',
    faceDown: 'Character face down',
    deck: 'Deck',
  },
};

const cards = (list: readonly District[]): string[] => list.map((card) => DISTRICTS[card]);
const characters = (list: readonly Character[]): string[] => list.flatMap((character) => CHARACTERS[character] ?? []);

/** What the latest step of the draft has left of its offer. */
function leftOver({ offered, kept, setAside }: View<State>): Character[] {
  const step = offered.length - 1;
  return membersOf(offered[step] ?? 0).filter((character) => character !== kept[step] && character !== setAside[step]);
}

/** The character removed face down, unless the last of seven drafters has picked it up. */
function stillDown({ faceDown: character, offered }: View<State>): Character[] {
  return includes(offered.at(-1) ?? 0, character) ? [] : [character];
}

export const faceDown =
  (language: Language) =>
  (view: View<State>): readonly Pile[] => {
    const say = NAMES[language];
    const ofSeat = (list: readonly Character[], seat: Seat): Character[] =>
      list.filter((_, step) => drafterOf(view, step) === seat);
    return [
      ...view.players.flatMap(({ hand }, owner) => [
        { name: say.character, owner, pieces: characters(ofSeat(view.kept, owner)) },
        { name: say.aside, owner, pieces: characters(ofSeat(view.setAside, owner)) },
        { name: say.hand, owner, pieces: cards(hand) },
        ...(owner === view.asked ? [{ name: say.drawn, owner, pieces: cards(view.turn.drawn) }] : []),
      ]),
      { name: say.left, pieces: characters(leftOver(view)) },
      { name: say.faceDown, pieces: characters(stillDown(view)) },
      { name: say.deck, pieces: cards(view.deck.toReversed()) },
    ];
  };
