/**
 * `cantiere bench load`: how many tables one server carries. Each has two players and a spectator, a move every second and a
 * half; meanwhile people come, look around and make tables. The load shares the machine with the servers, as its own column says.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { comeAndGo, EveningTable, type Evening } from './bench/evening.ts';
import { loadShelf, REAL_SHELF } from './shelf.ts';

export interface LoadWish {
  /** How many tables; one row for each. */
  readonly tables: readonly number[];
  readonly seconds: number;
  /** Played before it counts: five seconds unless told. */
  readonly warmUpMs?: number;
  /** Absent: the first on the shelf. */
  readonly game?: string | undefined;
  /** Server processes on one PostgreSQL, one row for each beside SQLite's. */
  readonly processes: readonly number[];
  readonly databaseUrl?: string | undefined;
}

export interface LoadFigure {
  readonly store: string;
  readonly tables: number;
  readonly sockets: number;
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** Of somebody who signs up and lists the tables. */
  readonly visitP99Ms: number;
  /** Of all server processes together; 100 is one core. */
  readonly cpuPercent: number;
  readonly loadCpuPercent: number;
  readonly memoryMb: number;
  /** What the tables added to the empty server, each with its sockets. */
  readonly memoryMbPerTable: number;
}

export interface LoadBench {
  readonly node: string;
  readonly cores: number;
  readonly game: string;
  readonly seconds: number;
  readonly figures: readonly LoadFigure[];
}

const OPENING_AT_ONCE = 16;
const WARM_UP_MS = 5_000;

export async function benchLoad(wish: LoadWish, onFigure: (figure: LoadFigure) => void): Promise<LoadBench> {
  const shelf = await loadShelf(REAL_SHELF);
  const id = wish.game ?? shelf.metas[0].id;
  const opened = await shelf.open(id);
  if (opened === undefined) throw new Error(`There is no game ${id} on the shelf.`);
  const figures: LoadFigure[] = [];
  for (const tables of wish.tables) {
    for (const processes of [0, ...(wish.databaseUrl === undefined ? [] : wish.processes)]) {
      const figure = await measure(opened.game, tables, processes, wish);
      onFigure(figure);
      figures.push(figure);
    }
  }
  return { node: process.version, cores: availableParallelism(), game: id, seconds: wish.seconds, figures };
}

/** `processes` 0: one, on SQLite. */
async function measure(game: Evening['game'], tables: number, processes: number, wish: LoadWish): Promise<LoadFigure> {
  const data = await mkdtemp(join(tmpdir(), 'cantiere-load-'));
  const servers: ChildProcess[] = [];
  try {
    const addresses: string[] = [];
    for (let n = 0; n < Math.max(1, processes); n++) {
      const databaseUrl = processes === 0 ? '' : (wish.databaseUrl ?? '');
      const server = fork(fileURLToPath(new URL('./bench/serve.ts', import.meta.url)), [data, databaseUrl, REAL_SHELF]);
      servers.push(server);
      const [{ address }] = (await once(server, 'message')) as [{ address: string }];
      addresses.push(address);
    }
    const evening: Evening = { game, addresses, times: [], measuring: false, ending: false, surprises: new Map() };
    for (const table of await openTables(evening, addresses.length)) table.close(); // so that everything is loaded that the first table needs
    const empty = await usageOf(servers);
    const seated = await openTables(evening, tables);
    const visits: number[] = [];
    const playing = [...seated.map((table) => table.play()), comeAndGo(evening, visits)];
    await pause(wish.warmUpMs ?? WARM_UP_MS);
    const before = await usageOf(servers);
    evening.measuring = true;
    await pause(wish.seconds * 1000);
    evening.measuring = false;
    const after = await usageOf(servers);
    evening.ending = true;
    await Promise.all(playing);
    for (const table of seated) table.close();
    if (evening.surprises.size > 0) process.stderr.write(`Unexpected: ${JSON.stringify([...evening.surprises])}\n`);
    const { times } = evening;
    return {
      store: processes === 0 ? 'SQLite' : `PostgreSQL, ${processes} process${processes > 1 ? 'es' : ''}`,
      tables,
      sockets: tables * 3,
      movesPerSecond: Math.round(times.length / wish.seconds),
      ...percentiles(times),
      visitP99Ms: percentiles(visits).p99Ms,
      cpuPercent: share(after.cpu - before.cpu, before, after),
      loadCpuPercent: share(after.load - before.load, before, after),
      memoryMb: megabytes(after.rss),
      memoryMbPerTable: Number((megabytes(after.rss - empty.rss) / tables).toFixed(2)),
    };
  } finally {
    for (const server of servers) await end(server);
    await rm(data, { recursive: true, force: true });
  }
}

async function openTables(evening: Evening, tables: number): Promise<EveningTable[]> {
  const all = Array.from({ length: tables }, (_, number) => new EveningTable(evening, number));
  const waiting = [...all];
  const openNext = async (): Promise<void> => {
    for (let table = waiting.pop(); table !== undefined; table = waiting.pop()) await table.open();
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, openNext));
  return all;
}

function percentiles(times: number[]): Pick<LoadFigure, 'p50Ms' | 'p99Ms' | 'maxMs'> {
  times.sort((a, b) => a - b);
  const at = (which: number): number => Number((times[Math.min(times.length - 1, which)] ?? 0).toFixed(1));
  return { p50Ms: at(Math.floor(times.length / 2)), p99Ms: at(Math.floor(times.length * 0.99)), maxMs: at(times.length - 1) };
}

interface Usage {
  readonly at: number;
  /** In microseconds. */
  readonly cpu: number;
  readonly load: number;
  readonly rss: number;
}

async function usageOf(servers: readonly ChildProcess[]): Promise<Usage> {
  let [cpu, rss] = [0, 0];
  for (const server of servers) {
    const answer = once(server, 'message') as Promise<[{ cpu: NodeJS.CpuUsage; rss: number }]>;
    server.send('usage');
    const [usage] = await answer;
    cpu += usage.cpu.user + usage.cpu.system;
    rss += usage.rss;
  }
  const { user, system } = process.cpuUsage();
  return { at: performance.now(), cpu, load: user + system, rss };
}

function share(microseconds: number, before: Usage, after: Usage): number {
  return Math.round(microseconds / (after.at - before.at) / 10);
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

const COLUMNS: readonly [string, number, (figure: LoadFigure) => string | number][] = [
  ['tables', 7, (figure) => figure.tables],
  ['sockets', 8, (figure) => figure.sockets],
  ['moves/s', 8, (figure) => figure.movesPerSecond],
  ['p50 ms', 7, (figure) => figure.p50Ms],
  ['p99 ms', 7, (figure) => figure.p99Ms],
  ['max ms', 7, (figure) => figure.maxMs],
  ['visit p99', 10, (figure) => figure.visitP99Ms],
  ['CPU %', 6, (figure) => figure.cpuPercent],
  ['load %', 7, (figure) => figure.loadCpuPercent],
  ['MB', 6, (figure) => figure.memoryMb],
  ['MB/table', 9, (figure) => figure.memoryMbPerTable],
];
const STORE = 24;

export function loadHeading(): string {
  return 'store'.padEnd(STORE) + COLUMNS.map(([name, width]) => name.padStart(width)).join('');
}

export function loadLine(figure: LoadFigure): string {
  return figure.store.padEnd(STORE) + COLUMNS.map(([, width, of]) => String(of(figure)).padStart(width)).join('');
}
