/** What the plots are drawn from: shares with their margins, bars of a readable number, rows for winners, others and me. Pure. */
import type { Histogram, Pair, Sums, Topic } from '@cantiere/engine/numbers';

export interface PlaceShare {
  /** In the order of play, from 0. */
  readonly place: number;
  readonly played: number;
  readonly won: number;
  readonly share: number;
  /** The truth lies between these nineteen times in twenty. */
  readonly low: number;
  readonly high: number;
}

export const sharesOf = ({ byPlace }: Sums): readonly PlaceShare[] =>
  byPlace.map(([played, won], place) => ({
    place,
    played,
    won,
    share: played === 0 ? 0 : won / played,
    ...margin(won, played),
  }));

/** Wilson's interval at 95 per cent: it holds for few games too, and for shares near nothing or all. */
export function margin(won: number, played: number): { readonly low: number; readonly high: number } {
  if (played === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = won / played;
  const middle = (share + (z * z) / (2 * played)) / (1 + (z * z) / played);
  const half = (z / (1 + (z * z) / played)) * Math.sqrt((share * (1 - share)) / played + (z * z) / (4 * played * played));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export interface Bars {
  /** So wide is each, in what is counted. */
  readonly width: number;
  readonly from: readonly number[];
  /** Series by series, bar by bar: the share of that series. */
  readonly shares: readonly (readonly number[])[];
}

const WIDTHS = [1, 2, 5, 10, 20, 50, 100];

/** Histograms of the same step over the same bars, as many as can be told apart. */
export function barsOf(series: readonly Histogram[], most = 26): Bars {
  const filled = series.filter(({ counts }) => counts.length > 0);
  const step = series[0]?.step ?? 1;
  if (filled.length === 0) return { width: step, from: [], shares: series.map(() => []) };
  const first = Math.min(...filled.map(({ from }) => from));
  const last = Math.max(...filled.map(({ from, counts }) => from + counts.length - 1));
  const wide = WIDTHS.find((each) => Math.floor(last / each) - Math.floor(first / each) < most) ?? 200;
  const start = Math.floor(first / wide);
  const bars = Math.floor(last / wide) - start + 1;
  return {
    width: step * wide,
    from: Array.from({ length: bars }, (_, n) => (start + n) * wide * step),
    shares: series.map(({ from, counts }) => {
      const all = counts.reduce((sum, count) => sum + count, 0);
      const shares = Array<number>(bars).fill(0);
      counts.forEach((count, at) => (shares[Math.floor((from + at) / wide) - start]! += all === 0 ? 0 : count / all));
      return shares;
    }),
  };
}

/** What a game comes to on the average: rounds, moves, points of winners, of others, and of all that is counted. */
export function meansOf({ games, winners, others, totals }: Sums) {
  return {
    rounds: over(totals.rounds, games),
    moves: over(totals.moves, games),
    winnersPoints: over(totals.winnersPoints, winners),
    othersPoints: over(totals.othersPoints, others),
    points: over(totals.winnersPoints + totals.othersPoints, winners + others),
  };
}

export interface Row {
  readonly key: string;
  /** Undefined: never done by them. */
  readonly winners: number | undefined;
  readonly others: number | undefined;
  readonly mine: number | undefined;
  /** Of those who did it, so many won; undefined where that means nothing. */
  readonly wins: number | undefined;
  /** How often it was done in all. */
  readonly times: number;
}

const over = (sum: number, count: number): number | undefined => (count === 0 ? undefined : sum / count);
const NOTHING: Pair = [0, 0, 0, 0];

/** A topic's keys, as often as they come up, or as given. What nobody ever did is left out. */
export function rowsOf({ id, kind, keys, order }: Topic, sums: Sums, mine: Sums | undefined): readonly Row[] {
  const seats = sums.winners + sums.others;
  const rows = keys.flatMap((key): (Row & { readonly sum: number })[] => {
    const pair = sums.topics[id]?.[key] ?? NOTHING;
    const my = mine?.topics[id]?.[key] ?? NOTHING;
    const [won, wonTimes, lost, lostTimes] = pair;
    if (wonTimes + lostTimes + my[1] + my[3] === 0) return [];
    return [
      kind === 'count'
        ? {
            key,
            winners: over(won, sums.winners),
            others: over(lost, sums.others),
            mine: mine && over(my[0] + my[2], mine.winners + mine.others),
            wins: over(wonTimes, wonTimes + lostTimes),
            times: won + lost,
            sum: over(won + lost, seats) ?? 0,
          }
        : {
            key,
            winners: over(won, wonTimes),
            others: over(lost, lostTimes),
            mine: mine && over(my[0] + my[2], my[1] + my[3]),
            wins: undefined,
            times: wonTimes + lostTimes,
            sum: 0,
          },
    ];
  });
  return order === 'given' ? rows : rows.sort((a, b) => b.sum - a.sum);
}

/** The score sheet: what each category brings. Those that never brought anything are left out. */
export function sheetRows(sums: Sums, mine: Sums | undefined): readonly Row[] {
  return Object.entries(sums.lines).flatMap(([key, [won, lost]]) => {
    const my = mine?.lines[key];
    if (won === 0 && lost === 0 && !my?.some((value) => value !== 0)) return [];
    return [
      {
        key,
        winners: over(won, sums.winners),
        others: over(lost, sums.others),
        mine: mine && over((my?.[0] ?? 0) + (my?.[1] ?? 0), mine.winners + mine.others),
        wins: undefined,
        times: 0,
      },
    ];
  });
}

/** What winners do more than the others comes first. */
export const byDifference = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => (b.winners ?? 0) - (b.others ?? 0) - ((a.winners ?? 0) - (a.others ?? 0)));

/** Fewer public games than this say more about those who played than about the game. */
export const ENOUGH = 200;

/** The number of players with the most games; of several with about as many, four, or the nearest to it. */
export function mostPlayed(counts: readonly { readonly seats: number; readonly games: number }[]): number {
  const most = Math.max(...counts.map(({ games }) => games));
  const many = counts.filter(({ games }) => games >= most * 0.99);
  return many.reduce((a, b) => (Math.abs(b.seats - 4) < Math.abs(a.seats - 4) ? b : a), many[0]!).seats;
}
