/** Where a contract may stand: empty lots or demolition, zoning, the card's own restrictions (SPR-6.5 to SPR-6.7, SPR-7). */
import type { Seat } from '@cantiere/engine';
import { CARDS } from './cards.ts';
import { isOfKind } from './effects/select.ts';
import { BESIDE_WATER, BESIDE_WILDERNESS, BLOCK_OF, LOTS_OF, MASK_OF, NEIGHBOURS_OF } from './geometry.ts';
import { hasRenewal } from './hand.ts';
import type { Restriction, Sel } from './effects/language.ts';
import { NONE, type Card, type Placement, type State, type Zone } from './state.ts';
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

/** Whether nothing stands on the lots of a placement. */
export function isFree(state: State, placement: Placement): boolean {
  const lots = LOTS_OF[placement];
  for (let i = 0; i < lots.length; i++) if (state.lots[lots[i]] !== NONE) return false;
  return true;
}

/** Buildings that stand under a placement, ascending. */
export function buildingsUnder(state: State, placement: Placement): number[] {
  const lots = LOTS_OF[placement];
  let count = 0;
  for (let i = 0; i < lots.length; i++) {
    const building = state.lots[lots[i]];
    if (building === NONE) continue;
    let at = count;
    while (at > 0 && under[at - 1] > building) at--;
    if (at > 0 && under[at - 1] === building) continue;
    for (let later = count++; later > at; later--) under[later] = under[later - 1];
    under[at] = building;
  }
  return under.slice(0, count);
}

/** At most four, before they are copied: a list that grows takes room for many. */
const under = [NONE, NONE, NONE, NONE];

/** What those are called. Mostly there is only one. */
export function namesUnder(state: State, placement: Placement): string[] {
  const lots = LOTS_OF[placement];
  let only = NONE;
  for (let i = 0; i < lots.length; i++) {
    const building = state.lots[lots[i]];
    if (building === NONE || building === only) continue;
    if (only !== NONE) return buildingsUnder(state, placement).map((each) => state.buildings[each].id);
    only = building;
  }
  return only === NONE ? [] : [state.buildings[only].id];
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

/** Whether a placement lies where a contract must stand. */
export function liesAt(placement: Placement, place: 'water' | 'wilderness' | 'edge'): boolean {
  if (place === 'water') return BESIDE_WATER[placement];
  if (place === 'wilderness') return BESIDE_WILDERNESS[placement];
  return BESIDE_WATER[placement] || BESIDE_WILDERNESS[placement];
}

/** Whether zoning allows a site once whatever stands under it is gone. Mostly what is noted around its lots tells. */ // SPR-6.6
export function zonedAfterwards(state: State, zone: Zone, placement: Placement): boolean {
  const lots = LOTS_OF[placement];
  let around = 0;
  let gone = 0;
  for (let i = 0; i < lots.length; i++) {
    around |= state.near[lots[i]];
    const building = state.lots[lots[i]];
    if (building !== NONE) gone |= 1 << state.buildings[building].zone;
  }
  const staying = around & ~gone; // another one of a zone that goes may stay too
  if ((staying >> zone) & 1) return true;
  if (((gone >> zone) & 1) === 0 && (staying & ZONED_BITS) !== 0) return false;
  return !foreignOnly(zone, zonesAfterwards(state, placement));
}

function restrictionHolds(state: State, restriction: Restriction, placement: Placement): boolean {
  switch (restriction.rule) {
    case 'ignoreZoning':
      return true;
    case 'at':
      return liesAt(placement, restriction.place);
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
  return brokenOf(state, CARDS[card].restrictions, placement);
}

export function brokenOf(state: State, restrictions: readonly Restriction[], placement: Placement): Restriction | undefined {
  for (let i = 0; i < restrictions.length; i++) if (!restrictionHolds(state, restrictions[i], placement)) return restrictions[i];
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
  const lots = LOTS_OF[placement];
  for (let i = 0; i < lots.length; i++) {
    const building = state.lots[lots[i]];
    if (building === NONE) continue;
    if (isProtected(state, seat, building)) return 'DEMOLITION_PROTECTED';
    if (!covers(state, placement, building)) partial = true;
  }
  return partial ? 'DEMOLITION_PARTIAL' : '';
}
