/** People and their sessions. */
import { searchable } from '../names.ts';
import { claimCircle } from './circle.ts';
import { claimHandovers } from './handovers.ts';
import { claimArrivals } from './invitations.ts';
import { claimMute } from './mutes.ts';
import { claimNotes } from './notes.ts';
import { claimActs } from './operatorLog.ts';
import { claimReports } from './reports.ts';
import { claimResults } from './results.ts';
import { claimNoticesOf } from './noticeSettings.ts';
import { claimTold } from './told.ts';
import { claimScores } from './scores.ts';
import { claimThumbs } from './thumbs.ts';
import { claimTries } from './tries.ts';
import { FORMER } from './farewell.ts';
import type { Db } from './schema.ts';

const MOST_SESSIONS_SHOWN = 50;

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email?: string;
}

export interface Account extends Person {
  readonly email: string;
  /** Undefined where the account was made by the sign-in of the club. */
  readonly password: string | undefined;
  /** May no longer come in. */
  readonly banned: boolean;
}

export async function addPerson(db: Db, person: Person): Promise<void> {
  await db
    .insertInto('people')
    .values({ id: person.id, name: person.name, email: null, password: null, created_at: Date.now() })
    .execute();
}

/** Whoever is found by name is found by the new one from now on. */
export async function renamePerson(db: Db, id: string, name: string): Promise<void> {
  await db
    .updateTable('people')
    .set((e) => ({
      name,
      search_name: e.case().when('search_name', 'is', null).then(null).else(searchable(name)).end(),
    }))
    .where('id', '=', id)
    .where('name', '<>', FORMER)
    .execute();
}

/** From now on others find them by name and see them here, unless they say no. False when the address belongs to somebody else. */
export async function makeAccount(db: Db, id: string, email: string, password: string | null): Promise<boolean> {
  if ((await findAccount(db, email)) !== undefined) return false;
  try {
    const { name = '' } = (await findPerson(db, id)) ?? {};
    await db
      .updateTable('people')
      .set({ email, password, search_name: searchable(name), seen: 1 })
      .where('id', '=', id)
      .where('name', '<>', FORMER)
      .execute();
  } catch (error) {
    if ((await findAccount(db, email)) !== undefined) return false; // somebody was faster
    throw error;
  }
  return true;
}

export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  const row = await db.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst();
  return row && { id: row.id, name: row.name, email, password: row.password ?? undefined, banned: row.banned_at !== null };
}

/** Whoever does this in a transaction waits for whoever else changes this person, in any process, and sees what came of it. */
export async function holdPerson(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('people')
    .set((e) => ({ name: e.ref('name') }))
    .where('id', '=', id)
    .execute();
}

/** Their name, and since when they are here; undefined also for a former player. Never an address. */
export async function findPerson(db: Db, id: string): Promise<{ name: string; since: number } | undefined> {
  const row = await db
    .selectFrom('people')
    .select(['name', 'created_at'])
    .where('id', '=', id)
    .where('name', '<>', FORMER)
    .executeTakeFirst();
  return row && { name: row.name, since: Number(row.created_at) };
}

/** Whether others may find this person by name. */
export async function isFindable(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('search_name')
    .where('id', '=', id)
    .where('banned_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined && row.search_name !== null;
}

/** With their address, if they have one. */
export async function findPersonWhole(db: Db, id: string): Promise<Person | undefined> {
  const row = await db.selectFrom('people').select(['id', 'name', 'email']).where('id', '=', id).executeTakeFirst();
  return row && { id: row.id, name: row.name, ...(row.email !== null && { email: row.email }) };
}

export async function setPassword(db: Db, id: string, password: string): Promise<Person | undefined> {
  const row = await db
    .updateTable('people')
    .set({ password })
    .where('id', '=', id)
    .where('name', '<>', FORMER)
    .where('banned_at', 'is', null)
    .returning(['id', 'name', 'email'])
    .executeTakeFirst();
  return row && { id: row.id, name: row.name, ...(row.email !== null && { email: row.email }) };
}

/** The hash of an account's password. */
export async function passwordOf(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('people').select('password').where('id', '=', id).executeTakeFirst();
  return row?.password ?? undefined;
}

/** False when it was another one already. */
export async function changePassword(db: Db, id: string, before: string | null, after: string): Promise<boolean> {
  const row = await db
    .updateTable('people')
    .set({ password: after })
    .where('id', '=', id)
    .where('password', before === null ? 'is' : '=', before)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of an account. False when the address belongs to somebody else, or there is no such account. */
export async function changeAddress(db: Db, id: string, email: string): Promise<boolean> {
  const row = await db
    .updateTable('people')
    .set({ email })
    .where('id', '=', id)
    .where('email', 'is not', null)
    // A clash would end the transaction on PostgreSQL: look first. Two at the same moment still meet the unique column.
    .where((e) => e.not(e.exists(e.selectFrom('people as other').select('other.id').where('other.email', '=', email))))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const TABLES_AT_ONCE = 500;

/** These tables were changed beside their own rows: processes that have them alive see it at their next look, told or not. */
export async function countChange(db: Db, tables: readonly string[]): Promise<void> {
  const changed = [...new Set(tables)];
  for (let from = 0; from < changed.length; from += TABLES_AT_ONCE) {
    await db
      .updateTable('tables')
      .set((e) => ({ changes: e('changes', '+', 1) }))
      .where('id', 'in', changed.slice(from, from + TABLES_AT_ONCE))
      .execute();
  }
}

/** All that `guest` did becomes `account`'s, except seats at tables where the account sits already. */
export async function claimGuest(db: Db, guest: string, account: string): Promise<string[]> {
  const seated = await db.selectFrom('seats').select('table_id').where('person', '=', account).execute();
  const taken = seated.map((row) => row.table_id);
  let claim = db.updateTable('seats').set({ person: account }).where('person', '=', guest);
  if (taken.length > 0) claim = claim.where('table_id', 'not in', taken);
  const claimed = await claim.returning('table_id').execute();
  const hosted = await db.updateTable('tables').set({ host: account }).where('host', '=', guest).returning('id').execute();
  await db.updateTable('chat').set({ person: account }).where('person', '=', guest).execute();
  const left = await db
    .updateTable('seats')
    .set({ left_by: account })
    .where('left_by', '=', guest)
    .returning('table_id')
    .execute();
  let kept = db.updateTable('seats').set({ kept_for: account }).where('kept_for', '=', guest);
  if (taken.length > 0) kept = kept.where('table_id', 'not in', taken);
  const keptFor = await kept.returning('table_id').execute();
  const freed = db.updateTable('seats').set({ kept_for: null, kept_at: 0 }).where('kept_for', '=', guest);
  const noLongerKept = await freed.returning('table_id').execute();
  await db.deleteFrom('archived').where('person', '=', guest).execute();
  await claimHandovers(db, guest, account);
  await claimCircle(db, guest, account);
  await claimNotes(db, guest, account);
  await claimReports(db, guest, account);
  await claimMute(db, guest, account);
  await claimActs(db, guest, account);
  await claimTold(db, guest, account);
  await claimResults(db, guest, account);
  await claimTries(db, guest, account);
  await claimScores(db, guest, account);
  await claimThumbs(db, guest, account);
  let plans = db.updateTable('plans').set({ person: account }).where('person', '=', guest);
  if (taken.length > 0) plans = plans.where('table_id', 'not in', taken);
  await plans.execute();
  await claimNoticesOf(db, guest, account);
  await claimArrivals(db, guest, account);
  const seats = [...claimed, ...left, ...keptFor, ...noLongerKept].map((row) => row.table_id);
  await countChange(db, [...seats, ...hosted.map(({ id }) => id)]);
  return claimed.map((row) => row.table_id);
}

export async function addSession(db: Db, tokenHash: string, person: string, expiresAt: number, device = ''): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, person, created_at: Date.now(), expires_at: expiresAt, device })
    .execute();
}

