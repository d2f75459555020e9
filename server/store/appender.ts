/**
 * Moves on their way to the disk. Everything appended within one turn of the event loop, or while a commit is under way,
 * goes into one commit: that is what makes full durability cheap.
 */
import type { Schema } from './schema.ts';

export type MoveRow = Schema['moves'];

/** True: durable. False: that number, or that decision, was already there, and nothing was written. */
export type Append = (row: MoveRow) => Promise<boolean>;

/** Writes these rows in one commit and says of each, in order, whether it was written. */
export type InsertMoves = (rows: readonly MoveRow[]) => Promise<readonly boolean[]>;

const LARGEST_BATCH = 500;

interface Waiting {
  readonly row: MoveRow;
  readonly resolve: (won: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export function openAppender(insert: InsertMoves): Append {
  let waiting: Waiting[] = [];
  let busy = false;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, LARGEST_BATCH);
      waiting = waiting.slice(LARGEST_BATCH);
      const answer = await write(batch);
      // Only after the next commit is on its way: to tell everybody takes half as long as a commit, and meanwhile the disk would rest.
      setImmediate(answer);
    }
    busy = false;
  }

  /** Gives what is left to do when the batch is written, or has failed: to answer those who wait for it. */
  async function write(batch: readonly Waiting[]): Promise<() => void> {
    try {
      const won = await insert(batch.map(({ row }) => row));
      return () => batch.forEach(({ resolve }, at) => resolve(won[at]));
    } catch (error) {
      if (batch.length === 1) return () => batch[0].reject(error);
      // One bad row must not fail its neighbours.
      const answers: (() => void)[] = [];
      for (const one of batch) answers.push(await write([one]));
      return () => answers.forEach((answer) => answer());
    }
  }

  return (row) =>
    new Promise((resolve, reject) => {
      waiting.push({ row, resolve, reject });
      if (busy) return;
      busy = true;
      setImmediate(() => void writeAll());
    });
}
