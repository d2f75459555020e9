/** A table's moves, as they were played. */
import type { GameMove, Seat } from '@cantiere/engine';
import type { Db } from './schema.ts';

export interface StoredMove {
  readonly number: number;
  readonly seat: Seat;
  readonly move: GameMove;
  /** Whose decision it was and the id its sender gave it. */
  readonly moveId: string;
}

export async function readMoves(db: Db, table: string, after = 0): Promise<StoredMove[]> {
  const rows = await db
    .selectFrom('moves')
    .select(['number', 'seat', 'move', 'move_id'])
    .where('table_id', '=', table)
    .where('number', '>', after)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    seat: row.seat,
    move: JSON.parse(row.move) as GameMove, // went through the game's door before it was written
    moveId: row.move_id,
  }));
}

/** How far each of these tables has come, for those that have moves at all. */
export async function lastNumbers(db: Db, tables: readonly string[]): Promise<Map<string, number>> {
  if (tables.length === 0) return new Map();
  const rows = await db
    .selectFrom('moves')
    .select(['table_id', (e) => e.fn.max('number').as('last')])
    .where('table_id', 'in', tables)
    .groupBy('table_id')
    .execute();
  return new Map(rows.map((row) => [row.table_id, Number(row.last)]));
}
