/** Everybody who was ever here, as whoever runs the house sees them: with address, sessions and what stands against them. */
import type { SelectQueryBuilder } from 'kysely';
import { FORMER } from './farewell.ts';
import type { Db, Schema } from './schema.ts';

export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  /** Undefined: a guest. */
  readonly email?: string;
  /** Of an account: whether somebody who reads that mailbox has said that the address is theirs. */
  readonly confirmed?: boolean;
  readonly since: number;
  /** When they last asked for anything; 0: not noted. */
  readonly seen: number;
  readonly sessions: number;
  /** Finished games in their history. */
  readonly games: number;
  readonly operator: boolean;
  /** Since when they may no longer come in. */
  readonly banned?: number;
}

/** Last seen first. Former players are nobody any more. */
export async function listPeople(db: Db, part: string, most: number): Promise<KnownPerson[]> {
  const wanted = part.trim().toLowerCase();
  let query = everybody(db);
  if (wanted !== '')
    query = query.where((e) =>
      e.or([
        e(e.fn<string>('lower', ['name']), 'like', `%${literally(wanted)}%`),
        e('email', 'like', `%${literally(wanted)}%`),
        e('people.id', '=', part.trim()),
      ]),
    );
  return asPeople(await query.orderBy('seen_at', 'desc').orderBy('created_at', 'desc').limit(most).execute());
}

/** Those whom these words mean: an id, an address, or a name, which several may have. */
export async function peopleMeant(db: Db, words: string): Promise<KnownPerson[]> {
  const exact = await everybody(db)
    .where((e) => e.or([e('people.id', '=', words), e('email', '=', words.toLowerCase())]))
    .execute();
  if (exact.length > 0) return asPeople(exact);
  const named = everybody(db).where((e) => e(e.fn<string>('lower', ['name']), '=', words.toLowerCase()));
  return asPeople(await named.orderBy('seen_at', 'desc').limit(MOST_NAMED_ALIKE).execute());
}

const MOST_NAMED_ALIKE = 20;

interface Row {
  id: string;
  name: string;
  email: string | null;
  confirmed: string | null;
  created_at: number;
  seen_at: number;
  operator: number;
  banned_at: number | null;
  sessions: number | string | bigint | null;
  games: number | string | bigint | null;
}

function everybody(db: Db): SelectQueryBuilder<Schema, 'people', Row> {
  return db
    .selectFrom('people')
    .select((e) => [
      'people.id',
      'people.name',
      'people.email',
      'people.created_at',
      'people.seen_at',
      'people.operator',
      'people.banned_at',
      e
        .selectFrom('notice_settings')
        .select('notice_settings.confirmed')
        .whereRef('notice_settings.person', '=', 'people.id')
        .as('confirmed'),
      e
        .selectFrom('sessions')
        .select((s) => s.fn.countAll().as('count'))
        .whereRef('sessions.person', '=', 'people.id')
        .as('sessions'),
      e
        .selectFrom('results')
        .select((r) => r.fn.countAll().as('count'))
        .whereRef('results.person', '=', 'people.id')
        .as('games'),
    ])
    .where('people.name', '<>', FORMER);
}

const asPeople = (rows: readonly Row[]): KnownPerson[] =>
  rows.map((row) => ({
    id: row.id,
    name: row.name,
    ...(row.email !== null && { email: row.email, confirmed: row.confirmed === row.email }),
    since: Number(row.created_at),
    seen: Number(row.seen_at),
    sessions: Number(row.sessions),
    games: Number(row.games),
    operator: row.operator === 1,
    ...(row.banned_at !== null && { banned: Number(row.banned_at) }),
  }));

/** What LIKE would read as a wildcard is asked for as it stands. */
const literally = (text: string): string => text.replace(/[%_]/gu, '');
