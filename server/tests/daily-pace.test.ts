/** What reads many rows for one question is not asked over and over, by strangers neither. */
import { expect, it } from 'vitest';
import { NO_LIMITS } from '../limits.ts';
import { fakeClock } from './clock.ts';
import { Player } from './player.ts';
import { testServer } from './serving.ts';

it('my deals and somebody’s days in a row are paced', async () => {
  const { now } = fakeClock();
  const { address } = await testServer({ limits: { ...NO_LIMITS, fields: { perSecond: 0.001, burst: 2 } }, now });
  const [ada, bruno] = [await Player.join(address, 'Ada'), await Player.join(address, 'Bruno')];
  const streak = `/api/people/${ada.me.person}/streak`;
  for (const [who, path] of [
    [ada, '/api/deals/mine'],
    [bruno, streak],
    [new Player(address), streak],
  ] as const) {
    const answers = [];
    for (let n = 0; n < 3; n++) answers.push((await who.request('GET', path)).status);
    expect([path, answers]).toEqual([path, [200, 200, 429]]);
  }
});
