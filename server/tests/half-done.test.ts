/** Databases that a killed start of old left in the middle of a step: finished and whole, or refused with nothing changed. */
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import type { KyselyPlugin } from 'kysely';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { BadDatabase } from '../store/bad-database.ts';
import { migrate, steps, STEPS } from '../store/migrations.ts';
import { SQLITE_FILE } from '../store/data-folder.ts';
import { openSqlite } from '../store/sqlite.ts';
import { openStore } from '../store/store.ts';
import { temporaryFolder } from './serving.ts';

/** Of a step's statements; all of them for whoever releases. */
const EVERY = process.env.SOAK_KILLS ? 1 : 3;
const OLD_STEPS = STEPS.filter((step) => step <= '007-plans');

/** What an old start left that died after each of this step's statements, and after the last of them before it was noted. */
async function leftHalfWay(step: string): Promise<string[]> {
  const folder = await temporaryFolder();
  const { db, release } = openSqlite(folder);
  const before = OLD_STEPS[OLD_STEPS.indexOf(step) - 1] as string | undefined;
  if (before !== undefined) {
    await migrate(db, before);
    await db.insertInto('people').values({ id: 'ada', name: 'Ada', email: null, password: null, created_at: 1 }).execute();
  }
  const left: string[] = [];
  const copy = (): void => {
    const half = join(folder, String(left.length));
    mkdirSync(half);
    for (const file of readdirSync(folder).filter((name) => name.startsWith(SQLITE_FILE)))
      copyFileSync(join(folder, file), join(half, file));
    left.push(half);
  };
  const copyBeforeEach: KyselyPlugin = {
    transformQuery({ node }) {
      copy();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await steps[step].up(db.withPlugin(copyBeforeEach));
  copy();
  await db.destroy();
  release();
  return left.slice(1);
}

async function start(folder: string): Promise<void> {
  const { close } = await openStore({
    data: folder,
    onError: (error) => {
      throw error;
    },
  });
  await close();
}

function look(folder: string, query: string): unknown[] {
  const file = new DatabaseSync(join(folder, SQLITE_FILE), { readOnly: true });
  try {
    return file.prepare(query).all();
  } finally {
    file.close();
  }
}

const PARTS = 'SELECT name, sql FROM sqlite_master ORDER BY name';

it.each(OLD_STEPS)('%s, killed after any of its statements', async (step) => {
  const fresh = await temporaryFolder();
  await start(fresh);
  const left = await leftHalfWay(step);
  for (const [at, folder] of left.entries()) {
    if (at % EVERY !== 0 && at !== left.length - 1) continue;
    await expect(start(folder), `after ${at + 1} statements`).resolves.toBeUndefined();
    expect(look(folder, PARTS), `after ${at + 1} statements`).toEqual(look(fresh, PARTS));
    expect(look(folder, 'SELECT name FROM people')).toEqual(step === OLD_STEPS[0] ? [] : [{ name: 'Ada' }]);
  }
});

it('what no version of Cantiere made is not finished by guessing: nothing changes, and the words name file and way out', async () => {
  const folder = await temporaryFolder();
  const { db, release } = openSqlite(folder);
  await migrate(db, '006-company');
  await db.destroy();
  release();
  const file = new DatabaseSync(join(folder, SQLITE_FILE));
  file.exec('CREATE TABLE plans (something TEXT)');
  file.close();
  const before = look(folder, PARTS);
  const refused: unknown = await start(folder).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(BadDatabase);
  expect(String(refused)).toContain(join(folder, SQLITE_FILE));
  expect(String(refused)).toMatch(/backup/);
  expect(look(folder, PARTS)).toEqual(before);
});
