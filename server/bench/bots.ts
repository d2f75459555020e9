/**
 * `cantiere bench bots`: how long people wait for a bot's answer while one guest has many tables of experts going, beside an
 * idle server in the same run. The guest has left them all, or worse: has left and watches them all, so that their bots
 * think at full strength for somebody who is there. Another address asks a quick bot, a third one an expert.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BotLevel } from '@cantiere/bots';
import type { Game, Seat } from '@cantiere/engine';
import type { ServerMessage, TableInfo, Update } from '../protocol.ts';
import { REAL_SHELF, loadShelf } from '../shelf.ts';
import { BenchSocket } from './benchSocket.ts';

export interface BotsFigure {
  readonly situation: string;
  /** Shortest time between two moves of bots, so that people can follow; thinking goes on meanwhile. */
  readonly pauseMs: number;
  readonly level: BotLevel;
  readonly answers: number;
  readonly p50Ms: number;
  readonly p90Ms: number;
  readonly maxMs: number;
}

export interface BotsBench {
  readonly node: string;
  readonly cores: number;
  readonly tables: number;
  readonly figures: readonly BotsFigure[];
}

const SITUATIONS = ['idle', 'left', 'left and watched'] as const;
type Situation = (typeof SITUATIONS)[number];
const ASKED: readonly BotLevel[] = ['greedy', 'expert'];
const PAUSES = [700, 0];
/** Bots' answers that are waited for at each table; the first few wake the thread up and do not count. */
const ANSWERS = 15;
const WARM_UP = 3;

/** `told` hears each figure as soon as it is there: the whole takes some minutes. */
export async function benchBots(tables: number, told: (figure: BotsFigure) => void = () => undefined): Promise<BotsBench> {
  const figures: BotsFigure[] = [];
  for (const pauseMs of PAUSES) {
    for (const situation of SITUATIONS) {
      for (const figure of await measure(situation, pauseMs, tables)) {
        figures.push(figure);
        told(figure);
      }
    }
  }
  return { node: process.version, cores: availableParallelism(), tables, figures };
}

/** A server of its own for each situation, so that none inherits what another left waiting. */
async function measure(situation: Situation, pauseMs: number, tables: number): Promise<BotsFigure[]> {
  const data = await mkdtemp(join(tmpdir(), 'cantiere-bench-'));
  const child = fork(fileURLToPath(new URL('./serveBots.ts', import.meta.url)), [data, String(pauseMs)]);
  const watching: BenchSocket[] = [];
  try {
    const [{ address }] = (await once(child, 'message')) as [{ address: string }];
    const shelf = await loadShelf(REAL_SHELF);
    const [{ id: game, players }] = shelf.metas;
    const opened = await shelf.open(game);
    if (opened === undefined) throw new Error('An empty shelf');
    if (situation !== 'idle') {
      const guest = await Visitor.arrive(address, '192.0.2.1');
      for (let n = 0; n < tables; n++) {
        const id = await guest.plays(game, players.min, 'expert');
        await guest.post(`/api/tables/${id}/leave`, {});
        if (situation === 'left and watched') watching.push(await guest.watches(id, () => undefined));
      }
    }
    const times = await Promise.all(
      ASKED.map(async (level, n) => {
        const person = await Visitor.arrive(address, `198.51.100.${n + 1}`);
        const all: number[] = [];
        while (all.length < ANSWERS) all.push(...(await person.waitsAt(opened.game, players.min, level, ANSWERS - all.length)));
        return all.slice(WARM_UP).sort((a, b) => a - b);
      }),
    );
    return times.map((sorted, n) => ({
      situation,
      pauseMs,
      level: ASKED[n],
      answers: sorted.length,
      p50Ms: at(sorted, 0.5),
      p90Ms: at(sorted, 0.9),
      maxMs: at(sorted, 1),
    }));
  } finally {
    for (const wire of watching) wire.close();
    await end(child);
    await rm(data, { recursive: true, force: true });
  }
}

