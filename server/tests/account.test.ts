/** What people do with their account: another password, another address, signing out elsewhere, and going for good. */
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { Circle, Leaderboard, PlayedGames, SessionInfo, TableInfo } from '../protocol.ts';
import { closeReport } from '../store/reports.ts';
import { fakeClock, DAY, HOUR } from './clock.ts';
import { playOn } from './play-on.ts';
import { Player } from './player.ts';
import { realPostgres, freshDatabase } from './postgres.ts';
import { mailReceiver } from './receivers.ts';
import { testServer, type TestServer } from './serving.ts';
import { info, twoAtTable } from './two.ts';

// Every password takes the time and memory that it is meant to, many times over on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const password = 'torre pendente';
const email = 'ada@example.org';

async function account(address: string, name = 'Ada', at = email): Promise<Player> {
  const player = await Player.join(address, name);
  await player.post('/api/account', { email: at, password });
  return player;
}

async function signedIn(address: string, at = email): Promise<Player> {
  const player = new Player(address);
  await player.post('/api/account/session', { email: at, password });
  return player;
}

const error = async (player: Player, method: string, path: string, body?: unknown): Promise<string | undefined> =>
  ((await player.request(method, path, body)).body as { error?: string }).error;

async function club() {
  const box = await mailReceiver();
  const clock = fakeClock();
  const server = await testServer({
    now: clock.now,
    publicUrl: new URL('https://giochi.example.org'),
    notices: { mail: { url: box.url, from: 'no-reply@example.org' }, sweepMs: 1e8 },
  });
  /** Says yes to notices at the account's address, which makes it known to be theirs. */
  const confirm = async (player: Player): Promise<void> => {
    await player.post('/api/notices', {
      language: 'en',
      mail: 'once',
      webhook: { url: '', on: false },
      also: true,
      zone: 'UTC',
    });
    await player.post('/api/notices/confirm');
    await player.post(`/api/notices/confirm/${/\/confirm\/(\S+)/.exec(box.letters.pop()?.text ?? '')?.[1]}`);
  };
  return { box, clock, server, confirm };
}

it('another password takes the present one, and ends every other session and its sockets', async () => {
  const { address } = await testServer();
  const ada = await account(address);
  const phone = await signedIn(address);
  const { id } = await ada.table();
  const [here, there] = [await ada.watch(id), await phone.watch(id)];
  await Promise.all([here.message('welcome'), there.message('welcome')]);
  const change = { present: password, password: 'un ponte nuovo' };
  expect(await error(ada, 'PUT', '/api/account/password', { ...change, present: 'not this one' })).toBe('WRONG_PRESENT_PASSWORD');
  expect(await error(ada, 'PUT', '/api/account/password', { ...change, password: 'short' })).toBe('WEAK_PASSWORD');
  expect((await ada.request('PUT', '/api/account/password', change)).body).toMatchObject({ email });
  await there.until('the end', () => there.closed === 4401);
  expect(await phone.get('/api/session')).not.toHaveProperty('me');
  expect(await ada.get('/api/session')).toMatchObject({ me: { email } });
  here.say({ t: 'ping' });
  await here.message('pong');
  expect(await error(new Player(address), 'POST', '/api/account/session', { email, password })).toBe('WRONG_PASSWORD');
  await new Player(address).post('/api/account/session', { email, password: change.password });
  expect(await error(await Player.join(address, 'Ospite'), 'PUT', '/api/account/password', change)).toBe('NOT_ALLOWED');
});

it('the present password is not found out by trying', async () => {
  const { address } = await testServer();
  const ada = await account(address);
  const tried = await Promise.all(
    Array.from({ length: 14 }, () =>
      error(ada, 'PUT', '/api/account/password', { present: 'guess guess', password: 'un ponte nuovo' }),
    ),
  );
  expect(tried.filter((code) => code === 'WRONG_PRESENT_PASSWORD')).toHaveLength(10);
  expect(tried.filter((code) => code === 'TOO_FAST')).toHaveLength(4);
  expect(await error(ada, 'POST', '/api/account/delete', { password: 'guess guess' })).toBe('TOO_FAST');
});

it('shows where I am signed in, and signs out everywhere else', async () => {
  const { address } = await testServer();
  const ada = await account(address);
  const phone = new Player(address);
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  await phone.request('POST', '/api/account/session', { email, password }, { 'user-agent': agent });
  const { sessions } = (await ada.get('/api/account/sessions')) as { sessions: SessionInfo[] };
  expect(sessions.map(({ here }) => here)).toEqual([true, false]);
  const moment = expect.any(Number) as number;
  const id = expect.stringMatching(/^[\w-]{22}$/) as string;
  expect(sessions[1]).toEqual({ id, here: false, device: 'Safari, iPhone', since: moment, seen: moment });
  await ada.request('DELETE', '/api/account/sessions');
  expect(await phone.get('/api/session')).not.toHaveProperty('me');
  expect(((await ada.get('/api/account/sessions')) as { sessions: SessionInfo[] }).sessions).toHaveLength(1);
});

