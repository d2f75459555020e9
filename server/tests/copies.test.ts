/** Copies that a server makes by itself take no room that games need, keep nobody from stopping, and leave nothing half-made. */
import { existsSync, mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '../log.ts';
import { openNights, type Nights } from '../nights.ts';
import { copiesIn, makeCopy, neededInTheEnd } from '../store/copies.ts';
import { SQLITE_FILE } from '../store/data-folder.ts';
import { LEAST_FREE } from '../store/room.ts';
import { openStore } from '../store/store.ts';
import { keptDatabases, putInto } from './kept/kept.ts';
import { temporaryFolder } from './serving.ts';

/** More than any disk has; the file is hollow and takes none of it. */
const ENORMOUS = 15e12;
const onError = (): void => undefined;
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
    return openNights({ shared: false }, { data, now: () => now }, openLog('info', { write: (line) => void said.push(line) }));
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
  await makeCopy(data, 'night', 7, Date.UTC(2026, 0, 2));
  expect(copies()).toEqual(['mine.db.part', 'night-2026-01-02T00-00-00-000.db']);
});

it('the room that a disk must have is that of all copies that are kept', async () => {
  await newHouse();
  const { size } = statSync(file);
  const inSizes = (keep: number): number => (neededInTheEnd(data, keep) - LEAST_FREE) / size;
  expect([inSizes(0), inSizes(7)]).toEqual([1, 16]);
  await makeCopy(data, 'night', 7, Date.UTC(2026, 0, 2));
  expect(inSizes(7)).toBe(15);
});
