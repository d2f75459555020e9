/** Who and what the words of a card mean right now: players, buildings, counts (SPR-12). */
import type { Seat } from '@cantiere/engine';
import { buildingNamed, clockwiseFrom, valueOf } from '../city.ts';
import {
  BESIDE_WATER,
  BESIDE_WILDERNESS,
  BLOCK_OF,
  PRESTIGE_ROW,
  RIGHT_GREY,
  SIZE_OF,
  TOP_GREY,
  WEALTH_ROW,
  touches,
} from '../geometry.ts';
import { readSprawlOptions } from '../options.ts';
import { amountOf } from '../purse.ts';
import { NONE, type Building, type Context, type State } from '../state.ts';
import { BOSS, CHIEF, DA, MAYOR, MEDIA, TREASURER } from '../words.ts';
import type { OwnerFilter, Per, Sel, Who } from './language.ts';

/** Who holds the Media tile, NONE when nobody does. */
export function mediaHolder(state: State): Seat {
  for (let seat = 0; seat < state.seats; seat++) if (state.players[seat].vocations[MEDIA] > 0) return seat;
  return NONE;
}

/** The players meant, in decision order. For "most" and "least": all that tie for it. */
export function playersMeant(state: State, who: Who, context: Context): Seat[] {
  switch (who) {
    case 'active':
      return [state.active];
    case 'all':
      return clockwiseFrom(state, state.active);
    case 'others':
      return clockwiseFrom(state, state.active).slice(1);
    case 'self':
      return [context.self];
    case 'owner':
      return somebody(buildingNamed(state, context.it)?.owner ?? NONE);
    case 'media':
      return somebody(mediaHolder(state));
    case 'mayor':
      return somebody(state.offices[MAYOR]);
    case 'da':
      return somebody(state.offices[DA]);
    case 'treasurer':
      return somebody(state.offices[TREASURER]);
    case 'chief':
      return somebody(state.offices[CHIEF]);
    case 'boss':
      return somebody(state.offices[BOSS]);
    case 'mostPrestige':
      return extreme(state, 'prestige', 1);
    case 'mostWealth':
      return extreme(state, 'wealth', 1);
    case 'leastPrestige':
      return extreme(state, 'prestige', -1);
    case 'leastWealth':
      return extreme(state, 'wealth', -1);
  }
}

function somebody(seat: Seat): Seat[] {
  return seat === NONE ? [] : [seat];
}

/** All players who tie for the most (sign 1) or the least (sign -1). */
export function extreme(state: State, res: 'wealth' | 'prestige', sign: 1 | -1): Seat[] {
  let best = -Infinity;
  let tied: Seat[] = [];
  for (const seat of clockwiseFrom(state, state.active)) {
    const amount = sign * amountOf(state.players[seat], res);
    if (amount > best) {
      best = amount;
      tied = [];
    }
    if (amount === best) tied.push(seat);
  }
  return tied;
}

/** Every owner, NONE too: a seat's bit is one above its number. */
const ANYBODY = ~0;
const NOBODY = 1;

/** Whose buildings a filter means for `self`, as bits. */
function ownersMeant(owner: OwnerFilter, self: Seat): number {
  switch (owner) {
    case 'any':
      return ANYBODY;
    case 'self':
      return 1 << (self + 1);
    case 'none':
      return NOBODY;
    case 'controlled':
      return ANYBODY & ~NOBODY;
    case 'others':
      return ANYBODY & ~NOBODY & ~(1 << (self + 1));
  }
}

/** Whether a building is one of these owners' and passes all filters but the superlative. */
function passes(state: State, building: Building, sel: Sel, owners: number, fresh: Building | undefined): boolean {
  if (((sel.zones >> building.zone) & 1) === 0 || ((owners >> (building.owner + 1)) & 1) === 0) return false;
  if (sel.anyBuilding) return true;
  const size = SIZE_OF[building.placement];
  if (size < sel.minLots || size > sel.maxLots) return false;
  const value = valueOf(state, building);
  if (value < sel.minValue || value > sel.maxValue) return false;
  switch (sel.at) {
    case 'anywhere':
      return true;
    case 'water':
      return BESIDE_WATER[building.placement];
    case 'wilderness':
      return BESIDE_WILDERNESS[building.placement];
    default:
      return fresh !== undefined && passesNear(state, building, sel.at, fresh);
  }
}

/** The new building, where the filter is about what lies around it. */
function freshFor(state: State, { at }: Sel, built: string): Building | undefined {
  return at === 'anywhere' || at === 'water' || at === 'wilderness' ? undefined : buildingNamed(state, built);
}