it('without a mail server another address is there at once, unless somebody has it', async () => {
  const { address } = await testServer();
  const ada = await account(address);
  await account(address, 'Bruno', 'bruno@example.org');
  const wish = { email: 'Ada@Elsewhere.example', password, language: 'en' };
  expect(await error(ada, 'PUT', '/api/account/email', { ...wish, password: 'not this one' })).toBe('WRONG_PRESENT_PASSWORD');
  expect(await error(ada, 'PUT', '/api/account/email', { ...wish, email: 'bruno@example.org' })).toBe('EMAIL_TAKEN');
  expect((await ada.request('PUT', '/api/account/email', wish)).body).toEqual({ sent: false });
  expect(await ada.get('/api/session')).toMatchObject({ me: { email: 'ada@elsewhere.example' } });
  await signedIn(address, 'ada@elsewhere.example');
});

it('another password ends the wish for another address too: whoever knew the old one does not come in by the post', async () => {
  const { box, server } = await club();
  const ada = await account(server.address);
  const thief = await signedIn(server.address);
  const wish = { email: 'thief@example.org', password, language: 'en' };
  const stolen = async (): Promise<string> => {
    await thief.request('PUT', '/api/account/email', wish);
    return /\/address\/(\S+)/.exec(box.letters.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const first = await stolen();
  await ada.request('PUT', '/api/account/password', { present: password, password: 'un ponte nuovo' });
  expect(await error(new Player(server.address), 'POST', `/api/account/email/${first}`)).toBe('BAD_LINK');

  await ada.request('PUT', '/api/account/password', { present: 'un ponte nuovo', password });
  await thief.post('/api/account/session', { email, password });
  const second = await stolen();
  expect(second).not.toBe('');
  await new Player(server.address).post('/api/account/forgotten', { email, language: 'en' });
  await expect.poll(() => box.letters.at(-1)?.to).toBe(email);
  const token = /\/password\/(\S+)/.exec(box.letters.at(-1)?.text ?? '')?.[1] ?? '';
  await new Player(server.address).post('/api/account/password', { token, password: 'un ponte ancora' });
  expect(await error(new Player(server.address), 'POST', `/api/account/email/${second}`)).toBe('BAD_LINK');
  await new Player(server.address).post('/api/account/session', { email, password: 'un ponte ancora' });
});

it('with one it is there when its owner says yes, once; the old one is told', async () => {
  const { box, server, confirm, clock } = await club();
  const ada = await account(server.address);
  await confirm(ada);
  const wish = { email: 'new@example.org', password, language: 'it' };
  expect((await ada.request('PUT', '/api/account/email', wish)).body).toEqual({ sent: true });
  expect(box.letters.map(({ to }) => to)).toEqual(['new@example.org']);
  const token = /\/address\/(\S+)/.exec(box.letters[0].text)?.[1] ?? '';
  expect(await ada.get('/api/session')).toMatchObject({ me: { email } });
  const anybody = new Player(server.address);
  expect(await error(anybody, 'POST', '/api/account/email/forged.token')).toBe('BAD_LINK');
  expect(await anybody.post(`/api/account/email/${token}`)).toEqual({ email: 'new@example.org' });
  expect(await ada.get('/api/session')).toMatchObject({ me: { email: 'new@example.org' } });
  expect(await ada.get('/api/notices')).toMatchObject({ mine: { confirmed: true } });
  await expect.poll(() => box.letters.length).toBe(2);
  expect(box.letters[1]).toMatchObject({ to: email, text: expect.stringContaining('another one from now on') as string });
  expect(await error(anybody, 'POST', `/api/account/email/${token}`)).toBe('BAD_LINK');

  await ada.request('PUT', '/api/account/email', { ...wish, email: 'third@example.org' });
  const late = /\/address\/(\S+)/.exec(box.letters.at(-1)?.text ?? '')?.[1] ?? '';
  clock.pass(DAY);
  expect(await error(anybody, 'POST', `/api/account/email/${late}`)).toBe('BAD_LINK');
});

it('whoever wants an address that has an account learns nothing by a change; its owner is told, also when somebody signs up', async () => {
  const { box, server, confirm } = await club();
  const ada = await account(server.address);
  await confirm(ada);
  const mallory = await account(server.address, 'Mallory', 'mallory@example.org');
  const taken = await mallory.request('PUT', '/api/account/email', { email, password, language: 'en' });
  const free = await mallory.request('PUT', '/api/account/email', { email: 'free@example.org', password, language: 'en' });
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  expect(box.letters.map(({ to }) => to)).toEqual([email, 'free@example.org']);
  expect(box.letters[0].text).toContain('has one already');
  const eve = await Player.join(server.address, 'Eve');
  expect(await error(eve, 'POST', '/api/account', { email, password })).toBe('EMAIL_TAKEN');
  await expect.poll(() => box.letters.length).toBe(3);
  expect(box.letters[2].to).toBe(email);
});

it('letters for another address are counted like all others', async () => {
  const { box, server, clock } = await club();
  const mallory = await account(server.address, 'Mallory', 'mallory@example.org');
  const asks = () =>
    Promise.all(
      Array.from({ length: 5 }, () =>
        mallory.request('PUT', '/api/account/email', { email: 'victim@third-party.example', password, language: 'en' }),
      ),
    );
  await asks();
  expect(box.letters).toHaveLength(3);
  clock.pass(HOUR);
  await asks();
  clock.pass(HOUR);
  await asks();
  expect(box.letters).toHaveLength(6);
});

/** Ada in all her ties: a finished game, a running one, two lobbies, chat, notes, friends, notices, a report. */
async function furnished(server: Pick<TestServer, 'address' | 'services'>, elsewhere = server.address) {
  const done = await twoAtTable(server.address, { listed: true, options: { cards: 1 } });
  const { ada, bruno } = done;
  done.first.say({ t: 'chat', text: 'la mia parola' });
  await done.second.message('chat');
  await Promise.all([playOn(done.first), playOn(done.second)]);
  await ada.post('/api/account', { email, password });
  await ada.post(`/api/tables/${done.id}/notes`, { text: 'my secret', edition: 0 });
  const { id: running } = await ada.table({ listed: true });
  bruno.address = elsewhere;
  await bruno.post(`/api/tables/${running}/sit`, { seat: 1 });
  await ada.post(`/api/tables/${running}/start`);
  const [mine, his] = [await ada.watch(running), await bruno.watch(running)];
  await Promise.all([mine.version(0), his.version(0)]);
  his.say({ t: 'chat', text: 'ciao' });
  await his.message('chat', ({ line }) => line.text === 'ciao');
  mine.say({ t: 'chat', text: 'sono Ada Bianchi' });
  const line = await his.message('chat', (message) => message.line.text === 'sono Ada Bianchi');
  const shared = await ada.table({ seats: 3 });
  await bruno.post(`/api/tables/${shared.id}/sit`);
  const alone = await ada.table();
  await ada.post(`/api/circle/${bruno.me.person}`, { bond: 'friend' });
  await bruno.post(`/api/circle/${ada.me.person}`, { bond: 'friend' });
  await ada.post('/api/notices', {
    language: 'en',
    mail: 'off',
    webhook: { url: 'https://chat.example/hook', on: true },
    also: true,
    zone: 'UTC',
  });
  await ada.post('/api/reports', { person: bruno.me.person, reason: 'insult', table: running, words: 'he shouts' });
  await bruno.post('/api/reports', { person: ada.me.person, reason: 'insult', table: running, line: line.line.number });
  await expect.poll(async () => ((await bruno.get(`/api/people/${ada.me.person}/games`)) as PlayedGames).total).toBe(1);
  return { ada, bruno, done, running, shared, alone, mine, his };
}

/** Every row of every table, as text. */
async function everything({ services }: Pick<TestServer, 'services'>): Promise<string> {
  const { db } = services.store;
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !name.startsWith('kysely'));
  const rows = await Promise.all(tables.map((name) => sql`select * from ${sql.table(name)}`.execute(db)));
  return JSON.stringify(rows.map((each, n) => [tables[n], each.rows]));
}

async function expectGone(server: Pick<TestServer, 'address' | 'services'>, tied: Awaited<ReturnType<typeof furnished>>) {
  const { ada, bruno, done, running, shared, alone, mine, his } = tied;
  const { person } = ada.me;
  await mine.until('the end', () => mine.closed === 4401);
  expect(await ada.get('/api/session')).not.toHaveProperty('me');
  expect(await error(new Player(server.address), 'POST', '/api/account/session', { email, password })).toBe('WRONG_PASSWORD');
  // Nothing in the store tells who they were, but for the words that an open report is about.
  const kept = await everything(server);
  for (const word of ['"Ada"', email, 'my secret', 'la mia parola', 'chat.example']) expect(kept).not.toContain(word);
  expect(kept.match(/sono Ada Bianchi/g)).toHaveLength(1);
  // Finished games keep seat and result.
  const over = await info(bruno, done.id);
  expect(over.seats[0]).toMatchObject({ kind: 'person', name: '', person });
  expect(over.result?.totals).toHaveLength(2);
  const { games } = (await bruno.get(`/api/people/${bruno.me.person}/games`)) as PlayedGames;
  expect(games[0].table?.people.map(({ name }) => name)).toEqual(['', 'Bruno']);
  expect(await error(bruno, 'GET', `/api/people/${person}`)).toBe('NO_SUCH_PERSON');
  const { places } = (await bruno.get('/api/leaderboards/altezze')) as Leaderboard;
  expect(places.map(({ person: each }) => each)).not.toContain(person);
  // The running game goes on with a bot, the lobby they shared with another host, the one where they were alone not at all.
  await his.until('a bot', () => his.table?.seats[0].kind === 'bot');
  expect((await info(bruno, shared.id)).host).toBe(bruno.me.person);
  expect(await error(bruno, 'GET', `/api/tables/${alone.id}`)).toBe('NOT_FOUND');
  expect((await info(bruno, running)).host).toBe(bruno.me.person);
  // Whoever is at the table sees their words go.
  await his.message('chat', ({ line }) => line.from === person && line.text === '' && line.name === '');
  const again = await (await bruno.watch(running)).message('welcome');
  expect(again.chat.map(({ name, text }) => [name, text])).toEqual([
    ['Bruno', 'ciao'],
    ['', ''],
  ]);
  expect(((await bruno.get('/api/circle')) as Circle).friends).toEqual([]);
}

it('an account goes for good: who they were is removed, what others played with them stays', async () => {
  const server = await testServer();
  const tied = await furnished(server);
  const { ada } = tied;
  expect(await error(ada, 'POST', '/api/account/delete', {})).toBe('WRONG_PRESENT_PASSWORD');
  expect(await error(ada, 'POST', '/api/account/delete', { password: 'not this one' })).toBe('WRONG_PRESENT_PASSWORD');
  const { headers } = await ada.request('POST', '/api/account/delete', { password });
  expect(headers.get('set-cookie')).toMatch(/^cantiere=;/);
  await expectGone(server, tied);
  // When the report is closed its words go too.
  const { db } = server.services.store;
  const report = await db.selectFrom('reports').select('id').where('about', '=', ada.me.person).executeTakeFirstOrThrow();
  expect(await closeReport(db, report.id, 1)).toBe(true);
  expect(await everything(server)).not.toContain('sono Ada Bianchi');
  // The address is free again.
  expect(await account(server.address, 'Another Ada')).toBeDefined();
});

it.skipIf(realPostgres === undefined)('the same over two processes on one database', async () => {
  const { url, drop } = await freshDatabase();
  const one = await testServer({ databaseUrl: url });
  const two = await testServer({ databaseUrl: url });
  const tied = await furnished(one, two.address);
  await tied.ada.post('/api/account/delete', { password });
  await expectGone(one, tied);
  await Promise.all([one.close(), two.close()]);
  await drop();
});

it('a guest goes for good without a password, and cannot be somebody again by what was under way', async () => {
  const { address, services } = await testServer();
  const guest = await Player.join(address, 'Ospite');
  const { id } = await guest.table({ bots: [{ seat: 1, level: 'greedy' }], start: true });
  const { cookie } = guest;
  const [, late] = await Promise.all([
    guest.request('POST', '/api/account/delete', {}),
    guest.request('POST', '/api/session', { name: 'Ancora io' }),
  ]);
  guest.cookie = cookie;
  expect(await guest.get('/api/session')).not.toHaveProperty('me');
  const row = await services.store.db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', guest.me.person)
    .executeTakeFirstOrThrow();
  expect({ name: row.name, late: late.status < 500 }).toEqual({ name: '', late: true });
  expect(((await new Player(address).get(`/api/tables/${id}`)) as TableInfo).seats[0]).toMatchObject({ kind: 'bot' });
});

it('all of it or nothing: what fails half-way has removed nothing', async () => {
  const server = await testServer({ notices: { sweepMs: 1e8 } });
  const tied = await furnished(server);
  const before = await everything(server);
  const { db } = server.services.store;
  await sql`create trigger stumble before delete on circle begin select raise(abort, 'the disk is full'); end`.execute(db);
  expect(await error(tied.ada, 'POST', '/api/account/delete', { password })).toBe('SERVER_TROUBLE');
  const without = (text: string): unknown[] =>
    // When somebody was last seen, and where from, is written down all the while.
    (
      JSON.parse(text.replace(/"seen_at":\d+/g, '"seen_at":0').replace(/"seen_from":"[^"]*"/g, '"seen_from":null')) as [
        string,
        unknown,
      ][]
    ).filter(([name]) => !['allowances', 'tables'].includes(name));
  expect(without(await everything(server))).toEqual(without(before));
  expect(await tied.ada.get('/api/session')).toMatchObject({ me: { email } });
  tied.mine.say({ t: 'ping' });
  await tied.mine.message('pong');
  await sql`drop trigger stumble`.execute(db);
  await tied.ada.post('/api/account/delete', { password });
  await expectGone(server, tied);
});
