/** The daily where several processes serve one house: one deal, one try a person, each ghost played once. */
import { LEVELS } from '@cantiere/bots';
import { expect, it } from 'vitest';
import { ghostOutcomes, workedOn } from '../store/deals.ts';
import { fakeClock } from './clock.ts';
import { begin, dealOf, fieldOf, playOn, today } from './daily-player.ts';
import { Player } from './player.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { testServer } from './serving.ts';

it.runIf(realPostgres)('two processes agree on the deal, the try and the ghosts', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const clock = fakeClock();
  const [one, two] = await Promise.all([1, 2].map(() => testServer({ databaseUrl, now: clock.now })));
  const ada = await Player.join(one.address, 'Ada');
  const elsewhere = new Player(two.address);
  elsewhere.cookie = ada.cookie;
  const [here, there] = await Promise.all([today(ada), today(elsewhere)]);
  expect(here.today?.commitment).toBe(there.today?.commitment);
  const deal = here.today!.id;
  const tries = await Promise.all([begin(ada, deal), begin(elsewhere, deal), begin(ada, deal)]);
  expect(new Set(tries.map(({ table }) => table.id)).size).toBe(1);
  await playOn(elsewhere, tries[0].table.id);
  expect((await dealOf(ada, deal)).mine).toMatchObject({ state: 'over' });
  await Promise.all([one.labour.work(), two.labour.work()]);
  await Promise.all([one.labour.work(), two.labour.work()]); // what the other had in hand is done by now
  const { db } = one.services.store;
  const ghosts = await ghostOutcomes(db, [deal]);
  expect(ghosts.map(({ level }) => level).toSorted()).toEqual(LEVELS.toSorted());
  expect((await fieldOf(elsewhere, deal)).people).toMatchObject([{ name: 'Ada', verified: true }]);
  const spent = await workedOn(db, deal);
  await two.labour.work();
  expect(await workedOn(db, deal)).toEqual(spent);
  await Promise.all([one.close(), two.close()]);
  await drop();
});
