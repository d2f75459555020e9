/** Tables alive have a most: those that nobody is at make room, and where somebody is at each, whoever comes is told and comes in later. */
import { expect, it } from 'vitest';
import { NO_LIMITS } from '../limits.ts';
import { Player } from './player.ts';
import { testServer } from './serving.ts';

it('a full house tells whoever comes, keeps those who are there, and lets them in once somebody has gone', async () => {
  const { address, services } = await testServer({ limits: { ...NO_LIMITS, tablesAlive: 2 } });
  const [ada, bruno, carla] = await Promise.all(['Ada', 'Bruno', 'Carla'].map((name) => Player.join(address, name)));
  const [first, second, third] = [await ada.table(), await bruno.table(), await carla.table()];
  const [stays, goes] = [await ada.watch(first.id), await bruno.watch(second.id)];
  await Promise.all([stays.message('welcome'), goes.message('welcome')]);

  const turnedAway = await carla.watch(third.id);
  expect(await turnedAway.message('error')).toMatchObject({ code: 'HOUSE_FULL' });
  await expect.poll(() => turnedAway.closed).toBe(1013);
  expect(services.hall.size).toBe(2);

  await goes.close();
  await expect.poll(() => services.hall.find(second.id)?.watchers.size).toBe(0);
  await (await carla.watch(third.id)).message('welcome');
  expect(services.hall.find(second.id)).toBeUndefined();
  expect(services.hall.find(first.id)?.watchers.size).toBe(1);
});

it('however many tables are looked at, only so many are kept', async () => {
  const { address, services } = await testServer({ limits: { ...NO_LIMITS, tablesAlive: 5 } });
  const ada = await Player.join(address, 'Ada');
  for (let n = 0; n < 12; n++) {
    const socket = await ada.watch((await ada.table()).id);
    await socket.message('welcome');
    await socket.close();
    await expect.poll(() => [...services.hall.tables].every(({ watchers }) => watchers.size === 0)).toBe(true);
    expect(services.hall.size).toBeLessThanOrEqual(5);
  }
});
