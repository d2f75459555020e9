/** A lost password comes back by a letter, to its owner alone. */
import { expect, it } from 'vitest';
import { fakeClock, MINUTE } from './clock.ts';
import { Player } from './player.ts';
import { mailReceiver } from './receivers.ts';
import { testServer } from './serving.ts';

const email = 'ada@example.org';
const credentials = { email, password: 'torre pendente' };
const forgotten = { email: 'Ada@Example.org', language: 'it' };

async function forgetful() {
  const box = await mailReceiver();
  const clock = fakeClock();
  const server = await testServer({
    now: clock.now,
    publicUrl: new URL('https://giochi.example.org'),
    notices: { mail: { url: box.url, from: 'no-reply@example.org' }, sweepMs: 1e8 },
  });
  const ada = await Player.join(server.address, 'Ada');
  await ada.post('/api/account', credentials);
  /** Asks, and gives the link's token. */
  const ask = async (letters = box.letters.length + 1): Promise<string> => {
    expect(await new Player(server.address).post('/api/account/forgotten', forgotten)).toEqual({});
    await expect.poll(() => box.letters.length).toBe(letters);
    return /https:\/\/giochi\.example\.org\/password\/([\w-]{43})/.exec(box.letters.at(-1)?.text ?? '')?.[1] ?? '';
  };
  return { box, clock, server, ada, ask };
}

it('a link of a letter sets a new password, once, and ends every other session', async () => {
  const { box, server, ada, ask } = await forgetful();
  const older = await ask();
  const token = await ask();
  expect(box.letters[0].to).toBe(email);
  expect(box.letters[0].text).toContain('una nuova password');
  const kept = await server.services.store.db.selectFrom('password_resets').selectAll().execute();
  for (const row of kept) expect([older, token]).not.toContain(row.token_hash);

  const phone = new Player(server.address);
  expect((await phone.request('POST', '/api/account/password', { token, password: 'short' })).body).toEqual({
    error: 'WEAK_PASSWORD',
  });
  const password = 'un ponte nuovo';
  expect(await phone.post('/api/account/password', { token, password })).toMatchObject({ name: 'Ada', email });
  expect(await phone.get('/api/session')).toMatchObject({ me: { email } });
  expect(await ada.get('/api/session')).not.toHaveProperty('me');
  for (const used of [token, older, 'x'.repeat(43)])
    expect((await phone.request('POST', '/api/account/password', { token: used, password })).body).toEqual({ error: 'BAD_LINK' });
  const tablet = new Player(server.address);
  expect((await tablet.request('POST', '/api/account/session', credentials)).body).toEqual({ error: 'WRONG_PASSWORD' });
  expect(await tablet.post('/api/account/session', { email, password })).toMatchObject({ email });
});

it('a link is worth nothing after an hour', async () => {
  const { clock, server, ask } = await forgetful();
  const token = await ask();
  clock.pass(60 * MINUTE);
  const answer = await new Player(server.address).request('POST', '/api/account/password', { token, password: 'un ponte nuovo' });
  expect(answer.body).toEqual({ error: 'BAD_LINK' });
});

it('whoever asks learns nothing, and cannot fill a mailbox', async () => {
  const { box, server, ask } = await forgetful();
  const nobody = new Player(server.address);
  const unknown = await nobody.request('POST', '/api/account/forgotten', { ...forgotten, email: 'nobody@example.org' });
  expect([unknown.status, unknown.body]).toEqual([200, {}]);
  for (let i = 0; i < 3; i++) await ask();
  for (let i = 0; i < 5; i++) expect(await nobody.post('/api/account/forgotten', forgotten)).toEqual({});
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(box.letters.map(({ to }) => to)).toEqual([email, email, email]);
});

it('a letter that did not go is tried again, and its link works; what waits has no link in it', async () => {
  const { box, clock, server } = await forgetful();
  const { notices, store } = server.services;
  const rows = () => store.db.selectFrom('notices').selectAll().where('kind', '=', 'reset').execute();
  box.refuse = 451;
  await new Player(server.address).post('/api/account/forgotten', forgotten);
  await expect.poll(async () => (await rows()).map(({ state, tries }) => [state, tries])).toEqual([['due', 1]]);
  expect(box.letters).toEqual([]);

  box.refuse = undefined;
  await notices.sweep();
  expect(box.letters).toEqual([]); // not at once
  clock.pass(MINUTE);
  await notices.sweep();
  expect(box.letters.map(({ to }) => to)).toEqual([email]);
  const [row] = await rows();
  expect(row).toMatchObject({ state: 'sent', tries: 2 });
  const [, token = ''] = /\/password\/([\w-]{43})/.exec(box.letters[0].text) ?? [];
  expect(JSON.stringify(row)).not.toContain(token);
  clock.pass(59 * MINUTE); // its hour began when it was sent
  const password = 'un ponte nuovo';
  expect(await new Player(server.address).post('/api/account/password', { token, password })).toMatchObject({ email });

  await notices.sweep();
  expect(box.letters.length).toBe(1);
});
