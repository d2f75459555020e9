/** However many ask at once, no more get through than may: on every database. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { dropOldAllowances, spend, type Allowance } from '../store/allowances.ts';
import type { Store } from '../store/store.ts';
import { AppError } from '../appError.ts';
import { bases } from './stores.ts';

const HOUR = 3_600_000;

async function through(
  store: Store,
  times: number,
  allowances: (n: number) => readonly Allowance[],
  now: number,
): Promise<number> {
  const asked = await Promise.allSettled(
    Array.from({ length: times }, (_, n) => store.db.transaction().execute((trx) => spend(trx, allowances(n), now))),
  );
  for (const each of asked)
    if (each.status === 'rejected' && !(each.reason instanceof AppError && each.reason.code === 'ENOUGH_SENT')) throw each.reason;
  return asked.filter(({ status }) => status === 'fulfilled').length;
}

describe.each(bases)('%s', (_, open) => {
  it('lets three of forty through at once, and three more an hour later', async () => {
    const store = await open();
    onTestFinished(store.close);
    const three = () => [{ about: 'letters to ada', most: 3, forMs: HOUR }];
    expect(await through(store, 40, three, 1000)).toBe(3);
    expect(await through(store, 5, three, 999 + HOUR)).toBe(0);
    expect(await through(store, 40, three, 1000 + HOUR)).toBe(3);
    expect(await through(store, 1, () => [{ about: 'letters to bruno', most: 3, forMs: HOUR }], 1000 + HOUR)).toBe(1);
    await dropOldAllowances(store.db, 1000 + 2 * HOUR);
    expect(await store.db.selectFrom('allowances').selectAll().execute()).toEqual([]);
  });

  it('takes one of each or none: who is turned away has used up nothing', async () => {
    const store = await open();
    onTestFinished(store.close);
    const both = (n: number) => [
      { about: `for person ${n}`, most: 1, forMs: HOUR },
      { about: 'to the mailbox', most: 2, forMs: HOUR },
    ];
    expect(await through(store, 12, both, 1000)).toBe(2);
    const alone = (n: number) => [{ about: `for person ${n}`, most: 1, forMs: HOUR }];
    expect(await through(store, 12, alone, 1000)).toBe(10);
  });
});
