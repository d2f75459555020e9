/** What is restored is all of it, also what was still in a log; what it replaces is not lost, whenever it is killed. */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { SQLITE_FILE } from '../../server/store/data-folder.ts';
import { stepsDone } from '../../server/store/migrations.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openStore } from '../../server/store/store.ts';
import { keptDatabases, putIntoPostgres } from '../../server/tests/kept/kept.ts';
import { freshDatabase, realPostgres } from '../../server/tests/postgres.ts';
import { temporaryFolder } from '../../server/tests/serving.ts';
import { move } from '../move.ts';
import { restore } from '../restore.ts';
import { command, houses, onPostgres, onSqlite, type TestHouse } from './commanded.ts';

/** A folder as kill -9 leaves it: the last rows stand in the log alone. */
async function killedHouse(name: string): Promise<string> {
  const [lived, killed] = [await temporaryFolder(), await temporaryFolder()];
  copyFileSync(join(everyHouse, SQLITE_FILE), join(lived, SQLITE_FILE));
  const db = new DatabaseSync(join(lived, SQLITE_FILE));
  db.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0');
  db.exec(`insert into secrets (name, value) values ('${name}', 'in the log')`);
  for (const end of ['', '-wal']) copyFileSync(join(lived, `${SQLITE_FILE}${end}`), join(killed, `${SQLITE_FILE}${end}`));
  db.close();
  return killed;
}

function secretsIn(file: string): string[] {
  const db = new DatabaseSync(file);
  try {
    expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    const rows = db.prepare("select name from secrets where value = 'in the log'").all();
    return rows.map(({ name }) => String(name));
  } finally {
    db.close();
  }
}

async function secretsOf({ parts }: TestHouse): Promise<string[]> {
  const store = await openStore({ ...parts, onError: () => undefined });
  const rows = await store.db.selectFrom('secrets').select('name').where('value', '=', 'in the log').execute();
  await store.close();
  return rows.map(({ name }) => name);
}

it.each(houses)('what kill -9 left in the log is restored too, into %s', async (_name, newHouse) => {
  const killed = await killedHouse('last');
  const file = join(killed, SQLITE_FILE);
  const house = await newHouse();
  const before = readFileSync(file);
  expect(await command(restore, file, ...house.flags)).toMatchObject({ code: 0, err: '' });
  expect(await secretsOf(house)).toEqual(['last']);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(secretsIn(file)).toEqual(['last']);
});

/** As every server begins. */
let everyHouse = '';

beforeAll(async () => {
  everyHouse = mkdtempSync(join(tmpdir(), 'cantiere-restoring-'));
  await (await openStore({ data: everyHouse, onError: () => undefined })).close();
});

afterAll(() => rmSync(everyHouse, { recursive: true }));

