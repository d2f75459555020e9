/** Being told that it is my turn: by push, letter and webhook, once, at the right time, and only if I want it. */
import { expect, it } from 'vitest';
import type { Muting, NoticeOffer, NoticeWish, TableInfo } from '../protocol.ts';
import type { ServerParts } from '../app.ts';
import type { State } from './game/altezze.ts';
import { place } from './place.ts';
import { Player, type Socket } from './player.ts';
import { Browser, httpReceiver, mailReceiver, vapidOf, type MailBox, type Receiver } from './receivers.ts';
import { temporaryFolder, testServer, type TestServer } from './serving.ts';

const SITE = 'https://giochi.example.org';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A server whose clock the test moves, with both ends of its notices. */
class Club {
  readonly server: TestServer;
  readonly room: Receiver;
  readonly box: MailBox;
  readonly #ahead: { ms: number };

  private constructor(server: TestServer, room: Receiver, box: MailBox, ahead: { ms: number }) {
    this.server = server;
    this.room = room;
    this.box = box;
    this.#ahead = ahead;
  }

  /** `startsAt`: what the clock shows now. */
  static async open({ startsAt, ...parts }: Partial<ServerParts> & { startsAt?: string } = {}): Promise<Club> {
    const [room, box] = await Promise.all([httpReceiver(), mailReceiver()]);
    const ahead = { ms: startsAt === undefined ? 0 : Date.parse(startsAt) - Date.now() };
    const server = await testServer({
      publicUrl: new URL(SITE),
      now: () => Date.now() + ahead.ms,
      notices: {
        local: true,
        delayMs: 20 * SECOND,
        sweepMs: 1e8,
        mail: { url: box.url, from: 'Cantiere <no-reply@example.org>' },
      },
      ...parts,
    });
    return new Club(server, room, box, ahead);
  }

  async later(ms: number): Promise<void> {
    await this.server.services.hall.saveSummaries();
    this.#ahead.ms += ms;
    await this.server.services.notices.sweep();
  }

  async person(name: string, wish: Partial<NoticeWish> = {}): Promise<Player> {
    const player = await Player.join(this.server.address, name);
    await choose(player, wish);
    return player;
  }

  /** Somebody with a chat room of their own. */
  chatting(name: string, wish: Partial<NoticeWish> = {}): Promise<Player> {
    return this.person(name, { webhook: { url: `${this.room.address}/${name}`, on: true }, ...wish });
  }

  /** Somebody with a confirmed address. */
  async writing(name: string, wish: Partial<NoticeWish> = {}): Promise<Player> {
    const player = await Player.join(this.server.address, name);
    await player.post('/api/account', { email: `${name.toLowerCase()}@example.org`, password: 'torre pendente' });
    await choose(player, { mail: 'once', ...wish });
    await player.post('/api/notices/confirm');
    const link = /https:\S+\/confirm\/(\S+)/.exec(this.box.letters.pop()?.text ?? '')?.[1];
    await new Player(this.server.address).post(`/api/notices/confirm/${link}`);
    return player;
  }

  /** A running game of two, with nobody at the table. */
  async game(host: Player, guest: Player, wish: { name?: string; options?: Record<string, number> } = {}): Promise<TableInfo> {
    const { id } = await host.table(wish);
    await guest.post(`/api/tables/${id}/sit`);
    return (await host.post(`/api/tables/${id}/start`)) as TableInfo;
  }

  said(to: string): string[] {
    return this.room.received
      .filter(({ path }) => path === `/${to}`)
      .map(({ body }) => (JSON.parse(body.toString()) as { content: string }).content);
  }
}

function choose(player: Player, wish: Partial<NoticeWish>): Promise<unknown> {
  const usual: NoticeWish = { language: 'en', mail: 'off', webhook: { url: '', on: false }, also: true, zone: 'UTC' };
  return player.post('/api/notices', { ...usual, ...wish });
}

