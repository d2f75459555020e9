/**
 * Where a contract can be built: the placements in which `siteProblem` finds nothing (siting.ts). Search asks this all the time, so
 * each block is judged as a whole, by the bits of its lots and of its shapes.
 */
import type { Seat } from '@cantiere/engine';
import { CARDS, type PrintedCard } from './cards.ts';
import { MOST } from './effects/compile.ts';
import type { Restriction } from './effects/language.ts';
import { BLOCKS, CORNER_OF, FIRST_SHAPE, MASK_OF, PLACEMENTS, SHAPES_PER_BLOCK, SIDE } from './geometry.ts';
import { brokenOf, liesAt, mayDemolish, siteProblem, zonedAfterwards } from './siting.ts';
import { NONE, type Card, type Placement, type State, type Zone } from './state.ts';
import { ALL_BITS, ZONED_BITS, ZONES } from './words.ts';

/** The four lots of a block, as bits. */
const WHOLE_BLOCK = 0b1111;
const ALL_LOTS: readonly number[] = [0, 1, 2, 3];

/** Where each contract could be built when that was asked last: most often it still can, so that this is where to look first. */
const lastSite = new Int16Array(CARDS.length).fill(NONE);

/** Whether the contract can be built and paid somewhere. */
export function anySite(state: State, seat: Seat, card: Card): boolean {
  const last = lastSite[card];
  if (last !== NONE && siteProblem(state, seat, card, last, mayDemolish(state, seat)) === '') return true;
  if (lookForSites(state, seat, card, 1) === 0) return false;
  lastSite[card] = found[0];
  return true;
}

/** Every placement on which it can. */
export function sites(state: State, seat: Seat, card: Card): Placement[] {
  const list = Array<Placement>(lookForSites(state, seat, card, PLACEMENTS));
  for (let i = 0; i < list.length; i++) list[i] = found[i];
  return list;
}

/** The one placement on which it can; NONE when there are several. */
export function onlySite(state: State, seat: Seat, card: Card): Placement {
  return lookForSites(state, seat, card, 2) === 1 ? found[0] : NONE;
}

/** What the last look has found: one list for all of them, since most looks are for a single site. */
const found = new Int16Array(PLACEMENTS);

/** Finds placements on which it can, ascending and not more than asked for; answers with their number. */
function lookForSites(state: State, seat: Seat, card: Card, atMost: number): number {
  const { zone, ignoresZoning } = CARDS[card];
  const { least, most, shapes: ground, beside } = GROUNDS[card];
  const dearest = Math.min(most, state.players[seat].wealth); // SPR-6.4
  const demolish = mayDemolish(state, seat);
  const { values, lots, near } = state;
  let count = 0;
  for (let block = 0; block < BLOCKS; block++) {
    const value = values[block];
    if (value > dearest || value < least || ground[block] === 0) continue;
    const taken = lotsTaken(lots, block);
    const free = APART[taken] & ground[block];
    const standing = demolish && taken !== 0 ? buildingsOn(state, block) : 0;
    const cleared = CLEARED[standing] & ground[block];
    if ((free | cleared) === 0) continue;
    const zoned = ignoresZoning ? ground[block] : ZONED[zonesBeside(near, block, zone)];
    let shapes = free & zoned;
    if (cleared !== 0) shapes |= shapesByDemolition(state, seat, card, block, cleared, standing, zoned);
    for (; shapes !== 0; shapes &= shapes - 1) {
      const placement = block * SHAPES_PER_BLOCK + lowest(shapes);
      if (beside.length > 0 && brokenOf(state, beside, placement)) continue;
      found[count++] = placement;
      if (count === atMost) return count;
    }
  }
  return count;
}

/** The number of the lowest bit. */
function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** What the restrictions of a contract come to, read once. */ // SPR-6.7
interface Ground {
  /** Least and greatest value of the block. */
  readonly least: number;
  readonly most: number;
  /** By block: the shapes of its size that lie where it must stand, as bits. */
  readonly shapes: Uint16Array;
  /** What depends on the buildings beside the site. */
  readonly beside: readonly Restriction[];
}

const GROUNDS: readonly Ground[] = CARDS.map(groundOf);

function groundOf({ lots: size, restrictions }: PrintedCard): Ground {
  const values = restrictions.filter((each) => each.rule === 'value');
  const places = restrictions.filter((each) => each.rule === 'at');
  const shapesOn = (block: number): number => {
    let shapes = 0;
    for (let shape = FIRST_SHAPE[size]; shape < FIRST_SHAPE[size + 1]; shape++)
      if (places.every(({ place }) => liesAt(block * SHAPES_PER_BLOCK + shape, place))) shapes |= 1 << shape;
    return shapes;
  };
  return {
    least: Math.max(0, ...values.map(({ min }) => min)),
    most: Math.min(MOST, ...values.map(({ max }) => max)),
    shapes: Uint16Array.from({ length: BLOCKS }, (_, block) => shapesOn(block)),
    beside: restrictions.filter(({ rule }) => rule === 'adjacent' || rule === 'notAdjacent'),
  };
}

/** The lots of a block on which something stands, as bits in the order of its shapes. */
function lotsTaken(lots: State['lots'], block: number): number {
  const corner = CORNER_OF[block];
  const empty =
    isEmpty(lots[corner]) |
    (isEmpty(lots[corner + 1]) << 1) |
    (isEmpty(lots[corner + SIDE]) << 2) |
    (isEmpty(lots[corner + SIDE + 1]) << 3);
  return WHOLE_BLOCK ^ empty;
}

/** 1 where nothing stands, 0 otherwise: NONE alone has a sign. Counted, for a processor cannot foresee which way to branch. */
function isEmpty(building: number): number {
  return building >>> 31;
}

