/** What people report to whoever runs the server. */
import type { ChatLine, ReportReason } from '../protocol.ts';
import { FORMER, forgetInReports } from './farewell.ts';
import type { Db } from './schema.ts';

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
}

/** With the names as they are now. */
export interface NamedReport extends Report {
  readonly reporterName: string;
  readonly aboutName: string;
}

export async function addReport(db: Db, report: Report): Promise<void> {
  const { table, line, context, closedAt: _open, ...rest } = report;
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

/** Newest first; without `all` those that are open. */
export async function readReports(db: Db, all: boolean, most: number): Promise<NamedReport[]> {
  let query = db
    .selectFrom('reports')
    .leftJoin('people as r', 'r.id', 'reports.reporter')
    .leftJoin('people as a', 'a.id', 'reports.about')
    .selectAll('reports')
    .select(['r.name as reporter_name', 'a.name as about_name']);
  if (!all) query = query.where('closed_at', 'is', null);
  const rows = await query.orderBy('at', 'desc').limit(most).execute();
  return rows.map((row) => ({
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
  }));
}

/** False when there is no such open report. With it go the words of somebody who has gone themselves. */
export async function closeReport(db: Db, id: string, at: number): Promise<boolean> {
  const row = await db
    .updateTable('reports')
    .set({ closed_at: at })
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