/** Comes, makes the plainest move, and goes. */
async function drop(player: Player, table: string): Promise<void> {
  const socket = await player.watch(table);
  await socket.message('welcome');
  await move(socket);
  await socket.close();
}

/** Everybody puts a card down; whoever won the round keeps what they have. */
async function round(players: readonly Player[], table: string): Promise<void> {
  for (const player of players) await drop(player, table);
  for (const player of players) {
    const socket = await player.watch(table);
    await socket.message('welcome');
    if (socket.view<State>().swapping === socket.seat) await move(socket);
    await socket.close();
  }
}

async function move(socket: Socket): Promise<void> {
  const { toAct, version } = socket.update ?? (await socket.version(0));
  if (!toAct.includes(socket.seat as number)) throw new Error('Not asked');
  socket.move(socket.view<State>().swapping === socket.seat ? { type: 'keep' } : place(socket));
  await socket.version(version + 1);
}

it('a chat room is told once per turn, after a while, with the table and its link, for Discord and for Slack', async () => {
  const club = await Club.open();
  const [ada, bruno] = [await club.person('Ada'), await club.chatting('Bruno', { language: 'it' })];
  const { id } = await club.game(ada, bruno, { name: '<Ponte> & @everyone' });
  await club.later(19 * SECOND);
  expect(club.room.received).toEqual([]);
  await club.later(2 * SECOND);
  const [told] = club.room.received;
  expect(JSON.parse(told.body.toString())).toEqual({
    content: `Cantiere: Tocca a te\nAltezze, <Ponte> & @everyone: ${SITE}/t/${id}`,
    allowed_mentions: { parse: [] },
    text: `Cantiere: Tocca a te\nAltezze, &lt;Ponte&gt; &amp; @everyone: ${SITE}/t/${id}`,
  });
  expect(told.headers['content-type']).toBe('application/json');
  await club.later(HOUR);
  // Ada moves; Bruno is still asked for the same decision: not a new turn.
  await drop(ada, id);
  await club.later(HOUR);
  expect(club.room.received).toHaveLength(1);
});

it('the next turn is another notice; a turn that is over by then is none', async () => {
  const club = await Club.open();
  const [ada, bruno] = [await club.chatting('Ada'), await club.chatting('Bruno')];
  const { id } = await club.game(ada, bruno);
  await club.later(21 * SECOND);
  expect([club.said('Ada').length, club.said('Bruno').length]).toEqual([1, 1]);
  await round([ada, bruno], id);
  await drop(ada, id);
  await club.later(21 * SECOND);
  expect([club.said('Ada').length, club.said('Bruno').length]).toEqual([1, 2]);
});

it('whoever is at the table is not told; whoever only seemed to be is told when the line is found dead', async () => {
  const club = await Club.open();
  const [ada, bruno, carla] = [await club.person('Ada'), await club.chatting('Bruno'), await club.chatting('Carla')];
  const seen = await club.game(ada, bruno);
  const here = await bruno.watch(seen.id);
  await here.message('welcome');
  const asleep = await club.game(ada, carla);
  const closedLid = await carla.watch(asleep.id);
  await closedLid.message('welcome');
  await club.later(30 * SECOND);
  expect(club.room.received).toEqual([]);
  await closedLid.close();
  await club.later(30 * SECOND);
  expect([club.said('Bruno').length, club.said('Carla').length]).toEqual([0, 1]);
  await club.later(2 * MINUTE);
  // Bruno saw that it is his turn: leaving does not bring it up again.
  await here.close();
  await club.later(HOUR);
  expect(club.said('Bruno')).toEqual([]);
});

