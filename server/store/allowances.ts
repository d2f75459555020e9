/**
 * How often something may be done in a while, counted in the store, so that however many ask at once, in however many
 * processes, no more get through. A thing has so many slots; taking one is a single statement that only one of several can
 * win, and a slot is free again when its time is over. What is counted is written in the same transaction, or not at all.
 */
import { createHash } from 'node:crypto';
import type { ErrorCode } from '../protocol.ts';
import { AppError } from '../appError.ts';
import type { Db } from './schema.ts';

export interface Allowance {
  /** What is counted, say the letters to an address. Kept as a hash: nobody's address stands there. */
  readonly about: string;
  readonly most: number;
  readonly forMs: number;
}

/** Takes one of each; Trouble, which takes the transaction back, when one of them is used up. */
export async function spend(
  trx: Db,
  allowances: readonly Allowance[],
  now: number,
  otherwise: ErrorCode = 'ENOUGH_SENT',
): Promise<void> {
  // In one order everywhere, so that two transactions never wait for each other.
  const inOrder = allowances.toSorted((a, b) => (a.about < b.about ? -1 : 1));
  for (const allowance of inOrder) if (!(await takeSlot(trx, allowance, now))) throw new AppError(otherwise);
}

async function takeSlot(trx: Db, { about, most, forMs }: Allowance, now: number): Promise<boolean> {
  const key = createHash('sha256').update(about).digest('base64url');
  for (let slot = 0; slot < most; slot++) {
    const taken = await trx
      .insertInto('allowances')
      .values({ about: key, slot, until: now + forMs })
      .onConflict((c) =>
        c
          .columns(['about', 'slot'])
          .doUpdateSet({ until: now + forMs })
          .where('allowances.until', '<=', now),
      )
      .returning('slot')
      .executeTakeFirst();
    if (taken !== undefined) return true;
  }
  return false;
}

export async function dropOldAllowances(db: Db, now: number): Promise<void> {
  await db.deleteFrom('allowances').where('until', '<=', now).execute();
}
