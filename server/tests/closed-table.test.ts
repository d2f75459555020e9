/** A table that nobody may watch: whoever only has the link learns whose it is and how it stands with seats, nothing of the game. */
import { expect, it } from 'vitest';
import type { TableInfo, TableList } from '../protocol.ts';
import { firstRound, info, twoAtTable } from './two.ts';
import { Player } from './player.ts';
import { playOn } from './play-on.ts';
import { testServer } from './serving.ts';

const WHAT_AN_OUTSIDER_NEEDS = [
  'archived',
  'createdAt',
  'edition',
  'friends',
  'game',
  'help',
  'host',
  'hostName',
  'id',
  'listed',
  'name',
  'openChat',
  'options',
  'phase',
  'seats',
  'spectators',
  'terms',
  'toAct',
  'updatedAt',
  'version',
];

function expectNothingOfTheGame(seen: TableInfo, phase: TableInfo['phase']): void {
  expect(Object.keys(seen).sort()).toEqual(WHAT_AN_OUTSIDER_NEEDS);
  expect(seen).toMatchObject({ phase, version: 0, toAct: [], updatedAt: seen.createdAt });
  expect(seen.seats).toEqual([
    { kind: 'person', name: 'Ada', person: expect.any(String) as string, present: false },
    { kind: 'person', name: 'Bruno', person: expect.any(String) as string, present: false },
  ]);
}

it('tells an outsider neither turn nor version, clock, presence, result or seed, while it runs and after', async () => {
  const { address } = await testServer();
  const time = { kind: 'live', bank: 600, increment: 5, cap: 600 } as const;
  const two = await twoAtTable(address, { spectators: false, listed: true, terms: { time } });
  const { ada, id, path, first, second } = two;
  const nobody = new Player(address);
  const carla = await Player.join(address, 'Carla');
  await firstRound(two);
  expect(await info(ada, id)).toMatchObject({ version: 2, clocks: {}, audience: {} });
  for (const outsider of [nobody, carla]) {
    expectNothingOfTheGame(await info(outsider, id), 'playing');
    // It waits for nobody and may not be watched: no list has it.
    expect(await outsider.get('/api/tables')).toMatchObject({ listed: [], watch: [], friends: [] } satisfies Partial<TableList>);
  }
  await Promise.all([playOn(first), playOn(second)]);
  expect(await info(ada, id)).toMatchObject({ phase: 'over', seed: expect.any(String) as string, result: {} });
  for (const outsider of [nobody, carla]) {
    expectNothingOfTheGame(await info(outsider, id), 'over');
    expect((await outsider.request('GET', `${path}/record`)).body).toEqual({ error: 'NO_SPECTATORS' });
  }
});

it('shows somebody who asks for a bot’s seat their own ask, and no other', async () => {
  const { address } = await testServer();
  const { bruno, path } = await twoAtTable(address, { spectators: false });
  await bruno.post(`${path}/leave`);
  const [carla, dino] = [await Player.join(address, 'Carla'), await Player.join(address, 'Dino')];
  await carla.post(`${path}/seats/1/ask`);
  const seen = (await dino.post(`${path}/seats/1/ask`)) as TableInfo;
  expect(seen.asks?.map((ask) => ask.kind === 'seat' && ask.name)).toEqual(['Dino']);
  expect(seen.seats[1]).toMatchObject({ kind: 'bot' });
});

it('hides nothing before the start, nor at a table that may be watched', async () => {
  const { address } = await testServer();
  const ada = await Player.join(address, 'Ada');
  const lobby = await ada.table({ spectators: false });
  expect(await info(new Player(address), lobby.id)).toMatchObject({ phase: 'lobby', seats: [{ name: 'Ada' }, { kind: 'open' }] });
  const two = await twoAtTable(address);
  await firstRound(two);
  expect(await info(new Player(address), two.id)).toMatchObject({ version: 2 });
});
