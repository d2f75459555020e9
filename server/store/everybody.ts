/** Everybody who was ever here, as whoever runs the house sees them: with address, sessions and what stands against them. */
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { WhichPeople } from '../protocol.ts';
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
  /** When that ends by itself. */
  readonly bannedUntil?: number;
  /** Until when they may not write; perhaps in the past. */
  readonly muted?: number;
}

/** Which of them are meant, beside what their name has in it. */
export interface Wanted {
  readonly which?: WhichPeople | undefined;
  /** Who was seen since then is here; who is silenced after then is silent. */
  readonly hereSince?: number;
  readonly now?: number;
}

/** Last seen first. Former players are nobody any more. */
export async function listPeople(db: Db, part: string, most: number, wanted: Wanted = {}, offset = 0): Promise<KnownPerson[]> {
  const query = everybody(db).where((e) => isMeant(e, part, wanted));
  const inOrder = query.orderBy('seen_at', 'desc').orderBy('created_at', 'desc').orderBy('people.id');
  return asPeople(await inOrder.limit(most).offset(offset).execute());
}

export async function countPeople(db: Db, part: string, wanted: Wanted = {}): Promise<number> {
  const { people } = await db
    .selectFrom('people')
    .select((e) => e.fn.countAll().as('people'))
    .where('people.name', '<>', FORMER)
    .where((e) => isMeant(e, part, wanted))
    .executeTakeFirstOrThrow();
  return Number(people);
}

/** These, whoever they are; former players too. */
export async function thesePeople(db: Db, ids: readonly string[]): Promise<Map<string, KnownPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await anybody(db).where('people.id', 'in', ids).execute();
  return new Map(asPeople(rows).map((person) => [person.id, person]));
}

function isMeant(
  e: ExpressionBuilder<Schema, 'people'>,
  part: string,
  { which = 'everybody', hereSince = 0, now = 0 }: Wanted,
): Expression<SqlBool> {
  const wanted = literally(part.trim().toLowerCase());
  const named =
    wanted === ''
      ? []
      : [
          e.or([
            e(e.fn<string>('lower', ['people.name']), 'like', `%${wanted}%`),
            e('people.email', 'like', `%${wanted}%`),
            e('people.id', '=', part.trim()),
          ]),
        ];
  const those = {
    everybody: [],
    here: [e('people.seen_at', '>', hereSince), e('people.banned_at', 'is', null)],
    accounts: [e('people.email', 'is not', null)],
    guests: [e('people.email', 'is', null)],
    silenced: [e('people.muted_until', '>', now)],
    banned: [e('people.banned_at', 'is not', null)],
    operators: [e('people.operator', '=', 1)],
  } satisfies Record<WhichPeople, unknown>;
  return e.and([...named, ...those[which]]);
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
  banned_until: number | null;
  muted_until: number | null;
  sessions: number | string | bigint | null;
  games: number | string | bigint | null;
}

const everybody = (db: Db): SelectQueryBuilder<Schema, 'people', Row> => anybody(db).where('people.name', '<>', FORMER);

function anybody(db: Db): SelectQueryBuilder<Schema, 'people', Row> {
  return db.selectFrom('people').select((e) => [
    'people.id',
    'people.name',
    'people.email',
    'people.created_at',
    'people.seen_at',
    'people.operator',
    'people.banned_at',
    'people.banned_until',
    'people.muted_until',
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
  ]);
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
    ...(row.banned_until !== null && { bannedUntil: Number(row.banned_until) }),
    ...(row.muted_until !== null && { muted: Number(row.muted_until) }),
  }));

/** What LIKE would read as a wildcard is asked for as it stands. */
const literally = (text: string): string => text.replace(/[%_]/gu, '');
