/** What the house says that it keeps is what it keeps; and everything about me comes as one archive, without anybody's secrets. */
import { inflateRawSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Privacy } from '../protocol.ts';
import { FACTS } from '../house/facts.ts';
import { makeInvitation } from '../house/inviting.ts';
import { columnsOf } from '../house/myData.ts';
import { zip } from '../house/zip.ts';
import { dropOldInvitations } from '../store/invitations.ts';
import { addPerson } from '../store/people.ts';
import type { Schema } from '../store/schema.ts';
import { dropOldWords, tell, tellBanned } from '../store/told.ts';
import { DAY } from './clock.ts';
import { places } from './houses.ts';
import { bases } from './stores.ts';
import { Player } from './player.ts';
import { place } from './place.ts';
import { testServer } from './serving.ts';

const password = 'torre pendente';

describe.each(bases)('on %s', (_name, open) => {
  it('every table and every column of the database has its word, and no word is about something else', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const tables = (await db.introspection.getTables()).filter(({ name }) => !name.startsWith('sqlite_'));
    const real = Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]));
    const told = Object.fromEntries(Object.entries(FACTS).map(([name, { columns }]) => [name, Object.keys(columns).sort()]));
    expect(told).toEqual(real);
  });
});

it('whatever names a person is about people or games, and what is mine says by which column', () => {
  for (const [table, facts] of Object.entries(FACTS)) {
    const names = Object.values(facts.columns).includes('who');
    expect([table, facts.about === 'nobody']).toEqual([table, !names && table !== 'moves']);
    expect([table, facts.mine !== undefined]).toEqual([table, names]);
  }
});

it('no secret is in the archive', () => {
  const secret = (table: keyof Schema): string[] =>
    Object.entries(FACTS[table].columns)
      .filter(([, word]) => word === 'secret')
      .map(([column]) => column);
  for (const table of Object.keys(FACTS) as (keyof Schema)[]) {
    if (FACTS[table].mine === undefined || table === 'invitations') continue; // an operator's own codes are theirs
    expect([table, columnsOf(table).filter((column) => secret(table).includes(column))]).toEqual([table, []]);
  }
});

/** The files of an archive, as any program reads them: by the list at its end. */
function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  const files = new Map<string, string>();
  for (let n = archive.readUInt16LE(end + 10); n > 0; n--) {
    const size = archive.readUInt32LE(at + 20);
    const length = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + length);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    files.set(name, inflateRawSync(archive.subarray(start, start + size)).toString());
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

