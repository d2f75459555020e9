/** Bots at a table have temperaments that everybody is told of; at a deal that others play too they have none. */
import { expect, it } from 'vitest';
import { TEMPERAMENTS } from '@cantiere/engine';
import { temperamentAt } from '../bots/temperament.ts';
import type { SeatInfo, TableInfo } from '../protocol.ts';
import type { StoredSeat } from '../store/storedTable.ts';
import { Player } from './player.ts';
import { testServer } from './serving.ts';

const mannerOf = (seat: SeatInfo | undefined): string | undefined => (seat?.kind === 'bot' ? seat.temperament : undefined);

it('three bots of one level are three, before the game and in it, whoever comes or goes', async () => {
  const { address } = await testServer();
  const a = await Player.join(address, 'Ada');
  const { id } = await a.table({ seats: 4 });
  const path = `/api/tables/${id}`;
  for (const seat of [1, 2, 3]) await a.post(`${path}/seats/${seat}`, { kind: 'bot', level: 'normal' });
  const lobby = ((await a.get(path)) as TableInfo).seats.map(mannerOf);
  expect(lobby[0]).toBeUndefined();
  expect(new Set(lobby.slice(1))).toEqual(new Set(TEMPERAMENTS));
  const freed = (await a.post(`${path}/seats/1`, { kind: 'open' })) as TableInfo;
  expect(freed.seats.map(mannerOf).slice(2)).toEqual(lobby.slice(2));
  const harder = (await a.post(`${path}/seats/2`, { kind: 'bot', level: 'hard' })) as TableInfo;
  expect(mannerOf(harder.seats[2])).toBe(lobby[2]);
  const master = (await a.post(`${path}/seats/3`, { kind: 'bot', level: 'master' })) as TableInfo;
  expect(mannerOf(master.seats[3])).toBeUndefined();
  const started = (await a.post(`${path}/start`, { fill: 'easy' })) as TableInfo;
  expect(started.seats.map(mannerOf)).toEqual([undefined, lobby[1], lobby[2], undefined]);
});

it('everybody meets the same bots at a deal that others play too', () => {
  const seats: readonly StoredSeat[] = [{ kind: 'open' }, { kind: 'bot', level: 'normal', name: 'Palladio' }];
  expect(temperamentAt({ id: 'ponte-alto-42', seats }, 1)).toBeDefined();
  expect(temperamentAt({ id: 'ponte-alto-42', seats, deal: { id: 'd', kind: 'daily' } }, 1)).toBeUndefined();
  expect(temperamentAt({ id: 'ponte-alto-42', seats }, 0)).toBeUndefined();
});
