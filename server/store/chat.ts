/** What people say at a table. */
import type { ChatLine, ChatRoom } from '../protocol.ts';
import { sql, type Selectable } from 'kysely';
import type { Db, Schema } from './schema.ts';

/** A try fails only because somebody else's line was written meanwhile: more than can speak at one table within a moment. */
const TRIES = 500;
const LAST_NUMBER = 2 ** 31 - 1;

/**
 * Numbers the line and keeps it, once for each id. The number is found as the line is written, so that the one writer of SQLite
 * never finds it taken; on PostgreSQL several may write at once, and whoever was slower tries again.
 */
export async function addChat(db: Db, table: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const known = line.id === undefined ? undefined : await lineCalled(db, table, line.from, line.id);
    if (known) return known;
    const written = await db
      .insertInto('chat')
      .values({
        table_id: table,
        number: sql<number>`(select coalesce(max(number), 0) + 1 from chat where table_id = ${table})`,
        person: line.from,
        name: line.name,
        seat: line.seat ?? null,
        text: line.text,
        at: line.at,
        room: line.room,
        line_id: line.id ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst();
    if (written !== undefined) return { ...line, number: Number(written.number) };
  }
  throw new Error(`No free chat number after ${TRIES} tries`);
}

export interface WhichLines {
  readonly rooms: readonly ChatRoom[];
  readonly after?: number;
  readonly upTo?: number;
  readonly most: number;
}

/** The number of the last line, of whichever room. */
export async function lastLine(db: Db, table: string): Promise<number> {
  const { last } = await db
    .selectFrom('chat')
    .select((e) => e.fn.max('number').as('last'))
    .where('table_id', '=', table)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** The last `most` of these lines, oldest first. */
export async function readChat(
  db: Db,
  table: string,
  { rooms, after = 0, upTo = LAST_NUMBER, most }: WhichLines,
): Promise<ChatLine[]> {
  const rows = await db
    .selectFrom('chat')
    .leftJoin('people', 'people.id', 'chat.person')
    .selectAll('chat')
    .select('people.name as name_now')
    .where('table_id', '=', table)
    .where('room', 'in', rooms)
    .where('number', '>', after)
    .where('number', '<=', upTo)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(asLine);
}

/** Without its words from now on. Whose it was; undefined when there is no such line, or it has none any more. */
export async function eraseLine(db: Db, table: string, line: number): Promise<string | undefined> {
  const row = await db
    .updateTable('chat')
    .set({ text: '' })
    .where('table_id', '=', table)
    .where('number', '=', line)
    .where('text', '<>', '')
    .returning('person')
    .executeTakeFirst();
  return row?.person;
}

/** Of these lines, those that have no words any more. */
export async function erasedLines(db: Db, table: string, lines: readonly number[]): Promise<ReadonlySet<number>> {
  if (lines.length === 0) return new Set();
  const rows = await db
    .selectFrom('chat')
    .select('number')
    .where('table_id', '=', table)
    .where('number', 'in', lines)
    .where('text', '=', '')
    .execute();
  return new Set(rows.map(({ number }) => number));
}

async function lineCalled(db: Db, table: string, person: string, id: string): Promise<ChatLine | undefined> {
  const row = await db
    .selectFrom('chat')
    .leftJoin('people', 'people.id', 'chat.person')
    .selectAll('chat')
    .select('people.name as name_now')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .where('line_id', '=', id)
    .executeTakeFirst();
  return row && asLine(row);
}

/** Under the name its writer has now; under the one they had when they are no longer here. */
function asLine(row: Selectable<Schema['chat']> & { name_now: string | null }): ChatLine {
  return {
    number: row.number,
    room: row.room as ChatRoom,
    from: row.person,
    name: row.name_now ?? row.name,
    ...(row.seat !== null && { seat: row.seat }),
    text: row.text,
    at: Number(row.at),
    ...(row.line_id !== null && { id: row.line_id }),
  };
}
