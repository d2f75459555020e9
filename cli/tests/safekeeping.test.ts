/** Backup, restore and moving house, with a game under way that goes on afterwards. */
import { copyFileSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readChat } from '../../server/store/chat.ts';
import { copiesIn, isCopyDue, makeCopy } from '../../server/store/copies.ts';
import { originalOf } from '../../server/store/original.ts';
import { SQLITE_FILE } from '../../server/store/data-folder.ts';
import { sqliteEnd, sumsOf, transfer, type End } from '../../server/store/transfer.ts';
import { keptDatabases, putInto } from '../../server/tests/kept/kept.ts';
import { place } from '../../server/tests/place.ts';
import { realPostgres } from '../../server/tests/postgres.ts';
import { temporaryFolder, testServer } from '../../server/tests/serving.ts';
import { play, twoAtTable, type Two } from '../../server/tests/two.ts';
import { backup } from '../backup.ts';
import { move } from '../move.ts';
import { restore } from '../restore.ts';
import { command, houses, onPostgres, onSqlite, type TestHouse } from './commanded.ts';

const urlOf = ({ parts }: TestHouse): string => parts.databaseUrl ?? parts.data;

/** A game with a move in it; the browsers stay and come to whichever server goes on with it. */
async function gameUnderWay({ parts }: TestHouse): Promise<{ two: Two; close(): Promise<void> }> {
  const server = await testServer(parts);
  const two = await twoAtTable(server.address);
  await play(two.first, place(two.first));
  return { two, close: server.close };
}

async function goesOn({ two: { ada, bruno, id } }: { two: Two }, { parts }: TestHouse): Promise<void> {
  const server = await testServer(parts);
  for (const player of [ada, bruno]) player.address = server.address;
  const [first, second] = [await ada.watch(id), await bruno.watch(id)];
  await Promise.all([first.version(1), second.version(1)]);
  await play(second, place(second));
  await first.version(2);
  await server.close();
}

