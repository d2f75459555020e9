/**
 * What operators did, at the desk or by a command: written in the same transaction as the act itself. The last many are kept. People
 * and tables stand there by their ids; names are looked up, so that whoever is gone is gone here too.
 */
import { randomBytes } from 'node:crypto';
import type { DeskAct } from '../protocol.ts';
import { FORMER } from './farewell.ts';
import type { Db } from './schema.ts';

const MOST_KEPT = 10_000;

export interface Acted {
  /** Undefined: by a command on the machine. */
  readonly by?: string | undefined;
  readonly act: DeskAct;
  readonly person?: string | undefined;
  readonly table?: string | undefined;
  /** Short words that belong to it: a name, an hour, a reason. */
  readonly detail?: Readonly<Record<string, string | number>>;
}

export interface LogEntry extends Omit<Acted, 'by' | 'detail'> {
  readonly id: string;
  readonly at: number;
  readonly by?: { readonly person: string; readonly name: string };
  readonly personName?: string;
  readonly tableName?: string;
  readonly detail: Readonly<Record<string, string | number>>;
}

export async function noteAct(db: Db, { by, act, person, table, detail = {} }: Acted, at: number): Promise<void> {
  await db
    .insertInto('operator_log')
    .values({
      id: randomBytes(9).toString('base64url'),
      at,
      by_person: by ?? null,
      act,
      person: person ?? null,
      table_id: table ?? null,
      detail: JSON.stringify(detail),
    })
    .execute();
}

export interface LogPage {
  readonly entries: readonly LogEntry[];
  readonly total: number;
}

/** Newest first. */
export async function readActs(db: Db, page: number, perPage: number): Promise<LogPage> {
  const { total } = await db
    .selectFrom('operator_log')
    .select((e) => e.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('operator_log')
    .leftJoin('people as b', 'b.id', 'operator_log.by_person')
    .leftJoin('people as p', 'p.id', 'operator_log.person')
    .leftJoin('tables as t', 't.id', 'operator_log.table_id')
    .selectAll('operator_log')
    .select(['b.name as by_name', 'p.name as person_name', 't.name as table_name'])
    .orderBy('operator_log.at', 'desc')
    .orderBy('operator_log.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return {
    total: Number(total),
    entries: rows.map((row) => ({
      id: row.id,
      at: Number(row.at),
      act: row.act as DeskAct,
      ...(row.by_person !== null && { by: { person: row.by_person, name: row.by_name ?? FORMER } }),
      ...(row.person !== null && { person: row.person, personName: row.person_name ?? FORMER }),
      ...(row.table_id !== null && { table: row.table_id, ...(row.table_name !== null && { tableName: row.table_name }) }),
      detail: JSON.parse(row.detail) as LogEntry['detail'],
    })),
  };
}

/** When this was last done, and how it went. */
export async function lastAct(db: Db, act: DeskAct): Promise<Pick<LogEntry, 'at' | 'detail'> | undefined> {
  const row = await db
    .selectFrom('operator_log')
    .select(['at', 'detail'])
    .where('act', '=', act)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { at: Number(row.at), detail: JSON.parse(row.detail) as LogEntry['detail'] };
}

/** How often each of these people was warned, and when last. */
export async function warningsOf(db: Db, people: readonly string[]): Promise<Map<string, { times: number; last: number }>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('operator_log')
    .select((e) => ['person', e.fn.countAll().as('times'), e.fn.max('at').as('last')])
    .where('person', 'in', people)
    .where('act', '=', 'warn')
    .groupBy('person')
    .execute();
  return new Map(rows.map(({ person, times, last }) => [person ?? '', { times: Number(times), last: Number(last) }]));
}

/** The oldest go when there are too many. */
export async function trimLog(db: Db, most = MOST_KEPT): Promise<void> {
  const first = await db.selectFrom('operator_log').select('at').orderBy('at', 'desc').offset(most).limit(1).executeTakeFirst();
  if (first) await db.deleteFrom('operator_log').where('at', '<=', Number(first.at)).execute();
}

/** A guest who becomes an account brings along what was done about them. */
export async function claimActs(db: Db, guest: string, account: string): Promise<void> {
  await db.updateTable('operator_log').set({ person: account }).where('person', '=', guest).execute();
}
