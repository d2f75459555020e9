/**
 * Moves on their way to the disk. Everything appended within one turn of the event loop goes in one statement, hence in
 * one commit: that is what makes full durability cheap.
 */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export type MoveRow = Schema['moves'];

/** True: durable. False: that number, or that decision, was already there, and nothing was written. */
export type Append = (row: MoveRow) => Promise<boolean>;

const LARGEST_BATCH = 500;

interface Waiting {
  readonly row: MoveRow;
  readonly resolve: (won: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export function openAppender(db: Kysely<Schema>): Append {
  let waiting: Waiting[] = [];
  let busy = false;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, LARGEST_BATCH);
      waiting = waiting.slice(LARGEST_BATCH);
      await write(db, batch);
    }
    busy = false;
  }

  return (row) =>
    new Promise((resolve, reject) => {
      waiting.push({ row, resolve, reject });
      if (busy) return;
      busy = true;
      setImmediate(() => void writeAll());
    });
}

async function write(db: Kysely<Schema>, batch: readonly Waiting[]): Promise<void> {
  try {
    const written = await db
      .insertInto('moves')
      .values(batch.map(({ row }) => row))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['table_id', 'number', 'move_id'])
      .execute();
    const won = new Set(written.map((row) => `${row.table_id} ${row.number} ${row.move_id}`));
    for (const { row, resolve } of batch) resolve(won.has(`${row.table_id} ${row.number} ${row.move_id}`));
  } catch (error) {
    // One bad row must not fail its neighbours.
    if (batch.length === 1) batch[0].reject(error);
    else for (const one of batch) await write(db, [one]);
  }
}