const FOREIGN = 4;

/** The lots of a block beside which the zone itself is found, as bits, and those beside any zone, from FOREIGN on. */
function zonesBeside(near: State['near'], block: number, zone: Zone): number {
  const corner = CORNER_OF[block];
  const bits = HOME_AND_FOREIGN[zone];
  return (
    bits[near[corner]] | (bits[near[corner + 1]] << 1) | (bits[near[corner + SIDE]] << 2) | (bits[near[corner + SIDE + 1]] << 3)
  );
}

/** By zone, then by the zones around a lot: those bits of the first lot. */
const HOME_AND_FOREIGN: readonly Uint8Array[] = ZONES.map((_, zone) =>
  Uint8Array.from({ length: ALL_BITS + 1 }, (_, near) => ((near >> zone) & 1) | (near & ZONED_BITS ? 1 << FOREIGN : 0)),
);

/** By the zones beside a block, as above: the shapes that zoning allows, as bits. */ // SPR-6.6
const ZONED = Uint16Array.from({ length: 1 << (FOREIGN + 4) }, (_, zones) =>
  shapesThat((lots) => (zones & lots) !== 0 || ((zones >> FOREIGN) & lots) === 0),
);

/** By some lots of a block, as bits: the shapes that lie on none of them, as bits. */ // SPR-6.5
const APART = Uint16Array.from({ length: WHOLE_BLOCK + 1 }, (_, taken) => shapesThat((lots) => (taken & lots) === 0));

/** The shapes whose lots pass, as bits. */
function shapesThat(passes: (lots: number) => boolean): number {
  let shapes = 0;
  for (let shape = 0; shape < SHAPES_PER_BLOCK; shape++) if (passes(MASK_OF[shape])) shapes |= 1 << shape;
  return shapes;
}

/** Of the shapes that clear whole buildings away, those that the seat may build and zoning allows, as bits. */ // SPR-7
function shapesByDemolition(
  state: State,
  seat: Seat,
  card: Card,
  block: number,
  cleared: number,
  standing: number,
  zoned: number,
): number {
  const { contractor } = state;
  const guarded = contractor !== NONE && contractor !== seat ? lotsOf(state, contractor, block) : 0; // SPR-7.3
  const { zone, ignoresZoning } = CARDS[card];
  const allowed = cleared & APART[guarded];
  if (ignoresZoning) return allowed;
  // In the place of just one building: what lies beside its lots is beside the new one. Otherwise neighbours may go too.
  let shapes = allowed & REPLACED[standing] & zoned;
  for (let others = allowed & ~REPLACED[standing]; others !== 0; others &= others - 1) {
    const shape = lowest(others);
    if (zonedAfterwards(state, zone, block * SHAPES_PER_BLOCK + shape)) shapes |= 1 << shape;
  }
  return shapes;
}

/** The buildings on a block: for each lot, four bits after four, all the lots of the one that stands on it. */
function buildingsOn(state: State, block: number): number {
  const corner = CORNER_OF[block];
  return (
    lotsOfBuildingOn(state, corner) |
    (lotsOfBuildingOn(state, corner + 1) << 4) |
    (lotsOfBuildingOn(state, corner + SIDE) << 8) |
    (lotsOfBuildingOn(state, corner + SIDE + 1) << 12)
  );
}

function lotsOfBuildingOn(state: State, lot: number): number {
  const building = state.lots[lot];
  return building === NONE ? 0 : MASK_OF[state.buildings[building].placement];
}

/** By the buildings on a block: the shapes that take some of them away and none in part, as bits. */ // SPR-7.2
const CLEARED = new Uint16Array(1 << 16);
/** Of these, the shapes in the place of just one building. */
const REPLACED = new Uint16Array(1 << 16);

{
  /** Every way in which buildings can stand on a block, lot by lot. */
  const standings = (lot: number, taken: number, standing: number): void => {
    if (lot === ALL_LOTS.length) {
      noteShapes(standing);
      return;
    }
    standings(lot + 1, taken, standing);
    for (let shape = 0; shape < SHAPES_PER_BLOCK; shape++) {
      const mask = MASK_OF[shape];
      if (lowest(mask) !== lot || (mask & taken) !== 0) continue;
      const building = ALL_LOTS.reduce((bits, part) => bits | ((mask >> part) & 1 ? mask << (4 * part) : 0), 0);
      standings(lot + 1, taken | mask, standing | building);
    }
  };
  const noteShapes = (standing: number): void => {
    for (let shape = 0; shape < SHAPES_PER_BLOCK; shape++) {
      const mask = MASK_OF[shape];
      const under = ALL_LOTS.map((lot) => ((mask >> lot) & 1 ? (standing >> (4 * lot)) & WHOLE_BLOCK : 0));
      const gone = under.reduce((all, lots) => all | lots, 0);
      if (gone === 0 || (gone & ~mask) !== 0) continue;
      CLEARED[standing] |= 1 << shape;
      if (under.includes(mask)) REPLACED[standing] |= 1 << shape;
    }
  };
  standings(0, 0, 0);
}

/** The lots of a block on which buildings of a seat stand, as bits. */
function lotsOf(state: State, owner: Seat, block: number): number {
  const corner = CORNER_OF[block];
  return (
    (isBuiltBy(state, owner, corner) ? 1 : 0) |
    (isBuiltBy(state, owner, corner + 1) ? 2 : 0) |
    (isBuiltBy(state, owner, corner + SIDE) ? 4 : 0) |
    (isBuiltBy(state, owner, corner + SIDE + 1) ? 8 : 0)
  );
}

function isBuiltBy(state: State, owner: Seat, lot: number): boolean {
  const building = state.lots[lot];
  return building !== NONE && state.buildings[building].owner === owner;
}
