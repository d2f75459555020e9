/**
 * The notices to be sent. A row is one thing to tell one person in one way; its key makes it once only, whichever process
 * finds the turn first. `due_at` says when to look at it next:
 * - `due`: from then on it may be sent.
 * - `sending`: somebody is at it until then; later than that they have died.
 * - `sent`, `dropped` (no longer true), `failed`: kept a while as the memory of what was told.
 */
import type { Kysely } from 'kysely';
import type { NoticeWay } from '../protocol.ts';
import type { Db, Schema } from './schema.ts';

/**
 * `seat`: one is kept for them. `changed`: a table where they sit was changed, and waits for their yes. `return`: a guest's link
 * back to their seat.
 */
export type NoticeKind = 'turn' | 'over' | 'rematch' | 'seat' | 'changed' | 'return';

export interface NoticeKey {
  readonly table: string;
  readonly person: string;
  readonly kind: NoticeKind;
  /** For a turn, the number of the person's own last step: as long as they do not move, it is the same turn. */
  readonly turn: number;
  readonly way: NoticeWay;
}

/**
 * A letter that the person asked for themselves, in the same queue: no setting turns it off and no quiet hour holds it back.
 * It is about no table: the language it is written in stands there.
 */
export interface LetterKey extends Omit<NoticeKey, 'kind' | 'way'> {
  readonly kind: LetterKind;
  readonly way: 'letter';
}

/**
 * - `reset`: a new password for a lost one.
 * - `confirm`: may notices come to this address?
 * - `address`: shall this be the account's address? Goes to the new one.
 * - `moved`: the account has another address now. Goes to the old one.
 * - `known`: somebody wanted an account with your address, which has one.
 */
export type LetterKind = 'reset' | 'confirm' | 'address' | 'moved' | 'known' | 'passkey' | 'token';

type AnyKey = NoticeKey | LetterKey;

export type Tried<K extends AnyKey> = K & { readonly tries: number };
export type Claimed = Tried<NoticeKey>;
export type ClaimedLetter = Tried<LetterKey> & {
  /** Where it goes, when that is not the account's address. */
  readonly address?: string;
};

/** A notice that was being sent when its process died may have arrived: it is sent once more, and then let be. */
const MOST_UNSURE = 2;

export interface QuietTable {
  readonly id: string;
  readonly version: number;
  readonly updatedAt: number;
}

/** Tables that have come further since they were last looked at, and have stood still for a while or ended. */
export async function unnoticedTables(db: Db, stillSince: number, most: number): Promise<QuietTable[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'version', 'updated_at'])
    .whereRef('noticed', '<', 'version')
    .where('resting', '=', 0)
    .where((e) => e.or([e('phase', '=', 'over'), e.and([e('phase', '=', 'playing'), e('updated_at', '<=', stillSince)])]))
    .orderBy('updated_at')
    .limit(most)
    .execute();
  return rows.map((row) => ({ id: row.id, version: row.version, updatedAt: Number(row.updated_at) }));
}

/** Nothing more to look for at this table until it comes further. */
export async function markNoticed(db: Db, { id, version }: QuietTable): Promise<void> {
  await db.updateTable('tables').set({ noticed: version }).where('id', '=', id).where('noticed', '<', version).execute();
}

/** The number of each seat's last step at each table. */
export async function lastSteps(db: Db, tables: readonly string[]): Promise<Map<string, Map<number, number>>> {
  if (tables.length === 0) return new Map();
  const rows = await db
    .selectFrom('moves')
    .select(['table_id', 'seat', (e) => e.fn.max('number').as('last')])
    .where('table_id', 'in', tables)
    .groupBy(['table_id', 'seat'])
    .execute();
  const found = new Map<string, Map<number, number>>(tables.map((id) => [id, new Map()]));
  for (const { table_id, seat, last } of rows) found.get(table_id)?.set(seat, Number(last));
  return found;
}