it('a muted table is silent, and speaks again', async () => {
  const club = await Club.open();
  const [ada, bruno] = [await club.person('Ada'), await club.chatting('Bruno')];
  const { id } = await club.game(ada, bruno);
  const other = await club.game(ada, bruno);
  expect(await bruno.get(`/api/tables/${id}/mute`)).toEqual({ muted: false, on: true } satisfies Muting);
  expect(await bruno.post(`/api/tables/${id}/mute`, { muted: true })).toEqual({ muted: true, on: true });
  await club.later(21 * SECOND);
  expect(club.said('Bruno')).toEqual([expect.stringContaining(other.id)]);
  await bruno.post(`/api/tables/${id}/mute`, { muted: false });
  await round([bruno, ada], id);
  await drop(ada, id);
  await club.later(21 * SECOND);
  expect(club.said('Bruno').filter((line) => line.includes(id))).toHaveLength(1);
  const stranger = await club.person('Carla');
  expect((await stranger.request('POST', `/api/tables/${id}/mute`, { muted: true })).body).toEqual({ error: 'NOT_SEATED' });
  expect(await ada.get(`/api/tables/${id}/mute`)).toEqual({ muted: false, on: false });
});

it('quiet hours keep everything until they are over, then tell it together', async () => {
  const club = await Club.open({ startsAt: '2027-01-10T21:30:00Z' });
  const quiet = { from: 22 * 60, to: 7 * 60 };
  const [ada, bruno] = [await club.person('Ada'), await club.chatting('Bruno', { quiet, zone: 'Europe/Rome' })];
  await club.game(ada, bruno, { name: 'Uno' });
  const done = await club.game(ada, bruno, { name: 'Due' });
  await club.game(ada, bruno, { name: 'Tre' });
  await club.later(21 * SECOND);
  await club.later(8 * HOUR); // 6:30 in Rome
  expect(club.room.received).toEqual([]);
  await drop(bruno, done.id); // got up early
  await club.later(30 * MINUTE);
  expect(club.said('Bruno')).toHaveLength(1);
  expect(club.said('Bruno')[0]).toMatch(/^Cantiere: 2 tables are waiting for you\nHeights, (Uno|Tre).*\nHeights, (Uno|Tre)/);
});

it('letters come in both languages, as text and HTML, with a way out in one click', async () => {
  const club = await Club.open();
  const [ada, bruno] = [await club.person('Ada'), await club.writing('Bruno', { language: 'it' })];
  const { id } = await club.game(ada, bruno, { name: 'Ponte <Alto>' });
  await club.later(21 * SECOND);
  expect(club.box.letters).toHaveLength(1);
  const [{ to, raw, text, html }] = club.box.letters;
  expect(to).toBe('bruno@example.org');
  expect(raw).toMatch(/^From: Cantiere <no-reply@example\.org>/m);
  expect(raw).toMatch(/^Subject: Tocca a te: Altezze, Ponte <Alto>/m);
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(text).toContain('Altezze, Ponte <Alto>: tocca a te.');
  expect(text).toContain(`${SITE}/t/${id}`);
  expect(html).toContain('Ponte &lt;Alto&gt;');
  expect(html).toContain(`href="${SITE}/t/${id}"`);

  const oneClick = new RegExp(`^List-Unsubscribe: <${SITE}(/api/notices/unsubscribe/[^>]+)>`, 'm').exec(raw)?.[1] ?? '';
  expect(text).toContain(`${SITE}/unsubscribe/${oneClick.split('/').pop()}`);
  const form = { method: 'POST', body: 'List-Unsubscribe=One-Click' };
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await fetch(`${club.server.address}${oneClick}x`, { ...form, headers: type })).status).toBe(404);
  expect(((await bruno.get('/api/notices')) as NoticeOffer).mine?.mail).toBe('once');
  const answer = await fetch(club.server.address + oneClick, { ...form, headers: type });
  expect(await answer.json()).toEqual({ email: 'bruno@example.org' });
  expect(((await bruno.get('/api/notices')) as NoticeOffer).mine?.mail).toBe('off');
  await club.game(ada, bruno);
  await club.later(21 * SECOND);
  expect(club.box.letters).toHaveLength(1);
});

