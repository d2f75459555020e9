/** The finished game played again for its scores: what everybody had at the end of each round, and the moves that changed most. */
import {
  deal,
  heardBy,
  plain,
  playRecorded,
  type Game,
  type GameEvent,
  type GameRecord,
  type Seat,
  type Told,
  type Words,
} from '@cantiere/engine';
import type { GameBoard } from '../kit/boardKit.ts';
import { rounded } from './rounded.ts';

export interface ChartPoint {
  /** 0: before the first move. */
  readonly round: number;
  readonly scores: readonly number[];
}

/** Something that changed the scores more than the rest. */
export interface ChartMoment {
  readonly round: number;
  /** The position of the replay in which it has just happened. */
  readonly at: number;
  /** Whose score changed most, and by how much. */
  readonly seat: Seat;
  readonly by: number;
  /** Told is the move; what followed from it is in `by` too. */
  readonly inAll: boolean;
  /** What was told of it, with everything open. */
  readonly events: readonly GameEvent[];
}

export interface Chart {
  readonly points: readonly ChartPoint[];
  /** Oldest first. */
  readonly moments: readonly ChartMoment[];
}

const MOST_MOMENTS = 3;
/** A single point more or less decides nothing. */
const LEAST_SWING = 2;
/** What gave at least this share of a gain is told in its stead. */
const TELLING = 0.25;

/** What the game says of its events: whom their sentences name, and what one alone gave somebody (`GameBoard.gives`). */
export interface Tellable extends Pick<GameBoard, 'gives'> {
  /** The seats that its sentence names; undefined where there is none. */
  names(event: GameEvent): readonly Seat[] | undefined;
}

export function chartOf(game: Game, doc: GameRecord, tellable: Tellable): Chart {
  const state = deal(game, doc);
  let scores = game.scores(state);
  const points: ChartPoint[] = [{ round: 0, scores }];
  const moments: (ChartMoment & { readonly swing: number })[] = [];
  for (const [index, played] of doc.moves.entries()) {
    const round = game.round(state);
    const told: Told[] = [];
    playRecorded(game, state, played, index, told);
    const before = scores;
    scores = game.scores(state);
    const gains = scores.map((score, seat) => rounded(score - (before[seat] ?? 0)));
    // What one wins and another loses counts twice; what all win counts nothing.
    const swing = Math.max(...gains) - Math.min(...gains);
    if (swing >= LEAST_SWING && game.result(state) === undefined) {
      const events = heardBy(told, 'all').filter((event) => tellable.names(event) !== undefined);
      const what = whatDidIt(events, gains, played.seat, tellable);
      if (what) moments.push({ round, at: index + 1, ...what, swing: Math.min(swing, what.most ?? swing) });
    }
    if (game.round(state) > round) points.push({ round, scores });
  }
  points.push({ round: game.round(state), scores: doc.result?.totals ?? scores });
  return { points: lastOfEach(points), moments: largest(moments) };
}

type What = Pick<ChartMoment, 'seat' | 'by' | 'inAll' | 'events'> & { readonly most?: number };

/**
 * What to tell of these gains. The counting that gave everybody just these points: a round's scoring comes after somebody's last
 * move, but not by it. Else the move, if nobody else rose with it, by the event that gives points or by what opens it. Else the
 * one event that gave most, with what it gave. Undefined when none of it is told by itself: no moment rather than a false one.
 */
function whatDidIt(
  events: readonly GameEvent[],
  gains: readonly number[],
  mover: Seat,
  { gives, names }: Tellable,
): What | undefined {
  const seat = furthest(gains);
  const by = gains[seat] ?? 0;
  const counted = events.find((event) => Object.values(event).some((field) => isSame(field, gains)));
  if (counted) return { seat, by, inAll: false, events: [counted] };
  const given = events
    .flatMap((event) => {
      const gift = gives?.(event);
      return gift ? [{ event, ...gift }] : [];
    })
    .sort((a, b) => b.points - a.points);
  const mine = given.filter((gift) => gift.seat === seat);
  const [most] = mine;
  if (most && mine.length === 1 && most.points === by) return { seat, by, inAll: false, events: [most.event] };
  if (by < 0) {
    // A loss is told by what names the loser, not by what else the other did in the same move.
    const blow = events.find((event) => names(event)?.includes(seat));
    return blow && { seat, by, inAll: true, events: [blow] };
  }
  const [deed] = events;
  if (deed && gains.every((gain, each) => each === mover || gain <= 0)) {
    // A building that was finished tells more than the worker who was sent to it; a small extra tells less than the deed.
    if (most && mine.length === 1 && most.points >= by * TELLING) return { seat, by, inAll: true, events: [most.event] };
    if (!given.some(({ event }) => event === deed)) return { seat, by, inAll: true, events };
  }
  return most && { seat, by: most.points, inAll: false, events: [most.event], most: most.points };
}

/** The seats that a sentence names; undefined where there is none. */
export const seatsIn = (words: Words | undefined): readonly Seat[] | undefined =>
  words === undefined || plain(words, String) === ''
    ? undefined
    : words.flatMap((part) => (typeof part === 'object' && 'seat' in part ? [part.seat] : []));

const isSame = (field: unknown, gains: readonly number[]): boolean =>
  Array.isArray(field) && field.length === gains.length && gains.every((gain, seat) => field[seat] === gain);

const furthest = (gains: readonly number[]): Seat =>
  gains.reduce((best, gain, seat) => (Math.abs(gain) > Math.abs(gains[best] ?? 0) ? seat : best), 0);

/** Of equal ones the later, for it came when less was left to be played. */
function largest<T extends { readonly swing: number; readonly at: number }>(moments: readonly T[]): T[] {
  const ranked = moments.toSorted((a, b) => b.swing - a.swing || b.at - a.at);
  return ranked.slice(0, MOST_MOMENTS).sort((a, b) => a.at - b.at);
}

/** One point a round, the last that was known of it. */
function lastOfEach(points: readonly ChartPoint[]): ChartPoint[] {
  return [...new Map(points.map((point) => [point.round, point])).values()];
}
