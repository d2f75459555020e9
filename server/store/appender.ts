/**
 * Moves on their way to the disk. Everything appended within one turn of the event loop goes in one statement, hence in
 * one commit: that is what makes full durability cheap.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';

export type MoveRow = Schema['moves'];

/** True: durable. False: that number, or that decision, was already there, and nothing was written. */
export type Append = (row: MoveRow) => Promise<boolean>;

/**
 * How a database reads rows out of a JSON list of [table, number, seat, move, move id, time]. However many moves there are,
 * the statement stays the same: nothing is compiled, and nothing is bound, for each of them.
 */
export type RowsOfJson = (json: string) => RawBuilder<unknown>;

const LARGEST_BATCH = 500;

interface Waiting {
  readonly row: MoveRow;
  readonly resolve: (won: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export function openAppender(db: Kysely<Schema>, rowsOf: RowsOfJson): Append {
  let waiting: Waiting[] = [];
  let busy = false;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, LARGEST_BATCH);
      waiting = waiting.slice(LARGEST_BATCH);
      await write(batch);
    }
    busy = false;
  }

  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      const won = await insert(batch.map(({ row }) => row));
      for (const { row, resolve } of batch) resolve(won.has(nameOf(row)));
    } catch (error) {
      // One bad row must not fail its neighbours.
      if (batch.length === 1) batch[0].reject(error);
      else for (const one of batch) await write([one]);
    }
  }

  /** The rows that were written. */
  async function insert(rows: readonly MoveRow[]): Promise<ReadonlySet<string>> {
    const json = JSON.stringify(rows.map((row) => [row.table_id, row.number, row.seat, row.move, row.move_id, row.at]));
    const written = await sql<MoveName>`
      INSERT INTO moves (table_id, number, seat, move, move_id, at) ${rowsOf(json)}
      ON CONFLICT DO NOTHING RETURNING table_id, number, move_id`.execute(db);
    return new Set(written.rows.map(nameOf));
  }

  return (row) =>
    new Promise((resolve, reject) => {
      waiting.push({ row, resolve, reject });
      if (busy) return;
      busy = true;
      setImmediate(() => void writeAll());
    });
}

type MoveName = Pick<MoveRow, 'table_id' | 'number' | 'move_id'>;

function nameOf({ table_id, number, move_id }: MoveName): string {
  return `${table_id} ${number} ${move_id}`;
}
