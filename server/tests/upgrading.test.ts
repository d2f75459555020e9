/** An upgrade in the middle of games: what looks the same moves on, what does not plays on under its own edition, what is lacking rests. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editionId, readRecord, verify, type GameRecord } from '@cantiere/engine';
import { writeEdition } from '../../cli/editions/build.ts';
import { placesBeside } from '../editions/places.ts';
import { moveOn } from '../editions/moving.ts';
import { openLog } from '../log.ts';
import type { TableInfo } from '../protocol.ts';
import { loadShelf } from '../shelf.ts';
import { keepEdition, useEdition } from '../store/editions.ts';
import { readTable } from '../store/tables.ts';
import { altezze, altezzeShelf, FIRST, type Wording } from './game/editions.ts';
import { playOn } from './play-on.ts';
import { Player } from './player.ts';
import { temporaryFolder, testServer, type TestServer } from './serving.ts';
import { firstRound, twoAtTable, type Two } from './two.ts';

/** The house before and after an upgrade: the same data, another shelf. */
class House {
  readonly data: string;
  readonly folder: string;
  #upgrades = 0;

  constructor(data: string, folder: string) {
    this.data = data;
    this.folder = folder;
  }

  static async build(): Promise<House> {
    return new House(await temporaryFolder(), await temporaryFolder());
  }

