/** The tables that wait for somebody, by what the summaries say: at most half a second behind the game. */
import type { Seat } from '@cantiere/engine';
import type { WaitingTable } from '../protocol.ts';
import type { Db } from './schema.ts';
import type { Summary } from './storedTable.ts';

/** Longest waiting first; archived ones wait for nobody. */
export async function waitingTables(db: Db, person: string): Promise<WaitingTable[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .leftJoin('archived', (join) => join.onRef('archived.table_id', '=', 'seats.table_id').on('archived.person', '=', person))
    .select(['tables.id', 'tables.game', 'tables.to_act', 'tables.clocks', 'seats.seat'])
    .where('seats.person', '=', person)
    .where('tables.phase', '=', 'playing')
    .where('tables.resting', '=', 0)
    .where('archived.person', 'is', null)
    .orderBy('tables.updated_at')
    .execute();
  return rows
    .filter(({ to_act, clocks, seat }) => (JSON.parse(to_act) as Seat[]).includes(seat) && !botPlays(clocks, seat))
    .map(({ id, game }) => ({ id, game }));
}

/** For somebody whose time ran out. */
function botPlays(clocks: string | null, seat: Seat): boolean {
  return clocks !== null && ((JSON.parse(clocks) as NonNullable<Summary['clocks']>).absences[seat] ?? null) !== null;
}
