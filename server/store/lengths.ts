/** How long games took: measured when one is settled, read for whoever plans the next. */
import type { Options } from '@cantiere/engine';
import type { Db } from './schema.ts';
import type { StoredTable } from './storedTable.ts';

/** Nobody thinks longer than this; beyond it they were away from the table. */
const LONGEST_THOUGHT_MS = 10 * 60_000;

/**
 * The time from the start to the last step, the pauses cut short; undefined when there were more pauses than play, so that
 * nobody can say how long it took (a game without a clock that went on over weeks, a move now and then).
 */
export function playedMs(startedAt: number, steps: readonly number[]): number | undefined {
  let before = startedAt;
  let played = 0;
  let paused = 0;
  for (const at of steps) {
    const thought = Math.max(0, at - before);
    if (thought < LONGEST_THOUGHT_MS) played += thought;
    else paused += LONGEST_THOUGHT_MS;
    before = at;
  }
  return paused > played ? undefined : played + paused;
}

export async function noteLength(trx: Db, table: StoredTable, number: number, alone: boolean): Promise<void> {
  const steps = await trx.selectFrom('moves').select('at').where('table_id', '=', table.id).orderBy('number').execute();
  const played = playedMs(
    table.startedAt,
    steps.map(({ at }) => Number(at)),
  );
  if (played === undefined) return;
  await trx
    .insertInto('lengths')
    .values({
      game: table.game,
      number,
      seats: table.seats.length,
      alone: Number(alone),
      options: JSON.stringify(table.options),
      played_ms: played,
    })
    .onConflict((c) => c.doNothing()) // no measure is worth a game that cannot be settled
    .execute();
}

export interface MeasuredGame {
  readonly seats: number;
  readonly alone: boolean;
  readonly options: Options;
  readonly playedMs: number;
}

/** The latest games of a kind: so many rows of the primary key, however many were ever played. */
export async function measuredGames(db: Db, game: string, most: number): Promise<MeasuredGame[]> {
  const rows = await db
    .selectFrom('lengths')
    .select(['seats', 'alone', 'options', 'played_ms'])
    .where('game', '=', game)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ seats, alone, options, played_ms }) => ({
    seats,
    alone: alone === 1,
    options: JSON.parse(options) as Options,
    playedMs: Number(played_ms),
  }));
}
