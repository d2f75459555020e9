/** The same promises on SQLite, on PGlite, and on a real PostgreSQL when TEST_DATABASE_URL names one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archivedBy, setArchived } from '../store/archive.ts';
import { addChat, readChat } from '../store/chat.ts';
import { DataFolderInUse } from '../store/folder-lock.ts';
import { takeLease, undrivenTables } from '../store/leases.ts';
import { glanceAt } from '../store/glance.ts';
import { readSteps } from '../store/moves.ts';
import * as people from '../store/people.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { saveSummaries } from '../store/summaries.ts';
import { listedTables, tablesOf } from '../store/tableLists.ts';
import * as tables from '../store/tables.ts';
import { bases, someTable } from './stores.ts';

const move = (table: string, number: number, moveId: string) => ({
  table_id: table,
  number,
  seat: 0,
  move: '{"type":"keep"}',
  move_id: moveId,
  at: 1_700_000_000_003,
});

describe.each(bases)('on %s', (_name, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await people.addPerson(store.db, { id: 'ada', name: 'Ada' });
  });
  afterAll(() => store.close());

  it('a table comes back as it was put in', async () => {
    const table = someTable({ seed: 'ab'.repeat(32), rematch: 'arco-nuovo-7' });
    expect(await tables.addTable(store.db, table)).toBe(true);
    expect(await tables.addTable(store.db, table)).toBe(false);
    expect(await tables.readTable(store.db, table.id)).toEqual(table);
    expect(await tables.readTable(store.db, 'nowhere')).toBeUndefined();
  });

  it('of two who append the same number, one wins', async () => {
    const { id } = someTable();
    expect(await Promise.all([store.append(move(id, 1, 'a')), store.append(move(id, 1, 'b'))])).toEqual([true, false]);
    expect(await store.append(move(id, 1, 'c'))).toBe(false);
    expect((await readSteps(store.db, id)).map(({ moveId }) => moveId)).toEqual(['a']);
  });

  it('the same decision is never kept twice', async () => {
    const { id } = someTable();
    expect(await store.append(move(id, 1, 'a'))).toBe(true);
    expect(await store.append(move(id, 2, 'a'))).toBe(false);
    expect(await store.append(move('another-table-1', 1, 'a'))).toBe(true);
  });

  it('many appends at once all arrive, in one turn of the event loop', async () => {
    const { id } = someTable();
    const won = await Promise.all(Array.from({ length: 1200 }, (_, i) => store.append(move(id, i + 1, `m${i}`))));
    expect(won.every(Boolean)).toBe(true);
    expect((await readSteps(store.db, id, 1190)).map(({ number }) => number)).toEqual([
      1191, 1192, 1193, 1194, 1195, 1196, 1197, 1198, 1199, 1200,
    ]);
  });

  it('a change is whole or not at all, and two at once do not overwrite each other', async () => {
    const table = someTable();
    await tables.addTable(store.db, table);
    const failed = tables.changeTable(store.db, table.id, () => {
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await tables.readTable(store.db, table.id)).toEqual(table);
    const add = (word: string) =>
      tables.changeTable(store.db, table.id, (now) => ({
        ...now,
        name: `${now.name} ${word}`,
        seats: now.seats.with(2, { kind: 'bot', level: 'random', name: word }),
      }));
    await Promise.all([add('uno'), add('due'), add('tre')]);
    const after = await tables.readTable(store.db, table.id);
    expect(after?.name.split(' ').sort()).toEqual(['Prova', 'due', 'tre', 'uno']);
    expect(after?.seats[2].kind).toBe('bot');
    await tables.changeTable(store.db, table.id, () => 'gone');
    expect(await tables.readTable(store.db, table.id)).toBeUndefined();
    expect(await tables.changeTable(store.db, table.id, (same) => same)).toBeUndefined();
  });

  it('summaries are saved together, each by its own rule', async () => {
    const [one, two] = [someTable({ phase: 'playing' }), someTable({ phase: 'playing' })];
    for (const table of [one, two]) await tables.addTable(store.db, table);
    await saveSummaries(store, [{ ...one, summary: { version: 5, toAct: [1] } }]);
    await saveSummaries(store, [
      { ...two, summary: { version: 7, toAct: [0] } },
      { ...one, summary: { version: 4, toAct: [0] } },
    ]);
    expect((await tables.readTable(store.db, one.id))?.summary.version).toBe(5);
    expect((await tables.readTable(store.db, two.id))?.summary.version).toBe(7);
  });

  it('a glance tells how far a table has come, and that it was changed', async () => {
    const table = someTable();
    await tables.addTable(store.db, table);
    const glance = async () => (await glanceAt(store.db, [table.id, 'nowhere'])).get(table.id);
    expect(await glance()).toEqual({ phase: 'lobby', changes: 0, version: 0, summed: 0, said: 0 });
    await tables.changeTable(store.db, table.id, (same) => same);
    expect(await glance()).toMatchObject({ changes: 0 });
    await tables.changeTable(store.db, table.id, (lobby) => ({ ...lobby, phase: 'playing' }));
    for (const number of [1, 2]) await store.append(move(table.id, number, `m${number}`));
    await saveSummaries(store, [{ ...table, phase: 'playing', summary: { version: 1, toAct: [0] } }]);
    expect(await glance()).toEqual({ phase: 'playing', changes: 1, version: 2, summed: 1, said: 0 });
    expect((await tables.readTable(store.db, table.id))?.changes).toBe(1);
    expect([
      ...(
        await glanceAt(
          store.db,
          Array.from({ length: 600 }, (_, n) => (n === 599 ? table.id : `x${n}`)),
        )
      ).keys(),
    ]).toEqual([table.id]);
  });

  it('one row that cannot be written fails alone', async () => {
    const { id } = someTable();
    const bad = { ...move(id, 2, 'b'), move: null as unknown as string };
    const outcomes = await Promise.allSettled([
      store.append(move(id, 1, 'a')),
      store.append(bad),
      store.append(move(id, 3, 'c')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('what was appended while others change tables is durable by itself', async () => {
    const table = someTable();
    await tables.addTable(store.db, table);
    const failed = tables.changeTable(store.db, table.id, () => {
      throw new Error('no');
    });
    const [, won] = await Promise.all([failed.catch(() => undefined), store.append(move(table.id, 1, 'a'))]);
    expect(won).toBe(true);
    expect((await readSteps(store.db, table.id)).length).toBe(1);
  });

  it('a summary never goes back', async () => {
    const table = someTable({ phase: 'playing' });
    await tables.addTable(store.db, table);
    await saveSummaries(store, [{ ...table, summary: { version: 5, toAct: [1] } }]);
    await saveSummaries(store, [{ ...table, summary: { version: 4, toAct: [0] } }]);
    expect((await tables.readTable(store.db, table.id))?.summary).toEqual({ version: 5, toAct: [1] });
  });

  it('lists what is listed, what is mine, and what I put away', async () => {
    const mine = someTable({ listed: false, seats: [{ kind: 'person', person: 'eva', name: '?', since: 0 }] });
    const listed = someTable({ updatedAt: 1_800_000_000_000 });
    for (const table of [mine, listed]) await tables.addTable(store.db, table);
    expect((await listedTables(store.db, 'lobby', 1)).map(({ id }) => id)).toEqual([listed.id]);
    expect((await tablesOf(store.db, 'eva', false, 9)).map(({ id }) => id)).toEqual([mine.id]);
    await setArchived(store.db, mine.id, 'eva', true);
    await setArchived(store.db, mine.id, 'eva', true);
    expect(await tablesOf(store.db, 'eva', false, 9)).toEqual([]);
    expect((await tablesOf(store.db, 'eva', true, 9)).map(({ id }) => id)).toEqual([mine.id]);
    expect(await archivedBy(store.db, mine.id, 'eva')).toBe(true);
    expect(await archivedBy(store.db, mine.id, 'ada')).toBe(false);
  });

  it('one process at a time drives the bots, until its time is up', async () => {
    const table = someTable({ phase: 'playing', summary: { version: 0, toAct: [1] } });
    await tables.addTable(store.db, table);
    expect(await takeLease(store.db, table.id, 'one', 1000, 2000)).toBe(true);
    expect(await takeLease(store.db, table.id, 'two', 1500, 2500)).toBe(false);
    expect(await undrivenTables(store.db, 'two', 1500)).not.toContain(table.id);
    expect(await takeLease(store.db, table.id, 'one', 1500, 3000)).toBe(true);
    expect(await undrivenTables(store.db, 'two', 3500)).toContain(table.id);
    expect(await takeLease(store.db, table.id, 'two', 3500, 4500)).toBe(true);
  });

  it('a table whose summary is older than its moves is found again', async () => {
    const table = someTable({ phase: 'playing' });
    await tables.addTable(store.db, table);
    expect(await undrivenTables(store.db, 'one', 1000)).not.toContain(table.id);
    await store.append(move(table.id, 1, 'a'));
    const { at } = move(table.id, 1, 'a');
    expect(await undrivenTables(store.db, 'one', at)).toContain(table.id);
    expect(await undrivenTables(store.db, 'one', at + 4_999, 5_000)).not.toContain(table.id);
    expect(await undrivenTables(store.db, 'one', at + 5_000, 5_000)).toContain(table.id);
  });

  it('a lobby that nobody has touched for long goes with all that belongs to it; a game never does', async () => {
    const long = { createdAt: 1, updatedAt: 1 };
    const [lobby, game] = [someTable({ ...long, phase: 'lobby' }), someTable({ ...long, phase: 'playing' })];
    const fresh = someTable({ phase: 'lobby', updatedAt: 2_000 });
    for (const table of [lobby, game, fresh]) await tables.addTable(store.db, table);
    await addChat(store.db, lobby.id, { room: 'players', from: 'ada', name: 'Ada', text: 'anybody?', at: 1 });
    await tables.dropOldLobbies(store.db, 1_000);
    const left = await tables.readTables(store.db, [lobby.id, game.id, fresh.id]);
    expect(left.map(({ id }) => id)).toEqual([game.id, fresh.id]);
    expect(await readChat(store.db, lobby.id, { rooms: ['players'], most: 9 })).toEqual([]);
  });

  it('sessions end; an address belongs to one account', async () => {
    await people.addSession(store.db, 'hash', 'ada', 5000);
    expect(await people.personOfSession(store.db, 'hash', 4000)).toEqual({ id: 'ada', name: 'Ada' });
    expect(await people.personOfSession(store.db, 'hash', 6000)).toBeUndefined();
    await people.addPerson(store.db, { id: 'bea', name: 'Bea' });
    expect(await people.makeAccount(store.db, 'ada', 'a@b.c', 'secret')).toBe(true);
    expect(await people.makeAccount(store.db, 'bea', 'a@b.c', 'secret')).toBe(false);
  });

  it('chat lines are numbered without gaps, also when many speak at once', async () => {
    const { id } = someTable();
    const lines = Array.from({ length: 60 }, (_, n) => `line ${n}`);
    await Promise.all(lines.map((text) => addChat(store.db, id, { from: 'ada', name: 'Ada', room: 'players', text, at: 1 })));
    const read = await readChat(store.db, id, { rooms: ['players'], most: 99 });
    expect(read.map(({ number }) => number)).toEqual(lines.map((_, n) => n + 1));
    expect(read.map(({ text }) => text).sort()).toEqual(lines.toSorted());
    expect((await readChat(store.db, id, { rooms: ['players'], most: 3 })).map(({ number }) => number)).toEqual([58, 59, 60]);
    expect((await readChat(store.db, id, { rooms: ['players'], after: 59, most: 9 })).length).toBe(1);
  });
});

it('a data folder serves one process at a time', async () => {
  const data = await mkdtemp(join(tmpdir(), 'cantiere-store-'));
  const first = openSqlite(data);
  expect(() => openSqlite(data)).toThrow(DataFolderInUse);
  first.release();
  const second = openSqlite(data);
  second.release();
  await Promise.all([first.db.destroy(), second.db.destroy()]);
  await rm(data, { recursive: true });
});
