/** Where a contract may stand: empty lots or demolition, zoning, the card's own restrictions (SPR-6.5 to SPR-6.7, SPR-7). */
import type { Seat } from '@cantiere/engine';
import { CARDS } from './cards.ts';
import { isOfKind } from './effects/select.ts';
import {
  BESIDE_WATER,
  BESIDE_WILDERNESS,
  BLOCKS,
  BLOCK_OF,
  LOTS_OF,
  MASK_OF,
  NEIGHBOURS_OF,
  PLACEMENTS_OF_SIZE,
  touches,
} from './geometry.ts';
import { hasRenewal } from './hand.ts';
import type { Restriction } from './effects/language.ts';
import { NONE, type Card, type Placement, type State } from './state.ts';
import { ZONED_BITS } from './words.ts';

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

/** Buildings that stand under a placement, ascending. */
export function buildingsUnder(state: State, placement: Placement): number[] {
  const found: number[] = [];
  for (const lot of LOTS_OF[placement]) {
    const building = state.lots[lot];
    if (building !== NONE && !found.includes(building)) found.push(building);
  }
  return found.sort((a, b) => a - b);
}

/** The zones around a placement once whatever stands under it is gone: a covered building has no lot beside it. */ // SPR-7.2
function zonesAfterwards(state: State, placement: Placement): number {
  let around = 0;
  for (const lot of NEIGHBOURS_OF[placement]) {
    const building = state.lots[lot];
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
    case 'notAdjacent': {
      let found = false;
      for (const building of state.buildings) {
        if (touches(placement, building.placement) && isOfKind(state, building, restriction.sel)) {
          found = true;
          break;
        }
      }
      return found === (restriction.rule === 'adjacent');
    }
  }
}

/** The first restriction of a contract that does not hold there. */ // SPR-6.7
export function brokenRestriction(state: State, card: Card, placement: Placement): Restriction | undefined {
  for (const restriction of CARDS[card].restrictions) if (!restrictionHolds(state, restriction, placement)) return restriction;
  return undefined;
}

/** What speaks against building a contract there, demolishing whatever must go; '' when nothing does. */
export function siteProblem(state: State, seat: Seat, card: Card, placement: Placement, demolish: boolean): SiteProblem {
  let occupied = false;
  let around = 0;
  for (const lot of LOTS_OF[placement]) {
    if (state.lots[lot] !== NONE) occupied = true;
    around |= state.near[lot];
  }
  if (occupied) {
    if (!demolish) return 'LOT_OCCUPIED';
    const problem = demolitionProblem(state, seat, placement);
    if (problem !== '') return problem;
    around = zonesAfterwards(state, placement);
  }
  const { zone, ignoresZoning, restrictions } = CARDS[card];
  const foreignOnly = ((around >> zone) & 1) === 0 && (around & ZONED_BITS) !== 0;
  if (foreignOnly && !ignoresZoning) return 'ZONING'; // SPR-6.6
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

/** Whether the contract can be built and paid somewhere. */
export function anySite(state: State, seat: Seat, card: Card): boolean {
  return someSites(state, seat, card, 1).length > 0;
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

/** Placements on which it can, not more than asked for. */
function someSites(state: State, seat: Seat, card: Card, most: number): Placement[] {
  const { wealth } = state.players[seat];
  const demolish = mayDemolish(state, seat);
  const found: Placement[] = [];
  const placements = PLACEMENTS_OF_SIZE[CARDS[card].lots];
  const perBlock = placements.length / BLOCKS;
  for (let block = 0; block < BLOCKS; block++) {
    if (state.values[block] > wealth) continue;
    for (let i = block * perBlock; i < (block + 1) * perBlock; i++) {
      if (siteProblem(state, seat, card, placements[i], demolish) !== '') continue;
      found.push(placements[i]);
      if (found.length >= most) return found;
    }
  }
  return found;
}
