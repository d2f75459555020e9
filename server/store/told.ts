/** What the house has to tell somebody: shown until they say that they have read it, whichever browser they come with. */
import { randomBytes } from 'node:crypto';
import type { ToldWords } from '../protocol.ts';
import type { Db } from './schema.ts';

type Words = Omit<ToldWords, 'id' | 'at'>;

/** What waits for one person: more than that nobody reads at once, the rest comes after. */
const MOST_AT_ONCE = 5;
export const KEEP_TOLD_MS = 90 * 24 * 3_600_000;

export async function tell(db: Db, person: string, words: Words, now: number): Promise<void> {
  await db
    .insertInto('told')
    .values({ id: randomBytes(9).toString('base64url'), person, at: now, words: JSON.stringify(words), read_at: null })
    .execute();
}

/** Whoever reports a lot is thanked once: a row for each person, whatever they send. */
export async function thank(db: Db, person: string, now: number): Promise<void> {
  const words = JSON.stringify({ kind: 'looked' } satisfies Words);
  await db
    .insertInto('told')
    .values({ id: `looked ${person}`, person, at: now, words, read_at: null })
    .onConflict((c) => c.column('id').doUpdateSet({ at: now, read_at: null }))
    .execute();
}

/** Why somebody is kept out: one row for each, which they read in place of the house until the ban ends. */
const banId = (person: string): string => `banned ${person}`;

export async function tellBanned(db: Db, person: string, words: Words, now: number): Promise<void> {
  const written = { at: now, words: JSON.stringify(words), read_at: null };
  await db
    .insertInto('told')
    .values({ id: banId(person), person, ...written })
    .onConflict((c) => c.column('id').doUpdateSet(written))
    .execute();
}

export async function untellBanned(db: Db, people: readonly string[]): Promise<void> {
  if (people.length > 0) await db.deleteFrom('told').where('id', 'in', people.map(banId)).execute();
}

/** Undefined where they were banned before reasons were written down. */
export async function whyBanned(db: Db, person: string): Promise<ToldWords | undefined> {
  const row = await db.selectFrom('told').select(['id', 'at', 'words']).where('id', '=', banId(person)).executeTakeFirst();
  return row && asTold(row);
}

/** Oldest first. */
export async function untold(db: Db, person: string): Promise<ToldWords[]> {
  const rows = await db
    .selectFrom('told')
    .select(['id', 'at', 'words'])
    .where('person', '=', person)
    .where('read_at', 'is', null)
    .orderBy('at')
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(asTold);
}

const asTold = ({ id, at, words }: { id: string; at: number; words: string }): ToldWords => ({
  id,
  at: Number(at),
  ...(JSON.parse(words) as Words),
});

export async function markRead(db: Db, person: string, id: string, now: number): Promise<void> {
  await db
    .updateTable('told')
    .set({ read_at: now })
    .where('id', '=', id)
    .where('person', '=', person)
    .where('read_at', 'is', null)
    .execute();
}

export async function claimTold(db: Db, guest: string, account: string): Promise<void> {
  await db.updateTable('told').set({ person: account }).where('person', '=', guest).execute();
}

/** What was said long ago, read or not; why somebody is kept out stays for as long as they are. */
export async function dropOldWords(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('told')
    .where('at', '<', now - KEEP_TOLD_MS)
    .where((e) =>
      e.or([
        e('id', 'not like', banId('%')),
        e('person', 'not in', e.selectFrom('people').select('people.id').where('banned_at', 'is not', null)),
      ]),
    )
    .execute();
}
