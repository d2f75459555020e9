/** Sets up positions in one readable line, for the examples of the rules pages and for tests. Seats are letters: A is seat 0, B its left neighbour, and so on. */
import { defaultOptions, quickChance, secureChance, seedFrom, type Options, type Seat } from '@cantiere/engine';
import { callCharacters } from '../rules/calling.ts';
import { ALL_CARDS, CHARACTERS, COINS, KING, NONE, characterOf, districtOf, preparationFor } from '../rules/catalog.ts';
import type { Character, District } from '../rules/catalog.ts';
import { setOf } from '../rules/characterSet.ts';
import { drafterOf } from '../rules/draft.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

export type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

/** Ids separated by spaces. Who is not mentioned has no gold, no cards, no buildings and some unmentioned character. */
export interface Seated {
  as?: string;
  gold?: number;
  hand?: string;
  city?: string;
}

export interface Situation {
  seats?: number;
  options?: Options;
  crown?: Letter;
  round?: number;
  murdered?: string;
  robbed?: string;
  /** Characters that nobody holds this round. */
  unowned?: string;
  /** Next cards of the deck, top first. */
  deck?: string;
  /** Cards in the deck; what is too many goes to the last player's hand. */
  deckSize?: number;
  hauntedSince?: number;
  firstCompleter?: Letter;
}

export const seatOf = (letter: Letter): Seat => 'ABCDEFG'.indexOf(letter);
export const withDefaults = (options: Options = {}): Options => ({ ...defaultOptions(game.options), ...options });
const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

export function deal(seats: number, options: Options = {}, seed = 'citadels'): State {
  return game.setup(seats, withDefaults(options), secureChance(seedFrom(seed)));
}

export function dealQuick(seats: number, seed: number, options: Options = {}): State {
  return game.setup(seats, withDefaults(options), quickChance(seed));
}

/** The moment in which this character is called and answers. */
export function whenCalled(character: string, people: Partial<Record<Letter, Seated>>, more: Situation = {}): State {
  const seats = more.seats ?? 4;
  const state = deal(seats, more.options);
  const everybody = Array.from({ length: seats }, (_, seat): Seated => people['ABCDEFG'[seat] as Letter] ?? {});
  state.round = more.round ?? 1;
  state.crown = more.crown === undefined ? 0 : seatOf(more.crown);
  state.firstDrafter = state.crown;
  state.firstCompleter = more.firstCompleter === undefined ? NONE : seatOf(more.firstCompleter);
  state.hauntedSince = more.hauntedSince ?? 0;
  giveCards(state, everybody, more);
  giveCharacters(state, everybody, words(more.unowned).map(characterOf));
  state.murdered = more.murdered === undefined ? NONE : characterOf(more.murdered);
  state.robbed = more.robbed === undefined ? NONE : characterOf(more.robbed);
  state.called = characterOf(character) - 1;
  callCharacters(state, undefined);
  return state;
}

function giveCards(state: State, everybody: readonly Seated[], { deck, deckSize }: Situation): void {
  const box = ALL_CARDS.slice();
  const take = (text: string | undefined): District[] =>
    words(text).map((id) => {
      const at = box.indexOf(districtOf(id));
      if (at < 0) throw new Error(`There is no such card left: ${id}`);
      return box.splice(at, 1)[0];
    });
  state.players = everybody.map(({ gold = 0, hand, city }) => ({ gold, hand: take(hand), city: take(city) }));
  const next = take(deck);
  state.deck = [...box, ...next.reverse()];
  if (deckSize !== undefined) {
    state.players[state.seats - 1].hand.push(...state.deck.splice(0, state.deck.length - deckSize));
  }
  state.bank = COINS - state.players.reduce((sum, { gold }) => sum + gold, 0);
}

/** Makes up a draft that leads to these characters. */
function giveCharacters(state: State, everybody: readonly Seated[], unowned: readonly Character[]): void {
  const { draft, faceUp } = preparationFor(state.seats);
  const wanted = everybody.map(({ as }) => words(as).map(characterOf));
  const rest = CHARACTERS.map((_, c) => c).filter((c) => !unowned.includes(c) && !wanted.flat().includes(c));
  state.kept = draft.map((_, step) => wanted[drafterOf(state, step)].shift() ?? rest.shift() ?? NONE);
  const out = [...unowned, ...rest].sort((a, b) => Number(a === KING) - Number(b === KING));
  state.faceUp = setOf(out.splice(0, faceUp));
  state.faceDown = out.shift() ?? NONE;
  state.setAside = draft.map(({ setsAside }) => (setsAside ? (out.shift() ?? NONE) : NONE));
  state.holder = CHARACTERS.map((_, c) => (state.kept.includes(c) ? drafterOf(state, state.kept.indexOf(c)) : NONE));
  let passed = [...state.kept, ...state.setAside, ...out].filter((c) => c !== NONE);
  state.offered = draft.map(({ picksUpFaceDown }, step) => {
    const set = setOf(picksUpFaceDown ? [...passed, state.faceDown] : passed);
    passed = passed.filter((c) => c !== state.kept[step] && c !== state.setAside[step]);
    return set;
  });
}
