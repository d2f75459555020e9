/** The finished game played again for its scores: what everybody had at the end of each round, and the moves that changed most. */
import { deal, heardBy, playRecorded, type Game, type GameEvent, type GameRecord, type Seat, type Told } from '@cantiere/engine';

export interface ChartPoint {
  /** 0: before the first move. */
  readonly round: number;
  readonly scores: readonly number[];
}

/** A move that changed the scores more than others. */
export interface ChartMoment {
  readonly round: number;
  /** Whose score changed most, and by how much. */
  readonly seat: Seat;
  readonly by: number;
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

export function chartOf(game: Game, doc: GameRecord): Chart {
  const state = deal(game, doc);
  let scores = game.scores(state);
  const points: ChartPoint[] = [{ round: 0, scores }];
  const moments: (ChartMoment & { readonly swing: number; readonly at: number })[] = [];
  for (const [at, played] of doc.moves.entries()) {
    const round = game.round(state);
    const told: Told[] = [];
    playRecorded(game, state, played, at, told);
    const before = scores;
    scores = game.scores(state);
    const gains = scores.map((score, seat) => score - (before[seat] ?? 0));
    // What one wins and another loses counts twice; what all win counts nothing.
    const swing = Math.max(...gains) - Math.min(...gains);
    if (swing >= LEAST_SWING && game.result(state) === undefined) {
      const seat = furthest(gains);
      const events = whatDidIt(heardBy(told, 'all'), gains, seat, played.seat);
      if (events) moments.push({ round, seat, by: gains[seat] ?? 0, events, swing, at });
    }
    if (game.round(state) > round) points.push({ round, scores });
  }
  points.push({ round: game.round(state), scores: doc.result?.totals ?? scores });
  return { points: lastOfEach(points), moments: largest(moments) };
}

/**
 * What to tell of these gains: the counting that gave everybody just these points (a round's scoring comes after somebody's last
 * move, but not by it), else the move, if nobody else rose with it, else what gave the largest gain; undefined when none of it
 * is told by itself.
 */
function whatDidIt(
  events: readonly GameEvent[],
  gains: readonly number[],
  largest: Seat,
  mover: Seat,
): readonly GameEvent[] | undefined {
  const counted = events.find((event) => Object.values(event).some((field) => isSame(field, gains)));
  if (counted) return [counted];
  if (gains.every((gain, seat) => seat === mover || gain <= 0)) return events;
  const given = events.find(
    (event) => saysSeat(event, largest) && Object.values(event).some((field) => field === gains[largest]),
  );
  return given && [given];
}

const isSame = (field: unknown, gains: readonly number[]): boolean =>
  Array.isArray(field) && field.length === gains.length && gains.every((gain, seat) => field[seat] === gain);

const saysSeat = (event: GameEvent, seat: Seat): boolean => 'seat' in event && event.seat === seat;

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
