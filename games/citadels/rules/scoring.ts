/** Points and the winner (CIT-8.4 to CIT-8.9). */
import { rankSeats, type Result, type Seat } from '@cantiere/engine';
import { COLOUR, COLOURS, HAUNTED_CITY, NONE, POINTS, PURPLE, SCORING, type District } from './catalog.ts';
import type { State } from './state.ts';

export function buildingPoints(city: readonly District[]): number {
  let points = 0;
  for (const district of city) points += POINTS[district];
  return points;
}

/** CIT-8.5: the Haunted City stands in for the one missing colour, but as purple in the round in which it was built. */
export function hasFiveColours(state: State, city: readonly District[]): boolean {
  let colours = 0;
  let missing = COLOURS.length;
  let joker = false;
  for (const district of city) {
    if (district === HAUNTED_CITY && state.hauntedSince < state.round) {
      joker = true; // CIT-7.6, CIT-8.8
      continue;
    }
    const bit = 1 << (district === HAUNTED_CITY ? PURPLE : COLOUR[district]);
    if ((colours & bit) === 0) missing--;
    colours |= bit;
  }
  return missing === 0 || (missing === 1 && joker);
}

/** CIT-8.4, items 3 and 4. */
function completionPoints(state: State, seat: Seat): number {
  if (seat === state.firstCompleter) return SCORING.firstToComplete;
  return state.players[seat].city.length >= state.options.citySize ? SCORING.otherComplete : 0;
}

/** What the seat would have if the game ended with this round. Gold and hands score nothing (CIT-8.6). */
export function scoreOf(state: State, seat: Seat): number {
  const { city } = state.players[seat];
  return buildingPoints(city) + (hasFiveColours(state, city) ? SCORING.fiveColours : 0) + completionPoints(state, seat);
}

export function scores(state: State): number[] {
  return state.players.map((_, seat) => scoreOf(state, seat));
}

export function resultOf(state: State): Result {
  const { players, firstCompleter } = state;
  const buildings = players.map(({ city }) => buildingPoints(city));
  const totals = scores(state);
  return {
    sheet: [
      { category: 'buildings', points: buildings },
      { category: 'fiveColours', points: players.map(({ city }) => (hasFiveColours(state, city) ? SCORING.fiveColours : 0)) },
      {
        category: 'firstCompleter',
        points: players.map((_, seat) => (seat === firstCompleter ? completionPoints(state, seat) : 0)),
      },
      { category: 'complete', points: players.map((_, seat) => (seat === firstCompleter ? 0 : completionPoints(state, seat))) },
    ],
    totals,
    ranks: rankSeats([totals, buildings, ...(state.options.goldBreaksTies === false ? [] : [players.map(({ gold }) => gold)])]), // CIT-8.7, CIT-9.9
    endReason: firstCompleter === NONE ? 'roundLimit' : 'cityCompleted',
  };
}

export function result(state: State): Result | undefined {
  return state.phase === 'over' ? resultOf(state) : undefined;
}
