/**
 * What many games add up to: counts, sums and histograms, never a game by itself. It stays small however many are added, since all
 * that can be counted is known beforehand. Sums of the same kind can be added to each other.
 */
import type { Seat } from '../seat.ts';
import type { GameNumbers } from './contract.ts';
import type { GameCount } from './record.ts';

/** Counts of `from * step`, `(from + 1) * step`, and so on. */
export interface Histogram {
  step: number;
  from: number;
  counts: number[];
}

/** [sum, times] of those who won, and of the others. Of a `count` topic `times` are games in which it was done at all. */
export type Pair = [winnersSum: number, winnersTimes: number, othersSum: number, othersTimes: number];

/** Games with one number of players. */
export interface Sums {
  readonly seats: number;
  games: number;
  /** In the order of play, whoever begins first: games counted, of them won (a shared victory is split), and points. */
  readonly byPlace: [played: number, won: number, points: number][];
  /** How many of what is counted seat by seat was by winners, and by others. */
  winners: number;
  others: number;
  readonly rounds: Histogram;
  readonly moves: Histogram;
  readonly winnersPoints: Histogram;
  readonly othersPoints: Histogram;
  /** What the histograms are the shape of, added up exactly: averages are made of these. */
  readonly totals: { rounds: number; moves: number; winnersPoints: number; othersPoints: number };
  /** Category by category: points of winners, of others. */
  readonly lines: Record<string, [number, number]>;
  readonly topics: Record<string, Record<string, Pair>>;
  readonly ends: Record<string, number>;
}

const MOVES_STEP = 10;
/** No histogram has more bars; what lies beyond is counted at its ends. */
export const MOST_BARS = 200;

const histogram = (step: number): Histogram => ({ step, from: 0, counts: [] });

export function emptySums(seats: number, { topics, pointsStep = 1 }: GameNumbers): Sums {
  return {
    seats,
    games: 0,
    byPlace: Array.from({ length: seats }, () => [0, 0, 0]),
    winners: 0,
    others: 0,
    rounds: histogram(1),
    moves: histogram(MOVES_STEP),
    winnersPoints: histogram(pointsStep),
    othersPoints: histogram(pointsStep),
    totals: { rounds: 0, moves: 0, winnersPoints: 0, othersPoints: 0 },
    lines: {},
    topics: Object.fromEntries(topics.map(({ id }) => [id, {}])),
    ends: {},
  };
}

/** Adds a game; `of`: the seats that are looked at (mine), absent: all of them. */
export function addGame(sums: Sums, numbers: GameNumbers, game: GameCount, of?: readonly Seat[]): void {
  const seats = of ?? game.totals.map((_, seat) => seat);
  const winners = game.ranks.filter((rank) => rank === 1).length;
  sums.games++;
  put(sums.rounds, game.rounds);
  put(sums.moves, game.moves);
  sums.totals.rounds += game.rounds;
  sums.totals.moves += game.moves;
  sums.ends[game.endReason] = (sums.ends[game.endReason] ?? 0) + 1;
  for (const seat of seats) {
    const won = game.ranks[seat] === 1;
    const points = game.totals[seat] ?? 0;
    const mine = sums.byPlace[(seat - game.first + game.seats) % game.seats];
    if (!mine) continue;
    mine[0]++;
    if (won) mine[1] = tidy(mine[1] + 1 / winners);
    mine[2] = tidy(mine[2] + points);
    if (won) sums.winners++;
    else sums.others++;
    const whose = won ? 'winnersPoints' : 'othersPoints';
    put(sums[whose], points);
    sums.totals[whose] = tidy(sums.totals[whose] + points);
    for (const [category, all] of Object.entries(game.lines)) {
      const line = (sums.lines[category] ??= [0, 0]);
      line[won ? 0 : 1] = tidy(line[won ? 0 : 1] + (all[seat] ?? 0));
    }
    for (const { id, kind, keys } of numbers.topics) {
      const counted = game.topics[id]?.[seat];
      const topic = (sums.topics[id] ??= {});
      if (!counted) continue;
      for (const key of keys) {
        const tally = counted[key];
        if (!tally) continue;
        const pair = (topic[key] ??= [0, 0, 0, 0]);
        const at = won ? 0 : 2;
        pair[at] = tidy(pair[at] + tally[0]);
        pair[at + 1] = (pair[at + 1] ?? 0) + (kind === 'count' ? 1 : tally[1]);
      }
    }
  }
}

/** Adds all of `more`; both are of as many seats. */
export function addSums(sums: Sums, more: Sums): void {
  sums.games += more.games;
  sums.winners += more.winners;
  sums.others += more.others;
  more.byPlace.forEach((other, place) => other.forEach((value, at) => plus(sums.byPlace[place] ?? [], at, value)));
  for (const name of ['rounds', 'moves', 'winnersPoints', 'othersPoints'] as const) {
    const { step, from, counts } = more[name];
    counts.forEach((count, at) => put(sums[name], (from + at) * step, count));
    sums.totals[name] = tidy(sums.totals[name] + more.totals[name]);
  }
  for (const [category, line] of Object.entries(more.lines))
    line.forEach((value, at) => plus((sums.lines[category] ??= [0, 0]), at, value));
  for (const [id, keys] of Object.entries(more.topics))
    for (const [key, pair] of Object.entries(keys))
      pair.forEach((value, at) => plus(((sums.topics[id] ??= {})[key] ??= [0, 0, 0, 0]), at, value));
  for (const [reason, count] of Object.entries(more.ends)) sums.ends[reason] = (sums.ends[reason] ?? 0) + count;
}

function plus(list: number[], at: number, value: number): void {
  list[at] = tidy((list[at] ?? 0) + value);
}

/** Points may have tenths, victories be split among up to seven: sums of them are kept as short as they are. */
const tidy = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Counts a value in its bar. */
export function put(into: Histogram, value: number, times = 1): void {
  if (!Number.isFinite(value) || times === 0) return;
  // A hundredth more than nothing: 0.3 / 0.1 is a little less than 3.
  const bar = Math.floor(value / into.step + 1e-9);
  if (into.counts.length === 0) into.from = bar;
  const first = Math.max(Math.min(into.from, bar), into.from + into.counts.length - MOST_BARS);
  if (first < into.from) {
    into.counts.unshift(...Array<number>(into.from - first).fill(0));
    into.from = first;
  }
  const at = Math.max(0, Math.min(bar - into.from, MOST_BARS - 1));
  while (into.counts.length <= at) into.counts.push(0);
  into.counts[at] = (into.counts[at] ?? 0) + times;
}
