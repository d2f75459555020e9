/** Finding people by name, seeing who is here, and who allows it. Never an address. */
import { sql } from 'kysely';
import { searchable } from '../names.ts';
import { addCounts, dayOf, hourOf } from './hours.ts';
import type { Visibility } from '../protocol.ts';
import type { Db } from './schema.ts';

export interface FoundRow {
  readonly id: string;
  readonly name: string;
  readonly seen: boolean;
  readonly seenAt: number;
}

const AT_ONCE = 500;

/** People whose name, or a word of it, begins so; only those who may be found. `but`: not these. */
export async function findByName(db: Db, name: string, but: ReadonlySet<string>, most: number): Promise<FoundRow[]> {
  const wanted = searchable(name).replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const starts = sql<boolean>`search_name LIKE ${`${wanted}%`} ESCAPE '\\'`;
  const within = sql<boolean>`search_name LIKE ${`% ${wanted}%`} ESCAPE '\\'`;
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name', 'seen', 'seen_at'])
    .where('search_name', 'is not', null)
    .where('banned_at', 'is', null)
    .where((e) => e.or([starts, within]))
    .orderBy('seen_at', 'desc')
    .limit(most + but.size)
    .execute();
  return rows
    .map(asFound)
    .filter(({ id }) => !but.has(id))
    .slice(0, most);
}

/** Of these people, who they are. */
export async function findPeople(db: Db, ids: readonly string[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('people').select(['id', 'name', 'seen', 'seen_at']).where('id', 'in', ids).execute();
  return rows.map(asFound);
}

/** Who was here since then and lets everybody see it, latest first. */
export async function seenSince(db: Db, since: number, most: number): Promise<FoundRow[]> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name', 'seen', 'seen_at'])
    .where('seen_at', '>', since)
    .where('seen', '=', 1)
    .where('banned_at', 'is', null)
    .orderBy('seen_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(asFound);
}

/** Whoever is seen for the first time in an hour, or in a day, is counted once, whichever process sees them. */
export async function noteHere(db: Db, people: readonly string[], now: number): Promise<void> {
  const [hour, day] = [hourOf(now), dayOf(now)];
  let [ofHour, ofDay] = [0, 0];
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const some = people.slice(from, from + AT_ONCE);
    const today = await seen(db, some, now, day);
    ofDay += today;
    ofHour += today + (await seen(db, some, now, hour));
    await seen(db, some, now, now);
  }
  if (ofHour > 0) await addCounts(db, hour, new Map([['people', ofHour]]));
  if (ofDay > 0) await addCounts(db, day, new Map([['people of the day', ofDay]]));
}

/** How many of these had not been seen since then; they have now. */
async function seen(db: Db, people: readonly string[], now: number, since: number): Promise<number> {
  const rows = await db
    .updateTable('people')
    .set({ seen_at: now })
    .where('id', 'in', people)
    .where('seen_at', '<', since)
    .returning('id')
    .execute();
  return rows.length;
}

export async function visibilityOf(db: Db, person: string): Promise<Visibility> {
  const row = await db.selectFrom('people').select(['search_name', 'seen']).where('id', '=', person).executeTakeFirst();
  return { findable: row !== undefined && row.search_name !== null, seen: row?.seen === 1 };
}

export async function setVisibility(db: Db, person: string, name: string, { findable, seen }: Visibility): Promise<void> {
  await db
    .updateTable('people')
    .set({ search_name: findable ? searchable(name) : null, seen: Number(seen) })
    .where('id', '=', person)
    .execute();
}

function asFound(row: { id: string; name: string; seen: number; seen_at: number }): FoundRow {
  return { id: row.id, name: row.name, seen: row.seen === 1, seenAt: Number(row.seen_at) };
}
