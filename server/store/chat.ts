/** What people say at a table. */
import type { ChatLine } from '../protocol.ts';
import type { Db } from './schema.ts';

const TRIES = 20;

/** Numbers the line and keeps it; several processes may be writing at once, so the number is tried until it is free. */
export async function addChat(db: Db, table: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { last } = await db
      .selectFrom('chat')
      .select((e) => e.fn.max('number').as('last'))
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow();
    const number = Number(last ?? 0) + 1;
    const written = await db
      .insertInto('chat')
      .values({
        table_id: table,
        number,
        person: line.from,
        name: line.name,
        seat: line.seat ?? null,
        text: line.text,
        at: line.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst();
    if (written !== undefined) return { ...line, number };
  }
  throw new Error(`No free chat number at ${table} after ${TRIES} tries`);
}

/** The last `most` lines after number `after`, oldest first. */
export async function readChat(db: Db, table: string, after: number, most: number): Promise<ChatLine[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .where('number', '>', after)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map((row) => ({
    number: row.number,
    from: row.person,
    name: row.name,
    ...(row.seat !== null && { seat: row.seat }),
    text: row.text,
    at: Number(row.at),
  }));
}
