/** What people report to whoever runs the server. */
import type { ChatLine, DeskAct, ReportReason } from '../protocol.ts';
import { FORMER, forgetInReports } from './farewell.ts';
import type { Selectable } from 'kysely';
import type { Db, Schema } from './schema.ts';

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly reporter: string;
  readonly about: string;
  readonly reason: ReportReason;
  readonly words: string;
  readonly table?: string;
  readonly line?: number;
  /** The chat around the line, as it was when it was reported. */
  readonly context: readonly ChatLine[];
  readonly closedAt?: number;
  /** What came of it, and who said so; absent: by a command. */
  readonly outcome?: DeskAct;
  readonly closedBy?: string;
}

/** With the names as they are now. */
export interface NamedReport extends Report {
  readonly reporterName: string;
  readonly aboutName: string;
}

export async function addReport(db: Db, report: Report): Promise<void> {
  const { table, line, context, closedAt: _open, outcome: _none, closedBy: _nobody, ...rest } = report;
  await db
    .insertInto('reports')
    .values({ ...rest, table_id: table ?? null, line: line ?? null, context: JSON.stringify(context), closed_at: null })
    .execute();
}

export async function reportsBy(db: Db, reporter: string, since: number): Promise<number> {
  const row = await db
    .selectFrom('reports')
    .select((e) => e.fn.countAll().as('reports'))
    .where('reporter', '=', reporter)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.reports);
}

export type WhichReports = 'open' | 'closed' | 'all';

/** Newest first. */
export async function readReports(db: Db, which: WhichReports, most: number, offset = 0): Promise<NamedReport[]> {
  let query = named(db);
  if (which !== 'all') query = query.where('closed_at', which === 'open' ? 'is' : 'is not', null);
  return (await query.orderBy('at', 'desc').limit(most).offset(offset).execute()).map(asReport);
}

export async function readReport(db: Db, id: string): Promise<NamedReport | undefined> {
  const row = await named(db).where('reports.id', '=', id).executeTakeFirst();
  return row && asReport(row);
}

export async function countReports(db: Db, which: Exclude<WhichReports, 'all'>): Promise<number> {
  const { reports } = await db
    .selectFrom('reports')
    .select((e) => e.fn.countAll().as('reports'))
    .where('closed_at', which === 'open' ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(reports);
}

/** How many there are about each of these people. */
export async function reportsAbout(db: Db, people: readonly string[]): Promise<Map<string, number>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('reports')
    .select((e) => ['about', e.fn.countAll().as('reports')])
    .where('about', 'in', people)
    .groupBy('about')
    .execute();
  return new Map(rows.map(({ about, reports }) => [about, Number(reports)]));
}

const named = (db: Db) =>
  db
    .selectFrom('reports')
    .leftJoin('people as r', 'r.id', 'reports.reporter')
    .leftJoin('people as a', 'a.id', 'reports.about')
    .selectAll('reports')
    .select(['r.name as reporter_name', 'a.name as about_name']);

type Row = Selectable<Schema['reports']> & { readonly reporter_name: string | null; readonly about_name: string | null };

function asReport(row: Row): NamedReport {
  return {
    id: row.id,
    at: Number(row.at),
    reporter: row.reporter,
    reporterName: row.reporter_name ?? '?',
    about: row.about,
    aboutName: row.about_name ?? '?',
    reason: row.reason as ReportReason,
    words: row.words,
    ...(row.table_id !== null && { table: row.table_id }),
    ...(row.line !== null && { line: row.line }),
    context: JSON.parse(row.context) as ChatLine[],
    ...(row.closed_at !== null && { closedAt: Number(row.closed_at) }),
    ...(row.outcome !== null && { outcome: row.outcome as DeskAct }),
    ...(row.closed_by !== null && { closedBy: row.closed_by }),
  };
}

export interface ReportClosing {
  readonly outcome?: DeskAct;
  readonly by?: string | undefined;
}

/** False when there is no such open report. With it go the words of somebody who has gone themselves. */
export async function closeReport(db: Db, id: string, at: number, how: ReportClosing = {}): Promise<boolean> {
  const row = await db
    .updateTable('reports')
    .set({ closed_at: at, outcome: how.outcome ?? null, closed_by: how.by ?? null })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('about')
    .executeTakeFirst();
  if (row === undefined) return false;
  const about = await db.selectFrom('people').select('name').where('id', '=', row.about).executeTakeFirst();
  if (about?.name === FORMER) await forgetInReports(db, row.about);
  return true;
}

export async function claimReports(db: Db, guest: string, account: string): Promise<void> {
  await db.updateTable('reports').set({ reporter: account }).where('reporter', '=', guest).execute();
  await db.updateTable('reports').set({ about: account }).where('about', '=', guest).execute();
}
