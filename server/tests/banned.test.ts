/** Whoever is banned is out of everybody's hair, and the house out of theirs: no letters, no notices, no seats kept. */
import { expect, it } from 'vitest';
import { ban } from '../people/moderation.ts';
import { confirmAddress } from '../store/noticeSettings.ts';
import { fakeClock, MINUTE } from './clock.ts';
import { Player } from './player.ts';
import { httpReceiver, mailReceiver } from './receivers.ts';
import { testServer } from './serving.ts';

const password = 'torre pendente';
const email = 'bruno@example.org';

async function club() {
  const [box, room] = [await mailReceiver(), await httpReceiver()];
  const clock = fakeClock();
  const { address, services } = await testServer({
    now: clock.now,
    publicUrl: new URL('https://giochi.example.org'),
    notices: { local: true, mail: { url: box.url, from: 'no-reply@example.org' }, sweepMs: 1e8 },
  });
  const ada = await Player.join(address, 'Ada');
  const bruno = await Player.join(address, 'Bruno');
  await bruno.post('/api/account', { email, password });
  const webhook = { url: `${room.address}/bruno`, on: true };
  await bruno.post('/api/notices', { language: 'en', mail: 'once', webhook, also: true, zone: 'UTC' });
  await confirmAddress(services.store.db, bruno.me.person, email);
  const banBruno = () => ban(services.store.db, { id: bruno.me.person, name: 'Bruno', email }, { now: clock.now() });
  const sweepLater = async () => {
    clock.pass(2 * MINUTE);
    await services.notices.sweep();
  };
  const told = () => box.letters.length + room.received.length;
  return { services, ada, bruno, banBruno, sweepLater, told };
}

it('nobody tells them of rematches, whether it was written down before the ban or after', async () => {
  const { services, ada, bruno, banBruno, sweepLater, told } = await club();
  const [before, during, after] = [await ada.table(), await ada.table(), await ada.table()];
  await services.notices.invite('rematch', before.id, [bruno.me.person]);
  await sweepLater();
  expect(told()).toBe(2); // a letter and the chat room: else this test could not fail
  await services.notices.invite('rematch', during.id, [bruno.me.person]);
  await banBruno();
  await services.notices.invite('rematch', after.id, [bruno.me.person]);
  await sweepLater();
  expect(told()).toBe(2);
});

it('no seat is kept for them, not even by who is their friend', async () => {
  const { ada, bruno, banBruno, sweepLater, told } = await club();
  await bruno.post(`/api/circle/${ada.me.person}`, { bond: 'friend' });
  const { id } = await ada.table({ seats: 2 });
  await banBruno();
  const kept = await ada.request('POST', `/api/tables/${id}/seats/1/keep`, { person: bruno.me.person });
  expect(kept.body).toEqual({ error: 'NO_SUCH_PERSON' });
  await sweepLater();
  expect(told()).toBe(0);
});

it('no letter goes to them, whoever asks for it', async () => {
  const { services, bruno, banBruno, told } = await club();
  const write = () => services.notices.write({ person: bruno.me.person, kind: 'known', language: 'en' }, []);
  expect(await write()).toBe('sent');
  await banBruno();
  expect(await write()).toBe('dropped');
  expect(told()).toBe(1);
});