it('no letter goes to an address whose owner has not said yes', async () => {
  const club = await Club.open();
  const ada = await club.person('Ada');
  const mallory = await Player.join(club.server.address, 'Mallory');
  await mallory.post('/api/account', { email: 'victim@example.org', password: 'torre pendente' });
  await choose(mallory, { mail: 'once' });
  expect(((await mallory.get('/api/notices')) as NoticeOffer).mine).toMatchObject({ mail: 'once', confirmed: false });
  await club.game(ada, mallory);
  await club.later(21 * SECOND);
  expect(club.box.letters).toEqual([]);
  expect((await mallory.request('POST', '/api/notices/test', { way: 'mail' })).body).toEqual({ error: 'NOT_DELIVERED' });
  const forged = club.server.services.notices.links.sign('unsubscribe', mallory.me.person, 'victim@example.org');
  expect((await mallory.request('POST', `/api/notices/confirm/${forged}`)).body).toEqual({ error: 'BAD_LINK' });
});

it('collected letters list every table that waits, at the hour; nothing new is no letter', async () => {
  const club = await Club.open({ startsAt: '2027-01-10T20:30:00Z' });
  const ada = await club.person('Ada');
  const [hourly, daily] = [await club.writing('Bruno', { mail: 'hourly' }), await club.writing('Carla', { mail: 'daily' })];
  for (const name of ['Uno', 'Due']) await club.game(ada, hourly, { name });
  await club.game(ada, daily, { name: 'Tre' });
  await club.later(21 * SECOND);
  expect(club.box.letters).toEqual([]);
  await club.later(30 * MINUTE);
  expect(club.box.letters.map(({ to }) => to)).toEqual(['bruno@example.org']);
  expect(club.box.letters[0].raw).toMatch(/^Subject: 2 tables are waiting for you/m);
  await club.game(ada, hourly, { name: 'Quattro' });
  await club.later(21 * SECOND);
  await club.later(HOUR);
  expect(club.box.letters).toHaveLength(2);
  for (const name of ['Uno', 'Due', 'Quattro']) expect(club.box.letters[1].text).toContain(`Heights, ${name}: it is your turn`);
  await club.later(HOUR);
  expect(club.box.letters).toHaveLength(2);
  await club.later(10 * HOUR); // past eight in the morning
  expect(club.box.letters.slice(2).map(({ to }) => to)).toEqual(['carla@example.org']);
});

