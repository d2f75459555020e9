/** People at tables: rooms of chat, who is there, removed people, friends, blocks, notes, reports, profiles. */
import { expect, it } from 'vitest';
import { LIMITS, NO_LIMITS } from '../limits.ts';
import { closeReports, openReports } from '../operator.ts';
import type { Circle, Leaderboard, Notes, NotesAnswer, PlayedGames, Profile, TableInfo, TableList } from '../protocol.ts';
import { playOn } from './play-on.ts';
import { Player, type Socket } from './player.ts';
import { temporaryFolder, testServer } from './serving.ts';

const three = (address: string) => Promise.all(['Ada', 'Bruno', 'Carla'].map((name) => Player.join(address, name)));

/** Two people at a running table. */
async function atTheTable(a: Player, b: Player, wish: Parameters<Player['table']>[0] = {}): Promise<[TableInfo, Socket, Socket]> {
  const table = await a.table({ options: { cards: 1 }, ...wish });
  await b.post(`/api/tables/${table.id}/sit`);
  await a.post(`/api/tables/${table.id}/start`);
  const [first, second] = [await a.watch(table.id), await b.watch(table.id)];
  await Promise.all([first.version(0), second.version(0)]);
  return [table, first, second];
}

/** A whole game of one round; its settling has been seen. */
async function playThrough(a: Player, b: Player, wish: Parameters<Player['table']>[0] = {}): Promise<string> {
  const [{ id }, first, second] = await atTheTable(a, b, wish);
  await Promise.all([playOn(first), playOn(second)]);
  await Promise.all([first.close(), second.close()]);
  for (let tries = 100; tries > 0; tries--) {
    const { games } = (await a.get(`/api/people/${a.me.person}/games`)) as PlayedGames;
    if (games.some(({ table }) => table?.id === id)) return id;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('never settled');
}

const said = (socket: Socket): string[] => socket.chat.map(({ text }) => text);

it('spectators talk among themselves until the game is over; what players say they may read', async () => {
  const { address } = await testServer();
  const [a, b, c] = await three(address);
  const [{ id }, first, second] = await atTheTable(a, b);
  const watching = await c.watch(id);
  await watching.message('welcome');
  watching.say({ t: 'chat', text: 'take the seven' });
  await watching.until('my own words', () => said(watching).includes('take the seven'));
  first.say({ t: 'chat', text: 'good luck' });
  for (const socket of [second, watching]) await socket.until('good luck', () => said(socket).includes('good luck'));
  expect(said(watching)).toEqual(['take the seven', 'good luck']);
  expect([...said(first), ...said(second)]).not.toContain('take the seven');
  // Nor do players find it by coming again.
  const again = await b.watch(id);
  expect((await again.message('welcome')).chat.map(({ text }) => text)).toEqual(['good luck']);
  expect(JSON.stringify([first.received, second.received, again.received])).not.toContain('take the seven');

  await Promise.all([playOn(first), playOn(second)]);
  for (const socket of [first, second]) await socket.until('the other room', () => said(socket).includes('take the seven'));
  expect(first.chat.find(({ text }) => text === 'take the seven')).toMatchObject({ room: 'spectators', name: 'Carla' });
  watching.say({ t: 'chat', text: 'well played' });
  await first.until('well played', () => said(first).includes('well played'));
});

it('a table may keep to itself what its players say', async () => {
  const { address } = await testServer();
  const [a, b, c] = await three(address);
  const [{ id }, first, second] = await atTheTable(a, b, { openChat: false });
  const watching = await c.watch(id);
  await watching.message('welcome');
  first.say({ t: 'chat', text: 'between us' });
  await second.until('between us', () => said(second).includes('between us'));
  await c.watch(id).then((again) => again.message('welcome', ({ chat }) => chat.length === 0));
  expect(JSON.stringify(watching.received)).not.toContain('between us');
  await Promise.all([playOn(first), playOn(second)]);
  await watching.until('between us', () => said(watching).includes('between us'));
});

it('everybody sees who watches, with and without a name, and when they go', async () => {
  const { address } = await testServer();
  const [a, b, c] = await three(address);
  const [{ id }, first] = await atTheTable(a, b);
  const watching = await c.watch(id);
  await new Player(address).watch(id);
  await first.until('two', () => first.table?.audience?.people.length === 1 && first.table.audience.others === 1);
  expect(first.table?.audience?.people).toEqual([{ person: c.me.person, name: 'Carla' }]);
  await watching.close();
  await first.until('one', () => first.table?.audience?.people.length === 0 && first.table.audience.others === 1);
});

it('the host removes somebody before the start, who may not come back', async () => {
  const { address } = await testServer();
  const [a, b, c] = await three(address);
  const { id } = await a.table({ seats: 3 });
  const path = `/api/tables/${id}`;
  await b.post(`${path}/sit`);
  const socket = await b.watch(id);
  await socket.message('welcome');
  const remove = { person: b.me.person };
  expect((await c.request('POST', `${path}/remove`, remove)).body).toEqual({ error: 'NOT_HOST' });
  expect((await a.request('POST', `${path}/remove`, { person: a.me.person })).body).toEqual({ error: 'NOT_ALLOWED' });
  const after = (await a.post(`${path}/remove`, remove)) as TableInfo;
  expect(after.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open']);
  expect((await socket.message('error')).code).toBe('NOT_WELCOME');
  await socket.until('the door', () => socket.closed !== undefined);
  expect((await b.request('POST', `${path}/sit`, {})).body).toEqual({ error: 'NOT_WELCOME' });
  expect((await b.request('GET', path)).body).toEqual({ error: 'NOT_WELCOME' });
  expect((await (await b.watch(id)).message('error')).code).toBe('NOT_WELCOME');
  await c.post(`${path}/sit`);
  await a.post(`${path}/start`, { fill: 'greedy' });
  expect((await a.request('POST', `${path}/remove`, { person: c.me.person })).body).toEqual({ error: 'TABLE_STARTED' });
  expect((await (await b.watch(id)).message('error')).code).toBe('NOT_WELCOME');
});

it('whoever may not watch says nothing either, however fast they say it', async () => {
  const { address } = await testServer();
  const [a, b, c] = await three(address);
  const { id } = await a.table({ spectators: false });
  const first = await a.watch(id);
  await a.post(`/api/tables/${id}/remove`, { person: b.me.person });
  const removed = await b.watch(id);
  removed.say({ t: 'chat', text: 'through the window' }); // before the answer to the hello
  expect((await removed.message('error')).code).toBe('NOT_WELCOME');
  await a.post(`/api/tables/${id}/start`, { fill: 'greedy' });
  const barred = await c.watch(id);
  barred.say({ t: 'chat', text: 'through the keyhole' });
  expect((await barred.message('error')).code).toBe('NO_SPECTATORS');
  await barred.until('the door', () => barred.closed !== undefined);
  first.say({ t: 'chat', text: 'alone at last' });
  await first.message('chat');
  const again = await (await a.watch(id)).message('welcome');
  expect(again.chat.map(({ text }) => text)).toEqual(['alone at last']);
});

it('whom I block cannot sit down where I am host, nor have me for a friend; their tables are not shown to me, nor mine to them', async () => {
  const { address } = await testServer();
  const [a, b, c] = await three(address);
  const bond = (who: Player, whom: Player, kind: string) => who.request('POST', `/api/circle/${whom.me.person}`, { bond: kind });
  await bond(b, a, 'friend');
  const circle = (await bond(a, b, 'blocked')).body as Circle;
  expect(circle).toEqual({ friends: [], blocked: [{ person: b.me.person, name: 'Bruno' }] });
  expect(((await b.get('/api/circle')) as Circle).friends).toEqual([]);
  expect((await bond(b, a, 'friend')).body).toEqual({ error: 'NO_FRIENDSHIP' });
  const mine = await a.table({ listed: true });
  const theirs = await b.table({ listed: true });
  expect((await b.request('POST', `/api/tables/${mine.id}/sit`, {})).body).toEqual({ error: 'NOT_WELCOME' });
  await c.post(`/api/tables/${mine.id}/sit`);
  const listed = async (who: Player) => ((await who.get('/api/tables')) as TableList).listed.map(({ id }) => id).sort();
  expect(await listed(a)).toEqual([mine.id]);
  expect(await listed(b)).toEqual([theirs.id]);
  expect(await listed(c)).toEqual([mine.id, theirs.id].sort());
  await a.request('DELETE', `/api/circle/${b.me.person}`);
  expect(await listed(b)).toEqual([mine.id, theirs.id].sort());
  expect((await bond(a, a, 'friend')).body).toEqual({ error: 'NOT_ALLOWED' });
  expect((await a.request('POST', '/api/circle/nobody', { bond: 'friend' })).body).toEqual({ error: 'NO_SUCH_PERSON' });
  expect((await bond(a, b, 'enemy')).body).toEqual({ error: 'BAD_REQUEST' });
});

it('a rematch does not seat whom its host has blocked meanwhile', async () => {
  const { address } = await testServer();
  const [a, b] = await three(address);
  const id = await playThrough(a, b);
  await a.post(`/api/tables/${id}/rematch`);
  await a.post(`/api/circle/${b.me.person}`, { bond: 'blocked' });
  expect((await b.request('POST', `/api/tables/${id}/rematch`)).body).toEqual({ error: 'NOT_WELCOME' });
});

it('friends find the tables that are listed or shown to them, and never those behind a link', async () => {
  const { address } = await testServer();
  const [a, b, c] = await three(address);
  const shown = async (who: Player) => ((await who.get('/api/tables')) as TableList).friends.map(({ id }) => id).sort();
  const listed = await a.table({ listed: true });
  const forFriends = await a.table({ friends: true });
  await a.table();
  expect(await shown(b)).toEqual([]);
  await b.post(`/api/circle/${a.me.person}`, { bond: 'friend' });
  // Ada does not have Bruno for a friend: he sees what everybody may see.
  expect(await shown(b)).toEqual([listed.id]);
  await a.post(`/api/circle/${b.me.person}`, { bond: 'friend' });
  expect(await shown(b)).toEqual([forFriends.id, listed.id].sort());
  await b.post(`/api/tables/${forFriends.id}/sit`);
  expect(await shown(b)).toEqual([listed.id]);
  // Carla is Bruno's friend, not the host's: a friend's seat does not open somebody else's table.
  await Promise.all([
    c.post(`/api/circle/${b.me.person}`, { bond: 'friend' }),
    b.post(`/api/circle/${c.me.person}`, { bond: 'friend' }),
  ]);
  expect(await shown(c)).toEqual([]);
  // A full table that nobody may watch is of no use to anybody.
  const closed = await a.table({ friends: true, spectators: false, bots: [{ seat: 1, level: 'greedy' }], start: true });
  expect(await shown(b)).not.toContain(closed.id);
  // Blocks win.
  await a.post(`/api/circle/${b.me.person}`, { bond: 'blocked' });
  expect(await shown(b)).toEqual([]);
});

it('a circle has room for so many', async () => {
  const { address } = await testServer({ limits: { ...NO_LIMITS, friendsPerPerson: 1, blocksPerPerson: 1 } });
  const [a, b, c] = await three(address);
  for (const bond of ['friend', 'blocked']) {
    await a.post(`/api/circle/${b.me.person}`, { bond });
    await a.post(`/api/circle/${b.me.person}`, { bond });
    expect((await a.request('POST', `/api/circle/${c.me.person}`, { bond })).body).toEqual({ error: 'TOO_MANY_PEOPLE' });
  }
});

it('notes are mine alone, and have an end', async () => {
  const { address } = await testServer();
  const [a, b] = await three(address);
  const { id } = await a.table();
  const path = `/api/tables/${id}/notes`;
  expect(await a.get(path)).toEqual({ text: '', edition: 0 } satisfies Notes);
  expect(await a.post(path, { text: 'she bluffs', edition: 0 })).toEqual({
    text: 'she bluffs',
    edition: 1,
    saved: true,
  } satisfies NotesAnswer);
  expect(await b.get(path)).toEqual({ text: '', edition: 0 });
  expect(await a.post(path, { text: 'other device', edition: 0 })).toMatchObject({ text: 'she bluffs', saved: false });
  expect((await a.request('POST', path, { text: 'x'.repeat(4001), edition: 1 })).body).toEqual({ error: 'BAD_REQUEST' });
  expect((await a.request('GET', '/api/tables/nowhere/notes')).body).toEqual({ error: 'NOT_FOUND' });
  expect((await new Player(address).request('GET', path)).body).toEqual({ error: 'NOT_SIGNED_IN' });
});

it('a report keeps the chat around, reaches whoever runs the server, and cannot be made without end', async () => {
  const data = await temporaryFolder();
  const { address } = await testServer({ data, limits: { ...NO_LIMITS, reportsPerHour: LIMITS.reportsPerHour } });
  const [a, b, c] = await three(address);
  const [{ id }, first, second] = await atTheTable(a, b);
  const watching = await c.watch(id);
  await watching.message('welcome');
  watching.say({ t: 'chat', text: 'psst' });
  first.say({ t: 'chat', text: 'hello' });
  await second.until('hello', () => said(second).includes('hello'));
  second.say({ t: 'chat', text: 'rude words \u001b[2J' });
  const line = await first.until('rude', () => first.chat.find(({ from }) => from === b.me.person));
  const about = { person: b.me.person, reason: 'insult', table: id };
  await a.post('/api/reports', { ...about, line: line.number, words: ' not nice ' });
  // Not a line of theirs, not a line I may read, not me, not out of the blue.
  const hello = first.chat.find(({ text }) => text === 'hello')?.number;
  const psst = watching.chat.find(({ text }) => text === 'psst')?.number;
  for (const [wish, error] of [
    [{ ...about, line: hello }, 'NOT_FOUND'],
    [{ ...about, person: c.me.person, line: psst }, 'NOT_FOUND'],
    [{ ...about, person: a.me.person }, 'BAD_REQUEST'],
    [{ ...about, reason: 'boredom' }, 'BAD_REQUEST'],
    [{ ...about, table: 'nowhere' }, 'NOT_FOUND'],
    [{ ...about, words: 'x'.repeat(501) }, 'BAD_REQUEST'],
  ] as const)
    expect((await a.request('POST', '/api/reports', wish)).body, JSON.stringify(wish)).toEqual({ error });
  const [report, ...others] = (await openReports({ data }, false)) ?? [];
  expect(others).toEqual([]);
  expect(report).toMatchObject({ reporterName: 'Ada', aboutName: 'Bruno', reason: 'insult', words: 'not nice', table: id });
  expect(report.context.map(({ text }) => text)).toEqual(['hello', 'rude words \u001b[2J']);
  expect(await closeReports({ data }, [report.id, 'other'])).toEqual([report.id]);
  expect(await openReports({ data }, false)).toEqual([]);
  for (let n = 1; n < LIMITS.reportsPerHour; n++) await a.post('/api/reports', { person: b.me.person, reason: 'spam' });
  expect((await a.request('POST', '/api/reports', { person: b.me.person, reason: 'spam' })).body).toEqual({
    error: 'TOO_MANY_REPORTS',
  });
  await c.post('/api/reports', { person: b.me.person, reason: 'spam' });
});

it('a profile shows how somebody plays, and neither an address nor a table behind a link', async () => {
  const { address } = await testServer();
  const [a, b, c] = await three(address);
  await a.post('/api/account', { email: 'ada.secret@example.org', password: 'torre pendente' });
  const hidden = await playThrough(a, b);
  const open = await playThrough(a, b, { listed: true });
  const noWatching = await playThrough(a, b, { listed: true, spectators: false });
  const path = `/api/people/${a.me.person}`;
  const profile = (await c.get(path)) as Profile;
  expect(profile).toMatchObject({ person: a.me.person, name: 'Ada', games: [{ game: 'altezze', games: 3, favouriteSeats: 2 }] });
  const [ada] = profile.games;
  const [bruno] = ((await c.get(`/api/people/${b.me.person}`)) as Profile).games;
  expect(ada.wins + bruno.wins).toBe(3);
  expect(ada.rating?.games).toBe(3);
  expect((ada.rating?.points ?? 0) > 1500).toBe(ada.wins >= 2);
  const seen = (await c.get(`${path}/games`)) as PlayedGames;
  expect(seen).toMatchObject({ total: 3, perPage: 20 });
  expect(seen.games.map(({ table }) => table?.id).filter(Boolean)).toEqual([open]);
  const stranger = JSON.stringify([
    profile,
    seen,
    await new Player(address).get(path),
    await new Player(address).get(`${path}/games`),
  ]);
  for (const secret of ['secret', '@example', hidden, noWatching]) expect(stranger).not.toContain(secret);
  const own = (await b.get(`${path}/games`)) as PlayedGames;
  expect(own.games.map(({ table }) => table?.id).sort()).toEqual([hidden, noWatching, open].sort());
  expect(own.games[0].table?.people.map(({ name }) => name)).toEqual(['Ada', 'Bruno']);
  expect(((await c.get(`${path}/games?page=2`)) as PlayedGames).games).toEqual([]);
  expect((await c.request('GET', '/api/people/nobody')).body).toEqual({ error: 'NO_SUCH_PERSON' });

  const board = (await b.get('/api/leaderboards/altezze')) as Leaderboard;
  expect(board.places.map(({ place }) => place)).toEqual([1, 2]);
  expect(board.mine).toMatchObject({ person: b.me.person, rating: { games: 3 } });
  expect(board.places.find(({ person }) => person === b.me.person)).toEqual(board.mine);
  expect((await b.request('GET', '/api/leaderboards/chess')).body).toEqual({ error: 'NOT_FOUND' });
});

it('whoever leaves a running game is last, also when the game ends without them', async () => {
  const { address } = await testServer();
  const [a, b] = await three(address);
  const [{ id }, first] = await atTheTable(a, b, { options: { cards: 4 } });
  await b.post(`/api/tables/${id}/leave`);
  await playOn(first);
  const games = async (who: Player) => ((await who.get(`/api/people/${who.me.person}/games`)) as PlayedGames).games;
  await expect.poll(() => games(b)).toHaveLength(1);
  expect((await games(b))[0]).toMatchObject({ place: 2, rated: true });
  expect((await games(b))[0].score).toBeUndefined();
  expect((await games(a))[0]).toMatchObject({ place: 1, rated: true });
});

it('a game whose settling was missed is settled at the next start', async () => {
  const data = await temporaryFolder();
  const before = await testServer({ data });
  const [a, b] = await three(before.address);
  await playThrough(a, b);
  const rating = await before.services.store.db.selectFrom('ratings').selectAll().orderBy('person').execute();
  const { db } = before.services.store;
  for (const table of ['results', 'ratings', 'settled_games'] as const) await db.deleteFrom(table).execute();
  await db.updateTable('tables').set({ settled: 0 }).execute();
  await before.close();
  const after = await testServer({ data });
  const read = () => after.services.store.db.selectFrom('ratings').selectAll().orderBy('person').execute();
  await expect.poll(read).toEqual(rating);
});

it('the games of a guest are the account’s after signing in', async () => {
  const { address } = await testServer();
  const [a, b] = await three(address);
  const credentials = { email: 'ada@example.org', password: 'torre pendente' };
  await a.post('/api/account', credentials);
  const phone = await Player.join(address, 'Ospite');
  await playThrough(phone, b);
  await phone.post('/api/account/session', credentials);
  const { games } = (await b.get(`/api/people/${a.me.person}`)) as Profile;
  expect(games).toMatchObject([{ games: 1, rating: { games: 1 } }]);
});