describe('over a house that has something in it', () => {
  it('leaves the old or the new whole, wherever it is killed, and the old one in any case', async () => {
    const file = join(await killedHouse('new'), SQLITE_FILE);
    const steps = Number((await restoring(file, await killedHouse('old'))).told);
    expect(steps).toBeGreaterThan(5);
    const ends: string[] = [];
    const killedAt = async (step: number): Promise<void> => {
      const data = await killedHouse('old');
      expect(await restoring(file, data, step)).toMatchObject({ signal: 'SIGKILL', err: '' });
      const [now] = secretsIn(join(data, SQLITE_FILE));
      ends.push(now);
      if (now === 'old') return;
      expect(now, `killed before step ${step} of ${steps}`).toBe('new');
      expect(asides(data).map((aside) => secretsIn(aside))).toEqual([['old']]);
    };
    for (let step = 1; step <= steps; step += 2)
      await Promise.all([step, step + 1].filter((each) => each <= steps).map(killedAt));
    expect(new Set(ends)).toEqual(new Set(['old', 'new']));
  });

  it('does not mind that somebody else begins to read the same backup', async () => {
    const [file, data] = [join(await killedHouse('new'), SQLITE_FILE), await killedHouse('old')];
    await import('@cantiere/server'); // or the other has finished before the command has loaded it
    const other = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads');
       const { DatabaseSync } = require('node:sqlite');
       const db = new DatabaseSync(workerData);
       db.exec('pragma locking_mode = exclusive; begin; select count(*) from people; commit');
       parentPort.postMessage('reads');
       setTimeout(() => db.close(), 500);`,
      { eval: true, workerData: file },
    );
    const gone = once(other, 'exit');
    await once(other, 'message');
    expect(await command(restore, file, '--replace', '--data', data)).toMatchObject({ code: 0, err: '' });
    await gone;
    expect(secretsIn(join(data, SQLITE_FILE))).toEqual(['new']);
  });

  it('says so where somebody else holds the backup and does not let go, and calls nothing damaged', async () => {
    const [file, data] = [join(await killedHouse('new'), SQLITE_FILE), await killedHouse('old')];
    const other = new DatabaseSync(file);
    other.exec('pragma locking_mode = exclusive; begin; select count(*) from people');
    const refused = await command(restore, file, '--replace', '--data', data);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('is using') as string });
    expect(refused.err).not.toContain('damaged');
    other.close();
    expect(secretsIn(join(data, SQLITE_FILE))).toEqual(['old']);
  });

  it('waits for whoever reads the old one', async () => {
    const [file, data] = [join(await killedHouse('new'), SQLITE_FILE), await killedHouse('old')];
    const reader = new DatabaseSync(join(data, SQLITE_FILE));
    reader.exec('begin; select count(*) from people');
    const refused = await command(restore, file, '--replace', '--data', data);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('is using') as string });
    expect(readdirSync(data).filter((name) => /part|next/.test(name))).toEqual([]);
    reader.close();
    expect(secretsIn(join(data, SQLITE_FILE))).toEqual(['old']);
    expect(await command(restore, file, '--replace', '--data', data)).toMatchObject({ code: 0 });
    expect(secretsIn(join(data, SQLITE_FILE))).toEqual(['new']);
  });

  it('a damaged one goes aside as it is, with its log', async () => {
    const [file, data] = [join(await killedHouse('new'), SQLITE_FILE), await killedHouse('old')];
    const log = readFileSync(join(data, `${SQLITE_FILE}-wal`));
    writeFileSync(join(data, SQLITE_FILE), 'not a database any more');
    expect(await command(restore, file, '--replace', '--data', data)).toMatchObject({ code: 0 });
    expect(await secretsOf({ parts: { data }, flags: [] })).toEqual(['new']);
    const [aside] = asides(data);
    expect(readFileSync(aside, 'utf8')).toBe('not a database any more');
    expect(readFileSync(`${aside}-wal`).equals(log)).toBe(true);
  });
});

it('a file that is damaged changes nothing and leaves nothing behind', async () => {
  const file = join(await killedHouse('new'), SQLITE_FILE);
  const { parts, flags } = await onSqlite();
  const bytes = readFileSync(file);
  bytes.fill(7, 4096, 3 * 4096);
  writeFileSync(file, bytes);
  expect(await command(restore, file, ...flags)).toMatchObject({ code: 1 });
  writeFileSync(file, '');
  expect(await command(restore, file, ...flags)).toMatchObject({ code: 1 });
  expect(existsSync(`${file}-wal`)).toBe(true);
  expect(readdirSync(parts.data).filter((name) => name.startsWith(SQLITE_FILE))).toEqual([]);
});

describe.runIf(realPostgres)('into a PostgreSQL of an older version', () => {
  const [kept] = keptDatabases();

  async function olderHouse(): Promise<TestHouse & { stepsAndPeople(): Promise<unknown> }> {
    const house = await onPostgres();
    const db = openPostgres(house.parts.databaseUrl ?? '', () => undefined, 1);
    await putIntoPostgres(db, kept);
    await db.destroy();
    const stepsAndPeople = async (): Promise<unknown> => {
      const now = openPostgres(house.parts.databaseUrl ?? '', () => undefined, 1);
      try {
        const people = await now.selectFrom('people').select('id').orderBy('id').execute();
        return { steps: await stepsDone(now), people };
      } finally {
        await now.destroy();
      }
    };
    return { ...house, stepsAndPeople };
  }

  it('changes nothing that it was not told to replace, not even its tables', async () => {
    const house = await olderHouse();
    const before = await house.stepsAndPeople();
    const killed = await killedHouse('new');
    const refused = { code: 1, err: expect.stringContaining('has something in it already') as string };
    expect(await command(restore, join(killed, SQLITE_FILE), ...house.flags)).toMatchObject(refused);
    expect(await command(move, '--from', killed, '--to', house.parts.databaseUrl ?? '')).toMatchObject(refused);
    expect(await house.stepsAndPeople()).toEqual(before);
  });

  it('keeps the old one aside as it was', async () => {
    const house = await olderHouse();
    const file = join(await killedHouse('new'), SQLITE_FILE);
    const { code, out } = await command(restore, file, '--replace', ...house.flags);
    expect(code).toBe(0);
    expect(await secretsOf(house)).toEqual(['new']);
    const aside = new DatabaseSync(/What was there is in (.+)\./.exec(out)?.[1] ?? '', { readOnly: true });
    expect(aside.prepare('select max(name) as last from kysely_migration').get()).toEqual({ last: kept.step });
    const { people } = aside.prepare('select count(*) as people from people').get() ?? {};
    expect(people).toBe(kept.inserts.filter((insert) => insert.startsWith('INSERT INTO "people"')).length);
    aside.close();
  });

  it('leaves tables of another program alone', async () => {
    const { url, run, drop } = await freshDatabase();
    onTestFinished(drop);
    await run('create table theirs (id int)');
    const file = join(await killedHouse('new'), SQLITE_FILE);
    const refused = await command(restore, file, '--replace', '--database-url', url);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('another program') as string });
    await run('create table people (id int)'); // nothing of ours was made
  });
});

it('what a newer version made is named as such, not as an older one', async () => {
  const data = await killedHouse('new');
  const db = new DatabaseSync(join(data, SQLITE_FILE));
  db.exec("insert into kysely_migration (name, timestamp) values ('999-later', 'later')");
  db.close();
  const to = join(await temporaryFolder(), 'there');
  expect((await command(move, '--from', data, '--to', to)).err).toContain('newer version');
});

function asides(data: string): string[] {
  const folder = join(data, 'backups');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => /^replaced-.*\.db$/.test(name)).map((name) => join(folder, name));
}

interface Ended {
  readonly told: string;
  readonly err: string;
  readonly signal: string | undefined;
}

function restoring(file: string, data: string, ...killedAt: number[]): Promise<Ended> {
  const script = fileURLToPath(new URL('../../server/tests/killed-restore.ts', import.meta.url));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', script, file, data, ...killedAt.map(String)],
      (error, told, err) => resolve({ told, err, signal: error?.signal ?? undefined }),
    );
  });
}
