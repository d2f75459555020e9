/** A table's steps, as they were made: moves, and moves taken back. Nothing is ever removed; a later step says what no longer stands. */
import type { GameMove, Seat } from '@cantiere/engine';
import type { Db } from './schema.ts';

/** The last so many moves that stood, taken back by the step's seat. */
export interface TakenBack {
  readonly moves: number;
  /** It went back across something revealed: the table is for training from here on. */
  readonly training?: true;
}

export type Step = { readonly move: GameMove } | { readonly undo: TakenBack };

export type StoredStep = Step & {
  readonly number: number;
  readonly seat: Seat;
  /** Whose decision it was and the id its sender gave it. */
  readonly moveId: string;
};

/** Stands where a move's type stands. No game's schema lets it through the door. */
const UNDO = '@undo';

export function stepText(step: Step): string {
  return JSON.stringify('move' in step ? step.move : { type: UNDO, ...step.undo });
}

function readStep(text: string): Step {
  const move = JSON.parse(text) as GameMove; // went through the game's door before it was written
  if (move.type !== UNDO) return { move };
  const { moves, training } = move as GameMove & TakenBack;
  return { undo: { moves, ...(training && { training }) } };
}

export async function readSteps(db: Db, table: string, after = 0): Promise<StoredStep[]> {
  const rows = await db
    .selectFrom('moves')
    .select(['number', 'seat', 'move', 'move_id'])
    .where('table_id', '=', table)
    .where('number', '>', after)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({ number: row.number, seat: row.seat, moveId: row.move_id, ...readStep(row.move) }));
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
