/** Reports to whoever runs the server: kept with the chat around, so that they can be judged later. */
import { randomBytes } from 'node:crypto';
import type { Services } from '../services.ts';
import type { ChatLine, NewReport } from '../protocol.ts';
import { readChat } from '../store/chat.ts';
import { findPerson, type Person } from '../store/people.ts';
import { addReport, reportsBy } from '../store/reports.ts';
import { readTable } from '../store/tables.ts';
import { seatOf, whyNotWatch } from '../tables/lobby.ts';
import { roomsToRead } from '../tables/rooms.ts';
import { AppError } from '../appError.ts';

const HOUR = 3_600_000;
const LINES_BEFORE = 15;
const LINES_AFTER = 5;

export async function report(services: Services, reporter: Person, wish: NewReport): Promise<void> {
  const { db } = services.store;
  const { person: about, reason, words = '', table, line } = wish;
  if (about === reporter.id || (line !== undefined && table === undefined)) throw new AppError('BAD_REQUEST');
  if ((await findPerson(db, about)) === undefined) throw new AppError('NO_SUCH_PERSON');
  const now = Date.now();
  if ((await reportsBy(db, reporter.id, now - HOUR)) >= services.limits.reportsPerHour) throw new AppError('TOO_MANY_REPORTS');
  const context = table === undefined ? [] : await contextOf(services, reporter, about, table, line);
  await addReport(db, {
    id: randomBytes(6).toString('base64url'),
    at: now,
    reporter: reporter.id,
    about,
    reason,
    words: words.trim(),
    ...(table !== undefined && { table }),
    ...(line !== undefined && { line }),
    context,
  });
}

/** The lines around the reported one, or the last ones, as far as the reporter may read them. */
async function contextOf(services: Services, reporter: Person, about: string, id: string, line?: number): Promise<ChatLine[]> {
  const { db } = services.store;
  const table = await readTable(db, id);
  if (table === undefined || whyNotWatch(table, reporter.id) !== undefined) throw new AppError('NOT_FOUND');
  const rooms = roomsToRead(table, seatOf(table, reporter.id) ?? 'spectator');
  const which = { rooms, most: LINES_BEFORE + LINES_AFTER };
  if (line === undefined) return readChat(db, id, which);
  const lines = await readChat(db, id, {
    ...which,
    after: line - 1 - LINES_BEFORE,
    upTo: line + LINES_AFTER,
    most: LINES_BEFORE + 1 + LINES_AFTER,
  });
  if (!lines.some(({ number, from }) => number === line && from === about)) throw new AppError('NOT_FOUND');
  return lines;
}
