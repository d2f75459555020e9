/** Passkeys: several for an account, signing in by one alone, and nothing by an answer that was made up, repeated or for others. */
import { beforeEach, describe, expect, it } from 'vitest';
import { relyingParty } from '../people/relyingParty.ts';
import type { Me, PasskeyOptions, WaysIn } from '../protocol.ts';
import { setBanned } from '../store/bans.ts';
import { addIdentity } from '../store/identities.ts';
import { addPasskey } from '../store/passkeys.ts';
import { Authenticator } from './authenticator.ts';
import { DAY, fakeClock } from './clock.ts';
import { places } from './houses.ts';
import { Player } from './player.ts';
import { mailReceiver } from './receivers.ts';
import { testServer } from './serving.ts';

const password = 'torre pendente';

/** Where the houses of the scene that is on keep their things. */
let newPlace = places[0][1];

/** Passkeys are made for names: the server on this machine is called localhost. */
async function house(parts: Parameters<typeof testServer>[0] = {}): Promise<{
  readonly address: string;
  readonly services: Awaited<ReturnType<typeof testServer>>['services'];
}> {
  const { address, services } = await testServer({ ...(await newPlace()), ...parts });
  return { address: address.replace('127.0.0.1', 'localhost'), services };
}

async function account(address: string, name = 'Ada'): Promise<Player> {
  const player = await Player.join(address, name);
  player.me = (await player.post('/api/account', { email: `${name.toLowerCase()}@example.org`, password })) as Me;
  return player;
}

const options = async (player: Player): Promise<unknown> =>
  ((await player.post('/api/account/passkeys/options', { password })) as PasskeyOptions).options;

async function add(player: Player, key: Authenticator, name = 'Telefono'): Promise<void> {
  await player.post('/api/account/passkeys', { name, answer: key.make(player.address, await options(player)) });
}

const challenge = async (player: Player): Promise<unknown> =>
  ((await player.post('/api/account/session/passkey/options')) as PasskeyOptions).options;

async function shown(player: Player, answer: unknown): Promise<string> {
  const { status, body } = await player.request('POST', '/api/account/session/passkey', { answer });
  return status === 200 ? (body as Me).name : ((body as { error: string }).error ?? String(status));
}

const ways = async (player: Player): Promise<WaysIn> => (await player.get('/api/account/ways')) as WaysIn;

