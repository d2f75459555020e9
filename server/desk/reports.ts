/** Reports with everything needed to judge them, and what is done about one: all of it in one transaction, by whoever comes first. */
import type { Transaction } from 'kysely';
import { AppError } from '../appError.ts';
import {
  banWithin,
  leaveSeats,
  mustNotRunTheHouse,
  muteWithin,
  removeLineWithin,
  renameWithin,
  warnWithin,
  type Doing,
  type ToTell,
} from '../people/moderation.ts';
import type { DeskReport, DeskReports, ReportAct } from '../protocol.ts';
import type { Services } from '../services.ts';
import { erasedLines } from '../store/chat.ts';
import { bondWith } from '../store/circle.ts';
import { FORMER } from '../store/farewell.ts';
import { stepsBefore } from '../store/moves.ts';
import { noteAct } from '../store/operatorLog.ts';
import { findPersonWhole, type Person } from '../store/people.ts';
import { closeReport, countReports, readReport, readReports, type NamedReport } from '../store/reports.ts';
import type { Schema } from '../store/schema.ts';
import { readTables } from '../store/tables.ts';
import { thank } from '../store/told.ts';
import { spread } from './news.ts';
import { deskPersons, nobody, wordsOf } from './people.ts';

const PER_PAGE = 10;

export async function deskReports(services: Services, closed: boolean, page: number): Promise<DeskReports> {
  const { db } = services.store;
  const which = closed ? 'closed' : 'open';
  const [total, found] = await Promise.all([countReports(db, which), readReports(db, which, PER_PAGE, (page - 1) * PER_PAGE)]);
  return { reports: await inContext(services, found), total, perPage: PER_PAGE };
}

async function inContext(services: Services, reports: readonly NamedReport[]): Promise<DeskReport[]> {
  const { db } = services.store;
  const people = await deskPersons(
    services,
    reports.flatMap(({ reporter, about, closedBy }) => [reporter, about, ...(closedBy === undefined ? [] : [closedBy])]),
  );
  const somebody = (id: string) => people.get(id) ?? nobody(id);
  const tables = await readTables(db, [...new Set(reports.flatMap(({ table }) => table ?? []))]);
  return Promise.all(
    reports.map(async (report): Promise<DeskReport> => {
      const { id, at, reason, words, reporter, about, line, context, closedAt, closedBy, outcome } = report;
      const table = tables.find((each) => each.id === report.table);
      const numbers = context.map(({ number }) => number);
      const gone = report.table === undefined ? new Set<number>() : await erasedLines(db, report.table, numbers);
      const saidAt = context.find(({ number }) => number === line)?.at;
      return {
        id,
        at,
        reason,
        words,
        reporter: somebody(reporter),
        about: somebody(about),
        blocked: (await bondWith(db, reporter, about)) === 'blocked',
        lines: context.map((each) => ({ ...each, ...(gone.has(each.number) && { gone: true as const }) })),
        ...(line !== undefined && { line }),
        ...(report.table !== undefined && {
          table: {
            id: report.table,
            ...(table && {
              name: table.name,
              game: table.game,
              phase: table.phase,
              seats: table.seats.length,
              ...(table.phase !== 'lobby' && { version: await stepsBefore(db, table.id, saidAt ?? at) }),
            }),
          },
        }),
        ...(closedAt !== undefined && {
          closed: {
            at: closedAt,
            ...(closedBy !== undefined && { by: { person: closedBy, name: people.get(closedBy)?.name ?? FORMER } }),
            ...(outcome !== undefined && { outcome }),
          },
        }),
      };
    }),
  );
}

/** Whoever is second is told that somebody was faster, and nothing is done twice. */
export async function actOnReport(services: Services, operator: Person, id: string, wish: ReportAct): Promise<DeskReport> {
  const { db } = services.store;
  const doing = { by: operator.id, now: services.now() };
  const report = await readReport(db, id);
  if (report === undefined) throw new AppError('NOT_FOUND');
  const about = await findPersonWhole(db, report.about);
  const news = await db.transaction().execute(async (trx) => {
    if (!(await closeReport(trx, id, doing.now, { outcome: wish.act, by: doing.by }))) throw new AppError('REPORT_CLOSED');
    const hidden = wish.hide === true || wish.act === 'removeLine' ? await hide(trx, report, doing) : [];
    const done = await deal(trx, report, about, wish, doing);
    await thank(trx, report.reporter, doing.now);
    return [...hidden, ...done, { kind: 'told', person: report.reporter } as const];
  });
  const after = wish.act === 'ban' && about ? await leaveSeats(db, about, doing.now, { hours: wish.hours }) : [];
  await spread(services, [...news, ...after]);
  const [closed] = await inContext(services, [(await readReport(db, id)) ?? report]);
  return closed;
}

async function hide(trx: Transaction<Schema>, { table, line }: NamedReport, doing: Doing): Promise<ToTell> {
  return table === undefined || line === undefined ? [] : removeLineWithin(trx, table, line, doing);
}

async function deal(
  trx: Transaction<Schema>,
  report: NamedReport,
  about: Person | undefined,
  wish: ReportAct,
  doing: Doing,
): Promise<ToTell> {
  if (wish.act === 'dismiss') {
    const detail = { reason: report.reason };
    await noteAct(trx, { by: doing.by, act: 'dismiss', person: report.about, table: report.table, detail }, doing.now);
    return [];
  }
  if (wish.act === 'removeLine') return [];
  if (about === undefined || about.name === FORMER) throw new AppError('NO_SUCH_PERSON');
  const { reason, context, line } = report;
  const quote = context.find(({ number }) => number === line)?.text ?? '';
  const on = { reason, ...(quote !== '' && { quote }) };
  switch (wish.act) {
    case 'warn':
      return warnWithin(trx, about, { ...on, ...wordsOf(wish.words) }, doing);
    case 'mute':
      return muteWithin(trx, about, wish.hours, { ...on, ...wordsOf(wish.words) }, doing);
    case 'rename':
      return renameWithin(trx, about, wish.name, doing);
    case 'ban':
      await mustNotRunTheHouse(trx, about.id);
      return banWithin(trx, about, doing, { hours: wish.hours, ...on, ...wordsOf(wish.words) });
  }
}
