/** Copies that a server makes by itself take no room that games need, keep nobody from stopping, and leave nothing half-made. */
import { existsSync, mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openLog } from '../log.ts';
import { openNights, type Nights } from '../nights.ts';
import { copiesIn, makeCopy, neededInTheEnd } from '../store/copies.ts';
import { SQLITE_FILE } from '../store/data-folder.ts';
import { LEAST_FREE } from '../store/diskSpace.ts';
import { migrate, STEPS, stepsDone } from '../store/migrations.ts';
import { originalOf } from '../store/original.ts';
import { openPostgres } from '../store/postgres.ts';
import { openStore } from '../store/store.ts';
import { keptDatabases, putInto } from './kept/kept.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { temporaryFolder } from './serving.ts';

/** More than any disk has; the file is hollow and takes none of it. */
const ENORMOUS = 15e12;
const onError = (): void => undefined;
/** An embedded database is not asked when it was last copied. */
const nobody = { db: undefined as never };
let data = '';
let file = '';

beforeEach(async () => {
  data = await temporaryFolder();
  file = join(data, SQLITE_FILE);
});

async function newHouse(): Promise<void> {
  await (await openStore({ data, onError })).close();
}

const copies = (): string[] => (existsSync(join(data, 'backups')) ? readdirSync(join(data, 'backups')) : []);

describe('each night', () => {
  let now = new Date(2026, 5, 10, 3, 10).getTime();
  const said: string[] = [];

  function nightsOf(): Nights {
    said.length = 0;
    now = new Date(2026, 5, 10, 3, 10).getTime();
    return openNights(nobody, { data, now: () => now }, openLog('info', { write: (line) => void said.push(line) }));
  }

  it('what has no room is not begun, said once, and tried again the next night', async () => {
    await newHouse();
    const { size } = statSync(file);
    const nights = nightsOf();
    truncateSync(file, ENORMOUS);
    for (let looks = 0; looks < 3; looks++, now += 20 * 60_000) await nights.look();
    expect(said).toEqual([expect.stringMatching(/"level":40.*are free on the disk/)]);
    expect(copies()).toEqual([]);
    truncateSync(file, size);
    now = new Date(2026, 5, 11, 2, 50).getTime();
    await nights.look();
    expect(copies()).toEqual([]);
    now = new Date(2026, 5, 11, 3, 10).getTime();
    await nights.look();
    expect(copiesIn(data).map(({ kind }) => kind)).toEqual(['night']);
    await nights.close();
  });

  it('one under way is given up when the server stops, and nothing of it is left', async () => {
    await newHouse();
    const nights = nightsOf();
    const looking = nights.look();
    await turn(); // it is begun, and cannot be done: each of its statements takes a turn at least
    expect(copies()).toEqual([expect.stringMatching(/\.db\.part$/)]);
    nights.stop();
    await nights.close();
    await looking;
    expect([copies(), said]).toEqual([[], []]);
    await nights.look();
    expect(copies()).toEqual([]);
  });
});

describe('before an upgrade', () => {
  it('without room the server says what to do, and the database stays as it was', async () => {
    putInto(data, keptDatabases()[0]);
    const { size } = statSync(file);
    truncateSync(file, ENORMOUS);
    await expect(openStore({ data, onError })).rejects.toMatchObject({
      name: 'NoCopy',
      message: expect.stringMatching(/are free on the disk.*--copies 0.*Nothing was changed/s) as string,
    });
    expect(copies()).toEqual([]);
    truncateSync(file, size);
    await newHouse();
    expect(copiesIn(data).map(({ kind }) => kind)).toEqual(['upgrade']);
  });

  it('so it does when the folder of the copies is none', async () => {
    putInto(data, keptDatabases()[0]);
    writeFileSync(join(data, 'backups'), '');
    await expect(openStore({ data, onError })).rejects.toMatchObject({
      name: 'NoCopy',
      message: expect.stringContaining('is no folder') as string,
    });
    await (await openStore({ data, onError, copies: 0 })).close();
  });
});