/** Somebody at an address of their own: the server takes the proxy's word for it. */
class Visitor {
  readonly #address: string;
  readonly #headers: Readonly<Record<string, string>>;

  private constructor(address: string, headers: Readonly<Record<string, string>>) {
    this.#address = address;
    this.#headers = headers;
  }

  static async arrive(address: string, from: string): Promise<Visitor> {
    const headers = { 'x-forwarded-for': from };
    const { cookie } = await post(address, '/api/session', { name: 'Bench' }, headers);
    return new Visitor(address, { ...headers, cookie });
  }

  async post(path: string, body: unknown): Promise<unknown> {
    return (await post(this.#address, path, body, this.#headers)).answer;
  }

  /** Starts a table with bots at every other seat; gives its id. */
  async plays(game: string, seats: number, level: BotLevel): Promise<string> {
    const bots = Array.from({ length: seats - 1 }, (_, n) => ({ seat: n + 1, level }));
    const table = (await this.post('/api/tables', { game, seats, bots, start: true, terms: { standIn: level } })) as TableInfo;
    return table.id;
  }

  async watches(table: string, hear: (message: ServerMessage) => void): Promise<BenchSocket> {
    const wire = await BenchSocket.open(`${this.#address.replace('http', 'ws')}/api/tables/${table}/live`, this.#headers);
    wire.onText = (text) => hear(JSON.parse(text.toString()) as ServerMessage);
    wire.send(JSON.stringify({ t: 'hello' }));
    return wire;
  }

  /**
   * Plays until so many answers of bots have come, or the game is over: from the arrival of the position in which only bots
   * are asked to the arrival of the next.
   */
  async waitsAt(game: Game, seats: number, level: BotLevel, most: number): Promise<number[]> {
    const me: Seat = 0;
    const table = await this.plays(game.meta.id, seats, level);
    const times: number[] = [];
    let askedAt: number | undefined;
    let wire: BenchSocket | undefined;
    await new Promise<void>((resolve, reject) => {
      const take = ({ version, toAct, view, result }: Update): void => {
        const now = performance.now();
        if (askedAt !== undefined) times.push(now - askedAt);
        askedAt = toAct.length > 0 && !toAct.includes(me) ? now : undefined;
        if (result || times.length >= most) return resolve();
        if (!toAct.includes(me)) return;
        const [move] = game.moves(view, me);
        wire?.send(JSON.stringify({ t: 'move', id: `m${version}`, version, move }));
      };
      const hear = (message: ServerMessage): void => {
        if (message.t === 'error' || message.t === 'refused') reject(new Error(JSON.stringify(message)));
        if ((message.t === 'welcome' || message.t === 'update') && message.update) take(message.update);
      };
      this.watches(table, hear).then((opened) => (wire = opened), reject);
    });
    wire?.close();
    return times;
  }
}

async function post(
  address: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<{ answer: unknown; cookie: string }> {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return { answer: await response.json(), cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

function at(sorted: readonly number[], part: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

export function printBotsHead(tables: number): void {
  console.log(`Answers of bots while one guest has ${tables} tables of experts going.`);
  console.log(`${availableParallelism()} cores, which the load shares; Node ${process.version}.`);
  console.log('From seeing the position in which a bot is asked to seeing the next one; the pause is part of it.\n');
  console.log('situation          pause ms  level   answers  p50 ms  p90 ms  max ms');
}

export function printBotsFigure({ situation, pauseMs, level, answers, p50Ms, p90Ms, maxMs }: BotsFigure): void {
  console.log(
    situation.padEnd(17) +
      String(pauseMs).padStart(10) +
      `  ${level}`.padEnd(9) +
      String(answers).padStart(8) +
      [p50Ms, p90Ms, maxMs].map((ms) => String(ms).padStart(8)).join(''),
  );
}