/** What is in the queue already stays as it is. */
export async function addNotice(db: Db, key: AnyKey, dueAt: number, now: number, address?: string): Promise<void> {
  await db
    .insertInto('notices')
    .values({
      table_id: key.table,
      person: key.person,
      kind: key.kind,
      turn: key.turn,
      way: key.way,
      state: 'due',
      due_at: dueAt,
      tries: 0,
      made_at: now,
      address: address ?? null,
    })
    .onConflict((c) => c.doNothing())
    .execute();
}

/** Who is to be told something now, and how. */
export async function duePeople(db: Db, now: number, most: number): Promise<Pick<AnyKey, 'person' | 'way'>[]> {
  const rows = await db
    .selectFrom('notices')
    .select(['person', 'way', (e) => e.fn.min('due_at').as('since')])
    .where('state', 'in', ['due', 'sending'])
    .where('due_at', '<=', now)
    .groupBy(['person', 'way'])
    .orderBy('since')
    .limit(most)
    .execute();
  return rows.map(({ person, way }) => ({ person, way: way as AnyKey['way'] }));
}

/** Takes all that is due for this person, before anything is sent: of several processes each row goes to one. */
export function claimNotices<W extends AnyKey['way']>(
  db: Kysely<Schema>,
  person: string,
  way: W,
  now: number,
  until: number,
): Promise<(W extends 'letter' ? ClaimedLetter : Claimed)[]>;
export async function claimNotices(
  db: Kysely<Schema>,
  person: string,
  way: AnyKey['way'],
  now: number,
  until: number,
): Promise<Tried<AnyKey>[]> {
  await db
    .updateTable('notices')
    .set({ state: 'failed' })
    .where('person', '=', person)
    .where('way', '=', way)
    .where('state', '=', 'sending')
    .where('due_at', '<=', now)
    .where('tries', '>=', MOST_UNSURE)
    .execute();
  const rows = await db
    .updateTable('notices')
    .set((e) => ({ state: 'sending', due_at: until, tries: e('tries', '+', 1) }))
    .where('person', '=', person)
    .where('way', '=', way)
    .where('state', 'in', ['due', 'sending'])
    .where('due_at', '<=', now)
    .returning(['table_id', 'kind', 'turn', 'tries', 'address'])
    .execute();
  return rows.map(
    ({ table_id: table, kind, turn, tries, address }) =>
      ({ table, person, kind, turn, way, tries, ...(address !== null && { address }) }) as Tried<AnyKey>,
  );
}

/** `why`: of one that failed, as it was answered. */
export async function settleNotice(db: Db, key: AnyKey, state: 'sent' | 'dropped' | 'failed', why?: string): Promise<void> {
  await change(db, key)
    .set({ state, why: why?.slice(0, LONGEST_WHY) ?? null })
    .execute();
}

const LONGEST_WHY = 300;

export async function retryAt(db: Db, key: AnyKey, dueAt: number): Promise<void> {
  await change(db, key).set({ state: 'due', due_at: dueAt }).execute();
}

function change(db: Db, { table, person, kind, turn, way }: AnyKey) {
  return db
    .updateTable('notices')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .where('kind', '=', kind)
    .where('turn', '=', turn)
    .where('way', '=', way);
}

/** Nothing for this person before then: quiet hours. */
export async function postpone(db: Db, person: string, way: NoticeWay, now: number, until: number): Promise<void> {
  await db
    .updateTable('notices')
    .set({ due_at: until })
    .where('person', '=', person)
    .where('way', '=', way)
    .where('state', 'in', ['due', 'sending'])
    .where('due_at', '<=', now)
    .execute();
}

export type NoticeState = 'due' | 'sending' | 'sent' | 'dropped' | 'failed';

/** What has become of it; undefined: no longer known. */
export async function stateOf(db: Db, { table, person, kind, turn, way }: AnyKey): Promise<NoticeState | undefined> {
  const row = await db
    .selectFrom('notices')
    .select('state')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .where('kind', '=', kind)
    .where('turn', '=', turn)
    .where('way', '=', way)
    .executeTakeFirst();
  return row?.state as NoticeState | undefined;
}

export async function dropOldNotices(db: Db, before: number): Promise<void> {
  await db.deleteFrom('notices').where('made_at', '<', before).where('state', 'not in', ['due', 'sending']).execute();
}
