/** How far tables have come, at a glance: what a process compares with what it knows, to see whether it has missed anything. */
import type { TablePhase } from '../protocol.ts';
import type { Db } from './schema.ts';

export interface Glance {
  readonly phase: TablePhase;
  /** How often its row was changed: seats, host, settings. */
  readonly changes: number;
  /** How many steps there are. */
  readonly version: number;
  /** How many of them the row's summary knows. */
  readonly summed: number;
  /** The number of the last line that was said there. */
  readonly said: number;
}

/** So many at once: a list of thousands would hold up whoever moves meanwhile. */
const AT_ONCE = 250;

/** Those of these tables that exist. */
export async function glanceAt(db: Db, tables: readonly string[]): Promise<Map<string, Glance>> {
  const glances = new Map<string, Glance>();
  for (let from = 0; from < tables.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('tables')
      .select((e) => [
        'id',
        'phase',
        'changes',
        'version',
        e
          .selectFrom('moves')
          .select((m) => m.fn.max('number').as('last'))
          .whereRef('moves.table_id', '=', 'tables.id')
          .as('last'),
        e
          .selectFrom('chat')
          .select((c) => c.fn.max('number').as('said'))
          .whereRef('chat.table_id', '=', 'tables.id')
          .as('said'),
      ])
      .where('id', 'in', tables.slice(from, from + AT_ONCE))
      .execute();
    for (const { id, phase, changes, version: summed, last, said } of rows)
      glances.set(id, { phase: phase as TablePhase, changes, version: last ?? 0, summed, said: said ?? 0 });
  }
  return glances;
}
