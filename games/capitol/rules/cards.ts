/** The 62 action cards as tables: inside the rules a card is its place in the data file, 0 to 61. */
import { data } from '../data/index.ts';

/** Decks, and types of cards: 0 roof, 1 floor, 2 permit. */
export const ROOF = 0;
export const FLOOR = 1;
export const PERMIT = 2;
export const CARD_TYPES: readonly string[] = data.cardTypes.map((type) => type.id);
export const DECKS = CARD_TYPES.length;

/** Colours of areas and permits: 0 red, 1 white, 2 black. */
export const COLOURS: readonly string[] = data.areaColours.map((colour) => colour.id);

/** What a view shows in place of a card that is not to be seen. */
export const UNKNOWN = -1;

const { cards } = data;
export const CARDS = cards.length; // CAP-1.1
export const CARD_IDS: readonly string[] = cards.map((card) => card.id);
export const TYPE_OF: readonly number[] = cards.map((card) => CARD_TYPES.indexOf(card.type));
export const VALUE_OF: readonly number[] = cards.map((card) => card.value);
/** Colour of a permit; -1 for the other cards. */
export const COLOUR_OF: readonly number[] = cards.map((card) => (card.colour === null ? -1 : COLOURS.indexOf(card.colour)));

/** Cards with the same face: the same type, colour and value. Named by the lowest card with that face. */
export const FACE_OF: readonly number[] = cards.map((card) =>
  cards.findIndex((other) => other.type === card.type && other.colour === card.colour && other.value === card.value),
);

export const CARDS_OF_TYPE: readonly (readonly number[])[] = CARD_TYPES.map((_, type) =>
  cards.flatMap((_, card) => (TYPE_OF[card] === type ? [card] : [])),
);
export const DEALT: readonly number[] = data.cardTypes.map((type) => type.dealtPerPlayer); // CAP-2.3

const cardNumber = new Map(CARD_IDS.map((id, card) => [id, card]));
const deckNumber = new Map(CARD_TYPES.map((id, deck) => [id, deck]));

/** -1 when no card has this id. */
export function cardOf(id: string): number {
  return cardNumber.get(id) ?? -1;
}

/** -1 when no deck has this id. */
export function deckOf(id: string): number {
  return deckNumber.get(id) ?? -1;
}