describe.each(houses)('a backup of %s', (_name, newHouse) => {
  it('is made while the house runs, readable by its owner alone, and becomes a house of either kind', async () => {
    const house = await newHouse();
    const folder = await temporaryFolder();
    const game = await gameUnderWay(house);
    const said = await command(backup, folder, '--proof', ...house.flags);
    expect(said).toMatchObject({ code: 0, out: expect.stringMatching(/2 people, 1 tables, 1 moves/) as string });
    const [name] = readdirSync(folder);
    const file = join(folder, name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual([name]); // nothing half-made beside it
    await game.close();

    for (const elsewhere of [await onSqlite(), ...(realPostgres ? [await onPostgres()] : [])]) {
      const restored = await command(restore, file, '--proof', ...elsewhere.flags);
      expect(restored).toMatchObject({ code: 0, err: '' });
      expect(proofIn(said.out).length).toBeGreaterThan(20);
      expect(proofIn(restored.out)).toEqual(proofIn(said.out));
      await goesOn(game, elsewhere);
    }
  });

  it('goes over a house that is running or lived in only when told, and then nothing is lost', async () => {
    const house = await newHouse();
    const file = join(await temporaryFolder(), 'then.db');
    const game = await gameUnderWay(house);
    await command(backup, file, ...house.flags);
    const running = await command(restore, file, '--replace', ...house.flags);
    expect(running).toMatchObject({ code: 1, err: expect.stringMatching(/is using/) as string });
    await play(game.two.second, place(game.two.second));
    await game.close();
    const livedIn = await command(restore, file, ...house.flags);
    expect(livedIn).toMatchObject({ code: 1, err: expect.stringContaining('already') as string });

    const { code, out } = await command(restore, file, '--replace', ...house.flags);
    expect(code).toBe(0);
    await goesOn(game, house);
    const aside = /What was there is in (.+)\./.exec(out)?.[1] ?? '';
    const before = new DatabaseSync(aside, { readOnly: true });
    expect(before.prepare('select count(*) as moves from moves').get()).toEqual({ moves: 2 });
    before.close();
  });

  it('does not write over a file, nor restore what is none', async () => {
    const house = await newHouse();
    await (await testServer(house.parts)).close();
    const file = join(await temporaryFolder(), 'taken.db');
    writeFileSync(file, 'mine');
    expect((await command(backup, file, ...house.flags)).err).toContain('already');
    expect((await command(restore, file, '--replace', ...house.flags)).err).toContain('not a database of Cantiere');
    expect((await command(restore, `${file}.not`, ...house.flags)).code).toBe(1);
  });
});

it('a backup of an older version is put in place and upgraded', async () => {
  const old = await temporaryFolder();
  putInto(old, keptDatabases()[0]);
  const file = join(await temporaryFolder(), 'old.db');
  expect(await command(backup, file, '--data', old)).toMatchObject({ code: 0 });
  const house = await onSqlite();
  expect(await command(restore, file, ...house.flags)).toMatchObject({ code: 0 });
  await (await testServer(house.parts)).close();
  if (!realPostgres) return;
  expect(await command(restore, file, ...(await onPostgres()).flags)).toMatchObject({ code: 0 });
});

describe.runIf(realPostgres)('moving house', () => {
  it('goes from SQLite to PostgreSQL and back; every row arrives, and the game goes on', async () => {
    const [here, there, back] = [await onSqlite(), await onPostgres(), await onSqlite()];
    const game = await gameUnderWay(here);
    const go = (from: TestHouse, to: TestHouse) => command(move, '--from', urlOf(from), '--to', urlOf(to));
    expect(await go(here, there)).toMatchObject({ code: 1, err: expect.stringContaining('is using') as string });
    await game.close();
    const moved = await go(here, there);
    expect(moved).toMatchObject({ code: 0, out: expect.stringContaining('Every row arrived') as string });
    expect(await go(here, there)).toMatchObject({ code: 1, err: expect.stringContaining('already') as string });

    const running = await testServer(there.parts);
    expect(await go(there, back)).toMatchObject({ code: 1, err: expect.stringContaining('Stop all its processes') as string });
    await running.close();
    const returned = await go(there, back);
    expect(proofIn(moved.out).length).toBeGreaterThan(20);
    expect(proofIn(returned.out)).toEqual(proofIn(moved.out));
    await goesOn(game, back);
    await goesOn(game, there);
  });

  it('takes along what an older house let in and PostgreSQL does not keep, as the sign for what cannot be read', async () => {
    const [here, there, restored] = [await onSqlite(), await onPostgres(), await onPostgres()];
    const game = await gameUnderWay(here);
    await game.close();
    const db = new DatabaseSync(join(here.parts.data, SQLITE_FILE));
    const line = db.prepare('insert into chat (table_id, number, person, name, text, at, room) values (?, 1, ?, ?, ?, 1, ?)');
    line.run(game.two.id, game.two.ada.me.person, 'Ada', 'ciao\u0000a tutti', 'players');
    db.close();
    const file = join(await temporaryFolder(), 'then.db');
    const said = await command(backup, file, '--proof', ...here.flags);
    const moved = await command(move, '--from', urlOf(here), '--to', urlOf(there));
    expect(moved).toMatchObject({ code: 0, err: '' });
    const put = await command(restore, file, '--proof', ...restored.flags);
    expect(put).toMatchObject({ code: 0, err: '' });
    expect(proofIn(said.out).length).toBeGreaterThan(20);
    for (const { out } of [moved, put]) expect(proofIn(out)).toEqual(proofIn(said.out));
    for (const { parts } of [there, restored]) {
      const server = await testServer(parts);
      const lines = await readChat(server.services.store.db, game.two.id, { rooms: ['players'], most: 1 });
      expect(lines.map(({ text }) => text)).toEqual(['ciao\ufffda tutti']);
      await server.close();
    }
    await goesOn(game, here);
  });

  it('takes the address of the PostgreSQL from the environment, where no other user can read it', async () => {
    const [here, there, back] = [await onSqlite(), await onPostgres(), await onSqlite()];
    await (await testServer(here.parts)).close();
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('DATABASE_URL', urlOf(there));
    expect(await command(move)).toMatchObject({ code: 2 });
    expect(await command(move, '--from', urlOf(here))).toMatchObject({ code: 0 });
    expect(await command(move, '--to', urlOf(back))).toMatchObject({ code: 0 });
    vi.stubEnv('DATABASE_URL', '');
    expect(await command(move, '--from', urlOf(here))).toMatchObject({ code: 2 });
  });
});

it('a row that is lost, changed or doubled on the way is found', async () => {
  const data = await temporaryFolder();
  await (await testServer({ data })).close();
  const source = new DatabaseSync(join(data, SQLITE_FILE));
  source.exec("insert into secrets (name, value) values ('one', 'a'), ('two', 'b')");
  const fresh = (): End => {
    const copy = join(data, 'empty.db');
    copyFileSync(join(data, SQLITE_FILE), copy);
    const db = new DatabaseSync(copy);
    db.exec('delete from secrets');
    return sqliteEnd(db);
  };
  source.exec('pragma wal_checkpoint(truncate)');
  const from = sqliteEnd(source);
  expect(await transfer(from, fresh())).toEqual(await sumsOf(from));
  const spoil = (
    how: (rows: readonly Record<string, string | number | null>[]) => readonly Record<string, string | number | null>[],
  ): End => {
    const to = fresh();
    return { ...to, write: (table, columns, rows) => to.write(table, columns, table === 'secrets' ? how(rows) : rows) };
  };
  await expect(
    transfer(
      from,
      spoil((rows) => rows.slice(1)),
    ),
  ).rejects.toThrow('table secrets');
  await expect(
    transfer(
      from,
      spoil((rows) => rows.map((row) => ({ ...row, value: 'b' }))),
    ),
  ).rejects.toThrow('table secrets');
  await expect(
    transfer(
      from,
      spoil((rows) => rows.map((row, at) => ({ ...row, value: rows[rows.length - 1 - at].value }))),
    ),
  ).rejects.toThrow('table secrets');
  source.close();
});

describe('copies that a server makes by itself', () => {
  it('one before an upgrade, as the database was', async () => {
    const data = await temporaryFolder();
    const [kept] = keptDatabases();
    putInto(data, kept);
    await (await testServer({ data })).close();
    await (await testServer({ data })).close(); // nothing to upgrade any more
    const [copy, ...more] = copiesIn(data);
    expect([copy.kind, more]).toEqual(['upgrade', []]);
    const db = new DatabaseSync(copy.file, { readOnly: true });
    expect(db.prepare('select max(name) as last from kysely_migration').get()).toEqual({ last: kept.step });
    db.close();
    expect(statSync(copy.file).mode & 0o777).toBe(0o600);
  });

  it('none where nobody wants any', async () => {
    const data = await temporaryFolder();
    putInto(data, keptDatabases()[0]);
    await (await testServer({ data, copies: 0 })).close();
    expect(existsSync(join(data, 'backups'))).toBe(false);
  });

  it('the last seven nights are kept, and copies of the other kind are left alone', async () => {
    const data = await temporaryFolder();
    await (await testServer({ data })).close();
    const original = originalOf(data, undefined);
    await makeCopy(data, { original, kind: 'upgrade', keep: 7, now: Date.UTC(2026, 0, 1) });
    for (let day = 1; day <= 9; day++) await makeCopy(data, { original, kind: 'night', keep: 7, now: Date.UTC(2026, 0, day, 3) });
    const days = copiesIn(data).map(({ kind, at }) => [kind, new Date(at).getUTCDate()]);
    expect(days).toEqual([['upgrade', 1], ...[3, 4, 5, 6, 7, 8, 9].map((day) => ['night', day])]);
  });

  it('is due at night, or in the day where there was no night', () => {
    const at = (day: number, hour: number): Date => new Date(2026, 5, day, hour);
    const last = at(10, 3).getTime();
    expect(isCopyDue(at(10, 12), undefined)).toBe(true);
    expect([at(10, 4), at(10, 20), at(11, 1)].map((now) => isCopyDue(now, last))).toEqual([false, false, false]);
    expect(isCopyDue(at(11, 3), last)).toBe(true);
    expect([at(11, 12), at(11, 16)].map((now) => isCopyDue(now, last))).toEqual([false, true]);
  });
});

/** The lines with fingerprints. */
const proofIn = (out: string): string[] => out.split('\n').filter((line) => /^ {2}\w+ +\d+ {2}[0-9a-f]{16}$/.test(line));
