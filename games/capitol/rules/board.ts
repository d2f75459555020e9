/** The printed board and the tiles as tables. Squares are counted over the whole board in the order of the data file; nothing here assumes how many an area has. */
import { data } from '../data/index.ts';
import { COLOURS } from './cards.ts';

export type RoofName = 'round' | 'triangular';

/** Roof shapes: 0 round, 1 triangular. */
export const ROUND = 0;
export const TRIANGULAR = 1;
export const ROOF_NAMES: readonly RoofName[] = ['round', 'triangular'];

const { areas } = data;
export const AREAS = areas.length; // CAP-1.10
export const AREA_IDS: readonly string[] = areas.map((area) => area.id);
export const AREA_COLOUR: readonly number[] = areas.map((area) => COLOURS.indexOf(area.colour));
/** The areas of each colour. */
export const AREAS_OF: readonly (readonly number[])[] = COLOURS.map((_, colour) =>
  areas.flatMap((_, area) => (AREA_COLOUR[area] === colour ? [area] : [])),
);

/** Ids of an area's small squares, in order. */
export const SQUARE_IDS: readonly (readonly string[])[] = areas.map(({ id, squares }) =>
  Array.from({ length: squares }, (_, square) => `${id}-s${square + 1}`),
);
export const PRINTED_FOUNTAIN: readonly (readonly boolean[])[] = areas.map(({ squares, printedFountains }) =>
  Array.from({ length: squares }, (_, square) => printedFountains.includes(square + 1)),
);

export interface SquareAt {
  readonly area: number;
  readonly square: number;
}

const placeOf = new Map(SQUARE_IDS.flatMap((ids, area) => ids.map((id, square) => [id, { area, square }] as const)));
const areaNumber = new Map(AREA_IDS.map((id, area) => [id, area]));

/** Which square of which area; undefined when no small square has this id (a large square has none either). */
export function findSquare(id: string): SquareAt | undefined {
  return placeOf.get(id);
}

/** -1 when no area has this id. */
export function areaOf(id: string): number {
  return areaNumber.get(id) ?? -1;
}

/** Tiles: 0 fountain, 1 amphitheatre, 2 temple. On a large square 0 means that it is empty. */
export const FOUNTAIN = 0;
export const AMPHITHEATRE = 1;
export const TEMPLE = 2;
export const TILE_KINDS: readonly string[] = data.tiles.map((tile) => tile.id);

/** Kinds of tile for sale, by round and auction. CAP-6.1 */
const TILE_SOLD = data.rounds.map((auctions) => auctions.map((kind) => TILE_KINDS.indexOf(kind)));
export const ROUNDS = TILE_SOLD.length; // CAP-3.1
export const AUCTIONS = TILE_SOLD[0].length;
export const TILE_COUNTS: readonly number[] = TILE_KINDS.map(
  (_, kind) => TILE_SOLD.flat().filter((sold) => sold === kind).length,
);

/** Kind of tile for sale, by round (from 1) and auction (from 1). */
export function tileFor(round: number, auction: number): number {
  return TILE_SOLD[round - 1][auction - 1];
}

/** Ids of the tiles in the order in which they are sold: each kind is numbered for itself. */
export const TILE_IDS: readonly string[] = TILE_SOLD.flat().map(
  (kind, at, sold) => `${TILE_KINDS[kind]}-${sold.slice(0, at + 1).filter((other) => other === kind).length}`,
);

/** Id of that tile, e.g. `fountain-3`. */
export function tileId(round: number, auction: number): string {
  return TILE_IDS[(round - 1) * AUCTIONS + auction - 1];
}
/** The kind of tile that has this id; '' when none has. */
export function kindOfTile(id: string): string {
  const at = TILE_IDS.indexOf(id);
  return at < 0 ? '' : TILE_KINDS[TILE_SOLD.flat()[at]];
}
/** The auction (from 1) of its round in which a tile is sold. */
export const auctionOf = (tile: string): number => (TILE_IDS.indexOf(tile) % AUCTIONS) + 1;

export const FLOORS = data.floors.total; // CAP-1.7
/** Roofs of each shape in a player's set (CAP-1.8). */
export const ROOFS: readonly number[] = [data.roofs.round, data.roofs.triangular];
/** The four buildings everybody starts with (CAP-2.7): floors and roof shape. */
export const STARTING_BUILDINGS: readonly { readonly floors: number; readonly roof: number }[] = data.startingBuildings.map(
  (building) => ({
    floors: building.floors,
    roof: building.roof === 'round' ? ROUND : TRIANGULAR,
  }),
);

/** Squares closed in every area by the house variant, by number of players (CAP-10.3). */
export const CLOSED_PER_AREA: Readonly<Record<string, number>> = data.closedSquaresPerArea;

export const FLOORS_PER_CARD = 2; // CAP-4.9
export const BASIC_DRAWS = data.draw.base; // CAP-8.3
export const EXTRA_FIRST = data.draw.amphitheatreFirst;
export const EXTRA_SECOND = data.draw.amphitheatreSecond;
export const FIRST_POINTS = data.scoring.firstBase; // CAP-7.5
export const TEMPLE_FACTOR = data.scoring.templeMultiplier; // CAP-7.7