  async open(...wordings: readonly Wording[]): Promise<TestServer & { readonly editions: string[]; readonly shelves: string }> {
    const shelves = join(this.folder, String(++this.#upgrades));
    const { shelf, editions } = await altezzeShelf(shelves, ...wordings);
    const built = join(shelves, 'built');
    await writeEdition(join(built, 'altezze.js'), await altezze(wordings[0]));
    const server = await testServer({ data: this.data, shelf, editions: placesBeside(shelf, built) });
    return { ...server, editions, shelves };
  }
}

const cards = { options: { cards: 4 } };

/** Somebody comes back to a server that was started anew. */
function again(player: Player, address: string): Player {
  player.address = address;
  return player;
}

async function ended(server: TestServer, { ada, bruno, id }: Two): Promise<GameRecord> {
  const [a, b] = [again(ada, server.address), again(bruno, server.address)];
  const sockets = [await a.watch(id), await b.watch(id)];
  await Promise.all(sockets.map((socket) => playOn(socket)));
  const doc = readRecord(await a.get(`/api/tables/${id}/record`));
  if ('code' in doc) throw new Error(doc.code);
  await Promise.all(sockets.map((socket) => socket.close()));
  return doc;
}

async function accepted(server: TestServer, doc: GameRecord): Promise<boolean> {
  const opened = await server.services.shelf.open(doc.game, doc.edition);
  if (opened === undefined) return false;
  return verify(opened.game, doc, opened.door.isMove, opened.edition) === undefined && doc.result !== undefined;
}

describe('after an upgrade', () => {
  it('a harmless one: the running game moves on and ends under the new edition', async () => {
    const house = await House.build();
    const before = await house.open(FIRST);
    const seated = await twoAtTable(before.address, cards);
    expect(await seated.ada.get(`/api/tables/${seated.id}`)).toMatchObject({ edition: before.editions[0] });
    await firstRound(seated);
    await before.close();
    const after = await house.open({ version: 2 }, FIRST);
    const info = (await again(seated.ada, after.address).get(`/api/tables/${seated.id}`)) as TableInfo;
    expect(info.edition).toBe(after.editions[0]);
    const doc = await ended(after, seated);
    expect(doc).toMatchObject({ rulesVersion: 2, edition: after.editions[0] });
    expect(await accepted(after, doc)).toBe(true);
  });

  it('one that changes a rule: what was played stays what it was, and a new table has the new rule', async () => {
    const house = await House.build();
    const before = await house.open(FIRST);
    const seated = await twoAtTable(before.address, cards);
    const finished = await twoAtTable(before.address, { options: { cards: 1 } });
    await Promise.all([playOn(finished.first), playOn(finished.second)]);
    await firstRound(seated);
    await before.close();
    const after = await house.open({ version: 2, lowest: true }, FIRST);
    const [now, then] = after.editions;
    const doc = await ended(after, seated);
    expect(doc).toMatchObject({ rulesVersion: 1, edition: then });
    expect(await accepted(after, doc)).toBe(true);
    const old = (await again(finished.ada, after.address).get(`/api/tables/${finished.id}/record`)) as GameRecord;
    expect(old.edition).toBe(then);
    expect(await accepted(after, old)).toBe(true);
    const fresh = await twoAtTable(after.address, cards);
    expect(await fresh.ada.get(`/api/tables/${fresh.id}`)).toMatchObject({ edition: now });
  });

  it('bots think and plans act by the edition of their table', async () => {
    const house = await House.build();
    const before = await house.open({ version: 1, deck: 30 });
    const ada = await Player.join(before.address, 'Ada');
    const { id } = await ada.table({ options: { cards: 8, bots: 'well' }, bots: [{ seat: 1, level: 'greedy' }], start: true });
    await before.close();
    const after = await house.open({ version: 2, lowest: true, deck: 60 }, { version: 1, deck: 30 });
    const back = again(ada, after.address);
    const socket = await back.watch(id);
    await socket.version(0);
    await back.request('PUT', `/api/tables/${id}/plans/lowest`);
    await socket.message('plans', ({ news }) => news?.what === 'acted');
    await playOn(socket);
    const doc = (await back.get(`/api/tables/${id}/record`)) as GameRecord;
    expect(doc.edition).toBe(after.editions[1]);
    expect(await accepted(after, doc)).toBe(true);
    expect(await back.get('/metrics')).not.toContain('cantiere_bot_failures_total{');
  });

  it('corrected components: running games keep theirs, new ones have the correction, both over a restart', async () => {
    const house = await House.build();
    const first = await house.open(FIRST);
    const seated = await twoAtTable(first.address, cards);
    await firstRound(seated);
    const corrected = { deck: 40, weighed: 3 };
    const edition = editionId(1, corrected);
    await keepEdition(first.services.store.db, 'altezze', edition, JSON.stringify(corrected), 1);
    expect(await useEdition(first.services.store.db, 'altezze', edition)).toBe(true);
    const fresh = await twoAtTable(first.address, cards);
    expect(await fresh.ada.get(`/api/tables/${fresh.id}`)).toMatchObject({ edition });
    expect(await fresh.ada.get('/api/editions')).toEqual({
      editions: [{ game: 'altezze', edition, printed: first.editions[0] }],
    });
    await first.close();
    // The rules are fixed too: the correction was made for the rules before, and new tables have what is printed.
    const after = await house.open({ version: 2, lowest: true }, FIRST);
    const docs = [await ended(after, seated), await ended(after, fresh)];
    expect(docs.map((doc) => doc.edition)).toEqual([first.editions[0], edition]);
    for (const doc of docs) expect(await accepted(after, doc)).toBe(true);
  });

  it('an edition that is missing: the table rests, waits for nobody, and goes on when it is back', async () => {
    const house = await House.build();
    const before = await house.open(FIRST);
    const seated = await twoAtTable(before.address, { ...cards, listed: true });
    await firstRound(seated);
    await before.close();
    const without = await house.open({ version: 2, lowest: true });
    const ada = again(seated.ada, without.address);
    const bruno = again(seated.bruno, without.address);
    expect(await ada.get(`/api/tables/${seated.id}`)).toMatchObject({ phase: 'playing', resting: true, toAct: [] });
    for (const player of [ada, bruno]) expect(await player.get('/api/waiting')).toEqual({ tables: [] });
    const { watch } = (await ada.get('/api/tables')) as { watch: readonly TableInfo[] };
    expect(watch).toEqual([]);
    await without.close();
    const after = await house.open({ version: 2, lowest: true }, FIRST);
    const info = (await again(seated.ada, after.address).get(`/api/tables/${seated.id}`)) as TableInfo;
    expect(info.resting).toBeUndefined();
    expect(await accepted(after, await ended(after, seated))).toBe(true);
  });

  it('two processes that start at once move a table once, and not one that has come further meanwhile', async () => {
    const house = await House.build();
    const before = await house.open(FIRST);
    const seated = await twoAtTable(before.address, cards);
    await firstRound(seated);
    const { shelf: from, editions } = await altezzeShelf(join(house.folder, 'next'), { version: 2 }, FIRST);
    const shelf = await loadShelf(from);
    const { store } = before.services;
    const log = openLog('silent');
    const both = await Promise.all([moveOn({ store, shelf, log }), moveOn({ store, shelf, log })]);
    expect(both.map(({ moved }) => moved).sort()).toEqual([0, 1]);
    expect(await readTable(store.db, seated.id)).toMatchObject({ edition: editions[0], rulesVersion: 2 });
    expect(await moveOn({ store, shelf, log })).toEqual({ moved: 0, stayed: 0, resting: 0 });
  });
});

it('browsers get modules and components of editions, for ever, and nothing else', async () => {
  const house = await House.build();
  const server = await house.open({ version: 2 }, FIRST);
  const [now, then] = server.editions;
  const get = (path: string) => fetch(`${server.address}${path}`);
  const module = await get(`/editions/altezze/${then}.js`);
  expect(module.status).toBe(200);
  expect(module.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(module.headers.get('cache-control')).toContain('immutable');
  expect(await module.text()).toContain('rulesVersion');
  // The app has the present one itself; a page that was loaded before an upgrade asks for it.
  const present = await get(`/editions/altezze/${now}.js`);
  expect([present.status, await present.text()]).toEqual([200, await altezze({ version: 2 })]);
  const data = await get(`/api/editions/altezze/${now}.json`);
  expect([data.status, await data.json()]).toEqual([200, { deck: 60, weighed: 3 }]);
  expect(data.headers.get('cache-control')).toContain('immutable');
  for (const stray of [
    '/editions/altezze/9-01234567.js',
    '/editions/bridges/1-01234567.js',
    '/editions/altezze/editions.json',
    `/editions/altezze/..%2fpast%2f${then}.js`,
    `/editions/..%2faltezze/${then}.js`,
    '/api/editions/altezze/1-0123456.json',
  ]) {
    const answer = await get(stray);
    expect([stray, answer.status >= 400 && answer.status < 500]).toEqual([stray, true]);
    expect(await answer.text()).not.toContain('rulesVersion');
  }
  await rm(join(server.shelves, 'altezze'), { recursive: true });
  expect((await get(`/editions/altezze/${then}.js`)).status).toBe(404);
});
