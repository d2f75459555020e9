/** Two processes of one house let through no more than one: passwords and new guests to the last one, the rest but for a moment. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { Limiter, NO_LIMITS, perMinute, type Limits } from '../limits.ts';
import { Paces } from '../paces.ts';
import { FROM_ONE } from '../people/tries.ts';
import type { Bus, Notice } from '../bus/bus.ts';
import { waitInMinute } from '../store/paces.ts';
import { startChild } from './child.ts';
import { fakeClock, SECOND } from './clock.ts';
import { Player } from './player.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { bases } from './stores.ts';

async function twoProcesses(limits: Partial<Limits>): Promise<readonly [string, string]> {
  const { url: databaseUrl, drop } = await freshDatabase();
  onTestFinished(drop);
  const parts = { databaseUrl, limits: { ...NO_LIMITS, ...limits } };
  const [one, two] = await Promise.all([startChild(parts), startChild(parts)]);
  return [one.address, two.address];
}

describe.runIf(realPostgres)('two processes on one PostgreSQL', () => {
  it('hear as many wrong passwords as one', async () => {
    const addresses = await twoProcesses({});
    const ada = await Player.join(addresses[0], 'Ada');
    await ada.post('/api/account', { email: 'ada@example.org', password: 'torre pendente' });
    const began = performance.now();
    const wrong = { email: 'ada@example.org', password: 'ponte sospeso' };
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, each) => new Player(addresses[each % 2]).request('POST', '/api/account/session', wrong)),
    );
    // The waits double: what was heard beyond the free ones took so long.
    const more = Math.log2((performance.now() - began) / SECOND + 1);
    const heard = answers.filter(({ status }) => status === 401).length;
    expect(heard).toBeGreaterThanOrEqual(FROM_ONE.free);
    expect(heard).toBeLessThanOrEqual(FROM_ONE.free + more);
    for (const { body } of answers.filter(({ status }) => status !== 401)) expect(body).toMatchObject({ error: 'TRY_LATER' });
  });

  it('make as many guests as one', async () => {
    const most = 4;
    const addresses = await twoProcesses({ signInsPerAddress: most });
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, each) =>
        new Player(addresses[each % 2]).request('POST', '/api/session', { name: `Ospite ${each}` }),
      ),
    );
    const more = ((performance.now() - began) / 60_000) * most;
    const made = answers.filter(({ status }) => status === 200).length;
    expect(made).toBeGreaterThanOrEqual(most);
    expect(made).toBeLessThanOrEqual(most + more);
    const { headers } = answers.find(({ status }) => status === 429)!;
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('whoever has used up their requests at one soon has none at the other', async () => {
    const most = 60;
    const [one, two] = await twoProcesses({ requestsPerSession: most });
    const ada = await Player.join(one, 'Ada');
    let status = 200;
    while (status === 200) ({ status } = await ada.request('GET', '/api/games'));
    expect(status).toBe(429);
    ada.address = two;
    let admitted = 0;
    const knocks = async (): Promise<number> => {
      const answer = await ada.request('GET', '/api/games');
      if (answer.status === 200) admitted++;
      return answer.status;
    };
    await expect.poll(knocks, { interval: 100, timeout: 20_000 }).toBe(429);
    expect(admitted).toBeLessThan(most / 2); // it would have been all of them
  });
});

it('whoever is slow is told to nobody, whoever is eager is told whole, and nothing twice', () => {
  const clock = fakeClock();
  const limiter = new Limiter(perMinute(60), clock.now);
  onTestFinished(() => limiter.close());
  for (let each = 0; each < 500; each++) {
    clock.pass(2 * SECOND);
    expect(limiter.take('slow')).toBe(true);
  }
  expect(limiter.toTell()).toEqual([]);
  for (let each = 0; each < 40; each++) limiter.take('slow');
  expect(limiter.toTell()).toEqual([['slow', 41]]); // not what has filled again since
  expect(limiter.toTell()).toEqual([]);
  limiter.take('slow');
  expect(limiter.toTell()).toEqual([['slow', 1]]);
});

it('what was spent elsewhere is spent here, under the same name', () => {
  const listeners: ((notice: Notice, from: string) => void)[] = [];
  const published: Notice[] = [];
  const bus: Bus = {
    me: 'here',
    publish: (notice) => void published.push(notice),
    subscribe: (listener) => void listeners.push(listener),
    onGap: () => undefined,
    close: () => Promise.resolve(),
  };
  const { now } = fakeClock();
  const paces = new Paces({ bus, shared: true });
  const [chat, moves] = [paces.limiter('chat', perMinute(10), now), paces.limiter('moves', perMinute(10), now)];
  onTestFinished(() => [paces, chat, moves].forEach((each) => each.close()));
  for (const listener of listeners) listener({ kind: 'spent', limit: 'chat', by: [['ada', 10]] }, 'there');
  expect([chat.take('ada'), moves.take('ada'), chat.take('bruno')]).toEqual([false, true, true]);
  for (let each = 0; each < 8; each++) moves.take('ada');
  paces.tell();
  expect(published).toEqual([{ kind: 'spent', limit: 'moves', by: [['ada', 9]] }]);
});

describe.each(bases)('%s', (_, open) => {
  it('so many in a minute, all at once or evenly, and how long to wait', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const at = Date.UTC(2026, 2, 18, 12);
    const guests = (now: number): Promise<number | undefined> => waitInMinute(db, 'guests', 6, now);
    const waits = await Promise.all(Array.from({ length: 20 }, () => guests(at)));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(6);
    expect(new Set(waits)).toEqual(new Set([undefined, 10]));
    expect(await waitInMinute(db, 'letters', 6, at)).toBeUndefined();
    expect(await guests(at + 9_999)).toBe(1);
    expect(await guests(at + 10_000)).toBeUndefined();
    expect(await guests(at + 10_000)).toBe(10);
    for (let each = 0; each < 6; each++) expect(await guests(at + 200_000)).toBeUndefined();
    expect(await guests(at + 200_000)).toBe(10);
    expect(await waitInMinute(db, 'guests', 1e9, at)).toBeUndefined();
  });
});
