/** Nobody is written to without limit: letters, and notices for trying out, are counted as they are written. */
import { expect, it } from 'vitest';
import { fakeClock, MINUTE } from './clock.ts';
import { Player } from './player.ts';
import { Browser, httpReceiver, mailReceiver } from './receivers.ts';
import { testServer } from './serving.ts';

const victim = 'victim@third-party.example';
const password = 'torre pendente';
const HOUR = 60 * MINUTE;
const wish = { language: 'en', mail: 'once', webhook: { url: '', on: false }, also: true, zone: 'UTC' };

async function club() {
  const [box, room] = [await mailReceiver(), await httpReceiver()];
  const clock = fakeClock();
  const server = await testServer({
    now: clock.now,
    publicUrl: new URL('https://giochi.example.org'),
    notices: { local: true, mail: { url: box.url, from: 'no-reply@example.org' }, sweepMs: 1e8 },
  });
  const account = async (name: string, email: string): Promise<Player> => {
    const player = await Player.join(server.address, name);
    await player.post('/api/account', { email, password });
    await player.post('/api/notices', wish);
    return player;
  };
  return { box, room, clock, server, account };
}

const many = <T>(times: number, act: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: times }, act));

it('twelve asks at once for the same address are three letters, and the rest is told so', async () => {
  const { box, account, clock } = await club();
  const mallory = await account('Mallory', victim);
  const answers = await many(12, () => mallory.request('POST', '/api/notices/confirm'));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ body }) => (body as { error?: string }).error === 'ENOUGH_SENT')).toHaveLength(9);
  expect(box.letters.map(({ to }) => to)).toEqual([victim, victim, victim]);

  clock.pass(HOUR);
  await many(12, () => mallory.request('POST', '/api/notices/confirm'));
  expect(box.letters).toHaveLength(6);
  clock.pass(HOUR);
  await many(12, () => mallory.request('POST', '/api/notices/confirm'));
  expect(box.letters).toHaveLength(6); // that was enough for a day
  clock.pass(24 * HOUR);
  expect((await mallory.request('POST', '/api/notices/confirm')).status).toBe(200);
});

it('several accounts do not write more often to one mailbox, whatever stands after a plus', async () => {
  const { box, account } = await club();
  for (let i = 0; i < 5; i++) {
    const mallory = await account(`Mallory ${i}`, `Victim+${i}@third-party.example`);
    await many(3, () => mallory.request('POST', '/api/notices/confirm'));
  }
  expect(box.letters).toHaveLength(3);
});

it('twelve asks at once for a lost password are three letters', async () => {
  const { box, server, account } = await club();
  await account('Ada', 'ada@example.org');
  const anybody = new Player(server.address);
  await many(12, () => anybody.post('/api/account/forgotten', { email: 'ada@example.org', language: 'it' }));
  await expect.poll(() => box.letters.length).toBe(3);
  await server.services.notices.sweep();
  expect(box.letters).toHaveLength(3);
  expect(await server.services.store.db.selectFrom('notices').select('kind').execute()).toHaveLength(3);
});

it('a letter that asks for a yes waits in the queue like any other when the mail server is away', async () => {
  const { box, server, account, clock } = await club();
  const ada = await account('Ada', 'ada@example.org');
  box.refuse = 451;
  await ada.post('/api/notices/confirm');
  expect(box.letters).toEqual([]);
  box.refuse = undefined;
  clock.pass(MINUTE);
  await server.services.notices.sweep();
  expect(box.letters.map(({ to }) => to)).toEqual(['ada@example.org']);
  const link = /\/confirm\/(\S+)/.exec(box.letters[0].text)?.[1];
  await new Player(server.address).post(`/api/notices/confirm/${link}`);
  expect(await ada.get('/api/notices')).toMatchObject({ mine: { confirmed: true } });
});

it('an address that its server does not know is told at once', async () => {
  const { box, account } = await club();
  const ada = await account('Ada', 'nobody@example.org');
  box.unknown = true;
  expect((await ada.request('POST', '/api/notices/confirm')).body).toEqual({ error: 'NOT_DELIVERED' });
});

it('trying out is counted for each person and for each room', async () => {
  const { room, account, clock } = await club();
  const webhook = (path: string) => ({ ...wish, webhook: { url: `${room.address}/${path}`, on: true } });
  const ada = await account('Ada', 'ada@example.org');
  const tryOut = (player: Player) => player.request('POST', '/api/notices/test', { way: 'webhook' });
  await ada.post('/api/notices', webhook('one'));
  expect((await many(12, () => tryOut(ada))).filter(({ status }) => status === 200)).toHaveLength(5);
  await ada.post('/api/notices', webhook('two'));
  expect((await tryOut(ada)).body).toEqual({ error: 'ENOUGH_SENT' });
  // The same room by another person, and by another spelling.
  const bruno = await account('Bruno', 'bruno@example.org');
  await bruno.post('/api/notices', webhook('one?again'));
  expect((await tryOut(bruno)).body).toEqual({ error: 'ENOUGH_SENT' });
  expect(room.received).toHaveLength(5);
  clock.pass(HOUR);
  expect((await tryOut(ada)).status).toBe(200);
});

it('so is trying out a browser', async () => {
  const { room, account } = await club();
  const browser = new Browser(room.address, 'phone');
  const ada = await account('Ada', 'ada@example.org');
  await ada.post('/api/notices/push', { ...browser.subscription, language: 'en', zone: 'UTC' });
  const answers = await many(12, () => ada.request('POST', '/api/notices/test', { way: 'push' }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(room.received).toHaveLength(5);
});
