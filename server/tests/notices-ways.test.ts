/** The ways of being told: letters, push and webhooks, what is tried again, and what may be chosen. */
import { expect, it } from 'vitest';
import type { NoticeOffer, NoticeWish } from '../protocol.ts';
import { choose, NoticesServer, drop, HOUR, MINUTE, SECOND, SITE } from './notices-server.ts';
import { Player } from './player.ts';
import { Browser, httpReceiver, vapidOf } from './receivers.ts';
import { testServer } from './serving.ts';

it('a chat room is told once per turn, after a while, with the table and its link, for Discord and for Slack', async () => {
  const club = await NoticesServer.open();
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

it('letters come in both languages, as text and HTML, with a way out in one click', async () => {
  const club = await NoticesServer.open();
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
  const club = await NoticesServer.open();
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
  const club = await NoticesServer.open({ startsAt: '2027-01-10T20:30:00Z' });
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
  const club = await NoticesServer.open();
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
  const club = await NoticesServer.open();
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
  const club = await NoticesServer.open();
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
  const club = await NoticesServer.open();
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

it('one can be asked for to see whether it works', async () => {
  const club = await NoticesServer.open();
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
  const club = await NoticesServer.open();
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
