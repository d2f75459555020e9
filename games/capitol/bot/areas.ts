/** What an area is worth to a seat, now and for the scorings to come. All numbers are points. */
import type { Seat } from '@cantiere/engine';
import { AMPHITHEATRE, FIRST_POINTS, ROUNDS, TEMPLE, TEMPLE_FACTOR } from '../rules/board.ts';
import type { Area, State } from '../rules/state.ts';

/** An extra card from an amphitheatre. */
export const EXTRA_CARD = 0.7;

/** A lead does not last for ever: what a place is worth over 0 to 4 scorings, in scorings. */
const LASTING = [0, 1, 1.75, 2.4, 2.9];

/** Scorings still to come. */
export function scoringsLeft(state: State): number {
  return state.phase === 'over' ? 0 : state.phase === 'drawing' ? ROUNDS - state.round : ROUNDS + 1 - state.round;
}

function lasting(state: State): number {
  return LASTING[scoringsLeft(state)];
}

/** How much of a rival's gain is a loss of mine. */
function rivalry(state: State): number {
  return state.seats === 2 ? 1 : 0.9 / (state.seats - 1);
}

/** A seat's rank in an area as one number: floors first, then the tallest building. */
function rankKey(area: Area, seat: Seat): number {
  return area.floors[seat] * 128 + area.highest[seat];
}

function rankKeyWith(area: Area, seat: Seat, floors: number): number {
  return (area.floors[seat] + floors) * 128 + Math.max(area.highest[seat], floors);
}

/**
 * What the area pays `seat` at one scoring, less what it pays the others weighted by `rival`; with the seat's rank, the
 * fountains and the monument as given.
 */
function balanceOf(
  area: Area,
  seat: Seat,
  key: number,
  fountains: number,
  monument: number,
  rival: number,
  draws: number,
): number {
  const seats = area.floors.length;
  let best = 0;
  let bests = 0;
  let next = 0;
  for (let other = 0; other < seats; other++) {
    const rank = other === seat ? key : rankKey(area, other);
    if (rank > best) {
      next = best;
      best = rank;
      bests = 1;
    } else if (rank === best) bests++;
    else if (rank > next) next = rank;
  }
  if (best === 0) return 0;
  const factor = monument === TEMPLE ? TEMPLE_FACTOR : 1;
  const extra = monument === AMPHITHEATRE ? draws * EXTRA_CARD : 0;
  const first = factor * (FIRST_POINTS + fountains) + 2 * extra;
  const second = bests === 1 ? factor * fountains + extra : 0;
  let balance = 0;
  for (let other = 0; other < seats; other++) {
    const rank = other === seat ? key : rankKey(area, other);
    if (rank === 0) continue;
    const pay = rank === best ? first : rank === next ? second : 0;
    balance += other === seat ? pay : -rival * pay;
  }
  return balance;
}

/** Drawing phases still to come, as a share of the scorings still to come. */
export function drawShare(state: State): number {
  const left = scoringsLeft(state);
  return left === 0 ? 0 : (left - 1) / left;
}

/** What placing a building of so many floors there changes for the seat, over the rest of the game. */
export function gainFromBuilding(state: State, area: Area, seat: Seat, floors: number): number {
  const rival = rivalry(state);
  const draws = drawShare(state);
  const { fountains, monument } = area;
  const after = balanceOf(area, seat, rankKeyWith(area, seat, floors), fountains, monument, rival, draws);
  return (after - balanceOf(area, seat, rankKey(area, seat), fountains, monument, rival, draws)) * lasting(state);
}

/** What a tile there changes for the seat, over the rest of the game. */
export function gainFromTile(state: State, area: Area, seat: Seat, kind: number): number {
  const rival = rivalry(state);
  const draws = drawShare(state);
  const key = rankKey(area, seat);
  const { fountains, monument } = area;
  const after = balanceOf(area, seat, key, kind === 0 ? fountains + 1 : fountains, kind === 0 ? monument : kind, rival, draws);
  return (after - balanceOf(area, seat, key, fountains, monument, rival, draws)) * lasting(state);
}

/** What the area pays the seat at one scoring as it stands. */
export function payOf(state: State, area: Area, seat: Seat): number {
  return balanceOf(area, seat, rankKey(area, seat), area.fountains, area.monument, 0, drawShare(state));
}