it('a push is signed, encrypted for the one browser, and says nothing of the game', async () => {
  const club = await Club.open();
  const [ada, bruno] = [await club.person('Ada'), await Player.join(club.server.address, 'Bruno')];
  const [laptop, phone] = [new Browser(club.room.address, 'laptop'), new Browser(club.room.address, 'phone')];
  for (const browser of [laptop, phone]) {
    await bruno.post('/api/notices/push', { ...browser.subscription, language: 'it', zone: 'Europe/Rome' });
  }
  const { id } = await club.game(ada, bruno, { name: 'Ponte' });
  await club.later(21 * SECOND);
  expect(club.room.received.map(({ path }) => path).sort()).toEqual(['/push/laptop', '/push/phone']);
  const pushed = club.room.received.find(({ path }) => path === '/push/laptop')!;
  expect(pushed.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', urgency: 'normal' });
  expect(pushed.headers.topic).toMatch(/^[\w-]{32}$/);
  const { key, claims } = vapidOf(pushed);
  expect(key).toBe(((await bruno.get('/api/notices')) as NoticeOffer).pushKey);
  expect(claims).toMatchObject({ aud: club.room.address, sub: SITE });
  expect(pushed.body.includes('Ponte')).toBe(false);
  expect(() => phone.open(pushed)).toThrow();
  expect(laptop.open(pushed)).toEqual({
    title: 'Tocca a te',
    body: 'Altezze, Ponte: tocca a te.',
    path: `/t/${id}`,
    tag: `table:${id}`,
    language: 'it',
    waiting: 1,
  });
});

it('a browser that is gone is forgotten; the others are still told', async () => {
  const club = await Club.open();
  const [ada, bruno] = [await club.person('Ada'), await Player.join(club.server.address, 'Bruno')];
  const gone = await httpReceiver();
  gone.answer = { status: 410 };
  for (const browser of [new Browser(gone.address, 'old'), new Browser(club.room.address, 'new')])
    await bruno.post('/api/notices/push', { ...browser.subscription, language: 'en', zone: 'UTC' });
  await club.game(ada, bruno);
  await club.later(21 * SECOND);
  expect([gone.received.length, club.room.received.length]).toEqual([1, 1]);
  expect(((await bruno.get('/api/notices')) as NoticeOffer).mine?.browsers).toBe(1);
});

it('what fails is tried again later and later, and then given up', async () => {
  const club = await Club.open();
  const [ada, bruno] = [await club.person('Ada'), await club.chatting('Bruno')];
  club.room.answer = { status: 503, headers: { 'retry-after': '120' } };
  const { id } = await club.game(ada, bruno);
  await club.later(21 * SECOND);
  const tries: number[] = [];
  for (const wait of [MINUTE, MINUTE + SECOND, 4 * MINUTE, MINUTE + SECOND, 20 * MINUTE, 11 * MINUTE, HOUR, 24 * HOUR]) {
    tries.push(club.room.received.length);
    await club.later(wait);
  }
  expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  const rows = await club.server.services.store.db.selectFrom('notices').selectAll().where('table_id', '=', id).execute();
  expect(rows.map(({ state }) => state)).toEqual(['failed']);
});

it('a letter that the mail server puts off arrives later; a webhook that is gone is not tried again', async () => {
  const club = await Club.open();
  const [ada, bruno, carla] = [await club.person('Ada'), await club.writing('Bruno'), await club.chatting('Carla')];
  club.box.refuse = 451;
  club.room.answer = { status: 404 };
  await club.game(ada, bruno);
  await club.game(ada, carla);
  await club.later(21 * SECOND);
  club.box.refuse = undefined;
  await club.later(MINUTE + SECOND);
  expect(club.box.letters).toHaveLength(1);
  expect(club.room.received).toHaveLength(1);
});

it('the end of a game and a rematch are told to whoever was not there, unless they do not care', async () => {
  const club = await Club.open();
  const [ada, bruno] = [await club.chatting('Ada'), await club.chatting('Bruno')];
  const carla = await club.chatting('Carla', { also: false });
  const { id } = await ada.table({ seats: 3, options: { cards: 1 } });
  for (const player of [bruno, carla]) await player.post(`/api/tables/${id}/sit`);
  await ada.post(`/api/tables/${id}/start`);
  await round([carla, bruno, ada], id);
  const { phase } = (await ada.get(`/api/tables/${id}`)) as TableInfo;
  expect(phase).toBe('over');
  await club.later(SECOND);
  const over = [...club.said('Ada'), ...club.said('Bruno')];
  // Whoever made the last move knows.
  expect(over.length).toBeGreaterThan(0);
  expect(over.length).toBeLessThan(3);
  for (const line of over) expect(line).toContain('Game over');
  const before = club.room.received.length;
  const again = (await ada.post(`/api/tables/${id}/rematch`)) as TableInfo;
  await expect
    .poll(() => club.server.services.store.db.selectFrom('notices').where('kind', '=', 'rematch').selectAll().execute())
    .toHaveLength(1);
  await club.later(21 * SECOND);
  expect(club.said('Bruno').at(-1)).toBe(`Cantiere: Rematch?\nHeights, ${calledBy(again)}: ${SITE}/t/${again.id}`);
  expect(club.room.received).toHaveLength(before + 1);
  expect(club.said('Carla')).toEqual([]);
});

it('a seat that is kept, and a change that waits for a yes, are told once to whoever is away', async () => {
  const club = await Club.open();
  const [ada, bruno, carla] = [await club.person('Ada'), await club.chatting('Bruno'), await club.chatting('Carla')];
  for (const player of [bruno, carla]) await player.post(`/api/circle/${ada.me.person}`, { bond: 'friend' });
  const { id } = await ada.table({ seats: 3, name: 'Giovedì' });
  const path = `/api/tables/${id}`;
  const queued = async (kind: string, rows: number): Promise<void> =>
    expect
      .poll(() => club.server.services.store.db.selectFrom('notices').where('kind', '=', kind).selectAll().execute())
      .toHaveLength(rows);
  await ada.post(`${path}/seats/1/keep`, { person: bruno.me.person });
  await ada.post(`${path}/seats/2/keep`, { person: carla.me.person });
  await queued('seat', 2);
  await carla.post(`${path}/decline`);
  await club.later(21 * SECOND);
  expect(club.said('Bruno')).toEqual([`Cantiere: Your seat waits\nHeights, Giovedì: ${SITE}/t/${id}`]);
  expect(club.said('Carla')).toEqual([]);
  await ada.post(`${path}/seats/1`, { kind: 'open' });
  await ada.post(`${path}/seats/1/keep`, { person: bruno.me.person });
  await bruno.post(`${path}/sit`);
  await ada.post(`${path}/settings`, { options: { cards: 2 } });
  await queued('changed', 1);
  await club.later(21 * SECOND);
  await ada.post(`${path}/settings`, { options: { cards: 3 } });
  await club.later(HOUR);
  expect(club.said('Bruno').slice(1)).toEqual([`Cantiere: The table was changed\nHeights, Giovedì: ${SITE}/t/${id}`]);
});

const calledBy = ({ id }: TableInfo): string =>
  id
    .split('-')
    .slice(0, -1)
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');

it('a notice that was being sent when its process died is sent once more, and no oftener', async () => {
  const club = await Club.open();
  const [ada, bruno] = [await club.person('Ada'), await club.chatting('Bruno')];
  const { id } = await club.game(ada, bruno);
  await club.later(21 * SECOND);
  const { db } = club.server.services.store;
  const dies = (): Promise<unknown> => db.updateTable('notices').set({ state: 'sending', due_at: 0 }).execute();
  await dies();
  await club.later(SECOND);
  expect(club.room.received).toHaveLength(2);
  await dies();
  await club.later(SECOND);
  expect(club.room.received).toHaveLength(2);
  const rows = await db.selectFrom('notices').selectAll().where('table_id', '=', id).execute();
  expect(rows.map(({ state }) => state)).toEqual(['failed']);
});

it('after a restart a turn is told once, by the same keys', async () => {
  const data = await temporaryFolder();
  const first = await Club.open({ data });
  const [ada, bruno] = [await first.person('Ada'), await first.chatting('Bruno')];
  const { pushKey } = (await ada.get('/api/notices')) as NoticeOffer;
  await first.game(ada, bruno);
  const waiting = await first.game(ada, bruno);
  await first.later(5 * SECOND);
  const told = await first.game(ada, bruno);
  await first.server.close();
  const second = await Club.open({ data });
  await second.later(40 * SECOND);
  expect(first.said('Bruno')).toHaveLength(1);
  for (const { id } of [waiting, told]) expect(first.said('Bruno')[0]).toContain(id);
  await second.server.close();
  const third = await Club.open({ data });
  await third.later(HOUR);
  expect(first.said('Bruno')).toHaveLength(1);
  ada.address = third.server.address;
  expect(((await ada.get('/api/notices')) as NoticeOffer).pushKey).toBe(pushKey);
});

it('one can be asked for to see whether it works', async () => {
  const club = await Club.open();
  const bruno = await club.chatting('Bruno', { language: 'it' });
  expect(await bruno.post('/api/notices/test', { way: 'webhook' })).toEqual({});
  expect(club.said('Bruno')).toEqual(['Cantiere: Avviso di prova\nFunziona: gli avvisi di Cantiere arrivano fin qui.']);
  club.room.answer = { status: 403 };
  expect((await bruno.request('POST', '/api/notices/test', { way: 'webhook' })).body).toEqual({ error: 'NOT_DELIVERED' });
  expect((await bruno.request('POST', '/api/notices/test', { way: 'push' })).body).toEqual({ error: 'NOT_DELIVERED' });
});

it('what is chosen is checked: addresses that lead inside, zones that do not exist, sessions that are none', async () => {
  const { address } = await testServer();
  const ada = await Player.join(address, 'Ada');
  const usual: NoticeWish = { language: 'en', mail: 'once', webhook: { url: '', on: false }, also: true, zone: 'UTC' };
  for (const url of ['http://example.org/hook', 'https://127.0.0.1/hook', 'https://[fd00::1]/hook', 'hook']) {
    const { body } = await ada.request('POST', '/api/notices', { ...usual, webhook: { url, on: true } });
    expect(body, url).toEqual({ error: 'BAD_WEBHOOK' });
  }
  const { subscription } = new Browser('https://192.168.1.1', 'x');
  const push = { ...subscription, language: 'en', zone: 'UTC' };
  expect((await ada.request('POST', '/api/notices/push', push)).body).toEqual({ error: 'BAD_REQUEST' });
  expect((await ada.request('POST', '/api/notices', { ...usual, zone: 'Mars/Crater' })).body).toEqual({ error: 'BAD_REQUEST' });
  expect((await ada.request('POST', '/api/notices', { ...usual, quiet: { from: 0, to: 1440 } })).status).toBe(400);
  // Without a mail server the wish for letters is not kept.
  const { mail, mine } = (await ada.post('/api/notices', usual)) as NoticeOffer;
  expect([mail, mine?.mail]).toEqual([false, 'off']);
  const nobody = new Player(address);
  expect((await nobody.request('POST', '/api/notices', usual)).body).toEqual({ error: 'NOT_SIGNED_IN' });
  expect((await nobody.get('/api/notices')) as NoticeOffer).toEqual({ mail: false, pushKey: expect.any(String) as string });
  expect(await nobody.get('/api/waiting')).toEqual({ tables: [] });
});

it('a guest’s browsers and choices come along when they sign in', async () => {
  const club = await Club.open();
  const account = await club.writing('Bruno');
  const guest = await club.chatting('Ospite');
  const browser = new Browser(club.room.address, 'phone');
  await guest.post('/api/notices/push', { ...browser.subscription, language: 'en', zone: 'UTC' });
  const { id } = await club.game(await club.person('Ada'), guest);
  await guest.post(`/api/tables/${id}/mute`, { muted: true });
  await guest.post('/api/account/session', { email: 'bruno@example.org', password: 'torre pendente' });
  expect(await account.get(`/api/tables/${id}/mute`)).toEqual({ muted: true, on: true });
  const { mine } = (await account.get('/api/notices')) as NoticeOffer;
  expect(mine).toMatchObject({ browsers: 1, mail: 'once', webhook: { url: '', on: false } });
});

it('the tables that wait for me are told, longest first', async () => {
  const club = await Club.open();
  const [ada, bruno] = [await club.person('Ada'), await club.person('Bruno')];
  const first = await club.game(ada, bruno);
  const second = await club.game(ada, bruno);
  await club.server.services.hall.saveSummaries();
  const waiting = async (): Promise<string[]> =>
    ((await bruno.get('/api/waiting')) as { tables: { id: string }[] }).tables.map(({ id }) => id);
  expect(await waiting()).toEqual([first.id, second.id]);
  await drop(bruno, first.id);
  await club.server.services.hall.saveSummaries();
  expect(await waiting()).toEqual([second.id]);
});
