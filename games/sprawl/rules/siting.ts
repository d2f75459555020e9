/** Where a contract may stand: empty lots or demolition, zoning, the card's own restrictions (SPR-6.5 to SPR-6.7, SPR-7). */
import type { Seat } from '@cantiere/engine';
import { CARDS } from './cards.ts';
import { isOfKind } from './effects/select.ts';
import {
  BESIDE_WATER,
  BESIDE_WILDERNESS,
  BLOCKS,
  BLOCK_OF,
  CORNER_OF,
  FIRST_SHAPE,
  LOTS_OF,
  MASK_OF,
  NEIGHBOURS_OF,
  SHAPES_PER_BLOCK,
  SIDE,
} from './geometry.ts';
import { hasRenewal } from './hand.ts';
import type { Restriction, Sel } from './effects/language.ts';
import { NONE, type Card, type Placement, type State, type Zone } from './state.ts';
import { ZONED_BITS } from './words.ts';

/** The four lots of a block, as bits. */
const WHOLE_BLOCK = 0b1111;

/** What is wrong with a site, mildest last; '' when nothing is. */
export type SiteProblem =
  'LOT_OCCUPIED' | 'DEMOLITION_PROTECTED' | 'DEMOLITION_PARTIAL' | 'ZONING' | 'RESTRICTION' | 'WEALTH_SHORT' | '';

/** In the order in which a build is judged. */ // SPR-6.9
export const SITE_PROBLEMS: readonly SiteProblem[] = [
  'LOT_OCCUPIED',
  'DEMOLITION_PROTECTED',
  'DEMOLITION_PARTIAL',
  'ZONING',
  'RESTRICTION',
  'WEALTH_SHORT',
  '',
];

/** Whether the seat could demolish while building. */ // SPR-7.1
export function mayDemolish(state: State, seat: Seat): boolean {
  return state.contractor === seat || hasRenewal(state, seat);
}

export function isProtected(state: State, seat: Seat, building: number): boolean {
  return state.contractor !== NONE && state.contractor !== seat && state.buildings[building].owner === state.contractor; // SPR-7.3
}

/** Whether every lot of the building is among the placement's. */ // SPR-7.2
export function covers(state: State, placement: Placement, building: number): boolean {
  const there = state.buildings[building].placement;
  return BLOCK_OF[there] === BLOCK_OF[placement] && (MASK_OF[there] & ~MASK_OF[placement]) === 0;
}

/** Whether nothing stands on the lots of a placement. */
export function isFree(state: State, placement: Placement): boolean {
  const lots = LOTS_OF[placement];
  for (let i = 0; i < lots.length; i++) if (state.lots[lots[i]] !== NONE) return false;
  return true;
}

/** Buildings that stand under a placement, ascending. */
export function buildingsUnder(state: State, placement: Placement): number[] {
  const found: number[] = [];
  for (const lot of LOTS_OF[placement]) {
    const building = state.lots[lot];
    if (building !== NONE && !found.includes(building)) found.push(building);
  }
  return found.length > 1 ? found.sort((a, b) => a - b) : found;
}

/** The zones around a placement once whatever stands under it is gone: a covered building has no lot beside it. */ // SPR-7.2
function zonesAfterwards(state: State, placement: Placement): number {
  let around = 0;
  const beside = NEIGHBOURS_OF[placement];
  for (let i = 0; i < beside.length; i++) {
    const building = state.lots[beside[i]];
    if (building !== NONE) around |= 1 << state.buildings[building].zone;
  }
  return around;
}

function restrictionHolds(state: State, restriction: Restriction, placement: Placement): boolean {
  switch (restriction.rule) {
    case 'ignoreZoning':
      return true;
    case 'at':
      if (restriction.place === 'water') return BESIDE_WATER[placement];
      if (restriction.place === 'wilderness') return BESIDE_WILDERNESS[placement];
      return BESIDE_WATER[placement] || BESIDE_WILDERNESS[placement];
    case 'value': {
      const value = state.values[BLOCK_OF[placement]];
      return value >= restriction.min && value <= restriction.max;
    }
    case 'adjacent':
      return isBeside(state, placement, restriction.sel);
    case 'notAdjacent':
      return !isBeside(state, placement, restriction.sel);
  }
}

/** Whether a building of this kind has a lot beside the placement. */
function isBeside(state: State, placement: Placement, sel: Sel): boolean {
  const around = NEIGHBOURS_OF[placement];
  for (let i = 0; i < around.length; i++) {
    const building = state.lots[around[i]];
    if (building !== NONE && isOfKind(state, state.buildings[building], sel)) return true;
  }
  return false;
}

