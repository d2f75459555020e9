/** Who leads an area and what it would pay now; and the same after a move, as the rules would play it. */
import type { Options, Seat } from '@cantiere/engine';
import { foresee } from '../../board-kit/preview/foresee.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { FIRST, SECOND, extraDraws, pointsFor, rankArea, seatsAt } from '../rules/scoring.ts';
import type { Area } from '../rules/state.ts';
import { touches } from '../rules/touch.ts';
import { inHandOf } from './inHand.ts';
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

/** Cards turned up on the way change no area. */
const HARMLESS = ['cardPlayed', 'bidsRevealed', 'drawn', 'deckTurned'] as const;

/** The areas after this move, as the rules play it. */
export function areasAfter(view: CapitolView, seat: Seat | 'spectator', move: Move | undefined): readonly Area[] {
  if (seat === 'spectator' || move === undefined) return view.areas;
  return foresee(game, view, seat, [move], HARMLESS)?.after.areas ?? view.areas;
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

/** What a seat would gain from the tile on offer in each area where it may go: the thought behind a bid. */
export function tileGains(view: CapitolView, seat: Seat): { area: number; gain: Gain; best: number }[] {
  const won: CapitolView = { ...view, phase: 'tile', asked: seat };
  return game.moves(won, seat).map((move) => {
    const { area } = inHandOf(touches(move));
    const after = areasAfter(won, seat, move)[area];
    const gains = view.players.map((_, other) => gainOf(view.areas[area], after, other, view.options));
    const best = Math.max(...gains.map(({ points }, other) => (other === seat ? -99 : points)));
    return { area, gain: gains[seat], best };
  });
}
