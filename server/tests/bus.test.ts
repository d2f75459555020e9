/** News between processes over a real PostgreSQL: in order, whatever breaks; and what does not fit is left out. */
import { expect, it } from 'vitest';
import type { Bus, Notice } from '../bus/bus.ts';
import { MOST_UNSPOKEN, payloadOf, postgresBus } from '../bus/postgres.ts';
import { freshDatabase, realPostgres } from './postgres.ts';

const step = (text: string, number = 1): Extract<Notice, { kind: 'moves' }> => {
  const move = { type: 'say', text };
  return {
    kind: 'moves',
    table: 'ponte-alto-1',
    version: number,
    step: { move, number, seat: 0, moveId: `0:${number}`, at: 1 },
  };
};

it('a step that does not fit into a notice is left out of it, by bytes and not by letters', () => {
  const fits = step('a'.repeat(7_000));
  expect(JSON.parse(payloadOf('me', fits) ?? '')).toEqual({ from: 'me', notice: fits });
  const { step: _left, ...without } = step('');
  expect(JSON.parse(payloadOf('me', step('a'.repeat(8_000))) ?? '')).toEqual({ from: 'me', notice: without });
  expect(JSON.parse(payloadOf('me', step('à'.repeat(4_000))) ?? '')).toEqual({ from: 'me', notice: without });
  expect(payloadOf('me', { kind: 'renamed', person: 'ada', name: 'a'.repeat(8_000) })).toBeUndefined();
});

function heardBy(bus: Bus): Notice[] {
  const heard: Notice[] = [];
  bus.subscribe((notice) => void heard.push(notice));
  return heard;
}

it.runIf(realPostgres)(
  'what cannot be said at once is kept up to a number; beyond it the oldest goes, and the order holds',
  async () => {
    const { url, drop } = await freshDatabase();
    const fail = (error: Error): void => void troubles.push(error);
    const troubles: Error[] = [];
    const [one, two] = await Promise.all([postgresBus(url, fail), postgresBus(url, fail)]);
    const theirs = heardBy(two);
    const tooMany = 25;
    for (let number = 1; number <= MOST_UNSPOKEN + tooMany; number++) one.publish(step('', number));
    one.publish({ kind: 'alive' });
    await expect.poll(() => theirs.at(-1), { timeout: 20_000 }).toEqual({ kind: 'alive' });
    expect(theirs).toHaveLength(MOST_UNSPOKEN);
    expect(theirs.slice(0, -1)).toEqual(Array.from({ length: MOST_UNSPOKEN - 1 }, (_, n) => step('', n + tooMany + 2)));
    expect(troubles).toEqual([]);
    await Promise.all([one.close(), two.close()]);
    await drop();
  },
);

it.runIf(realPostgres)(
  'what is said while the connection breaks is heard after it, in order; strangers’ words do no harm',
  async () => {
    const { url, run, drop } = await freshDatabase();
    const troubles: Error[] = [];
    const [one, two] = await Promise.all([1, 2].map(() => postgresBus(url, (error) => void troubles.push(error))));
    const [mine, theirs] = [heardBy(one), heardBy(two)];
    let gaps = 0;
    two.onGap(() => gaps++);

    for (let number = 1; number <= 200; number++) one.publish(step('x', number));
    await expect.poll(() => theirs.length).toBe(200);
    expect(theirs).toEqual(Array.from({ length: 200 }, (_, n) => step('x', n + 1)));
    expect(mine).toEqual([]);

    await run(`SELECT pg_notify('cantiere', 'good evening')`);
    await expect.poll(() => troubles.length).toBe(2);

    await run(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    theirs.length = 0;
    one.publish({ kind: 'alive' });
    await expect.poll(() => gaps).toBe(1);
    // Said and heard again: the word of before, unless it went before the other was back, and every one from now on.
    one.publish(step('y', 201));
    await expect.poll(() => theirs.at(-1)).toEqual(step('y', 201));

    two.publish({ kind: 'gone', person: 'ada' });
    await two.close(); // its last word is heard
    await expect.poll(() => mine.at(-1)).toEqual({ kind: 'gone', person: 'ada' });
    await one.close();
    await drop();
  },
);
