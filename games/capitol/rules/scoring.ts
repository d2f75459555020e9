/** The scoring phase (section 7): every area by itself, no decisions. */
import type { Options, Seat, Told } from '@cantiere/engine';
import { AMPHITHEATRE, AREAS, AREA_IDS, EXTRA_FIRST, EXTRA_SECOND, FIRST_POINTS, TEMPLE, TEMPLE_FACTOR } from './board.ts';
import type { Event, Tell } from './events.ts';
import type { Area, State } from './state.ts';

export const FIRST = 1;
export const SECOND = 2;

/**
 * Writes each seat's place in the area to `places`: FIRST, SECOND or 0. By total floors, then by the tallest building
 * (CAP-7.2); all tied for first are first and nobody is second (CAP-7.4); ties for second are shared (CAP-7.3).
 */
export function rankArea(area: Area, places: number[]): void {
  const { floors, highest } = area;
  const seats = floors.length;
  let first = -1;
  let second = -1;
  let firsts = 0;
  for (let seat = 0; seat < seats; seat++) {
    places[seat] = 0;
    if (floors[seat] === 0) continue; // CAP-7.1
    const toFirst = first < 0 ? 1 : compare(area, seat, first);
    if (toFirst > 0) {
      second = first;
      first = seat;
      firsts = 1;
    } else if (toFirst === 0) firsts++;
    else if (second < 0 || compare(area, seat, second) > 0) second = seat;
  }
  if (first < 0) return;
  for (let seat = 0; seat < seats; seat++) {
    if (floors[seat] === 0) continue;
    if (floors[seat] === floors[first] && highest[seat] === highest[first]) places[seat] = FIRST;
    else if (firsts === 1 && floors[seat] === floors[second] && highest[seat] === highest[second]) places[seat] = SECOND;
  }
}

function compare({ floors, highest }: Area, seat: Seat, other: Seat): number {
  return floors[seat] - floors[other] || highest[seat] - highest[other];
}

/** CAP-7.5, CAP-7.6, CAP-7.7: ties do not split points. */
export function pointsFor(area: Area, place: number): number {
  if (place === 0) return 0;
  const factor = area.monument === TEMPLE ? TEMPLE_FACTOR : 1;
  return factor * ((place === FIRST ? FIRST_POINTS : 0) + area.fountains);
}

/** Extra cards that an amphitheatre gives for this place (CAP-8.3); where the table says so only to those who score there (CAP-10.6). */
export function extraDraws(area: Area, place: number, options: Options): number {
  if (area.monument !== AMPHITHEATRE || place === 0) return 0;
  if (options.amphitheatre === 'points' && pointsFor(area, place) === 0) return 0;
  return place === FIRST ? EXTRA_FIRST : EXTRA_SECOND;
}

/** Scores the round, writes it down area by area, and adds it to the running scores (CAP-7.9). */
export function scoreRound(state: State, tell?: Tell): void {
  const { seats, round } = state;
  tell?.push({ event: { kind: 'scoringStarted', round } });
  const sheet: number[] = [];
  const places: number[] = [];
  for (let a = 0; a < AREAS; a++) {
    const area = state.areas[a];
    rankArea(area, places);
    for (let seat = 0; seat < seats; seat++) {
      const points = pointsFor(area, places[seat]);
      sheet.push(points);
      state.players[seat].score += points;
    }
    if (tell !== undefined && area.tallest > 0) tell.push(tellArea(state, a, places, sheet.slice(-seats)));
  }
  state.scored.push(sheet);
  tell?.push({
    event: { kind: 'roundScored', round, points: roundPoints(sheet, seats), scores: state.players.map(({ score }) => score) },
  });
}

function tellArea(state: State, a: number, places: readonly number[], points: readonly number[]): Told<Event> {
  const area = state.areas[a];
  return {
    event: {
      kind: 'areaScored',
      round: state.round,
      area: AREA_IDS[a],
      first: seatsAt(places, FIRST),
      second: seatsAt(places, SECOND),
      floors: [...area.floors],
      fountains: area.fountains,
      temple: area.monument === TEMPLE,
      points,
    },
  };
}

export function seatsAt(places: readonly number[], place: number): Seat[] {
  return places.flatMap((at, seat) => (at === place ? [seat] : []));
}

/** Points of each seat over all areas of one round's sheet. */
export function roundPoints(sheet: readonly number[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    sheet.reduce((sum, points, at) => (at % seats === seat ? sum + points : sum), 0),
  );
}
