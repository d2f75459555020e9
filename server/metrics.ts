/** What can be counted and timed, in the words of Prometheus. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter<'game' | 'by'>;
  readonly decisions: Counter<'answer' | 'by'>;
  readonly appendSeconds: Histogram;
  readonly moveSeconds: Histogram;
  readonly requestSeconds: Histogram<'route' | 'method' | 'status'>;
  readonly botSeconds: Histogram<'level'>;
  readonly botWaitSeconds: Histogram<'attendance'>;
  readonly botFailures: Counter<'level'>;
  readonly notices: Counter<'way' | 'outcome'>;
  readonly strays: Counter<'kind'>;
}

export interface Gauges {
  sockets(): number;
  liveTables(): number;
  tablesByPhase(): Promise<Map<string, number>>;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const quick = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
  return {
    registry,
    moves: new Counter({
      name: 'cantiere_moves_total',
      help: 'Moves played, all durable',
      labelNames: ['game', 'by'],
      registers,
    }),
    decisions: new Counter({
      name: 'cantiere_decisions_total',
      help: 'Decisions received, by answer',
      labelNames: ['answer', 'by'],
      registers,
    }),
    appendSeconds: new Histogram({
      name: 'cantiere_append_seconds',
      help: 'Time to make a move durable',
      buckets: quick,
      registers,
    }),
    moveSeconds: new Histogram({
      name: 'cantiere_move_seconds',
      help: 'Time from receiving a move to having told everybody',
      buckets: quick,
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'cantiere_http_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['route', 'method', 'status'],
      buckets: quick,
      registers,
    }),
    botSeconds: new Histogram({
      name: 'cantiere_bot_seconds',
      help: 'Time a bot thought about a move',
      labelNames: ['level'],
      buckets: [...quick, 10, 20],
      registers,
    }),
    botWaitSeconds: new Histogram({
      name: 'cantiere_bot_wait_seconds',
      help: 'Time a bot waited for a thread to think in, by who is at the table: somebody, nobody now, nobody ever',
      labelNames: ['attendance'],
      buckets: [...quick, 10, 20, 60],
      registers,
    }),
    botFailures: new Counter({
      name: 'cantiere_bot_failures_total',
      help: 'Bots that crashed, took too long or chose an illegal move',
      labelNames: ['level'],
      registers,
    }),
    notices: new Counter({
      name: 'cantiere_notices_total',
      help: 'Notices sent, refused, failed (and tried again) or given up',
      labelNames: ['way', 'outcome'],
      registers,
    }),
    strays: new Counter({
      name: 'cantiere_strays_total',
      help: 'What came to nothing: bad frames, requests that hung up, silent connections, more connections than there is room for',
      labelNames: ['kind'],
      registers,
    }),
  };
}

/** For a histogram, without what prom-client's own timers allocate: every move is timed twice. */
export function secondsSince(began: number): number {
  return (performance.now() - began) / 1000;
}

export function addGauges({ registry }: Metrics, { sockets, liveTables, tablesByPhase }: Gauges): void {
  const registers = [registry];
  new Gauge({
    name: 'cantiere_sockets',
    help: 'Open sockets',
    registers,
    collect: function () {
      this.set(sockets());
    },
  });
  new Gauge({
    name: 'cantiere_live_tables',
    help: 'Tables in memory',
    registers,
    collect: function () {
      this.set(liveTables());
    },
  });
  new Gauge({
    name: 'cantiere_tables',
    help: 'Tables in the store',
    labelNames: ['phase'],
    registers,
    async collect() {
      for (const [phase, tables] of await tablesByPhase()) this.set({ phase }, tables);
    },
  });
  collectDefaultMetrics({ register: registry });
}