/** Filters relative to the new building. */
function passesNear(
  state: State,
  building: Building,
  at: 'adjacent' | 'theseRows' | 'prestigeRow' | 'wealthRow',
  fresh: Building,
): boolean {
  if (at === 'adjacent') return building !== fresh && touches(fresh.placement, building.placement); // SPR-1.3
  const here = BLOCK_OF[fresh.placement];
  const there = BLOCK_OF[building.placement];
  const inPrestigeRow = PRESTIGE_ROW[here] === PRESTIGE_ROW[there];
  const inWealthRow = WEALTH_ROW[here] === WEALTH_ROW[there];
  if (at === 'prestigeRow') return inPrestigeRow;
  if (at === 'wealthRow') return inWealthRow;
  if (inPrestigeRow || inWealthRow) return true; // SPR-1.12
  return readSprawlOptions(state.options).markerRows && inSameMarkerRow(state, here, there);
}

/** Whether a marker makes a row that holds both blocks. */ // SPR-16.8
function inSameMarkerRow({ grey }: State, here: number, there: number): boolean {
  return [TOP_GREY, RIGHT_GREY].some((space) => space[here] === space[there] && grey[space[here]] !== NONE);
}

/** The value that a superlative asks for, NONE when there is no building to compare: of anybody's but for "own lowest". */
function superlativeValue(state: State, sel: Sel, self: Seat, fresh: Building | undefined): number {
  const whosever = sel.superlative !== 'ownLowest' && (sel.owner === 'self' || sel.owner === 'others');
  const owners = whosever ? ANYBODY : ownersMeant(sel.owner, self);
  const { buildings } = state;
  let best = NONE;
  for (let i = 0; i < buildings.length; i++) {
    if (!passes(state, buildings[i], sel, owners, fresh)) continue;
    const value = valueOf(state, buildings[i]);
    if (best === NONE || (sel.superlative === 'highest' ? value > best : value < best)) best = value;
  }
  return best;
}

/** Every building that `sel` means for `self`, in order of appearance. */
export function buildingsMeant(state: State, sel: Sel, self: Seat, built: string): Building[] {
  const fresh = freshFor(state, sel, built);
  const wanted = sel.superlative === 'no' ? NONE : superlativeValue(state, sel, self, fresh);
  const owners = ownersMeant(sel.owner, self);
  const { buildings } = state;
  const found: Building[] = [];
  for (let i = 0; i < buildings.length; i++) {
    if (!passes(state, buildings[i], sel, owners, fresh)) continue;
    if (sel.superlative === 'no' || valueOf(state, buildings[i]) === wanted) found.push(buildings[i]);
  }
  return found;
}

/** How many those are. */
function countMeant(state: State, sel: Sel, self: Seat, built: string): number {
  if (sel.superlative !== 'no') return buildingsMeant(state, sel, self, built).length;
  const fresh = freshFor(state, sel, built);
  const owners = ownersMeant(sel.owner, self);
  const { buildings } = state;
  let count = 0;
  for (let i = 0; i < buildings.length; i++) if (passes(state, buildings[i], sel, owners, fresh)) count++;
  return count;
}

/** Whether a standing building is of this kind, for the restrictions of a contract. */
export function isOfKind(state: State, building: Building, sel: Sel): boolean {
  return passes(state, building, sel, ownersMeant(sel.owner, NONE), undefined);
}

/** How many times, for `self`. */
export function timesFor(state: State, per: Per, self: Seat, context: Context): number {
  switch (per.of) {
    case 'once':
      return 1;
    case 'buildings':
      return divided(countMeant(state, per.sel, self, context.built), per.div);
    case 'lots': {
      let count = 0;
      for (const building of buildingsMeant(state, per.sel, self, context.built)) count += SIZE_OF[building.placement];
      return divided(count, per.div);
    }
    case 'vocations': {
      let count = 0;
      for (let seat = 0; seat < state.seats; seat++) {
        if (per.owner === 'self' && seat !== self) continue;
        const { vocations } = state.players[seat];
        if (per.vocation !== NONE) count += vocations[per.vocation];
        else for (const tiles of vocations) count += tiles;
      }
      return divided(count, per.div);
    }
    case 'offices': {
      let count = 0;
      for (const holder of state.offices) if (holder === self) count++;
      return divided(count, per.div);
    }
    case 'value': {
      const building = buildingNamed(state, context.it === '' ? context.built : context.it);
      return building === undefined ? 0 : divided(valueOf(state, building), per.div);
    }
  }
}

function divided(count: number, div: number): number {
  return Math.floor(count / div);
}
