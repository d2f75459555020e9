/** Who leads an area and what it would pay now; and the same with the move on the confirm button already made. */
import type { Options, Seat } from '@cantiere/engine';
import { AREAS, FOUNTAIN, areaOf, findSquare } from '../rules/board.ts';
import { tileOnOffer } from '../rules/auctions.ts';
import { onSite } from '../rules/construction.ts';
import type { Move } from '../rules/moves.ts';
import { FIRST, SECOND, extraDraws, pointsFor, rankArea, seatsAt } from '../rules/scoring.ts';
import type { Area } from '../rules/state.ts';
import type { CapitolView } from './props.ts';

export interface Rank {
  readonly place: 1 | 2;
  readonly seats: readonly Seat[];
  readonly floors: number;
  readonly points: number;
}

/** First and second place, tied players together; empty where nobody has built. */
export function ranking(area: Area): Rank[] {
  const places: number[] = [];
  rankArea(area, places);
  return ([FIRST, SECOND] as const).flatMap((place) => {
    const seats = seatsAt(places, place);
    return seats.length === 0 ? [] : [{ place, seats, floors: area.floors[seats[0]], points: pointsFor(area, place) }];
  });
}

export function placeOf(area: Area, seat: Seat): number {
  const places: number[] = [];
  rankArea(area, places);
  return places[seat];
}

export const pointsIn = (area: Area, seat: Seat): number => pointsFor(area, placeOf(area, seat));

/** Extra cards that an amphitheatre gives at the end of the round. */
export function extraCards(area: Area, seat: Seat, options: Options): number {
  return extraDraws(area, placeOf(area, seat), options);
}

/** What every seat would score if the round ended with these areas. */
export function projection(areas: readonly Area[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => areas.reduce((sum, area) => sum + pointsIn(area, seat), 0));
}

export function withHouse(area: Area, seat: Seat, floors: number, shape: number): Area {
  return {
    ...area,
    shape,
    tallest: Math.max(area.tallest, floors),
    floors: area.floors.map((own, other) => (other === seat ? own + floors : own)),
    highest: area.highest.map((own, other) => (other === seat ? Math.max(own, floors) : own)),
  };
}

export const withTile = (area: Area, tile: number): Area =>
  tile === FOUNTAIN ? { ...area, fountains: area.fountains + 1 } : { ...area, monument: tile };

/** The one area that a move changes, as it would be afterwards. */
export function foresee(view: CapitolView, seat: Seat, move: Move | undefined): { area: number; after: Area } | undefined {
  switch (move?.type) {
    case 'PLAY_PERMIT': {
      const place = findSquare(move.square);
      const building = onSite(view.players[seat], move.building);
      if (!place || !building) return undefined;
      return { area: place.area, after: withHouse(view.areas[place.area], seat, building.floors, building.roof) };
    }
    case 'PLACE_FOUNTAIN': {
      const place = findSquare(move.square);
      return place && { area: place.area, after: withTile(view.areas[place.area], FOUNTAIN) };
    }
    case 'PLACE_MONUMENT': {
      const area = areaOf(move.area);
      return area < 0 ? undefined : { area, after: withTile(view.areas[area], tileOnOffer(view)) };
    }
    default:
      return undefined;
  }
}

/** All areas, with the foreseen one in its place. */
export function areasAfter(view: CapitolView, foreseen: ReturnType<typeof foresee>): readonly Area[] {
  if (!foreseen) return view.areas;
  return view.areas.map((area, at) => (at === foreseen.area ? foreseen.after : area));
}

/** Points a seat gains or loses by what is foreseen, and its place there. */
export interface Gain {
  readonly points: number;
  readonly cards: number;
  readonly place: number;
  readonly alone: boolean;
}

export function gainOf(before: Area, after: Area, seat: Seat, options: Options): Gain {
  const place = placeOf(after, seat);
  return {
    points: pointsIn(after, seat) - pointsIn(before, seat),
    cards: extraCards(after, seat, options) - extraCards(before, seat, options),
    place,
    alone: ranking(after).find((rank) => rank.place === place)?.seats.length === 1,
  };
}

/** What a seat would gain from a tile in each area: the thought behind a bid. */
export function tileGains(view: CapitolView, seat: Seat, tile: number): { area: number; gain: Gain; best: number }[] {
  return Array.from({ length: AREAS }, (_, area) => {
    const before = view.areas[area];
    const after = withTile(before, tile);
    const others = view.players.map((_, other) => (other === seat ? -99 : gainOf(before, after, other, view.options).points));
    return { area, gain: gainOf(before, after, seat, view.options), best: Math.max(...others) };
  });
}
