/** Names and small pieces of sentences that both languages are built from. */
import type { Language, Part } from '@cantiere/engine';
import {
  BUILDINGS,
  BUILDING_IDS,
  CARD_IDS,
  faceOfCard,
  KIND_IDS,
  KIND_OF_TILE,
  PRINTED,
  SERIES_IDS,
  TILE_IDS,
} from '../rules/data.ts';

const SERIES_PLURALS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Queens', 'Kings', 'Tigers', 'Gardens', 'Sculptures', 'Chalices', 'Gates'],
  it: ['Regine', 'Re', 'Tigri', 'Giardini', 'Sculture', 'Calici', 'Cancelli'],
};

/** A tile shows several tigers; counted, one of these tiles is a Tiger. */
const SERIES_SINGULARS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Queen', 'King', 'Tiger', 'Garden', 'Sculpture', 'Chalice', 'Gate'],
  it: ['Regina', 'Re', 'Tigre', 'Giardino', 'Scultura', 'Calice', 'Cancello'],
};

const OTHER_PIECES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  plot: PRINTED.plot.name,
  temple: { en: 'Temple', it: 'Tempio' },
  flower: PRINTED.firstPlayerMarker.name,
  start: PRINTED.startCard.name,
  'tile-back': { en: 'Face-down tile', it: 'Tessera coperta' },
  display: { en: 'Tile display', it: 'Tabellone delle tessere' },
};

/** The printed name of a card, tile, kind of tile, building or other piece; the id itself when there is none. */
export function nameOf(id: string, language: Language): string {
  const card = CARD_IDS.indexOf(id);
  if (card >= 0) return cardName(card, language);
  const tile = TILE_IDS.indexOf(id);
  const kind = tile >= 0 ? KIND_OF_TILE[tile] : KIND_IDS.indexOf(id);
  if (kind >= 0)
    return (kind < SERIES_IDS.length ? PRINTED.tileSeries[kind] : PRINTED.persons[kind - SERIES_IDS.length]).name[language];
  const building = BUILDING_IDS.findIndex((name) => name === id);
  if (building >= 0) return PRINTED.buildingTypes[building].name[language];
  return OTHER_PIECES[id]?.[language] ?? id;
}

/** A card is called by what is on it: "1 terrace + 2 parks". */
function cardName(card: number, language: Language): string {
  const counts = BUILDINGS.map((code) => faceOfCard(card, 0).codes.filter((other) => other === code).length);
  return counts.flatMap((count, type) => (count === 0 ? [] : [buildings(count, BUILDING_IDS[type], language)])).join(' + ');
}

/** A piece with its printed name, for a sentence. */
export function piece(id: string, language: Language): Part {
  return { piece: id, text: nameOf(id, language) };
}

/** "3 parks", "1 parco". */
export function buildings(count: number, id: string, language: Language): string {
  const type = PRINTED.buildingTypes.find((known) => known.id === id);
  if (type === undefined) return `${count}`;
  return `${count} ${count === 1 ? type.name[language].toLowerCase() : type.plural[language]}`;
}

/** "2 Queens", "1 Tigre". */
export function tilesOf(count: number, series: string, language: Language): string {
  const index = SERIES_IDS.indexOf(series);
  return `${count} ${(count === 1 ? SERIES_SINGULARS : SERIES_PLURALS)[language][index]}`;
}

/** The ladder printed on a tile: "2 / 8 / 16". */
export function ladderOf(kind: string, perTile: (points: number) => string): string {
  const series = PRINTED.tileSeries.find(({ id }) => id === kind);
  if (series !== undefined) return series.points.slice(1).join(' / ');
  const scoring = PRINTED.persons.find(({ id }) => id === kind)?.scoring;
  if (scoring === undefined) return '';
  return scoring.kind === 'perTile' ? perTile(scoring.perTile) : `${scoring.incomplete} / ${scoring.complete}`;
}

/** What a person is worth for each tile, where it is worth so: the Guard. */
export const perTile = (person: string): number => {
  const scoring = PRINTED.persons.find(({ id }) => id === person)?.scoring;
  return scoring?.kind === 'perTile' ? scoring.perTile : 0;
};

/** The starting card lies in the middle of the alphabet, so that a garden may grow in every direction: its corner is M13. */
const MIDDLE = 13;
const LETTERS = 26;

/** The letter of a column, as on the edge of a garden; far out, after Z, they have a stroke: A′. */
export function columnName(x: number): string {
  const at = x + MIDDLE - 1;
  const letter = String.fromCharCode(65 + (((at % LETTERS) + LETTERS) % LETTERS));
  return at < 0 || at >= LETTERS ? `${letter}′` : letter;
}

/** The number of a row, as on the edge of a garden. */
export const rowName = (y: number): string => String(y + MIDDLE).replace('-', '−');

/** "M13". */
export const squareName = (x: number, y: number): string => `${columnName(x)}${rowName(y)}`;

/** A signed number of points: "+3". */
export function plus(points: number): string {
  return points < 0 ? `${points}` : `+${points}`;
}
