/** A server in this process with the real games, for attacks that look at its insides afterwards: log, steps and memory. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@cantiere/engine';
import { openServer, type RunningServer } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import type { TableInfo } from '../protocol.ts';
import { keptLog } from '../tests/kept-log.ts';
import { Player } from '../tests/player.ts';
import { freshDatabase } from '../tests/postgres.ts';

export interface Attacked {
  readonly server: RunningServer;
  readonly address: string;
  /** Lines of level error and above. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** What one database takes another may refuse: the same attacks go to both. */
export type AttackedDatabase = 'SQLite' | 'PostgreSQL';

/** PostgreSQL: a database of its own on the server that TEST_DATABASE_URL names. */
export async function openAttacked(on: AttackedDatabase = 'SQLite'): Promise<Attacked> {
  const data = await mkdtemp(join(tmpdir(), 'cantiere-soak-'));
  const database = on === 'PostgreSQL' ? await freshDatabase() : undefined;
  const { log, errors } = keptLog();
  const server = await openServer({
    data,
    databaseUrl: database?.url,
    botPauseMs: 0,
    labourAfterMs: Infinity,
    limits: NO_LIMITS,
    log,
  });
  const address = await server.listen(0, '127.0.0.1');
  return {
    server,
    address,
    errors,
    async close() {
      await server.close();
      await database?.drop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** The rules of every game on the shelf. */
export async function allGames({ server }: Attacked): Promise<Game[]> {
  const { shelf } = server.services;
  const opened = await Promise.all(shelf.metas.map(({ id }) => shelf.open(id)));
  return opened.flatMap((one) => one?.game ?? []);
}

/** A running table of this game with two people, and bots at the seats that are left. */
export async function twoWithBots(address: string, game: Game): Promise<{ id: string; people: readonly Player[] }> {
  const people = [await Player.join(address, 'Ada'), await Player.join(address, 'Bruno')];
  const seats = Math.max(2, game.meta.players.min);
  const bots = Array.from({ length: seats - 2 }, (_, n) => ({ seat: n + 2, level: 'greedy' as const }));
  const { id } = (await people[0].post('/api/tables', { game: game.meta.id, seats, bots })) as TableInfo;
  await people[1].post(`/api/tables/${id}/sit`, { seat: 1 });
  await people[0].post(`/api/tables/${id}/start`);
  return { id, people };
}
