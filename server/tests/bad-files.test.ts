/** Files that a server cannot start with are named, with the way out; the good ones are readable by their owner alone. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { BadDatabase, inWords } from '../store/bad-database.ts';
import { SqliteError } from '../store/database-thread.ts';
import { SQLITE_FILE } from '../store/data-folder.ts';
import { openStore } from '../store/store.ts';
import { temporaryFolder } from './serving.ts';
import { someTable } from './stores.ts';
import { addTable } from '../store/tables.ts';

const TABLES = 40;
const isRoot = process.getuid?.() === 0;

const open = (data: string) =>
  openStore({
    data,
    onError: (error) => {
      throw error;
    },
  });

/** A folder whose server was stopped. */
async function madeFolder(): Promise<{ folder: string; file: string }> {
  const folder = await temporaryFolder();
  const store = await open(folder);
  for (let n = 0; n < TABLES; n++) await addTable(store.db, someTable());
  await store.close();
  return { folder, file: join(folder, SQLITE_FILE) };
}

const refusal = async (folder: string): Promise<BadDatabase> => {
  const error: unknown = await open(folder).then(
    async (store) => {
      await store.close();
      return 'opened';
    },
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(BadDatabase);
  return error as BadDatabase;
};

function damage(file: string, from: number, to: number): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, from, to);
  writeFileSync(file, bytes);
}

it.each([
  ['another program’s file', (file: string) => writeFileSync(file, 'Dear diary, '.repeat(1000)), 'other'],
  ['a broken head', (file: string) => damage(file, 0, 60), 'other'],
  ['a broken list of tables', (file: string) => damage(file, 100, 4000), 'corrupt'],
  ['half of it', (file: string) => truncateSync(file, 8192), 'corrupt'],
] as const)('%s is named with its path and the way out, and left as it is', async (_what, spoil, kind) => {
  const { folder, file } = await madeFolder();
  spoil(file);
  const before = readFileSync(file);
  const { kind: told, message } = await refusal(folder);
  expect(told).toBe(kind);
  expect(message).toContain(file);
  expect(message).toMatch(/backup/);
  expect(readFileSync(file)).toEqual(before);
});

it('an empty file where there was a database does not become a new server; a new folder, or one that was emptied, does', async () => {
  const { folder, file } = await madeFolder();
  truncateSync(file, 0);
  expect(await refusal(folder)).toMatchObject({ kind: 'empty', message: expect.stringContaining(file) as string });
  for (const name of readdirSync(folder)) if (name.startsWith(SQLITE_FILE)) execFileSync('rm', [join(folder, name)]);
  await (await open(folder)).close();
});

it('a database of a newer version is told from a broken one', async () => {
  const { folder, file } = await madeFolder();
  const database = new DatabaseSync(file);
  database.exec("INSERT INTO kysely_migration VALUES ('999-of-tomorrow', '2100-01-01T00:00:00.000Z')");
  database.close();
  expect((await refusal(folder)).kind).toBe('newer');
});

// Root may write everywhere, whatever the mode says.
it.runIf(!isRoot)('a file that cannot be written to is named', async () => {
  const { folder, file } = await madeFolder();
  chmodSync(file, 0o400);
  expect(await refusal(folder)).toMatchObject({ kind: 'read-only', message: expect.stringContaining(file) as string });
});

it('whatever SQLite says of a file is told with its path', () => {
  const told = (code: number) => String(inWords(new SqliteError('attempt to write a readonly database', code), '/x/cantiere.db'));
  expect(told(8)).toMatch(/\/x\/cantiere\.db cannot be written to/);
  expect(told(8 | (1 << 8))).toMatch(/cannot be written to/);
  expect(told(13)).toMatch(/the disk is full/);
  expect(told(19)).toBe('SqliteError: attempt to write a readonly database');
});

it('a folder where there can be none is refused at once', async () => {
  const inTheWay = join(await temporaryFolder(), 'file');
  writeFileSync(inTheWay, '');
  for (const folder of [inTheWay, join(inTheWay, 'data'), ...(existsSync('/proc/self') ? ['/proc/x', '/proc/x/y'] : [])])
    expect(await refusal(folder)).toMatchObject({ kind: 'folder', message: expect.stringContaining(folder) as string });
});

const modes = (folder: string): string[] => [...new Set(readdirSync(folder).map((name) => modeOf(join(folder, name))))];
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

it.runIf(process.platform !== 'win32')('files are their owner’s alone, new ones and those of older versions', async () => {
  const before = process.umask(0o022);
  try {
    const folder = join(await temporaryFolder(), 'data');
    const store = await open(folder);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([`${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`]));
    expect([modeOf(folder), modes(folder)]).toEqual(['700', ['600']]);
    await store.close();
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    const again = await open(folder);
    expect([modeOf(join(folder, SQLITE_FILE)), modeOf(join(folder, `${SQLITE_FILE}-wal`))]).toEqual(['600', '600']);
    await again.close();
  } finally {
    process.umask(before);
  }
});