export interface StoredSession {
  readonly hash: string;
  readonly since: number;
  /** When it was last used, to the minute. */
  readonly seen: number;
  readonly device: string;
}

/** Those that still last, the last used first. */
export async function sessionsOf(db: Db, person: string, now: number): Promise<StoredSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'created_at', 'seen_at', 'device'])
    .where('person', '=', person)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(MOST_SESSIONS_SHOWN)
    .execute();
  return rows.map((row) => ({
    hash: row.token_hash,
    since: Number(row.created_at),
    seen: Math.max(Number(row.seen_at), Number(row.created_at)),
    device: row.device,
  }));
}

export async function sessionHashesOf(db: Db, person: string): Promise<string[]> {
  const rows = await db.selectFrom('sessions').select('token_hash').where('person', '=', person).execute();
  return rows.map((row) => row.token_hash);
}

/** Whose it was, if it was anybody's. One of somebody banned stays: by it their browser is known. */
export async function dropSession(db: Db, tokenHash: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .where('person', 'not in', (e) => e.selectFrom('people').select('id').where('banned_at', 'is not', null))
    .returning('person')
    .executeTakeFirst();
  return row?.person;
}

/** All of them, or all but one. */
export async function dropSessionsOf(db: Db, person: string, but = ''): Promise<void> {
  await db.deleteFrom('sessions').where('person', '=', person).where('token_hash', '<>', but).execute();
}

const SESSIONS_AT_ONCE = 500;
/** Last used is told to the minute: nobody's row is written more often. */
const SEEN_MS = 60_000;

/** These sessions and API tokens are in use. */
export async function noteSessionsSeen(db: Db, tokenHashes: readonly string[], now: number): Promise<void> {
  for (let from = 0; from < tokenHashes.length; from += SESSIONS_AT_ONCE) {
    for (const table of ['sessions', 'api_tokens'] as const)
      await db
        .updateTable(table)
        .set({ seen_at: now })
        .where('token_hash', 'in', tokenHashes.slice(from, from + SESSIONS_AT_ONCE))
        .where('seen_at', '<=', now - SEEN_MS)
        .execute();
  }
}

/** Whether this session began after that. */
export async function beganSince(db: Db, tokenHash: string, then: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('person')
    .where('token_hash', '=', tokenHash)
    .where('created_at', '>=', then)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these sessions and API tokens still last. */
export async function sessionsAmong(db: Db, tokenHashes: readonly string[], now: number): Promise<Set<string>> {
  const alive = new Set<string>();
  for (let from = 0; from < tokenHashes.length; from += SESSIONS_AT_ONCE) {
    let left = tokenHashes.slice(from, from + SESSIONS_AT_ONCE);
    for (const table of ['sessions', 'api_tokens'] as const) {
      if (left.length === 0) break;
      const rows = await db
        .selectFrom(table)
        .innerJoin('people', 'people.id', `${table}.person`)
        .select('token_hash')
        .where('token_hash', 'in', left)
        .where('expires_at', '>', now)
        .where('banned_at', 'is', null)
        .execute();
      for (const row of rows) alive.add(row.token_hash);
      left = left.filter((hash) => !alive.has(hash));
    }
  }
  return alive;
}

export async function dropOldSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
}

export async function personOfSession(db: Db, tokenHash: string, now: number): Promise<Person | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .select(['people.id', 'people.name', 'people.email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('people.name', '<>', FORMER)
    .where('banned_at', 'is', null)
    .executeTakeFirst();
  return row && { id: row.id, name: row.name, ...(row.email !== null && { email: row.email }) };
}
