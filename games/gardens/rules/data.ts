/** The printed things, read once from the data file into the small numbers that states are made of. */
import { data } from '../data/index.ts';
import type { BuildingId } from './events.ts';
import { ARCADE, FOUNTAIN, KIND, PARK, PLOT, TERRACE } from './state.ts';

export const BUILDING_IDS: readonly BuildingId[] = ['terrace', 'park', 'arcade', 'fountain'];
/** Square codes of the buildings, in the same order. */
export const BUILDINGS: readonly number[] = [TERRACE, PARK, ARCADE, FOUNTAIN];

export function buildingOf(code: number): BuildingId {
  return BUILDING_IDS[(code & KIND) - TERRACE];
}

const CODE_OF_LETTER: Readonly<Record<string, number>> = { '.': PLOT, T: TERRACE, P: PARK, A: ARCADE, F: FOUNTAIN };

/** A card turned one way: six codes row by row from the top left, and where its buildings are. */
export interface Face {
  readonly width: number;
  readonly height: number;
  readonly codes: readonly number[];
  readonly dx: readonly number[];
  readonly dy: readonly number[];
  readonly builtDx: readonly number[];
  readonly builtDy: readonly number[];
}

export const CARD_IDS: readonly string[] = data.cards.map((card) => card.id);
export const CARD_CELLS: readonly string[] = data.cards.map((card) => card.cells);

/** Which printed square lies where after 0, 1, 2, 3 clockwise quarter turns (GAR-2.4). */
const TURNED: readonly (readonly (readonly number[])[])[] = [
  [
    [0, 1, 2],
    [3, 4, 5],
  ],
  [
    [3, 0],
    [4, 1],
    [5, 2],
  ],
  [
    [5, 4, 3],
    [2, 1, 0],
  ],
  [
    [2, 5],
    [1, 4],
    [0, 3],
  ],
];

function faceOf(cells: string, quarter: number): Face {
  const grid = TURNED[quarter];
  const width = grid[0].length;
  const codes = grid.flat().map((index) => CODE_OF_LETTER[cells[index]]);
  const places = codes.map((code, place) => ({ code, dx: place % width, dy: Math.floor(place / width) }));
  const built = places.filter(({ code }) => code !== PLOT);
  return {
    width,
    height: grid.length,
    codes,
    dx: places.map(({ dx }) => dx),
    dy: places.map(({ dy }) => dy),
    builtDx: built.map(({ dx }) => dx),
    builtDy: built.map(({ dy }) => dy),
  };
}

const FACES: readonly Face[] = CARD_CELLS.flatMap((cells) => [0, 1, 2, 3].map((quarter) => faceOf(cells, quarter)));

export function faceOfCard(card: number, quarter: number): Face {
  return FACES[card * 4 + quarter];
}

/** The printed square (0 to 5) that lies at each place of a turned card. */
export function printedSquares(quarter: number): readonly number[] {
  return TURNED[quarter].flat();
}

/** Kinds of tile: seven series first, then the five professions. */
export const SERIES = data.tileSeries;
export const PERSONS = data.persons;

export const SERIES_IDS: readonly string[] = SERIES.map(({ id }) => id);
export const PERSON_IDS: readonly string[] = PERSONS.map(({ id }) => id);
export const KIND_IDS: readonly string[] = [...SERIES_IDS, ...PERSON_IDS];
export const KINDS = KIND_IDS.length;

/** As many of each series as there are copies; each profession once (GAR-1.2). */
const tiles = KIND_IDS.flatMap((id, kind) =>
  Array.from({ length: SERIES[kind]?.copies ?? 1 }, (_, copy) => ({ id: `${id}-${copy + 1}`, kind })),
);
export const TILE_IDS: readonly string[] = tiles.map(({ id }) => id);
/** The kind of each tile, as an index into KIND_IDS. */
export const KIND_OF_TILE: readonly number[] = tiles.map(({ kind }) => kind);

export const TEMPLES_EACH = data.temples.perPlayer;
export const COLORS = data.temples.colors;
/** Smallest group that gets a temple; smallest that gets a blind tile too; points when no tile is left. */
export const SMALLEST_GROUP = data.constants.minGroupSize;
export const BLIND_FROM = data.constants.blindBonusMinSize;
export const NO_TILE_POINTS = data.constants.noTilePoints;
export const EXTRA_ROUNDS = data.constants.extraRoundsAfterTilesRunOut;
/** Smallest group that opens column 1, 2, 3. */
export const COLUMN_OPENS_AT: readonly number[] = data.display.columns;
export const DISPLAY_SPACES = data.display.faceUpTiles;

/** Cards dealt each round with 2, 3, 4 players (GAR-3.1). */
export function cardsEachRound(seats: number): number {
  return data.cardsPerRound[seats === 3 ? 3 : seats === 2 ? 2 : 4];
}

export function mostRounds(seats: number): number {
  return Math.floor(CARD_IDS.length / cardsEachRound(seats));
}

/** Names in both languages, for the texts. */
export const PRINTED = data;
