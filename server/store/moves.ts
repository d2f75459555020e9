/**
 * A table's steps, as they were made: moves, moves taken back, and people for whom a bot plays or who came back. Nothing is ever
 * removed; a later step says what no longer stands.
 */
import type { GameMove, Seat, TakenBack } from '@cantiere/engine';
import type { Absence } from '../protocol.ts';
import type { Db } from './schema.ts';

export type { TakenBack };

export type Step =
  | { readonly move: GameMove }
  | { readonly undo: TakenBack }
  /**
   * From here on a bot plays for the seat's person: their time ran out, or (`away`) the others agreed to it when they had been
   * away for so many minutes.
   */
  | { readonly out: Absence; readonly away?: number }
  /** The seat's person is back. */
  | { readonly back: true };

export type StoredStep = Step & {
  readonly number: number;
  readonly seat: Seat;
  /** Whose decision it was and the id its sender gave it. */
  readonly moveId: string;
  readonly at: number;
};

/** These stand where a move's type stands. No game's schema lets them through the door. */
const UNDO = '@undo';
const OUT = '@out';
const BACK = '@back';

export function stepText(step: Step): string {
  if ('move' in step) return JSON.stringify(step.move);
  if ('undo' in step) return JSON.stringify({ type: UNDO, ...step.undo });
  if ('back' in step) return JSON.stringify({ type: BACK });
  const { out, away } = step;
  return JSON.stringify({ type: OUT, absence: out, ...(away !== undefined && { away }) });
}

function readStep(text: string): Step {
  const move = JSON.parse(text) as GameMove; // went through the game's door before it was written
  switch (move.type) {
    case UNDO: {
      const { moves, training, by } = move as GameMove & TakenBack;
      return { undo: { moves, ...(training && { training }), ...(by && { by }) } };
    }
    case OUT: {
      const { absence, away } = move as GameMove & { absence: Absence; away?: number };
      return { out: absence, ...(away !== undefined && { away }) };
    }
    case BACK:
      return { back: true };
    default:
      return { move };
  }
}

export async function readSteps(db: Db, table: string, after = 0): Promise<StoredStep[]> {
  const rows = await db
    .selectFrom('moves')
    .select(['number', 'seat', 'move', 'move_id', 'at'])
    .where('table_id', '=', table)
    .where('number', '>', after)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    seat: row.seat,
    moveId: row.move_id,
    at: Number(row.at),
    ...readStep(row.move),
  }));
}

/** How far the table had come by then. */
export async function stepsBefore(db: Db, table: string, at: number): Promise<number> {
  const { last } = await db
    .selectFrom('moves')
    .select((e) => e.fn.max('number').as('last'))
    .where('table_id', '=', table)
    .where('at', '<=', at)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** When the last step was made; undefined: there is none. */
export async function lastMoveAt(db: Db, table: string): Promise<number | undefined> {
  const last = await db
    .selectFrom('moves')
    .select((e) => e.fn.max('at').as('at'))
    .where('table_id', '=', table)
    .executeTakeFirst();
  return last?.at == null ? undefined : Number(last.at);
}