/** The first restriction of a contract that does not hold there. */ // SPR-6.7
export function brokenRestriction(state: State, card: Card, placement: Placement): Restriction | undefined {
  for (const restriction of CARDS[card].restrictions) if (!restrictionHolds(state, restriction, placement)) return restriction;
  return undefined;
}

/** Whether all the zones around a site are others than its own. */ // SPR-6.6
function foreignOnly(zone: Zone, around: number): boolean {
  return ((around >> zone) & 1) === 0 && (around & ZONED_BITS) !== 0;
}

/** What speaks against building a contract there, demolishing whatever must go; '' when nothing does. */
export function siteProblem(state: State, seat: Seat, card: Card, placement: Placement, demolish: boolean): SiteProblem {
  let occupied = false;
  let around = 0;
  const lots = LOTS_OF[placement];
  for (let i = 0; i < lots.length; i++) {
    if (state.lots[lots[i]] !== NONE) occupied = true;
    around |= state.near[lots[i]];
  }
  if (occupied) {
    if (!demolish) return 'LOT_OCCUPIED';
    const problem = demolitionProblem(state, seat, placement);
    if (problem !== '') return problem;
    around = zonesAfterwards(state, placement);
  }
  const { zone, ignoresZoning, restrictions } = CARDS[card];
  if (!ignoresZoning && foreignOnly(zone, around)) return 'ZONING'; // SPR-6.6
  if (restrictions.length > 0 && brokenRestriction(state, card, placement)) return 'RESTRICTION';
  return state.values[BLOCK_OF[placement]] > state.players[seat].wealth ? 'WEALTH_SHORT' : ''; // SPR-6.4
}

function demolitionProblem(state: State, seat: Seat, placement: Placement): SiteProblem {
  let partial = false;
  for (const lot of LOTS_OF[placement]) {
    const building = state.lots[lot];
    if (building === NONE) continue;
    if (isProtected(state, seat, building)) return 'DEMOLITION_PROTECTED';
    if (!covers(state, placement, building)) partial = true;
  }
  return partial ? 'DEMOLITION_PARTIAL' : '';
}

/** Where each contract could be built when that was asked last: most often it still can, so that this is where to look first. */
const lastSite = new Int16Array(CARDS.length).fill(NONE);

/** Whether the contract can be built and paid somewhere. */
export function anySite(state: State, seat: Seat, card: Card): boolean {
  const last = lastSite[card];
  if (last !== NONE && siteProblem(state, seat, card, last, mayDemolish(state, seat)) === '') return true;
  const found = someSites(state, seat, card, 1);
  if (found.length > 0) lastSite[card] = found[0];
  return found.length > 0;
}

/** Every placement on which it can. */
export function sites(state: State, seat: Seat, card: Card): Placement[] {
  return someSites(state, seat, card, Infinity);
}

/** The one placement on which it can; NONE when there are several. */
export function onlySite(state: State, seat: Seat, card: Card): Placement {
  const found = someSites(state, seat, card, 2);
  return found.length === 1 ? found[0] : NONE;
}

/**
 * Placements on which it can, not more than asked for: those in which `siteProblem` finds nothing. Search asks this all the time, so
 * each block is judged as a whole, by the bits of its lots.
 */
function someSites(state: State, seat: Seat, card: Card, most: number): Placement[] {
  const { wealth } = state.players[seat];
  const { lots, zone, ignoresZoning, restrictions } = CARDS[card];
  const demolish = mayDemolish(state, seat);
  const fitting = FITTING[lots];
  const found: Placement[] = [];
  for (let block = 0; block < BLOCKS; block++) {
    if (state.values[block] > wealth) continue; // SPR-6.4
    const taken = lotsTaken(state, block);
    if (taken === WHOLE_BLOCK && !demolish) continue;
    const beside = ignoresZoning ? 0 : zonesBeside(state, block, zone);
    let shapes = fitting[taken | beside];
    if (demolish && taken !== 0) shapes |= shapesByDemolition(state, seat, card, block, taken, beside);
    for (let shape = FIRST_SHAPE[lots]; shapes >> shape !== 0; shape++) {
      if (((shapes >> shape) & 1) === 0) continue;
      const placement = block * SHAPES_PER_BLOCK + shape;
      if (restrictions.length > 0 && brokenRestriction(state, card, placement)) continue;
      found.push(placement);
      if (found.length >= most) return found;
    }
  }
  return found;
}

