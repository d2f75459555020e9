/** Who may not write for a while. Read whenever they try, so that it holds in every process from the moment it is written. */
import { Muted } from '../appError.ts';
import type { Db } from './schema.ts';

/** Null: they may write again. */
export async function setPersonMuted(db: Db, person: string, until: number | null): Promise<void> {
  await db.updateTable('people').set({ muted_until: until }).where('id', '=', person).execute();
}

/** Until when; undefined: they may write. */
export async function mutedUntil(db: Db, person: string, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('people')
    .select('muted_until')
    .where('id', '=', person)
    .where('muted_until', '>', now)
    .executeTakeFirst();
  return row?.muted_until == null ? undefined : Number(row.muted_until);
}

export async function mustNotBeMuted(db: Db, person: string, now: number): Promise<void> {
  const until = await mutedUntil(db, person, now);
  if (until !== undefined) throw new Muted(until);
}

/** A guest who becomes somebody else brings their silence along. */
export async function claimMute(db: Db, guest: string, account: string): Promise<void> {
  const silent = await db.selectFrom('people').select('muted_until').where('id', '=', guest).executeTakeFirst();
  const until = Number(silent?.muted_until ?? 0);
  if (until === 0) return;
  await db
    .updateTable('people')
    .set({ muted_until: until })
    .where('id', '=', account)
    .where((e) => e.or([e('muted_until', 'is', null), e('muted_until', '<', until)]))
    .execute();
}
