/** Components are set right by whoever runs the house, and by nobody else; new tables have them, running ones keep theirs. */
import { expect, it } from 'vitest';
import { buildPresent, presentIsBuilt } from '../../cli/editions/present.ts';
import type { HouseCorrections } from '../protocol/corrections.ts';
import type { TableInfo } from '../protocol/tables.ts';
import { REAL_SHELF } from '../shelf.ts';
import { keepEdition, replaceEdition, tablesPlaying } from '../store/editions.ts';
import { setOperator } from '../store/operators.ts';
import { addTable } from '../store/tables.ts';
import { bases, someTable } from './stores.ts';
import { Player } from './player.ts';
import { testServer } from './serving.ts';

const ADDRESS = '/api/corrections/citadels';
const GOLD = { at: ['constants', 'takeGold'], was: 2, now: 3 };

it('an operator saves corrections as a new edition, others are told that there is no such thing', async () => {
  if (!presentIsBuilt()) await buildPresent();
  const server = await testServer({ shelf: REAL_SHELF });
  const ada = await Player.join(server.address, 'Ada');
  const guest = await Player.join(server.address, 'Gino');
  await ada.post('/api/account', { email: 'ada@example.org', password: 'un ponte lungo e alto' });
  const ask = async (player: Player) => (await player.get(ADDRESS)) as HouseCorrections;
  const before = await ask(ada);
  expect(before).toEqual({ corrections: [], mine: false, edition: before.printed, printed: before.printed });
  const body = { edition: before.edition, corrections: [GOLD] };
  for (const player of [ada, guest]) await expect(player.post(ADDRESS, body)).rejects.toThrow('NOT_FOUND');

  await setOperator(server.services.store.db, ada.me.person, true);
  const opens = async () =>
    (await guest.post('/api/tables', {
      game: 'citadels',
      seats: 2,
      bots: [{ seat: 1, level: 'greedy' }],
      start: true,
    })) as TableInfo;
  const running = await opens();
  const saved = (await ada.post(ADDRESS, body)) as HouseCorrections;
  expect(saved).toMatchObject({ corrections: [GOLD], mine: true, running: 1, printed: before.printed });
  expect(saved.edition).not.toBe(before.edition);
  const { running: _onlyForOperators, ...forAnybody } = saved;
  expect(await ask(guest)).toEqual({ ...forAnybody, mine: false });
  expect((await opens()).edition).toBe(saved.edition);
  expect(((await guest.get(`/api/tables/${running.id}`)) as TableInfo).edition).toBe(before.edition);

  // What was looked at is not what is there any more; what cannot be played with; what starts from something else.
  await expect(ada.post(ADDRESS, body)).rejects.toThrow('TABLE_CHANGED');
  const now = { edition: saved.edition };
  await expect(ada.post(ADDRESS, { ...now, corrections: [{ ...GOLD, now: 99 }] })).rejects.toThrow('BAD_REQUEST');
  await expect(ada.post(ADDRESS, { ...now, corrections: [{ ...GOLD, was: 7 }] })).rejects.toThrow('BAD_REQUEST');
  await expect(ada.post('/api/corrections/torre', { ...now, corrections: [] })).rejects.toThrow('NOT_FOUND');
  expect((await ask(ada)).edition).toBe(saved.edition);

  const back = (await ada.post(ADDRESS, { ...now, corrections: [] })) as HouseCorrections;
  expect(back).toMatchObject({ corrections: [], edition: before.printed });
});

it('of two operators who save at once one is told that the other did', async () => {
  const { ada, ask } = await house();
  const { edition } = await ask(ada);
  const saves = [3, 4].map((now) => ada.request('POST', ADDRESS, { edition, corrections: [{ ...GOLD, now }] }));
  const answers = await Promise.all(saves);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const won = answers.find(({ status }) => status === 200)?.body as HouseCorrections;
  expect(await ask(ada)).toEqual(won);
});

it('many corrections are heard from an operator, and from nobody else', async () => {
  const { address, ada, guest, ask } = await house();
  const { edition } = await ask(ada);
  const body = { edition, corrections: Array.from({ length: 2500 }, () => GOLD) };
  expect(JSON.stringify(body).length).toBeGreaterThan(100_000);
  for (const stranger of [guest, new Player(address)])
    expect(await stranger.request('POST', ADDRESS, body)).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
  expect(await ada.post(ADDRESS, body)).toMatchObject({ corrections: [GOLD] });
});

it.each(bases)('on %s components are replaced by one of several, and only from what is in use', async (_name, open) => {
  const store = await open();
  try {
    const { db } = store;
    const own = ['1-0000000a', '1-0000000b', '1-0000000c'];
    for (const edition of own) await keepEdition(db, 'altezze', edition, '{}', 1);
    const won = await Promise.all(own.map((edition) => replaceEdition(db, 'altezze', undefined, edition)));
    expect(won.filter(Boolean)).toHaveLength(1);
    const inUse = own[won.indexOf(true)];
    expect(await replaceEdition(db, 'altezze', undefined, undefined)).toBe(false);
    expect(await replaceEdition(db, 'altezze', inUse, '1-ffffffff')).toBe(false);
    expect(await replaceEdition(db, 'altezze', inUse, undefined)).toBe(true);
    expect(await replaceEdition(db, 'altezze', undefined, own[1])).toBe(true);
  } finally {
    await store.close();
  }
});

it.each(bases)('on %s the tables being played are counted, of one game alone', async (_name, open) => {
  const store = await open();
  try {
    for (const change of [{}, { phase: 'playing' }, { phase: 'over' }, { phase: 'playing', game: 'torre' }] as const)
      await addTable(store.db, someTable(change));
    expect(await tablesPlaying(store.db, 'altezze')).toBe(1);
  } finally {
    await store.close();
  }
});

async function house() {
  if (!presentIsBuilt()) await buildPresent();
  const { address, services } = await testServer({ shelf: REAL_SHELF });
  const ada = await Player.join(address, 'Ada');
  const guest = await Player.join(address, 'Gino');
  await ada.post('/api/account', { email: 'ada@example.org', password: 'un ponte lungo e alto' });
  await setOperator(services.store.db, ada.me.person, true);
  return { address, ada, guest, ask: async (player: Player) => (await player.get(ADDRESS)) as HouseCorrections };
}

it('one address may stand in a frame of our own pages, and no other', async () => {
  const server = await testServer();
  const head = async (path: string) => (await fetch(`${server.address}${path}`, { headers: { accept: 'text/html' } })).headers;
  const drawn = await head('/drawn/sprawl');
  expect(drawn.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(drawn.get('x-frame-options')).toBe('SAMEORIGIN');
  for (const path of ['/', '/cards/sprawl', '/api/corrections/sprawl?/drawn/']) {
    const { headers } = { headers: await head(path) };
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  }
});