/** The lots of a block on which something stands, as bits in the order of its shapes. */
function lotsTaken({ lots }: State, block: number): number {
  const corner = CORNER_OF[block];
  return (
    (lots[corner] === NONE ? 0 : 1) |
    (lots[corner + 1] === NONE ? 0 : 2) |
    (lots[corner + SIDE] === NONE ? 0 : 4) |
    (lots[corner + SIDE + 1] === NONE ? 0 : 8)
  );
}

const HOME = 4;
const FOREIGN = 8;

/** The lots of a block beside which the zone itself is found, as bits from HOME on, and those beside any zone, from FOREIGN on. */
function zonesBeside({ near }: State, block: number, zone: Zone): number {
  const corner = CORNER_OF[block];
  const a = near[corner];
  const b = near[corner + 1];
  const c = near[corner + SIDE];
  const d = near[corner + SIDE + 1];
  if (((a | b | c | d) & ZONED_BITS) === 0) return 0;
  const home = ((a >> zone) & 1) | (((b >> zone) & 1) << 1) | (((c >> zone) & 1) << 2) | (((d >> zone) & 1) << 3);
  const any =
    ((a & ZONED_BITS) === 0 ? 0 : 1) |
    ((b & ZONED_BITS) === 0 ? 0 : 2) |
    ((c & ZONED_BITS) === 0 ? 0 : 4) |
    ((d & ZONED_BITS) === 0 ? 0 : 8);
  return (home << HOME) | (any << FOREIGN);
}

/** By size, then by the bits above: the shapes on free lots that zoning allows, as bits. */ // SPR-6.5 SPR-6.6
const FITTING: readonly Uint16Array[] = [0, 1, 2, 3, 4].map((size) =>
  Uint16Array.from({ length: 1 << (FOREIGN + 4) }, (_, bits) => {
    let shapes = 0;
    for (let shape = FIRST_SHAPE[size]; shape < FIRST_SHAPE[size + 1]; shape++) {
      const inShape = (from: number): boolean => ((bits >> from) & MASK_OF[shape]) !== 0;
      if (!inShape(0) && (inShape(HOME) || !inShape(FOREIGN))) shapes |= 1 << shape;
    }
    return shapes;
  }),
);

/** The shapes that need a demolition which the seat may do, zoning allowing, as bits. */ // SPR-7
function shapesByDemolition(state: State, seat: Seat, card: Card, block: number, taken: number, beside: number): number {
  const { lots, zone, ignoresZoning } = CARDS[card];
  const zoned = FITTING[lots][beside];
  const whole = wholeBuildings(state, block);
  const guarded = state.contractor !== NONE && state.contractor !== seat;
  let shapes = 0;
  for (let shape = FIRST_SHAPE[lots]; shape < FIRST_SHAPE[lots + 1]; shape++) {
    const mask = MASK_OF[shape];
    if ((taken & mask) === 0 || (underLots(whole, mask) & ~mask) !== 0) continue; // SPR-7.2
    const placement = block * SHAPES_PER_BLOCK + shape;
    if (guarded && demolitionProblem(state, seat, placement) !== '') continue; // SPR-7.3
    // In the place of just one building: what lies beside its lots is beside the new one. Otherwise neighbours may go too.
    const stays = ((whole >> (4 * FIRST_LOT[mask])) & WHOLE_BLOCK) === mask;
    const allowed = stays ? ((zoned >> shape) & 1) === 1 : ignoresZoning || !foreignOnly(zone, zonesAfterwards(state, placement));
    if (allowed) shapes |= 1 << shape;
  }
  return shapes;
}

/** The first of these lots of a block. */
const FIRST_LOT: readonly number[] = Array.from({ length: WHOLE_BLOCK + 1 }, (_, mask) =>
  Math.max(
    0,
    [0, 1, 2, 3].findIndex((lot) => (mask >> lot) & 1),
  ),
);

/** For each lot of a block, four bits after four: all the lots of the building that stands on it. */
function wholeBuildings(state: State, block: number): number {
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

/** Which bits of these four fours belong to some lots of a block. */
const FOURS: readonly number[] = Array.from({ length: WHOLE_BLOCK + 1 }, (_, mask) =>
  [0, 1, 2, 3].reduce((bits, lot) => bits | ((mask >> lot) & 1 ? WHOLE_BLOCK << (4 * lot) : 0), 0),
);

/** All the lots of the buildings on these lots. */
function underLots(whole: number, mask: number): number {
  const fours = whole & FOURS[mask];
  const pairs = fours | (fours >> 8);
  return (pairs | (pairs >> 4)) & WHOLE_BLOCK;
}
