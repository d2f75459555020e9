/** The link of the first start makes one person the operator, once; what they set counts at once, in every process. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { firstKey } from '../house/firstOperator.ts';
import { openMail } from '../notices/mail.ts';
import { writeHouseSetting } from '../store/house.ts';
import { isOperator, setOperator } from '../store/operators.ts';
import type { DeskLog, Me, Session, TableInfo } from '../protocol.ts';
import { REAL_SHELF } from '../shelf.ts';
import { Player } from './player.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { mailReceiver } from './receivers.ts';
import { temporaryFolder, testServer } from './serving.ts';

const password = 'torre pendente';
const publicUrl = new URL('https://giochi.example.org');

async function operator(server: Awaited<ReturnType<typeof testServer>>, name = 'Ada'): Promise<Player> {
  const key = await firstKey(server.services.store.db);
  const player = new Player(server.address);
  const account = { name, email: `${name.toLowerCase()}@example.org`, password };
  player.me = (await player.post('/api/house/operator', { key, account })) as Me;
  return player;
}

it('whoever opens the link first runs the house, also where it is by invitation; the link is then good for nothing', async () => {
  const server = await testServer({ house: {}, publicUrl });
  const { db } = server.services.store;
  const key = await firstKey(db);
  const stranger = new Player(server.address);
  expect(await stranger.request('POST', '/api/house/key', { key: 'x'.repeat(32) })).toMatchObject({
    body: { error: 'BAD_LINK' },
  });
  expect((await stranger.request('POST', '/api/house/key', { key })).status).toBe(200);
  const ada = await operator(server);
  expect(await isOperator(db, ada.me.person)).toBe(true);
  expect(await ada.get('/api/session')).toMatchObject({ me: { name: 'Ada' }, house: { operator: true, door: 'invited' } });
  expect(await firstKey(db)).toBeUndefined();
  const account = { name: 'Eve', email: 'eve@example.org', password };
  expect(await stranger.request('POST', '/api/house/operator', { key, account })).toMatchObject({ body: { error: 'BAD_LINK' } });
  expect(await db.selectFrom('people').select('name').execute()).toEqual([{ name: 'Ada' }]);
  // When nobody runs it any more the next start has another one.
  await setOperator(db, ada.me.person, false);
  expect(await firstKey(db)).not.toBe(key);
});

it('of several who open it at once one runs the house', async () => {
  const server = await testServer({ house: {}, publicUrl });
  const { db } = server.services.store;
  const key = await firstKey(db);
  const tries = await Promise.all(
    ['ada', 'bea', 'ciro'].map((name) => {
      const account = { name, email: `${name}@example.org`, password };
      return new Player(server.address).request('POST', '/api/house/operator', { key, account });
    }),
  );
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await db.selectFrom('people').select('operator').execute()).toEqual([{ operator: 1 }]);
});

it('an account that is there already becomes the operator as it is, a guest makes theirs', async () => {
  const server = await testServer();
  const { db } = server.services.store;
  const guest = await Player.join(server.address, 'Guido');
  const key = await firstKey(db);
  expect((await guest.request('POST', '/api/house/operator', { key })).status).toBe(400);
  const account = { name: 'Guido', email: 'guido@example.org', password };
  expect(await guest.post('/api/house/operator', { key, account })).toMatchObject({ person: guest.me.person });
  await setOperator(db, guest.me.person, false);
  expect(await guest.post('/api/house/operator', { key: await firstKey(db) })).toMatchObject({ person: guest.me.person });
  expect(await isOperator(db, guest.me.person)).toBe(true);
});

describe('what an operator sets', () => {
  it('counts at once, and the environment has the last word', async () => {
    const server = await testServer({ house: { name: 'La Torre' } });
    const ada = await operator(server);
    const before = await ada.get('/api/operator/house');
    expect(before).toMatchObject({ name: 'La Torre', door: 'open', language: 'browser', given: ['name'], opened: false });
    expect(await ada.request('PUT', '/api/operator/house', { name: 'Altro' })).toMatchObject({ body: { error: 'GIVEN' } });
    const set = { door: 'invited', language: 'it', imprint: 'Ada, via Roma 1', rules: 'Niente fretta.' };
    expect((await ada.request('PUT', '/api/operator/house', set)).body).toMatchObject({ ...set, opened: true });
    const stranger = new Player(server.address);
    expect((await stranger.get('/api/session')) as Session).toMatchObject({
      house: { name: 'La Torre', door: 'invited', language: 'it', imprint: true, rules: true },
    });
    expect(await stranger.get('/api/house/words')).toEqual({ imprint: set.imprint, rules: set.rules });
    expect((await stranger.request('POST', '/api/session', { name: 'Eve' })).body).toEqual({ error: 'INVITATION_NEEDED' });

    await ada.request('PUT', '/api/operator/daily', { games: [] });
    const invitation = (await ada.post('/api/operator/invitations', { uses: 1, days: 1 })) as { id: string };
    await ada.request('DELETE', `/api/operator/invitations/${invitation.id}`);
    const { entries } = (await ada.get('/api/operator/log')) as DeskLog;
    const acts = entries.map(({ act, by, detail }) => [act, by?.name, detail.what]);
    expect(acts.sort()).toEqual([
      ['firstOperator', 'Ada', undefined],
      ['invite', 'Ada', undefined],
      ['setHouse', 'Ada', 'daily'],
      ['setHouse', 'Ada', 'language door imprint rules'],
      ['withdraw', 'Ada', undefined],
    ]);
  });

  it('a game taken off the shelf is neither listed nor opened, and what is played goes on; one game stays', async () => {
    const server = await testServer({ shelf: REAL_SHELF });
    const ada = await operator(server);
    const { games } = (await ada.get('/api/operator/house')) as { games: string[] };
    const [gone = '', ...others] = games;
    const bots = [{ seat: 1, level: 'greedy' }];
    const wish = { game: gone, seats: 2, bots, start: true };
    const running = (await ada.post('/api/tables', wish)) as TableInfo;
    expect((await ada.request('PUT', '/api/operator/house', { hidden: games })).status).toBe(400);
    expect((await ada.request('PUT', '/api/operator/house', { hidden: [gone] })).body).toMatchObject({ hidden: [gone] });
    const listed = (await ada.get('/api/games')) as { games: { id: string }[] };
    expect(listed.games.map(({ id }) => id)).toEqual(others);
    expect((await ada.request('POST', '/api/tables', wish)).body).toEqual({ error: 'GAME_NOT_HERE' });
    expect(await ada.get(`/api/tables/${running.id}`)).toMatchObject({ phase: 'playing' });
    await ada.request('PUT', '/api/operator/house', { hidden: [] });
    expect((await ada.request('POST', '/api/tables', wish)).status).toBe(200);
  });

  it('neither a rematch nor a preview is of a game that was taken off; GAMES with a game that is none does not start', async () => {
    const web = await temporaryFolder();
    await writeFile(join(web, 'index.html'), '<!doctype html><head></head>');
    const data = await temporaryFolder();
    const server = await testServer({ data, shelf: REAL_SHELF, web });
    const ada = await operator(server);
    const bots = [1, 2].map((seat) => ({ seat, level: 'greedy' }));
    const wish = { game: 'citadels', seats: 3, bots, start: true };
    const { id } = (await ada.post('/api/tables', wish)) as TableInfo;
    await server.services.store.db.updateTable('tables').set({ phase: 'over' }).where('id', '=', id).execute();
    const page = async (): Promise<string> =>
      (await fetch(`${server.address}/new/citadels`, { headers: { accept: 'text/html' } })).text();
    expect(await page()).toContain('og:');
    await server.close();

    const parts = { data, shelf: REAL_SHELF, web };
    const without = await testServer({ ...parts, house: { games: ['capitol'] } });
    ada.address = without.address;
    expect((await ada.request('POST', `/api/tables/${id}/rematch`)).body).toEqual({ error: 'GAME_NOT_HERE' });
    for (const path of ['new', 'learn', 'rules', 'cards']) {
      const answer = await fetch(`${without.address}/${path}/citadels`, { headers: { accept: 'text/html' } });
      expect(await answer.text(), path).not.toContain('og:');
    }
    await without.close();
    for (const games of [['citadel'], ['capitol', 'citadel']])
      await expect(testServer({ ...parts, house: { games } })).rejects.toThrow(/citadel.*citadels/s);
  });

  it('the mail server is tried, used without a restart, and its password never told', async () => {
    const box = await mailReceiver();
    const server = await testServer({ publicUrl });
    const ada = await operator(server);
    const url = new URL(box.url);
    const mail = { server: `smtp://ada:segreto@${url.host}`, from: 'Casa <casa@example.org>' };
    expect(await ada.get('/api/notices')).toMatchObject({ mail: false });
    expect((await ada.request('PUT', '/api/operator/house', { mail: { ...mail, server: 'https://x' } })).body).toEqual({
      error: 'BAD_MAIL_SERVER',
    });
    const bad = { server: 'smtp://ada:segreto@127.0.0.1:9', from: mail.from };
    const tried = await ada.post('/api/operator/mail', { mail: bad, language: 'en' });
    expect(tried).toMatchObject({ trouble: { kind: 'unreached' } });
    expect(JSON.stringify(tried)).not.toContain('segreto');

    const plain = { server: box.url, from: mail.from };
    expect(await ada.post('/api/operator/mail', { mail: plain, language: 'it' })).not.toHaveProperty('trouble');
    expect(box.letters.at(-1)?.text).toContain('lettere di questa casa');
    await ada.request('PUT', '/api/operator/house', { mail: plain, name: 'Il Tavolo <Lungo>' });
    expect(await ada.get('/api/notices')).toMatchObject({ mail: true });
    // The desk knows it too, and what came of the tries.
    expect(await ada.get('/api/operator')).toMatchObject({ mail: { on: true, tried: { well: true } } });
    const before = box.letters.length;
    await new Player(server.address).post('/api/account/forgotten', { email: 'ada@example.org', language: 'it' });
    await expect.poll(() => box.letters.length).toBe(before + 1);
    expect(box.letters.at(-1)?.html).toContain('Il Tavolo &lt;Lungo&gt;');

    await ada.request('PUT', '/api/operator/house', { mail });
    const told = JSON.stringify(await ada.get('/api/operator/house'));
    expect(told).not.toContain('segreto');
    const { mail: shown } = JSON.parse(told) as { mail: { server: string; from: string } };
    const { server: masked, from } = shown;
    await ada.request('PUT', '/api/operator/house', { mail: { server: masked, from } }); // saved as it is shown
    expect(server.services.house.now.mail?.url).toBe(mail.server);
    const moved = masked.replace(url.host, '127.0.0.1:9');
    expect((await ada.request('PUT', '/api/operator/house', { mail: { server: moved, from } })).body).toEqual({
      error: 'BAD_MAIL_SERVER', // a password is not taken along to another server
    });
    await ada.request('PUT', '/api/operator/house', { mail: null });
    expect(await ada.get('/api/notices')).toMatchObject({ mail: false });
    // A password may have an @ in it: none of it is shown.
    await ada.request('PUT', '/api/operator/house', { mail: { ...mail, server: 'smtp://ada:p@ss@mail.example.org' } });
    expect(server.services.house.now.mail).toBeDefined();
    expect(JSON.stringify(await ada.get('/api/operator/house'))).not.toContain('ss@');
  });
});

describe('the address of a mail server is an address and nothing else', () => {
  const from = 'Casa <casa@example.org>';

  it('whatever else it says is refused, tried or set: no program is started, no proxy asked', async () => {
    const folder = await temporaryFolder();
    const server = await testServer({ publicUrl });
    const ada = await operator(server);
    const trap = join(folder, 'trap');
    for (const more of [`/?sendmail=true&path=/usr/bin/touch&args=${trap}&args=${trap}`, ...NOT_AN_ADDRESS]) {
      const mail = { server: `smtp://mail.example.org${more}`, from };
      for (const [method, path, body] of [
        ['POST', '/api/operator/mail', { mail, language: 'en' }],
        ['PUT', '/api/operator/house', { mail }],
      ] as const)
        expect((await ada.request(method, path, body)).body, more).toEqual({ error: 'BAD_MAIL_SERVER' });
    }
    expect(existsSync(trap)).toBe(false);
    expect(server.services.house.now.mail).toBeUndefined();
  });

  it('one that lies in the database from before is as if it were not there', async () => {
    const folder = await temporaryFolder();
    const server = await testServer({ publicUrl });
    const ada = await operator(server);
    const trap = join(folder, 'trap');
    const url = `smtp://x/?sendmail=true&path=/usr/bin/touch&args=${trap}&args=${trap}`;
    const { db } = server.services.store;
    await writeHouseSetting(db, 'mail', { url, from }, 1);
    await server.services.house.look();
    expect(await ada.get('/api/notices')).toMatchObject({ mail: false });
    expect(await ada.get('/api/operator/house')).not.toHaveProperty('mail');
    await new Player(server.address).post('/api/account/forgotten', { email: 'ada@example.org', language: 'it' });
    expect((await ada.request('POST', '/api/operator/mail', { language: 'en' })).body).toEqual({ error: 'BAD_MAIL_SERVER' });
    await pause(200);
    expect(existsSync(trap)).toBe(false);
    expect(() => openMail({ url, from })).toThrow(/mail server/);
  });

  it('what another program inside the network says is not told to the page', async () => {
    const program = createServer((socket) => void socket.end('SECRET-2.0 ready\r\n'));
    program.listen(0, '127.0.0.1');
    await once(program, 'listening');
    onTestFinished(() => void program.close());
    const server = await testServer({ publicUrl });
    const ada = await operator(server);
    const mail = { server: `smtp://127.0.0.1:${(program.address() as AddressInfo).port}`, from };
    const told = await ada.post('/api/operator/mail', { mail, language: 'en' });
    expect(told).toHaveProperty('trouble');
    expect(JSON.stringify(told)).not.toContain('SECRET');
  });
});

const NOT_AN_ADDRESS = [
  '/x',
  '#x',
  '/?pool=true',
  '/?proxy=http://127.0.0.1:9',
  '/?jsonTransport=true',
  '/?logger=true',
  '/?requireTLS=maybe',
  '/?requireTLS=true&requireTLS=false',
  '/?tls.rejectUnauthorized=true&tls.ca=x',
  ':0',
];

it.skipIf(!realPostgres)('what one process is told counts in the others', async () => {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  const parts = { databaseUrl: url, house: {} };
  const one = await testServer({ ...parts, data: await temporaryFolder() });
  const two = await testServer({ ...parts, data: await temporaryFolder() });
  expect(await firstKey(two.services.store.db)).toBe(await firstKey(one.services.store.db));
  const ada = await operator(one);
  await ada.request('PUT', '/api/operator/house', { name: 'Il Tavolo Lungo', door: 'invited' });
  // Who knocks there is refused at once, whether the news has come or not.
  expect((await new Player(two.address).request('POST', '/api/session', { name: 'Eve' })).body).toEqual({
    error: 'INVITATION_NEEDED',
  });
  await expect
    .poll(async () => ((await new Player(two.address).get('/api/session')) as Session).house.name)
    .toBe('Il Tavolo Lungo');
  const made = (await ada.post('/api/operator/invitations', { uses: 1, days: 1 })) as { code: string };
  const both = await Promise.all(
    [one, two].map(({ address }) => new Player(address).request('POST', '/api/session', { name: 'Bea', invitation: made.code })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
});