describe.each(places)('on %s', (_name, chosen) => {
  beforeEach(() => void (newPlace = chosen));

  it('several are kept, named and removed; each signs in without address or password, and a guest’s games come along', async () => {
    const { address } = await house();
    const ada = await account(address);
    const [phone, stick] = [new Authenticator(), new Authenticator()];
    await add(ada, phone);
    await add(ada, stick, 'Chiave');
    const [second, first] = (await ways(ada)).passkeys;
    expect([second.name, first.name]).toEqual(['Chiave', 'Telefono']);
    expect((await ada.request('PUT', `/api/account/passkeys/${first.id}`, { name: ' Il  telefono ' })).status).toBe(200);

    const guest = await Player.join(address, 'Ospite');
    const { id } = await guest.table();
    const before = guest.cookie;
    expect(await shown(guest, phone.show(address, await challenge(guest)))).toBe('Ada');
    expect(guest.cookie).not.toBe(before); // a session of its own, not the one that was there
    const { mine } = (await guest.get('/api/tables')) as { mine: { id: string }[] };
    expect(mine.map((table) => table.id)).toContain(id);
    expect((await ways(ada)).passkeys.find(({ id: key }) => key === first.id)).toMatchObject({
      name: 'Il telefono',
      seen: expect.any(Number) as number,
    });
    expect(await shown(new Player(address), stick.show(address, await challenge(ada)))).toBe('Ada');

    expect((await ada.request('DELETE', `/api/account/passkeys/${first.id}`)).status).toBe(200);
    expect(await shown(new Player(address), phone.show(address, await challenge(ada)))).toBe('BAD_PASSKEY');
    expect(await shown(new Player(address), stick.show(address, await challenge(ada)))).toBe('Ada');
  });

  it('an answer counts once, in its time, and for its challenge alone', async () => {
    const clock = fakeClock();
    const { address } = await house({ now: clock.now });
    const ada = await account(address);
    const key = new Authenticator();
    const asked = await options(ada);
    const made = key.make(address, asked);
    await ada.post('/api/account/passkeys', { name: 'Telefono', answer: made });
    expect((await ada.request('POST', '/api/account/passkeys', { name: 'Ancora', answer: made })).status).toBe(401);

    const answer = key.show(address, await challenge(ada));
    expect(await shown(new Player(address), answer)).toBe('Ada');
    expect(await shown(new Player(address), answer)).toBe('BAD_PASSKEY');
    const [one, two] = [await challenge(ada), await challenge(ada)];
    const both = key.show(address, one);
    const together = await Promise.all([shown(new Player(address), both), shown(new Player(address), both)]);
    expect(together.sort()).toEqual(['Ada', 'BAD_PASSKEY']);
    const late = key.show(address, two);
    clock.pass(DAY);
    expect(await shown(new Player(address), late)).toBe('BAD_PASSKEY');
    // A challenge for making one is none for signing in.
    const mixed = (await options(ada)) as { challenge: string };
    expect(await shown(new Player(address), key.show(address, { challenge: mixed.challenge, rpId: 'localhost' }))).toBe(
      'BAD_PASSKEY',
    );
  });

  it('nothing is let in that a stranger could make', async () => {
    const { address, services } = await house();
    const [ada, eve] = [await account(address), await account(address, 'Eve')];
    const [key, other] = [new Authenticator(), new Authenticator()];
    const eves = Buffer.from(eve.me.person).toString('base64url');
    const refused = async (answer: unknown): Promise<unknown> =>
      ((await ada.request('POST', '/api/account/passkeys', { name: 'Telefono', answer })).body as { error: string }).error;
    for (const lies of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { unverified: true },
      { challenge: Buffer.from('made up, and long enough').toString('base64url') },
    ])
      expect(await refused(key.make(address, await options(ada), lies))).toBe('BAD_PASSKEY');
    expect(await refused({ id: 'x', response: {} })).toBe('BAD_PASSKEY');
    expect(await refused(key.make(address, await options(eve)))).toBe('BAD_PASSKEY'); // begun by somebody else
    await add(ada, key);
    await add(eve, other);
    expect(await refused(other.make(address, await options(ada)))).toBe('BAD_PASSKEY'); // hers already

    for (const lies of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { unverified: true },
      { signer: other },
      { userHandle: eves },
      { challenge: Buffer.from('made up, and long enough').toString('base64url') },
    ])
      expect(await shown(new Player(address), key.show(address, await challenge(ada), lies))).toBe('BAD_PASSKEY');
    expect(await shown(new Player(address), new Authenticator().show(address, await challenge(ada)))).toBe('BAD_PASSKEY');

    await services.store.db.transaction().execute((trx) => setBanned(trx, eve.me.person, Date.now()));
    expect(await shown(new Player(address), other.show(address, await challenge(ada), { userHandle: eves }))).toBe('BANNED');
    expect(await shown(new Player(address), key.show(address, await challenge(ada)))).toBe('Ada');
  });

  it('a key that counts is not let in once a copy of it has counted further', async () => {
    const { address } = await house();
    const ada = await account(address);
    const key = new Authenticator();
    key.counter = 5;
    await add(ada, key);
    expect(await shown(new Player(address), key.show(address, await challenge(ada)))).toBe('Ada');
    expect(await shown(new Player(address), key.show(address, await challenge(ada), { counter: 20 }))).toBe('Ada');
    expect(await shown(new Player(address), key.show(address, await challenge(ada)))).toBe('BAD_PASSKEY');
  });

  it('making one takes the password; they go with their person', async () => {
    const { address, services } = await house();
    const ada = await account(address);
    for (const body of [{}, { password: 'not this one' }])
      expect((await ada.request('POST', '/api/account/passkeys/options', body)).status).toBe(403);
    const guest = await Player.join(address, 'Ospite');
    expect((await guest.request('POST', '/api/account/passkeys/options', { password })).status).toBe(403);
    const key = new Authenticator();
    await add(ada, key);
    await ada.post('/api/account/delete', { password });
    expect(await services.store.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
    expect(await shown(new Player(address), key.show(address, await challenge(guest)))).toBe('BAD_PASSKEY');
  });

  it('an account that has no password is never left without a way in', async () => {
    const { address, services } = await house();
    const ada = await account(address);
    const key = new Authenticator();
    await add(ada, key);
    await services.store.db.updateTable('people').set({ password: null }).where('id', '=', ada.me.person).execute();
    const [{ id }] = (await ways(ada)).passkeys;
    const { status, body } = await ada.request('DELETE', `/api/account/passkeys/${id}`);
    expect({ status, body }).toEqual({ status: 409, body: { error: 'LAST_WAY_IN' } });
    expect(await shown(new Player(address), key.show(address, await challenge(ada)))).toBe('Ada');
    // A session that has just begun may choose a password; an older one signs in again first.
    await services.store.db.updateTable('sessions').set({ created_at: 1 }).execute();
    const wish = { password: 'un altro ponte' };
    expect((await ada.request('PUT', '/api/account/password', wish)).body).toEqual({ error: 'SIGN_IN_AGAIN' });
    await shown(ada, key.show(address, await challenge(ada)));
    expect((await ada.request('PUT', '/api/account/password', wish)).status).toBe(200);
    expect((await ada.request('DELETE', `/api/account/passkeys/${id}`)).status).toBe(200);
  });

  it('two that go at once leave one way in, whichever processes are asked', async () => {
    const { databaseUrl, data } = await chosen();
    const parts = databaseUrl === undefined ? { data } : { databaseUrl };
    const one = await house(parts);
    const two = databaseUrl === undefined ? one : await house(parts);
    const ada = await account(one.address);
    for (let n = 0; n < 10; n++) {
      const { db } = one.services.store;
      await db.deleteFrom('passkeys').execute();
      await db.updateTable('people').set({ password: null }).execute();
      for (const id of ['a', 'b'])
        await addPasskey(db, ada.me.person, { id, name: id, publicKey: '', counter: 0, transports: [], made: 1 });
      const keys = (await ways(ada)).passkeys;
      const went = await Promise.all(
        keys.map(({ id }, at) => {
          const player = new Player([one, two][at].address);
          player.cookie = ada.cookie;
          return player.request('DELETE', `/api/account/passkeys/${id}`);
        }),
      );
      expect(went.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

it('where browsers make none it is said why, and nothing is begun', async () => {
  expect(relyingParty(undefined, 'localhost:4017')).toEqual({ id: 'localhost', origin: 'http://localhost:4017' });
  expect(relyingParty(new URL('https://play.example.org/x'), '10.0.0.1')).toEqual({
    id: 'play.example.org',
    origin: 'https://play.example.org',
  });
  expect(relyingParty(undefined, '127.0.0.1:4017')).toBe('address');
  expect(relyingParty(undefined, 'play.example.org')).toBe('address');
  expect(relyingParty(undefined, 'not a host')).toBe('address');
  for (const url of ['http://play.example.org', 'https://203.0.113.7', 'https://[2001:db8::1]'])
    expect(relyingParty(new URL(url), 'localhost')).toBe('https');
  const { address } = await testServer();
  const ada = await account(address);
  expect(await ways(ada)).toMatchObject({ password: true, passkeys: [], noPasskeys: 'address' });
  expect(await ada.get('/api/session')).toMatchObject({ signIns: { passkeys: false } });
  expect((await ada.request('POST', '/api/account/passkeys/options', { password })).body).toEqual({ error: 'NO_PASSKEYS_HERE' });
  expect((await ada.request('POST', '/api/account/session/passkey/options', {})).status).toBe(409);
});

it('a lost password that is set anew closes every other way in: a thief may have made one', async () => {
  const box = await mailReceiver();
  const { address, services } = await testServer({
    publicUrl: new URL('https://giochi.example.org'),
    notices: { mail: { url: box.url, from: 'no-reply@example.org' }, sweepMs: 1e8 },
  });
  const ada = await account(address);
  const { db } = services.store;
  await addPasskey(db, ada.me.person, { id: 'a', name: 'a', publicKey: '', counter: 0, transports: [], made: 1 });
  await addIdentity(db, ada.me.person, { issuer: 'https://club.example.org', subject: 'thief' }, 1);
  await new Player(address).post('/api/account/forgotten', { email: 'ada@example.org', language: 'en' });
  await expect.poll(() => box.letters.length).toBe(1);
  const token = /\/password\/([\w-]{43})/.exec(box.letters[0].text)?.[1];
  expect(box.letters[0].text).toContain('passkeys');
  await new Player(address).post('/api/account/password', { token, password: 'un ponte nuovo' });
  for (const table of ['passkeys', 'identities'] as const) expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});
