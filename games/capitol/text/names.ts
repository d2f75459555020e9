/** Printed names in every language, read from the data file. */
import type { InEveryLanguage, Language, Part } from '@cantiere/engine';
import data from '../data/capitol.json' with { type: 'json' };

const DECK_NAMES: Readonly<Record<string, InEveryLanguage>> = {
  roof: { it: 'mazzo dei tetti', en: 'roof deck' },
  floor: { it: 'mazzo dei piani', en: 'floor deck' },
  permit: { it: 'mazzo dei permessi', en: 'permit deck' },
};

const NEW_BUILDINGS: Readonly<Record<string, InEveryLanguage>> = {
  'new:1': { it: 'nuovo edificio', en: 'new building' },
  'new:2': { it: 'secondo nuovo edificio', en: 'second new building' },
};

const names = new Map<string, InEveryLanguage>([
  ...Object.entries(DECK_NAMES),
  ...Object.entries(NEW_BUILDINGS),
  ...data.cards.items.map(({ id, name }) => [id, name] as const),
  ...data.board.areas.map(({ id, name }) => [id, name] as const),
  ...data.board.areas.flatMap(({ name, smallSquares }) =>
    smallSquares.map(
      ({ id, index }) => [id, { it: `${name.it}, quadratino ${index}`, en: `${name.en}, square ${index}` }] as const,
    ),
  ),
  ...data.tiles.types.map(({ id, name }) => [id, name] as const),
  ...data.tiles.items.map(
    ({ id, type }) => [id, data.tiles.types.find((kind) => kind.id === type)?.name ?? { it: id, en: id }] as const,
  ),
  ...data.roofShapes.items.map(({ id, name }) => [id, name] as const),
  ...data.markers.map(({ id, name }) => [id, name] as const),
  ['senator', data.senatorCards.name],
  ...data.senatorCards.items.map(({ id, name }) => [id, name] as const),
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
  return data.areaColours.items.find((colour) => colour.id === id)?.adjective[language] ?? id;
}

/** Kind of a tile (`fountain`, `amphitheatre`, `temple`) from its id. */
export function kindOfTile(id: string): string {
  return data.tiles.items.find((tile) => tile.id === id)?.type ?? id;
}
