/** When the last night's copy of a shared database was begun: of several processes the one that writes it down makes it. */
import { decideHouseSetting, readHouseSetting, writeHouseSetting } from './house.ts';
import type { Db } from './schema.ts';

const COPIED = 'copied';

export async function lastNight(db: Db): Promise<number | undefined> {
  const at = await readHouseSetting(db, COPIED);
  return typeof at === 'number' && at > 0 ? at : undefined;
}

/** True for one of those who saw the same last one. */
export async function claimNight(db: Db, last: number | undefined, now: number): Promise<boolean> {
  await decideHouseSetting(db, COPIED, 0, now);
  const row = await db
    .updateTable('house_settings')
    .set({ value: JSON.stringify(now), changed_at: now })
    .where('name', '=', COPIED)
    .where('value', '=', JSON.stringify(last ?? 0))
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

export const giveNightBack = (db: Db, last: number | undefined, now: number): Promise<void> =>
  writeHouseSetting(db, COPIED, last ?? 0, now);
