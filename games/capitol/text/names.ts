/** Printed names in every language, read from the data file. */
import type { InEveryLanguage, Language, Part } from '@cantiere/engine';
import { data } from '../data/index.ts';
import { SQUARE_IDS, TILE_IDS, kindOfTile as printedKind } from '../rules/board.ts';

const DECK_NAMES: Readonly<Record<string, InEveryLanguage>> = {
  roof: { it: 'mazzo dei tetti', en: 'roof deck' },
  floor: { it: 'mazzo dei piani', en: 'floor deck' },
  permit: { it: 'mazzo dei permessi', en: 'permit deck' },
};

const NEW_BUILDINGS: Readonly<Record<string, InEveryLanguage>> = {
  'new:1': { it: 'nuovo edificio', en: 'new building' },
  'new:2': { it: 'secondo nuovo edificio', en: 'second new building' },
};

/** "Roof 3", "Red permit 8": a card is called by what is on it. */
function cardName({ type, colour, value }: (typeof data.cards)[number]): InEveryLanguage {
  const [en, it] = { roof: ['Roof', 'Tetto'], floor: ['Floors', 'Piani'], permit: ['permit', 'Permesso'] }[type];
  if (colour === null) return { en: `${en} ${value}`, it: `${it} ${value}` };
  const adjective = data.areaColours.find(({ id }) => id === colour)?.adjective ?? { en: colour, it: colour };
  return { en: `${adjective.en[0].toUpperCase()}${adjective.en.slice(1)} ${en} ${value}`, it: `${it} ${adjective.it} ${value}` };
}

const tileNames = new Map<string, InEveryLanguage>(data.tiles.map(({ id, name }) => [id, name]));

const names = new Map<string, InEveryLanguage>([
  ...Object.entries(DECK_NAMES),
  ...Object.entries(NEW_BUILDINGS),
  ...data.cards.map((card) => [card.id, cardName(card)] as const),
  ...data.areas.map(({ id, name }) => [id, name] as const),
  ...data.areas.flatMap(({ name }, area) =>
    SQUARE_IDS[area].map(
      (id, square) => [id, { it: `${name.it}, quadratino ${square + 1}`, en: `${name.en}, square ${square + 1}` }] as const,
    ),
  ),
  ...tileNames,
  ...TILE_IDS.map((id) => [id, tileNames.get(printedKind(id)) ?? { it: id, en: id }] as const),
  ...data.roofShapes.map(({ id, name }) => [id, name] as const),
  ...data.markers.map(({ id, name }) => [id, name] as const),
  ...data.senatorCards.map(({ id, name }) => [id, name] as const),
]);

const BUILDING: InEveryLanguage = { it: 'edificio', en: 'building' };

/** The printed name of anything with an id; buildings (`b7`) are numbered. */
export function nameOf(language: Language, id: string): string {
  const name = names.get(id);
  if (name !== undefined) return name[language];
  const number = /^b(\d+)$/.exec(id)?.[1];
  return number === undefined ? id : `${BUILDING[language]} ${number}`;
}

export function named(language: Language, id: string): Part {
  return { piece: id, text: nameOf(language, id) };
}

/** Name of an area's colour, as an adjective. */
export function colourName(language: Language, id: string): string {
  return data.areaColours.find((colour) => colour.id === id)?.adjective[language] ?? id;
}

/** Kind of a tile (`fountain`, `amphitheatre`, `temple`) from its id. */
export function kindOfTile(id: string): string {
  return printedKind(id) || id;
}