it('what a killed one left is removed by the next start and the next copy; what others make there is not', async () => {
  await newHouse();
  const leave = (): void => {
    mkdirSync(join(data, 'backups'), { recursive: true });
    for (const name of [
      'night-2026-01-01T03-00-00-000.db.part',
      'replaced-2026-01-01T03-00-00-000.db.part-journal',
      'mine.db.part',
    ])
      writeFileSync(join(data, 'backups', name), '');
  };
  leave();
  for (const end of ['.part', '.part-wal', '.next', '.next.part']) writeFileSync(`${file}${end}`, '');
  await newHouse();
  expect(copies()).toEqual(['mine.db.part']);
  expect(readdirSync(data).filter((name) => /part|next/.test(name))).toEqual([]);
  leave();
  await makeCopy(data, { original: originalOf(data, undefined), kind: 'night', keep: 7, now: Date.UTC(2026, 0, 2) });
  expect(copies()).toEqual(['mine.db.part', 'night-2026-01-02T00-00-00-000.db']);
});

it('the room that a disk must have is that of all copies that are kept', async () => {
  await newHouse();
  const { size } = statSync(file);
  const inSizes = (keep: number): number => (neededInTheEnd(data, keep) - LEAST_FREE) / size;
  expect([inSizes(0), inSizes(7)]).toEqual([1, 16]);
  await makeCopy(data, { original: originalOf(data, undefined), kind: 'night', keep: 7, now: Date.UTC(2026, 0, 2) });
  expect(inSizes(7)).toBe(15);
});

describe.skipIf(!realPostgres)('of a PostgreSQL', () => {
  const stepsIn = (copy: string): string[] => {
    const db = new DatabaseSync(copy, { readOnly: true });
    onTestFinished(() => db.close());
    return db
      .prepare('select name from kysely_migration order by name')
      .all()
      .map(({ name }) => String(name));
  };

  it('one is made before an upgrade, of the version that it was, by one of several processes; none where nothing changes', async () => {
    const { url: databaseUrl, drop } = await freshDatabase();
    onTestFinished(drop);
    const old = STEPS[STEPS.length - 3];
    const before = openPostgres(databaseUrl, onError, 1);
    await migrate(before, old);
    await before.insertInto('secrets').values({ name: 'a', value: 'kept' }).execute();
    await before.destroy();
    const settings = { data, databaseUrl, onError };
    const stores = await Promise.all([1, 2, 3].map(() => openStore(settings)));
    const [made, ...others] = copiesIn(data);
    expect([made.kind, others]).toEqual(['upgrade', []]);
    expect(statSync(made.file).mode & 0o077).toBe(0);
    expect(stepsIn(made.file).at(-1)).toBe(old);
    for (const store of stores) await store.close();
    await (await openStore(settings)).close();
    expect(copiesIn(data)).toHaveLength(1);
  });

  it('without room for it nothing is upgraded', async () => {
    const { url: databaseUrl, drop } = await freshDatabase();
    onTestFinished(drop);
    const before = openPostgres(databaseUrl, onError, 1);
    await migrate(before, STEPS[STEPS.length - 3]);
    writeFileSync(join(data, 'backups'), 'no folder');
    await expect(openStore({ data, databaseUrl, onError })).rejects.toThrow(/PostgreSQL database is to be brought up to date/);
    expect(await stepsDone(before)).not.toContain(STEPS.at(-1));
    await before.destroy();
    await (await openStore({ data, databaseUrl, onError, copies: 0 })).close();
  });

  it('each night one of several processes makes one, seven are kept; where it fails another may', async () => {
    const { url: databaseUrl, drop } = await freshDatabase();
    onTestFinished(drop);
    const [one, two] = [await openStore({ data, databaseUrl, onError }), await openStore({ data, databaseUrl, onError })];
    await one.db.insertInto('secrets').values({ name: 'a', value: 'kept' }).execute();
    let now = new Date(2026, 5, 10, 3, 10).getTime();
    const log = openLog('silent');
    const broken = await temporaryFolder();
    writeFileSync(join(broken, 'backups'), 'no folder');
    const failing = openNights(one, { data: broken, databaseUrl, now: () => now }, log);
    await failing.look();
    expect(failing.trouble?.why).toContain('backups');
    const nights = [one, two].map((store) => openNights(store, { data, databaseUrl, now: () => now }, log));
    for (let night = 0; night < 9; night++, now += 24 * 3_600_000) {
      await Promise.all(nights.map((each) => each.look()));
      await Promise.all(nights.map((each) => each.look()));
      expect(copiesIn(data)).toHaveLength(Math.min(7, night + 1));
    }
    const last = new DatabaseSync(copiesIn(data).at(-1)?.file ?? '', { readOnly: true });
    expect(last.prepare("select value from secrets where name = 'a'").all()).toMatchObject([{ value: 'kept' }]);
    last.close();
    for (const each of [...nights, failing]) await each.close();
    await one.close();
    await two.close();
  });
});
