/**
 * kill -9 under load, over all games: people play against bots and talk; every so many acknowledged moves a server process is
 * killed and started again. On SQLite there is one process, on PostgreSQL there are two and the players of the dead one go
 * to the other. Afterwards whatever was acknowledged must be there, under the number that was acknowledged.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, pick, quickChance } from '@cantiere/engine';
import type { ServerParts } from '../app.ts';
import { REAL_SHELF, loadShelf } from '../shelf.ts';
import { Player, type Socket } from '../tests/player.ts';
import { freshDatabase } from '../tests/postgres.ts';
import { Steadfast } from '../tests/steadfast.ts';
import { SoakBook, type SoakFindings } from './findings.ts';
import { startProcess, type Child } from './process.ts';

export interface KillsEffort {
  readonly seed: number;
  readonly kills: number;
  /** Tables of each game. */
  readonly tables: number;
  /** A process is killed after so many acknowledged moves, or a few more. */
  readonly movesBetween: number;
}

const TALK_MS = 500;
/** What a newcomer is told of the chat has an end: beyond it nothing could be missed. */
const MOST_LINES = 80;

/** One server process on a data folder of its own. */
export async function killOnSqlite(effort: KillsEffort): Promise<SoakFindings> {
  const data = await mkdtemp(join(tmpdir(), 'cantiere-soak-'));
  try {
    return await killUnderLoad({ data }, 1, effort);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

/** Two server processes on a database of their own, on the PostgreSQL that TEST_DATABASE_URL names. */
export async function killOnPostgres(effort: KillsEffort): Promise<SoakFindings> {
  const { url: databaseUrl, drop } = await freshDatabase();
  try {
    return await killUnderLoad({ databaseUrl }, 2, effort);
  } finally {
    await drop();
  }
}

async function killUnderLoad(where: Partial<ServerParts>, processes: number, effort: KillsEffort): Promise<SoakFindings> {
  const notes = new SoakBook();
  const chance = quickChance(effort.seed * 43 + 1);
  const parts = { ...where, shelf: REAL_SHELF };
  // One after the other: the first makes the tables of the database.
  const servers: (Child | undefined)[] = [];
  for (let n = 0; n < processes; n++) servers.push(await startProcess(parts));
  try {
    const talkers = await sitDown(servers, effort, notes);
    let acknowledged = 0;
    let killed = 0;
    let next = effort.movesBetween;
    let restarting = Promise.resolve();
    const kill = async (): Promise<void> => {
      const at = below(chance, processes);
      const victim = servers[at];
      servers[at] = undefined;
      await victim?.kill();
      notes.count('kills');
      servers[at] = await startProcess(parts);
      next = acknowledged + effort.movesBetween + below(chance, 10);
      killed++;
    };
    for (const { steadfast } of talkers) {
      steadfast.enough = () => killed >= effort.kills;
      steadfast.onAcknowledged = () => {
        acknowledged++;
        if (acknowledged < next || killed >= effort.kills) return;
        next = Infinity;
        restarting = restarting.then(kill);
      };
    }
    await Promise.all(talkers.map((talker) => talker.play()));
    await restarting;
    if (killed < effort.kills) notes.count('kills that no game was left for', effort.kills - killed);
    notes.count('moves acknowledged', acknowledged);
    for (const talker of talkers) await talker.check(notes);
    for (const server of servers) if ((await server?.stop()) !== 0) notes.fault('a server did not stop cleanly');
  } finally {
    for (const server of servers) await server?.kill();
  }
  return notes;
}

async function sitDown(servers: readonly (Child | undefined)[], effort: KillsEffort, notes: SoakBook): Promise<Talker[]> {
  const shelf = await loadShelf(REAL_SHELF);
  const talkers: Talker[] = [];
  for (const { id: game, players } of shelf.metas) {
    const opened = await shelf.open(game);
    for (let n = 0; n < effort.tables && opened; n++) {
      const home = talkers.length;
      // A player of a dead process goes to one that lives; where none does, they knock until one does.
      const address = (): string =>
        (servers[home % servers.length] ?? servers.find((server) => server !== undefined))?.address ?? '';
      const player = await Player.join(address(), `Persona ${home}`);
      const bots = Array.from({ length: players.min - 1 }, (_, at) => ({ seat: at + 1, level: 'greedy' as const }));
      const { id } = await player.table({ game, seats: players.min, bots, start: true });
      const own = quickChance(effort.seed * 47 + home);
      const steadfast = new Steadfast(player, id, address, (view, seat) => pick(own, opened.game.moves(view, seat)));
      talkers.push(new Talker(`${game} ${id}`, player, id, steadfast));
      notes.count('tables');
    }
  }
  return talkers;
}

/** Somebody who plays and, whenever the line is open, says how far they are. A line that came back was written. */
class Talker {
  readonly steadfast: Steadfast;
  readonly #name: string;
  readonly #player: Player;
  readonly #table: string;
  readonly #said = new Set<string>();
  #lines = 0;
  #socket: Socket | undefined;

  constructor(name: string, player: Player, table: string, steadfast: Steadfast) {
    this.#name = name;
    this.#player = player;
    this.#table = table;
    this.steadfast = steadfast;
  }

  async play(): Promise<void> {
    const talk = setInterval(() => void this.#talk(), TALK_MS);
    try {
      this.#socket = await this.steadfast.playToTheEnd();
    } finally {
      clearInterval(talk);
    }
  }

  async #talk(): Promise<void> {
    if (this.#lines++ >= MOST_LINES) return;
    const text = `at ${this.steadfast.acknowledged.size}, ${crypto.randomUUID()}`;
    const socket = await this.#player.watch(this.#table).catch(() => undefined);
    if (socket === undefined) return;
    socket.say({ t: 'chat', text });
    const came = await socket
      .until('my own line', () => socket.closed !== undefined || socket.chat.some((line) => line.text === text))
      .catch(() => false);
    if (came && socket.chat.some((line) => line.text === text)) this.#said.add(text);
    socket.ws.close();
  }

  /** Everything acknowledged is there, and everything was told once and in order. */
  async check(notes: SoakBook): Promise<void> {
    const { steadfast } = this;
    const socket = this.#socket?.closed === undefined && this.#socket ? this.#socket : await steadfast.playToTheEnd();
    const lost = await steadfast.lost(socket);
    for (const id of lost) notes.fault(`${this.#name}: the acknowledged decision ${id} is lost`);
    const numbers = steadfast.events.map(({ number }) => number);
    if (numbers.some((number, at) => number !== at + 1)) notes.fault(`${this.#name}: events with gaps or repetitions`);
    const fresh = await this.#player.watch(this.#table);
    const { chat, update } = await fresh.message('welcome');
    const written = new Set(chat.map(({ text }) => text));
    for (const text of this.#said) if (!written.has(text)) notes.fault(`${this.#name}: the line "${text}" is lost`);
    notes.count('chat lines that came back', this.#said.size);
    if (update?.result) notes.count('games finished');
    await fresh.close();
    await socket.close();
  }
}
