/**
 * `cantiere bench server`: durable moves over real sockets at 1, 20 and 200 live tables, beside boardgame.io's own server
 * (which keeps its games in memory) on the same small game in the same run, and beside what the sockets alone cost. The
 * load is the same cheap client for all and shares the machine with the servers, so they take turns in short rounds and
 * the median round counts: whatever else the machine does hits all alike.
 */
import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { floorMatch } from './bench/floor.ts';
import { playAll, type LoadMatch, type LoadFigures } from './bench/load.ts';
import { ourMatch } from './bench/ours.ts';
import { theirMatch } from './bench/theirs.ts';

export interface ServerFigure extends LoadFigures {
  readonly server: string;
  readonly tables: number;
  /** Of the server process alone, while measured. */
  readonly cpuMicrosecondsPerMove: number;
  readonly cpuPercent: number;
  readonly memoryMb: number;
  /** Of the process that plays: the load's own cost, which no server can help. */
  readonly loadMicrosecondsPerMove: number;
}

export interface ServerBench {
  readonly node: string;
  readonly cores: number;
  readonly figures: readonly ServerFigure[];
  /** Our moves per second over theirs, at 20 tables. */
  readonly ratioAt20?: number;
}

const TABLES = [1, 20, 200];
const ROUNDS = 3;
const WARM_UP_MS = 500;
const MEASURE_MS = 1500;
const OURS = 'Cantiere, durable (SQLite)';
const OURS_POSTGRES = 'Cantiere, durable (PostgreSQL)';
const THEIRS = 'boardgame.io 0.50.2, in memory';
const FLOOR = 'sockets alone, nothing kept';
const peerFolder = fileURLToPath(new URL('../bench/peer/', import.meta.url));

/** A server process that can be measured. */
interface Contender {
  readonly name: string;
  readonly child: ChildProcess;
  readonly address: string;
  open(address: string): Promise<LoadMatch & { close(): void }>;
}

/** With TEST_DATABASE_URL set (a throw-away database) PostgreSQL is measured too. */
export async function benchServer(withPeer: boolean): Promise<ServerBench> {
  const data = await mkdtemp(join(tmpdir(), 'cantiere-bench-'));
  const contenders: Contender[] = [];
  try {
    contenders.push(await ours(OURS, data));
    const databaseUrl = process.env.TEST_DATABASE_URL;
    if (databaseUrl) contenders.push(await ours(OURS_POSTGRES, data, databaseUrl));
    if (withPeer) contenders.push(await theirs());
    contenders.push(await floor());
    const figures: ServerFigure[] = [];
    for (const tables of TABLES) figures.push(...(await compare(contenders, tables)));
    const at20 = (name: string): number =>
      figures.find(({ server, tables }) => server === name && tables === 20)?.movesPerSecond ?? 0;
    return {
      node: process.version,
      cores: availableParallelism(),
      figures,
      ...(withPeer && { ratioAt20: Number((at20(OURS) / at20(THEIRS)).toFixed(1)) }),
    };
  } finally {
    for (const { child } of contenders) await end(child);
    await rm(data, { recursive: true, force: true });
  }
}

async function ours(name: string, data: string, databaseUrl = ''): Promise<Contender> {
  const child = fork(fileURLToPath(new URL('./bench/serve.ts', import.meta.url)), [data, databaseUrl]);
  return { name, child, address: await addressOf(child), open: ourMatch };
}

async function theirs(): Promise<Contender> {
  installPeer();
  const child = fork(join(peerFolder, 'server.mjs'), { env: { ...process.env, NODE_ENV: 'production' } });
  return { name: THEIRS, child, address: await addressOf(child), open: theirMatch };
}

async function floor(): Promise<Contender> {
  const child = fork(fileURLToPath(new URL('./bench/floor.ts', import.meta.url)));
  return { name: FLOOR, child, address: await addressOf(child), open: floorMatch };
}

async function addressOf(child: ChildProcess): Promise<string> {
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return address;
}

async function compare(contenders: readonly Contender[], tables: number): Promise<ServerFigure[]> {
  const rounds = new Map<Contender, ServerFigure[]>(contenders.map((contender) => [contender, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [contender, figures] of rounds) figures.push(await measure(contender, tables));
  }
  return [...rounds.values()].map(median);
}

async function measure({ name, child, address, open }: Contender, tables: number): Promise<ServerFigure> {
  const matches = [];
  for (let i = 0; i < tables; i++) matches.push(await open(address));
  const usage: Usage[] = [];
  const measured = await playAll(matches, WARM_UP_MS, MEASURE_MS, async () => void usage.push(await usageOf(child)));
  for (const match of matches) match.close();
  return { server: name, tables, ...measured, ...costOf(usage, measured.movesPerSecond) };
}

function median(rounds: readonly ServerFigure[]): ServerFigure {
  return rounds.toSorted((a, b) => a.movesPerSecond - b.movesPerSecond)[Math.floor(rounds.length / 2)];
}

interface Usage {
  readonly at: number;
  readonly cpu: NodeJS.CpuUsage;
  readonly rss: number;
  readonly load: NodeJS.CpuUsage;
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  const answer = once(child, 'message') as Promise<[Pick<Usage, 'cpu' | 'rss'>]>;
  child.send('usage');
  const [usage] = await answer;
  return { at: performance.now(), load: process.cpuUsage(), ...usage };
}

type Cost = Pick<ServerFigure, 'cpuMicrosecondsPerMove' | 'cpuPercent' | 'memoryMb' | 'loadMicrosecondsPerMove'>;

function costOf([before, after]: readonly Usage[], movesPerSecond: number): Cost {
  const cpu = spent(after.cpu) - spent(before.cpu);
  const seconds = (after.at - before.at) / 1000;
  const moves = movesPerSecond * seconds;
  return {
    cpuMicrosecondsPerMove: Math.round(cpu / moves),
    cpuPercent: Math.round(cpu / seconds / 10_000),
    memoryMb: Math.round(after.rss / 1024 / 1024),
    loadMicrosecondsPerMove: Math.round((spent(after.load) - spent(before.load)) / moves),
  };
}

function spent({ user, system }: NodeJS.CpuUsage): number {
  return user + system;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function installPeer(): void {
  if (existsSync(join(peerFolder, 'node_modules/boardgame.io'))) return;
  process.stderr.write('Installing the peer (boardgame.io) into bench/peer ...\n');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: peerFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('boardgame.io could not be installed; --no-peer measures without it.');
}

export function printServerBench({ node, cores, figures, ratioAt20 }: ServerBench): void {
  console.log(`Moves over sockets; servers and load share ${cores} cores; Node ${node}; median of ${ROUNDS} rounds.`);
  console.log("Times run from sending a move to its arrival on every seat's socket.\n");
  console.log('server                           tables  moves/s  p50 ms  p99 ms  CPU us/move  CPU %  memory MB  load us/move');
  for (const figure of figures) {
    console.log(
      figure.server.padEnd(32) +
        String(figure.tables).padStart(7) +
        String(figure.movesPerSecond).padStart(9) +
        String(figure.p50Ms).padStart(8) +
        String(figure.p99Ms).padStart(8) +
        String(figure.cpuMicrosecondsPerMove).padStart(13) +
        String(figure.cpuPercent).padStart(7) +
        String(figure.memoryMb).padStart(11) +
        String(figure.loadMicrosecondsPerMove).padStart(14),
    );
  }
  if (ratioAt20 !== undefined) console.log(`\nAt 20 tables: ${ratioAt20} times boardgame.io's moves per second.`);
}
