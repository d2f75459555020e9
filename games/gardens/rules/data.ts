/** The printed things, read once from the data file into the small numbers that states are made of. */
import data from '../data/gardens.json' with { type: 'json' };
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
  data.cardGeometry.rotationsClockwise['0'].grid,
  data.cardGeometry.rotationsClockwise['90'].grid,
  data.cardGeometry.rotationsClockwise['180'].grid,
  data.cardGeometry.rotationsClockwise['270'].grid,
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

/** A ladder has a number for every tile of a set, and 0 for none: a shorter one would score nonsense. */
export function checkLadders(series: readonly { id: string; setSize: number; points: readonly number[] }[]): void {
  for (const { id, setSize, points } of series)
    if (points.length !== setSize + 1 || points[0] !== 0)
      throw new Error(
        `gardens.json, tileSeries ${id}: sets of ${setSize} need ${setSize + 1} numbers in points, the first of them 0; there are [${points.join(', ')}]`,
      );
}
checkLadders(SERIES);
export const SERIES_IDS: readonly string[] = SERIES.map(({ id }) => id);
export const PERSON_IDS: readonly string[] = PERSONS.map(({ id }) => id);
export const KIND_IDS: readonly string[] = [...SERIES_IDS, ...PERSON_IDS];
export const KINDS = KIND_IDS.length;

export const TILE_IDS: readonly string[] = data.tiles.map(({ id }) => id);
/** The kind of each tile, as an index into KIND_IDS. */
export const KIND_OF_TILE: readonly number[] = data.tiles.map(({ ref }) => KIND_IDS.indexOf(ref));

export const TEMPLES_EACH = data.temples.perPlayer;
export const COLORS = data.temples.colors;
/** Smallest group that gets a temple; smallest that gets a blind tile too; points when no tile is left. */
export const SMALLEST_GROUP = data.constants.minGroupSize.value;
export const BLIND_FROM = data.constants.blindBonusMinSize.value;
export const NO_TILE_POINTS = data.constants.noTilePoints.value;
export const EXTRA_ROUNDS = data.constants.extraRoundsAfterTilesRunOut.value;
/** Smallest group that opens column 1, 2, 3. */
export const COLUMN_OPENS_AT: readonly number[] = data.display.columns.map(({ minGroupSize }) => minGroupSize);
export const DISPLAY_SPACES = data.display.faceUpTiles;

/** Cards dealt each round with 2, 3, 4 players (GAR-3.1). */
export function cardsEachRound(seats: number): number {
  return seats === 3
    ? data.setupByPlayers['3'].cardsPerRound
    : seats === 2
      ? data.setupByPlayers['2'].cardsPerRound
      : data.setupByPlayers['4'].cardsPerRound;
}

export function mostRounds(seats: number): number {
  return Math.floor(CARD_IDS.length / cardsEachRound(seats));
}

/** Names in both languages, for the texts. */
export const PRINTED = data;
