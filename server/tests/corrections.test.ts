/** Components are set right by whoever runs the house, and by nobody else; new tables have them, running ones keep theirs. */
import { expect, it } from 'vitest';
import { buildPresent, presentIsBuilt } from '../../cli/editions/present.ts';
import type { HouseCorrections } from '../protocol/corrections.ts';
import type { TableInfo } from '../protocol/tables.ts';
import { REAL_SHELF } from '../shelf.ts';
import { setOperator } from '../store/operators.ts';
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
  expect(before).toMatchObject({ corrections: [], mine: false, running: 0, edition: before.printed });
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
  expect(await ask(guest)).toEqual({ ...saved, mine: false });
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
