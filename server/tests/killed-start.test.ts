/** A start may be killed at any moment of its migrations, the first or an upgrade's: the folder starts again, and nothing is lost. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { migrate, STEPS } from '../store/migrations.ts';
import { SQLITE_FILE } from '../store/data-folder.ts';
import { openSqlite } from '../store/sqlite.ts';
import { openStore } from '../store/store.ts';
import { temporaryFolder } from './serving.ts';

/** From each schema; more for whoever releases. */
const KILLS = Number(process.env.SOAK_KILLS ?? 4);
const AT_ONCE = 2;
/** A statement takes about as long, so that some die before it, some in it and some after. */
const MOST_MS = 1.5;
const BEFORE_THE_FIRST = 'nothing';

it.each([BEFORE_THE_FIRST, ...STEPS])('killed on the way from %s', async (from) => {
  const unharmed = await folderAt(from);
  const before = partsOf(unharmed);
  const statements = Number((await start(unharmed)).told);
  const after = partsOf(unharmed);
  let killed = 0;
  const kill = async (): Promise<void> => {
    const folder = await folderAt(from);
    const at = 1 + Math.floor(Math.random() * statements);
    const ms = Math.random() * MOST_MS;
    const { signal } = await start(folder, at, ms);
    if (signal === 'SIGKILL') killed++;
    const when = `killed ${ms} ms after statement ${at} of ${statements}`;
    expect([before, after], when).toContainEqual(partsOf(folder));
    await expect(startsAgain(folder), when).resolves.toEqual(whole(from));
    expect(partsOf(folder)).toEqual(after);
  };
  for (let done = 0; done < KILLS; done += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, kill));
  expect(killed).toBe(KILLS);
});

/** A folder whose database has come as far as this step, with somebody in it. */
async function folderAt(step: string): Promise<string> {
  const folder = await temporaryFolder();
  if (step === BEFORE_THE_FIRST) return folder;
  const { db, release } = openSqlite(folder);
  await migrate(db, step);
  await db.destroy();
  release();
  const file = new DatabaseSync(join(folder, SQLITE_FILE));
  file.exec(`
    INSERT INTO people (id, name, created_at) VALUES ('ada', 'Ada', 1);
    INSERT INTO tables (id, game, rules_version, name, phase, options, listed, spectators, host, created_at, updated_at, version)
      VALUES ('arco', 'altezze', 1, 'Arco', 'playing', '{}', 1, 1, 'ada', 1, 1, 2);
    INSERT INTO moves (table_id, number, seat, move, move_id, at) VALUES ('arco', 1, 0, '{}', 'a', 1), ('arco', 2, 1, '{}', 'b', 2);
  `);
  file.close();
  return folder;
}

function start(folder: string, ...killedAt: number[]): Promise<{ told: string; signal: string | undefined }> {
  const script = fileURLToPath(new URL('./killed-start.ts', import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [script, folder, ...killedAt.map(String)], (error, told) =>
      resolve({ told, signal: error?.signal ?? undefined }),
    );
  });
}

/** All tables and indexes as they were made; the migrator's own lists are made one by one, which does no harm. */
function partsOf(folder: string): unknown[] {
  if (!existsSync(join(folder, SQLITE_FILE))) return [];
  return look(folder, (all) =>
    all("SELECT name || coalesce(sql, '') FROM sqlite_master WHERE tbl_name NOT LIKE 'kysely_%' ORDER BY name"),
  );
}

function look<T>(folder: string, work: (all: (query: string) => unknown[]) => T): T {
  const file = new DatabaseSync(join(folder, SQLITE_FILE));
  try {
    return work((query) =>
      file
        .prepare(query)
        .all()
        .flatMap((row) => Object.values(row)),
    );
  } finally {
    file.close();
  }
}

interface Kept {
  readonly steps: readonly string[];
  readonly integrity: string;
  readonly people: number;
  readonly moves: number;
}

function whole(from: string): Kept {
  const rows = from === BEFORE_THE_FIRST ? 0 : 1;
  return { steps: STEPS, integrity: 'ok', people: rows, moves: rows * 2 };
}

async function startsAgain(folder: string): Promise<Kept> {
  const store = await openStore({
    data: folder,
    onError: (error) => {
      throw error;
    },
  });
  await store.close();
  return look(folder, (all) => ({
    steps: all('SELECT name FROM kysely_migration ORDER BY name') as string[],
    integrity: all('PRAGMA integrity_check')[0] as string,
    people: all('SELECT count(*) FROM people')[0] as number,
    moves: all('SELECT count(*) FROM moves')[0] as number,
  }));
}