async function archiveOf(player: Player): Promise<Map<string, string>> {
  const answer = await fetch(`${player.address}/api/account/archive`, { headers: { cookie: player.cookie } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="cantiere-my-data-\d{4}-\d\d-\d\d\.zip"$/);
  return unzip(Buffer.from(await answer.arrayBuffer()));
}

it.each(places)(
  'an archive holds what I wrote, played and chose, and nothing of anybody else, on %s',
  async (_name, newPlace) => {
    const { address, services } = await testServer(await newPlace());
    const ada = await Player.join(address, 'Ada');
    const bruno = await Player.join(address, 'Bruno');
    await ada.post('/api/account', { email: 'ada@example.org', password });
    const { id } = await ada.table({ seats: 2 });
    await bruno.post(`/api/tables/${id}/sit`, {});
    await ada.post(`/api/tables/${id}/start`, {});
    const [one, two] = [await ada.watch(id), await bruno.watch(id)];
    await one.version(0);
    await two.version(0);
    one.say({ t: 'chat', id: 'line-of-ada-1', text: 'parole di Ada' });
    await two.until('the line of Ada', () => two.chat.length === 1);
    two.say({ t: 'chat', id: 'line-of-bruno', text: 'parole di Bruno' });
    await one.until('the line of Bruno', () => one.chat.length === 2);
    const first = one.update?.toAct.includes(one.seat as number) ? one : two;
    const played = await first.taken(first.move(place(first)));
    await ada.post(`/api/circle/${bruno.me.person}`, { bond: 'friend' });
    const before = await services.store.db
      .selectFrom('people')
      .select('password')
      .where('id', '=', ada.me.person)
      .executeTakeFirst();

    const files = await archiveOf(ada);
    expect([...files.keys()]).toContain('read-me.txt');
    const rows = (table: string): unknown => JSON.parse(files.get(`${table}.json`) ?? '[]') as unknown;
    expect(rows('people')).toMatchObject([{ id: ada.me.person, name: 'Ada', email: 'ada@example.org' }]);
    expect(rows('chat')).toMatchObject([{ text: 'parole di Ada' }]);
    expect(rows('seats')).toMatchObject([{ table_id: id, kind: 'person' }]);
    expect(rows('circle')).toMatchObject([{ other: bruno.me.person, bond: 'friend' }]);
    expect(rows('moves')).toHaveLength(first === one ? played : 0);
    const all = [...files.values()].join('\n');
    expect(all).not.toContain('parole di Bruno');
    expect(all).not.toContain(before?.password);
    expect(all).not.toContain('seed');

    const others = await archiveOf(bruno);
    expect([...others.values()].join('\n')).not.toContain('ada@example.org');
    expect(JSON.parse(others.get('moves.json') ?? '[]')).toHaveLength(first === two ? played : 0);
  },
);

it('whoever wrote more than anybody does has all of it in the archive', async () => {
  const { address, services } = await testServer();
  const ada = await Player.join(address, 'Ada');
  const many = 100_003;
  const { id } = await ada.table({ seats: 2 });
  await sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${many})
    INSERT INTO chat (table_id, number, person, name, seat, text, at, room)
    SELECT ${id}, i, ${ada.me.person}, 'Ada', 0, 'riga', 0, 'players' FROM n`.execute(services.store.db);
  const lines = JSON.parse((await archiveOf(ada)).get('chat.json') ?? '[]') as { number: number }[];
  expect(new Set(lines.map(({ number }) => number)).size).toBe(many);
});

it('nobody has an archive, and somebody three an hour', async () => {
  const { address } = await testServer();
  expect((await new Player(address).request('GET', '/api/account/archive')).status).toBe(401);
  const ada = await Player.join(address, 'Ada');
  for (let n = 0; n < 3; n++) await archiveOf(ada);
  expect((await ada.request('GET', '/api/account/archive')).status).toBe(429);
});

it('the privacy page tells every table, with how long each is kept', async () => {
  const { address } = await testServer({ copies: 5 });
  const told = (await new Player(address).get('/api/privacy')) as Privacy;
  expect(told.kept.map(({ table }) => table).sort()).toEqual(Object.keys(FACTS).sort());
  expect(told.kept.find(({ table }) => table === 'sessions')?.kept.en).toContain('400 days');
  expect(told.kept.find(({ table }) => table === 'notices')?.kept.it).toContain('30 giorni');
  expect(told).toMatchObject({ copies: 5, asked: 3, cookies: ['cantiere', 'cantiere-known'], cookieDays: 400, letters: false });
});

it('the privacy page tells who outside sees games: by the door as it is now, and on which pages', async () => {
  const { address, services } = await testServer({ house: {} });
  const told = async () => (await new Player(address).get('/api/privacy')) as Privacy;
  expect(await told()).toMatchObject({ door: 'open', embeds: [] });
  await services.house.set({ embeds: ['https://club.example.org'] });
  expect(await told()).toMatchObject({ door: 'open', embeds: ['https://club.example.org'] });
  await services.house.set({ door: 'invited' });
  expect(await told()).toMatchObject({ door: 'invited', embeds: [] });
});

describe.each(places)('what the privacy page says, on %s', (_name, newPlace) => {
  it('is so: words of the house go after their days, read or not; a ban’s reason stays as long as it', async () => {
    const { services } = await testServer(await newPlace());
    const { db } = services.store;
    const people = ['warned', 'banned', 'back'];
    for (const id of people) await addPerson(db, { id, name: id });
    await tell(db, 'warned', { kind: 'warning', words: 'no' }, 1);
    await tellBanned(db, 'banned', { kind: 'banned', words: 'no' }, 1);
    await tellBanned(db, 'back', { kind: 'banned', words: 'no' }, 1);
    await db.updateTable('people').set({ banned_at: 1 }).where('id', '=', 'banned').execute();
    await dropOldWords(db, 90 * DAY);
    expect(await db.selectFrom('told').select('person').execute()).toHaveLength(3);
    await dropOldWords(db, 91 * DAY);
    expect(await db.selectFrom('told').select('person').execute()).toEqual([{ person: 'banned' }]);
  });

  it('is so: invitations of somebody who goes name nobody, and go a year after they let nobody in', async () => {
    const { services, address } = await testServer(await newPlace());
    const { db } = services.store;
    const ada = await Player.join(address, 'Ada');
    await makeInvitation(db, { uses: 1, until: 10 * DAY, note: 'Il martedì', madeBy: ada.me.person }, DAY);
    await ada.post('/api/account/delete', {});
    expect(await db.selectFrom('invitations').select(['made_by', 'note']).execute()).toEqual([{ made_by: null, note: '' }]);
    const told = (await new Player(address).get('/api/privacy')) as Privacy;
    expect(told.kept.find(({ table }) => table === 'invitations')?.kept.en).toMatch(/^365 days after/);
    await dropOldInvitations(db, 9 * DAY);
    expect(await db.selectFrom('invitations').select('id').execute()).toHaveLength(1);
    await dropOldInvitations(db, 11 * DAY);
    expect(await db.selectFrom('invitations').select('id').execute()).toEqual([]);
  });
});

it('a ZIP of several texts is read as it was written, whatever is in them', async () => {
  const long = Array.from({ length: 2_000 }, (_, n) => `riga ${n}: èàü ☃\n`);
  const files = unzip(
    await zip(
      [
        { name: 'a.txt', content: long },
        { name: 'empty.json', content: [] },
      ],
      new Date('2026-11-16T14:00:00Z'),
    ),
  );
  expect(files.get('a.txt')).toBe(long.join(''));
  expect(files.get('empty.json')).toBe('');
});
