/**
 * Counts for the plots: every minute what this process has done since the last time is added to the rows of the hour. What was done
 * is read from the metrics, so that nothing is counted twice in two ways; a killed process loses its last minute.
 */
import type { Counter, Histogram } from 'prom-client';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { DeskHours } from '../protocol.ts';
import { addCounts, DAY_MS, dayOf, HOUR_MS, hourOf, readCounts, type Counted } from '../store/hours.ts';
import type { Store } from '../store/store.ts';

const WRITE_MS = 60_000;
const HOURS = 24;
const DAYS = 30;
/** What is slower than the last bucket counts as this many times its bound. */
const BEYOND = 1.5;

/** The histograms that are plotted, by the word that stands before their buckets in the rows. */
const TIMED = { move: 'moveSeconds', bot: 'botSeconds', wait: 'botWaitSeconds' } as const;
type Timed = keyof typeof TIMED;

/** Everything counted since the start, by the names of the rows. */
async function soFar(metrics: Metrics): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const add = (what: string, n: number): void => void counts.set(what, (counts.get(what) ?? 0) + n);
  for (const { labels, value } of (await (metrics.moves as Counter).get()).values)
    add(labels.by === 'bot' ? 'moves of bots' : 'moves of people', value);
  for (const word of Object.keys(TIMED) as Timed[]) {
    const { values } = await (metrics[TIMED[word]] as Histogram).get();
    // Buckets are cumulative within each set of labels, and come in order.
    let [series, before] = ['', 0];
    for (const { labels, value, metricName } of values) {
      if (metricName?.endsWith('_sum') && word === 'bot') add('bots thought ms', value * 1000);
      if (!metricName?.endsWith('_bucket')) continue;
      const { le, ...rest } = labels;
      const own = JSON.stringify(rest);
      if (own !== series) [series, before] = [own, 0];
      add(`${word} ${le}`, value - before);
      before = value;
    }
  }
  return counts;
}

export class HourBook {
  readonly #store: Store;
  readonly #metrics: Metrics;
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  #written = new Map<string, number>();
  #writing: Promise<void> = Promise.resolve();

  constructor(store: Store, metrics: Metrics, log: Logger, now: () => number) {
    this.#store = store;
    this.#metrics = metrics;
    this.#log = log;
    this.#now = now;
    this.#timer = setInterval(() => void this.write(), WRITE_MS);
    this.#timer.unref();
  }

  write(): Promise<void> {
    return (this.#writing = this.#writing.then(() => this.#write()));
  }

  async #write(): Promise<void> {
    try {
      const all = await soFar(this.#metrics);
      const news = new Map([...all].map(([what, n]) => [what, Math.round(n) - (this.#written.get(what) ?? 0)]));
      await addCounts(this.#store.db, hourOf(this.#now()), news);
      this.#written = new Map([...all].map(([what, n]) => [what, Math.round(n)]));
    } catch (error) {
      this.#log.error({ err: error }, 'what was counted was not written; it will be the next time');
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }
}

export async function deskHours({ db }: Store, span: 'day' | 'month', now: number): Promise<DeskHours> {
  const [length, many, last] = span === 'day' ? [HOUR_MS, HOURS, hourOf(now)] : [DAY_MS, DAYS, dayOf(now)];
  const first = last - (many - 1) * length;
  const rows = await readCounts(db, first);
  const bars = Array.from({ length: many }, (_, n) => {
    const from = first + n * length;
    const to = from + length;
    const own = rows.filter(({ hour }) => hour >= from && hour < to);
    const [times, botTimes] = [timesOf(own, 'move'), timesOf(own, 'bot')];
    return {
      at: { from, to },
      moves: { people: sumOf(own, 'moves of people'), bots: sumOf(own, 'moves of bots') },
      people: sumOf(own, span === 'day' ? 'people' : 'people of the day'),
      ...(times && { times }),
      ...(botTimes && { botTimes }),
    };
  });
  return { span, bars };
}

export const sumOf = (rows: readonly Counted[], what: string): number =>
  rows.reduce((sum, row) => sum + (row.what === what ? row.n : 0), 0);

export interface Times {
  readonly half: number;
  readonly slow: number;
  readonly n: number;
}

/** Half of them were sooner than `half`, all but one in a hundred sooner than `slow`, in milliseconds; undefined: there were none. */
export function timesOf(rows: readonly Counted[], word: Timed): Times | undefined {
  const buckets = new Map<number, number>();
  for (const { what, n } of rows) {
    if (!what.startsWith(`${word} `)) continue;
    const bound = what.slice(word.length + 1);
    const le = bound === '+Inf' ? Infinity : Number(bound);
    buckets.set(le, (buckets.get(le) ?? 0) + n);
  }
  const inOrder = [...buckets].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  const n = inOrder.reduce((sum, [, count]) => sum + count, 0);
  if (n === 0) return undefined;
  const bounds = [...buckets.keys()].sort((a, b) => a - b);
  return { half: quantile(inOrder, bounds, n, 0.5), slow: quantile(inOrder, bounds, n, 0.99), n };
}

/** Between the bounds of the bucket in which it falls, as if everything in it were spread evenly. */
function quantile(buckets: readonly (readonly [number, number])[], bounds: readonly number[], n: number, q: number): number {
  let before = 0;
  for (const [le, count] of buckets) {
    if (before + count >= q * n) {
      const lower = bounds[bounds.indexOf(le) - 1] ?? 0;
      const upper = le === Infinity ? lower * BEYOND : le;
      return rounded(1000 * (lower + (upper - lower) * ((q * n - before) / count)));
    }
    before += count;
  }
  return 0;
}

const rounded = (ms: number): number => (ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms));
