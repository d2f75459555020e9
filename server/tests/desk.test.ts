/** The operator's desk: for operators alone, and what they do there holds at once, once, and is written down. */
import { describe, expect, it } from 'vitest';
import { makeOperator } from '../operator.ts';
import type {
  DeskCopies,
  DeskEditions,
  DeskHours,
  DeskLoad,
  DeskLog,
  DeskNotices,
  DeskPeople,
  DeskReports,
  DeskSummary,
  DeskTables,
  MailTested,
  Session,
} from '../protocol.ts';
import { timesOf } from '../desk/hours.ts';
import { addCounts, dropOldHours, hourOf, readCounts } from '../store/hours.ts';
import { noteAct, readActs, trimLog } from '../store/operatorLog.ts';
import { setResting } from '../store/editions.ts';
import { noteHere } from '../store/finding.ts';
import { addPerson } from '../store/people.ts';
import { addNotice, settleNotice } from '../store/notices.ts';
import { DAY, fakeClock, HOUR } from './clock.ts';
import { places, type HouseAt } from './houses.ts';
import { place } from './place.ts';
import { Player } from './player.ts';
import { mailReceiver } from './receivers.ts';
import { temporaryFolder, testServer } from './serving.ts';
import { bases } from './stores.ts';
import { twoAtTable } from './two.ts';

const PASSWORD = 'torre pendente';

async function operatorAt(address: string, where: HouseAt, name = 'Olga'): Promise<Player> {
  const olga = await Player.join(address, name);
  await olga.post('/api/account', { email: `${name.toLowerCase()}@example.org`, password: PASSWORD });
  await makeOperator(where, olga.me.person, true);
  return olga;
}

const sessionOf = async (who: Player): Promise<Session> => (await who.get('/api/session')) as Session;
const toldTo = async (who: Player): Promise<Session['told']> => (await sessionOf(who)).told;

