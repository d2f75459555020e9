/** What the labels of moves say about their consequences, worked out from the view. */
import type { Seat, View } from '@cantiere/engine';
import { ROOF_NAMES, areaOf, findSquare } from '../rules/board.ts';
import { FLOOR, ROOF, TYPE_OF, VALUE_OF, cardOf } from '../rules/cards.ts';
import { onSite } from '../rules/construction.ts';
import { NEW_1, NEW_2, type Move } from '../rules/moves.ts';
import { FIRST, SECOND, pointsFor, rankArea, seatsAt } from '../rules/scoring.ts';
import { NO_ROOF, type Area, type State } from '../rules/state.ts';

type FloorMove = Extract<Move, { type: 'PLAY_FLOOR' }>;
type PermitMove = Extract<Move, { type: 'PLAY_PERMIT' }>;

/** Whose move a label is about. */
export function mover(view: View<State>): Seat {
  return typeof view.viewer === 'number' ? view.viewer : view.asked;
}

/** Floors of each building that the move raises, before it; and of each that it begins. */
export function floorPlan(move: FloorMove, view: View<State>): { raised: { from: number; by: number }[]; begun: number[] } {
  const player = view.players[mover(view)];
  const raised: { from: number; by: number }[] = [];
  for (const target of new Set(move.targets)) {
    if (target === NEW_1 || target === NEW_2) continue;
    raised.push({ from: onSite(player, target)?.floors ?? 0, by: move.targets.filter((other) => other === target).length });
  }
  const begun = [NEW_1, NEW_2].map((name) => move.targets.filter((target) => target === name).length).filter((n) => n > 0);
  return { raised, begun };
}

export interface SiteBuilding {
  readonly floors: number;
  readonly roof: 'round' | 'triangular' | undefined;
}

export function buildingNamed(id: string, view: View<State>): SiteBuilding {
  const building = onSite(view.players[mover(view)], id);
  if (building === undefined) return { floors: 0, roof: undefined };
  return { floors: building.floors, roof: building.roof === NO_ROOF ? undefined : ROOF_NAMES[building.roof] };
}

export interface AreaStanding {
  readonly first: readonly Seat[];
  readonly second: readonly Seat[];
  readonly firstPoints: number;
  readonly secondPoints: number;
}

/** Who is first and second in an area, and what that would pay now. */
function standingIn(area: Area): AreaStanding {
  const places: number[] = [];
  rankArea(area, places);
  return {
    first: seatsAt(places, FIRST),
    second: seatsAt(places, SECOND),
    firstPoints: pointsFor(area, FIRST),
    secondPoints: pointsFor(area, SECOND),
  };
}

/** The area after the building has been placed there, and the mover's floors in it. */
/** What the areas would pay a seat if the round ended now. */
export function paidNow({ areas }: State, seat: Seat): number {
  const places: number[] = [];
  return areas.reduce((sum, area) => {
    rankArea(area, places);
    return sum + pointsFor(area, places[seat]);
  }, 0);
}

export function afterPermit(move: PermitMove, view: View<State>): { floors: number; standing: AreaStanding } | undefined {
  const place = findSquare(move.square);
  if (place === undefined) return undefined;
  const area = view.areas[place.area];
  const seat = mover(view);
  const { floors } = buildingNamed(move.building, view);
  const after: Area = {
    ...area,
    floors: area.floors.map((own, other) => (other === seat ? own + floors : own)),
    highest: area.highest.map((own, other) => (other === seat ? Math.max(own, floors) : own)),
  };
  return { floors: after.floors[seat], standing: standingIn(after) };
}

/** What the area would pay with the tile in it. */
export function afterTile(areaId: string, view: View<State>, kind: number): AreaStanding {
  const area = view.areas[areaOf(areaId)];
  return standingIn(kind === 0 ? { ...area, fountains: area.fountains + 1 } : { ...area, monument: kind });
}

export function bidAmount(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + (VALUE_OF[cardOf(card)] ?? 0), 0);
}

export function highestValue(cards: readonly string[]): number {
  return Math.max(0, ...cards.map((card) => VALUE_OF[cardOf(card)] ?? 0));
}

/** What of a move to come lies in hand, by the names of rules/touch.ts: the card, how many buildings, whether it is to have no effect. */
export function handOf(touched: readonly string[]): {
  readonly card: string | undefined;
  readonly sites: number;
  readonly blank: boolean;
} {
  return {
    card: touched.find((place) => place.startsWith('hand:'))?.slice('hand:'.length),
    sites: touched.filter((place) => place.startsWith('site:')).length,
    blank: touched.includes('do:blank'),
  };
}

export function kindOf(card: string): 'floor' | 'roof' | 'permit' {
  const type = TYPE_OF[cardOf(card)];
  return type === FLOOR ? 'floor' : type === ROOF ? 'roof' : 'permit';
}

/** The building touched last. */
export const lastSite = (touched: readonly string[]): string =>
  touched.findLast((place) => place.startsWith('site:'))?.slice('site:'.length) ?? '';
