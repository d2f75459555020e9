/** Numbers that rules pages tell of the components, worked out from the data. */
import type { Language } from '@cantiere/engine';
import {
  BLIND_FROM,
  CARD_IDS,
  COLUMN_OPENS_AT,
  DISPLAY_SPACES,
  EXTRA_ROUNDS,
  KIND_IDS,
  NO_TILE_POINTS,
  PERSONS,
  SERIES,
  SERIES_IDS,
  SMALLEST_GROUP,
  TEMPLES_EACH,
  TILE_IDS,
  cardsEachRound,
  mostRounds,
} from '../rules/data.ts';
import { openColumns } from '../rules/tiles.ts';
import { pointsOfSeries, pointsOfTiles } from '../rules/scoring.ts';
import { nameOf, perTile } from './words.ts';

const series = (id: string): number => SERIES_IDS.indexOf(id);

/** "Queen 1, 15. King 4, 12.": every ladder. */
const ladders = (language: Language): string =>
  SERIES.map(({ id, points }) => `${nameOf(id, language)} ${points.slice(1).join(', ')}.`).join(' ');

/** What a profession is worth without and with a complete set. */
function worthOf(person: string): { readonly alone: number; readonly complete: number } {
  const scoring = PERSONS.find(({ id }) => id === person)?.scoring;
  return scoring?.kind === 'set' ? { alone: scoring.incomplete, complete: scoring.complete } : { alone: 0, complete: 0 };
}

/** So many tiles of a series: complete sets, what is left over, and what each brings. */
function counted(
  id: string,
  tiles: number,
): { readonly setSize: number; readonly sets: number; readonly rest: number; readonly all: number } {
  const { setSize } = SERIES[series(id)];
  const full = Math.floor(tiles / setSize) * setSize;
  const all = pointsOfSeries(series(id), tiles);
  return { setSize, sets: pointsOfSeries(series(id), full), rest: all - pointsOfSeries(series(id), full), all };
}

const guard = perTile('guard');

export const printed = {
  group: SMALLEST_GROUP,
  blind: BLIND_FROM,
  columns: COLUMN_OPENS_AT,
  /** How many columns a group of this size opens. */
  opened: (size: number): number => openColumns(size).length,
  faceUp: DISPLAY_SPACES,
  tiles: TILE_IDS.length,
  cards: CARD_IDS.length,
  temples: TEMPLES_EACH,
  consolation: NO_TILE_POINTS,
  cardsFor: cardsEachRound,
  roundsFor: mostRounds,
  /** Rounds after the one in which the tiles run out. */
  moreRounds: EXTRA_ROUNDS,
  ladders,
  /** What most professions are worth alone. */
  alone: worthOf('tamer').alone,
  complete: (person: string): number => worthOf(person).complete,
  guard,
  gardens: counted('garden', 5),
  gates: counted('gate', 5),
  gatesWithGuard: counted('gate', 5).all + guard * 5,
  everything: pointsOfTiles(KIND_IDS.map((_, kind) => SERIES[kind]?.copies ?? 1)),
};