describe.each(places)('on %s', (_name, newPlace) => {
  it('is not there for anybody else: every route answers as one that does not exist, before it reads anything', async () => {
    const where = await newPlace();
    const { address } = await testServer(where);
    const olga = await operatorAt(address, where);
    const guest = await Player.join(address, 'Gina');
    const account = await Player.join(address, 'Carlo');
    await account.post('/api/account', { email: 'carlo@example.org', password: PASSWORD });
    const stranger = new Player(address);
    const was = await operatorAt(address, where, 'Vera');
    await makeOperator(where, was.me.person, false);

    const { paths } = (await guest.get('/api/openapi.json')) as { paths: Record<string, Record<string, unknown>> };
    const routes = Object.entries(paths)
      .filter(([path]) => path === '/api/operator' || path.startsWith('/api/operator/'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => [method.toUpperCase(), path] as const));
    expect(routes.length).toBeGreaterThanOrEqual(16);
    for (const [method, route] of routes) {
      const path = route.replace(/\{\w+\}/g, '1');
      const missing = path.replace('/api/operator', '/api/operetta');
      // Neither what the route wants nor what it would refuse: an answer to either would tell that it is there.
      const body = method === 'GET' ? undefined : { nonsense: true };
      for (const who of [guest, account, stranger, was]) {
        const [answer, nothing] = [await who.request(method, path, body), await who.request(method, missing, body)];
        expect([route, answer.status, answer.body]).toEqual([route, 404, { error: 'NOT_FOUND' }]);
        expect(nothing).toMatchObject({ status: answer.status, body: answer.body });
        expect(plain(answer.headers)).toEqual(plain(nothing.headers));
      }
      if (method === 'DELETE') continue; // what is not there cannot be taken away by an operator either
      const real = await olga.request(method, path, body);
      expect([route, real.body]).not.toEqual([route, { error: 'NOT_FOUND' }]);
    }
  });

  it('a report is dealt with once: the line goes, the writer is warned in words until they have read them, the reporter is thanked', async () => {
    const where = await newPlace();
    const { address } = await testServer(where);
    const olga = await operatorAt(address, where);
    const vera = await operatorAt(address, where, 'Vera');
    const { ada, bruno, id, first, second } = await twoAtTable(address);
    second.say({ t: 'chat', text: 'sei ridicola', id: 'r1' });
    const { line } = await first.message('chat', ({ line: { text } }) => text === 'sei ridicola');
    await ada.post('/api/reports', {
      person: bruno.me.person,
      reason: 'insult',
      words: 'guarda',
      table: id,
      line: line.number,
    });
    await ada.post(`/api/circle/${bruno.me.person}`, { bond: 'blocked' });

    const { reports, total } = (await olga.get('/api/operator/reports')) as DeskReports;
    expect(total).toBe(1);
    expect(reports[0]).toMatchObject({
      reason: 'insult',
      words: 'guarda',
      reporter: { name: 'Ada' },
      about: { name: 'Bruno', warnings: 0, reports: 1 },
      blocked: true,
      line: line.number,
      table: { id, game: 'altezze', phase: 'playing', seats: 2, version: 0 },
    });
    expect(reports[0].lines.find(({ number }) => number === line.number)).toMatchObject({ text: 'sei ridicola' });
    expect(((await olga.get('/api/operator')) as DeskSummary).reports).toBe(1);

    const path = `/api/operator/reports/${reports[0].id}`;
    const warning = { act: 'warn', words: 'Qui ci si parla bene.', hide: true };
    const answers = await Promise.all([olga.request('POST', path, warning), vera.request('POST', path, warning)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({ error: 'REPORT_CLOSED' });

    await first.message('chat', (told) => told.line.number === line.number && told.line.text === '');
    await second.message('told');
    const told = await toldTo(bruno);
    expect(told).toMatchObject([{ kind: 'warning', reason: 'insult', quote: 'sei ridicola', words: 'Qui ci si parla bene.' }]);
    expect(await toldTo(ada)).toMatchObject([{ kind: 'looked' }]);
    // Nobody else reads it for them; read once, it is read.
    await ada.post(`/api/told/${told?.[0].id}/read`);
    expect(await toldTo(bruno)).toHaveLength(1);
    await bruno.post(`/api/told/${told?.[0].id}/read`);
    expect(await toldTo(bruno)).toBeUndefined();

    expect(((await olga.get('/api/operator/reports')) as DeskReports).total).toBe(0);
    const done = (await olga.get('/api/operator/reports?closed=true')) as DeskReports;
    expect(done.reports[0]).toMatchObject({ closed: { outcome: 'warn' }, about: { warnings: 1 } });
    expect(done.reports[0].lines.find(({ number }) => number === line.number)).toMatchObject({
      text: 'sei ridicola',
      gone: true,
    });
    const { entries } = (await olga.get('/api/operator/log')) as DeskLog;
    expect(entries.map(({ act, person }) => [act, person?.name])).toEqual(
      expect.arrayContaining([
        ['warn', 'Bruno'],
        ['removeLine', 'Bruno'],
        ['addOperator', 'Vera'],
      ]),
    );
    expect(entries.filter(({ act }) => act === 'warn')).toHaveLength(1);
    expect(entries.find(({ act }) => act === 'addOperator')?.by).toBeUndefined();
  });

  it('whoever is silenced is told until when, and writes nothing that others read, until then', async () => {
    const where = await newPlace();
    const clock = fakeClock(Date.now());
    const { address } = await testServer({ ...where, now: clock.now });
    const olga = await operatorAt(address, where);
    const { bruno, id, first, second } = await twoAtTable(address);
    await olga.post(`/api/operator/people/${bruno.me.person}`, { act: 'mute', hours: 24, words: 'Calma.' });
    await second.message('told');
    const until = clock.now() + 24 * HOUR;
    expect(await sessionOf(bruno)).toMatchObject({ mutedUntil: until, told: [{ kind: 'muted', until, words: 'Calma.' }] });
    second.say({ t: 'chat', text: 'ma io', id: 'm1' });
    expect(await second.message('error')).toMatchObject({ code: 'MUTED', id: 'm1', until });
    expect(await bruno.request('POST', '/api/session', { name: 'Sciocca Ada' })).toMatchObject({
      status: 403,
      body: { error: 'MUTED', until },
    });
    expect((await bruno.request('POST', '/api/tables', { game: 'altezze', seats: 2, name: 'Ada' })).status).toBe(403);
    // They play on, and a guest's silence comes along into an account.
    const move = second.move(place(second));
    await second.taken(move);
    const account = await Player.join(address, 'Bruno');
    await account.post('/api/account', { email: 'bruno@example.org', password: PASSWORD });
    await bruno.post('/api/account/session', { email: 'bruno@example.org', password: PASSWORD });
    expect(await sessionOf(bruno)).toMatchObject({ mutedUntil: until });
    const again = await bruno.watch(id);
    await again.message('welcome');
    again.say({ t: 'chat', text: 'eppure', id: 'm2' });
    expect(await again.message('error')).toMatchObject({ code: 'MUTED' });
    clock.pass(24 * HOUR);
    again.say({ t: 'chat', text: 'scusate', id: 'm3' });
    await first.message('chat', ({ line }) => line.text === 'scusate');
    expect((await sessionOf(bruno)).mutedUntil).toBeUndefined();
  });

  it('a ban with an end is told with its reason, lasts as long as was said, and gives back who they were', async () => {
    const where = await newPlace();
    const clock = fakeClock(Date.now());
    const { address } = await testServer({ ...where, now: clock.now });
    const olga = await operatorAt(address, where);
    const { ada, bruno } = await twoAtTable(address);
    await bruno.post('/api/account', { email: 'bruno@example.org', password: PASSWORD });
    const at = (who: Player): string => `/api/operator/people/${who.me.person}`;
    await olga.post(at(bruno), { act: 'ban', hours: 168, words: 'Una settimana per pensarci.' });
    const until = clock.now() + 168 * HOUR;
    const { me, banned } = await sessionOf(bruno);
    expect(me).toBeUndefined();
    expect(banned).toMatchObject({ until, why: { kind: 'banned', until, words: 'Una settimana per pensarci.' } });
    const credentials = { email: 'bruno@example.org', password: PASSWORD };
    const elsewhere = new Player(address);
    expect((await elsewhere.request('POST', '/api/account/session', credentials)).body).toEqual({ error: 'BANNED', until });
    expect((await bruno.request('POST', '/api/session', { name: 'Bruno' })).body).toEqual({ error: 'BANNED', until });
    const listed = (await olga.get('/api/operator/people?which=banned')) as DeskPeople;
    expect(listed.people).toMatchObject([{ name: 'Bruno', bannedUntil: until }]);

    clock.pass(168 * HOUR - 1000);
    await olga.get('/api/operator');
    expect((await sessionOf(bruno)).banned).toBeDefined();
    clock.pass(1000);
    await olga.get('/api/operator'); // each process looks every few seconds, and when the desk is opened
    expect(await sessionOf(bruno)).toMatchObject({ me: { person: bruno.me.person } });
    expect(await toldTo(bruno)).toBeUndefined();
    expect((await elsewhere.request('POST', '/api/account/session', credentials)).status).toBe(200);

    await olga.post(at(ada), { act: 'ban' });
    clock.pass(1000 * 24 * HOUR);
    await olga.get('/api/operator');
    expect((await sessionOf(ada)).banned).toEqual({ why: expect.objectContaining({ kind: 'banned' }) as object });
    await olga.post(at(ada), { act: 'unban' });
    const back = await sessionOf(ada);
    expect([back.me?.name, back.banned, back.told]).toEqual(['Ada', undefined, undefined]);
  });

  it('people are found, renamed, signed out, banned and let in again; whoever runs the house is not banned', async () => {
    const where = await newPlace();
    const { address } = await testServer(where);
    const olga = await operatorAt(address, where);
    const { ada, bruno, first, second } = await twoAtTable(address);
    const listed = (await olga.get('/api/operator/people?find=bru')) as DeskPeople;
    expect(listed).toMatchObject({ total: 1, people: [{ person: bruno.me.person, name: 'Bruno', operator: false }] });
    expect(((await olga.get('/api/operator/people?which=operators')) as DeskPeople).people.map(({ name }) => name)).toEqual([
      'Olga',
    ]);
    const at = (who: Player): string => `/api/operator/people/${who.me.person}`;
    expect((await olga.request('POST', at(bruno), { act: 'rename', name: 'ADA' })).body).toEqual({ error: 'NAME_TAKEN' });
    await olga.post(at(bruno), { act: 'rename', name: 'Ospite' });
    await first.until('the new name', () => first.table?.seats.some((seat) => seat.kind === 'person' && seat.name === 'Ospite'));
    expect(await toldTo(bruno)).toMatchObject([{ kind: 'renamed', name: 'Ospite' }]);
    await olga.post(at(bruno), { act: 'ban' });
    expect(await second.until('the end', () => second.closed)).toBe(4401);
    await first.until('a bot', () => first.table?.seats.some(({ kind }) => kind === 'bot'));
    expect(((await olga.get('/api/operator/people?which=banned')) as DeskPeople).total).toBe(1);
    await olga.post(at(bruno), { act: 'unban' });
    expect((await sessionOf(bruno)).me?.name).toBe('Ospite');
    await olga.post(at(ada), { act: 'signOut' });
    expect((await sessionOf(ada)).me).toBeUndefined();
    expect((await olga.request('POST', at(olga), { act: 'ban' })).body).toEqual({ error: 'IS_OPERATOR' });
    expect((await olga.request('POST', '/api/operator/people/nobody', { act: 'ban' })).status).toBe(404);
    const { entries } = (await olga.get('/api/operator/log')) as DeskLog;
    expect(entries.map(({ act }) => act)).toEqual(['signOut', 'unban', 'ban', 'rename', 'addOperator']);
    expect(entries[3]).toMatchObject({ by: { name: 'Olga' }, detail: { from: 'Bruno', to: 'Ospite' } });
  });

  it('tables end: before the start they are gone, a running one is played out by bots and counts for nobody', async () => {
    const where = await newPlace();
    const { address, services } = await testServer(where);
    const olga = await operatorAt(address, where);
    const { ada, id, first } = await twoAtTable(address, { spectators: true });
    const lobby = await ada.table({ name: 'La gru' });
    const waits = await ada.watch(lobby.id);
    await waits.message('welcome');
    await services.hall.saveSummaries();
    const running = (await olga.get('/api/operator/tables')) as DeskTables;
    expect(running).toMatchObject({ total: 1, tables: [{ id, game: 'altezze', phase: 'playing', bots: 0, steps: 0 }] });
    expect(running.tables[0].toAct).toHaveLength(2);
    expect(JSON.stringify(running)).not.toContain('hand');
    const open = (await olga.get('/api/operator/tables?which=lobby&find=gru')) as DeskTables;
    expect(open.tables.map((table) => table.id)).toEqual([lobby.id]);
    const act = (table: string, what: string) => olga.request('POST', `/api/operator/tables/${table}`, { act: what });

    expect((await act(lobby.id, 'end')).body).toEqual({ error: 'TABLE_CHANGED' });
    expect((await act(lobby.id, 'close')).status).toBe(200);
    expect(await waits.until('the end', () => waits.closed)).toBeDefined();
    expect((await ada.request('GET', `/api/tables/${lobby.id}`)).status).toBe(404);

    expect((await act(id, 'end')).status).toBe(200);
    await first.over();
    await expect.poll(async () => ((await olga.get('/api/operator/tables?which=over')) as DeskTables).total).toBe(1);
    expect(await toldTo(ada)).toMatchObject([{ kind: 'closed', name: 'La gru' }, { kind: 'closed' }]);
    expect((await ada.get(`/api/people/${ada.me.person}/games`)) as object).toMatchObject({ total: 0 });

    const other = await ada.table({ start: true, bots: [{ seat: 1, level: 'greedy' }] });
    await setResting(services.store.db, 'altezze', other.edition ?? '', true);
    expect(((await olga.get('/api/operator/tables?which=resting')) as DeskTables).total).toBe(1);
    expect((await act(other.id, 'remove')).status).toBe(200);
    expect((await ada.request('GET', `/api/tables/${other.id}`)).status).toBe(404);
  });

  it('tells how the house is: load, plots, failed notices, mail, copies, editions', async () => {
    const where = await newPlace();
    const box = await mailReceiver();
    const mail = { url: box.url, from: 'no-reply@example.org' };
    const { address, services } = await testServer({
      ...where,
      publicUrl: new URL('https://giochi.example.org'),
      notices: { mail, sweepMs: 1e8 },
    });
    const olga = await operatorAt(address, where);
    const { ada, second } = await twoAtTable(address);
    await second.taken(second.move(place(second)));
    services.here.saw(ada.me.person, undefined);
    await services.here.write();

    for (const span of ['day', 'month']) {
      const { bars } = (await olga.get(`/api/operator/hours?span=${span}`)) as DeskHours;
      expect(bars).toHaveLength(span === 'day' ? 24 : 30);
      expect(bars.at(-1)).toMatchObject({ moves: { people: 1, bots: 0 }, people: 3, times: { n: 1 } });
    }
    const load = (await olga.get('/api/operator/load')) as DeskLoad;
    expect(load.processes).toHaveLength(1);
    expect(load.bots.threads).toBeGreaterThan(0);

    const key = { table: 't', person: ada.me.person, kind: 'turn', turn: 1, way: 'mail' } as const;
    await addNotice(services.store.db, key, 0, Date.now());
    await settleNotice(services.store.db, key, 'failed', '550 no such user');
    expect((await olga.get('/api/operator/notices')) as DeskNotices).toMatchObject({
      counts: { failed: 1 },
      failed: [{ person: { name: 'Ada' }, way: 'mail', why: '550 no such user' }],
    });

    expect(await olga.post('/api/operator/mail', { language: 'it' })).not.toHaveProperty('trouble');
    const elsewhere = { language: 'it', to: 'posta@example.org' };
    expect((await olga.post('/api/operator/mail', elsewhere)) as MailTested).toMatchObject({ to: elsewhere.to });
    expect(box.letters.map(({ to }) => to)).toEqual(['olga@example.org', elsewhere.to]);
    const { mail: tried, tables } = (await olga.get('/api/operator')) as DeskSummary;
    expect([tried, tables]).toMatchObject([
      { on: true, tried: { well: true } },
      { playing: 1, resting: 0, lobby: 0 },
    ]);

    const copies = (await olga.post('/api/operator/copies', {})) as DeskCopies;
    expect(copies).toMatchObject({ kept: 7, copies: [{ kind: 'asked' }] });
    const { editions } = (await olga.get('/api/operator/editions')) as DeskEditions;
    expect(editions).toMatchObject([{ game: 'altezze', present: true, here: true, playing: 1 }]);
  });
});

it('copies that were asked for do not push those of the nights out, and are few', async () => {
  const data = await temporaryFolder();
  const { address } = await testServer({ data });
  const olga = await operatorAt(address, { data });
  for (let n = 0; n < 5; n++) await olga.post('/api/operator/copies', {});
  const { copies } = (await olga.get('/api/operator/copies')) as DeskCopies;
  expect(copies.map(({ kind }) => kind)).toEqual(['asked', 'asked', 'asked']);
});

it('a mail server that is not there is told as such', async () => {
  const data = await temporaryFolder();
  const mail = { url: 'smtp://127.0.0.1:1', from: 'no-reply@example.org' };
  const { address } = await testServer({ data, publicUrl: new URL('https://a.example'), notices: { mail, sweepMs: 1e8 } });
  const olga = await operatorAt(address, { data });
  expect((await olga.post('/api/operator/mail', { language: 'en' })) as MailTested).toMatchObject({
    trouble: { kind: 'unreached' },
  });
});

it('times are read from the counted buckets', () => {
  const rows = [
    { hour: 0, what: 'move 0.01', n: 50 },
    { hour: 0, what: 'move 0.02', n: 49 },
    { hour: 0, what: 'move 5', n: 0 },
    { hour: 0, what: 'move +Inf', n: 1 },
    { hour: 0, what: 'bot 1', n: 7 },
  ];
  expect(timesOf(rows, 'move')).toEqual({ half: 10, slow: 20, n: 100 });
  expect(timesOf(rows, 'wait')).toBeUndefined();
});

describe.each(bases)('the books on %s', (_name, open) => {
  it('hours add up over processes and are forgotten; the log keeps the last', async () => {
    const store = await open();
    const { db } = store;
    const now = Date.UTC(2026, 2, 18, 12, 30);
    await Promise.all(
      Array.from({ length: 8 }, () =>
        addCounts(
          db,
          hourOf(now),
          new Map([
            ['moves of bots', 3],
            ['moves of people', 2],
            ['people', 0],
          ]),
        ),
      ),
    );
    await addCounts(db, hourOf(now - 40 * DAY), new Map([['people', 4]]));
    await dropOldHours(db, now);
    expect(await readCounts(db, 0)).toEqual([
      { hour: hourOf(now), what: 'moves of bots', n: 24 },
      { hour: hourOf(now), what: 'moves of people', n: 16 },
    ]);
    // Whoever is seen by several processes, again and again, is one person in that hour, and in that day.
    for (const id of ['ada', 'bruno']) await addPerson(db, { id, name: id });
    const here = (at: number) => Promise.all([noteHere(db, ['ada', 'bruno'], at), noteHere(db, ['bruno', 'ada'], at)]);
    for (const at of [now, now + 60_000, now + HOUR]) await here(at);
    const people = (await readCounts(db, 0)).filter(({ what }) => what.startsWith('people'));
    expect(people.map(({ what, n }) => [what, n])).toEqual([
      ['people of the day', 2],
      ['people', 2],
      ['people', 2],
    ]);
    for (let at = 1; at <= 5; at++) await noteAct(db, { act: 'copy' }, at);
    await trimLog(db, 3);
    expect((await readActs(db, 1, 2)).entries.map(({ at }) => at)).toEqual([5, 4]);
    expect(await readActs(db, 2, 2)).toMatchObject({ total: 3, entries: [{ at: 3 }] });
    await store.close();
  });
});

/** What differs from answer to answer anyway. */
const plain = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !['date', 'keep-alive', 'connection'].includes(name)));
