/** Running games to watch, in the order in which they are worth it: where my friends play, where most people are, the latest. */
import { readCircle } from '../store/circle.ts';
import type { Db } from '../store/schema.ts';
import type { StoredTable } from '../store/storedTable.ts';
import type { LiveTable } from './live.ts';
import { peopleAt, whyNotWatch } from './lobby.ts';

const MOST = 60;

export async function worthWatching(
  db: Db,
  tables: readonly StoredTable[],
  me: string | undefined,
  apart: ReadonlySet<string>,
  live: (id: string) => LiveTable | undefined,
): Promise<StoredTable[]> {
  const friends = new Set(me === undefined ? [] : (await readCircle(db, me)).friends.map(({ person }) => person));
  const mayWatch = (table: StoredTable): boolean =>
    !apart.has(table.host) && !peopleAt(table).some((person) => person === me) && whyNotWatch(table, me) === undefined;
  return tables
    .filter(mayWatch)
    .map((table) => ({
      table,
      friends: peopleAt(table).filter((person) => friends.has(person)).length,
      present: presentAt(live(table.id)),
    }))
    .sort((a, b) => b.friends - a.friends || b.present - a.present || b.table.updatedAt - a.table.updatedAt)
    .slice(0, MOST)
    .map(({ table }) => table);
}

/** As far as this process knows: players and spectators alike. */
function presentAt(table: LiveTable | undefined): number {
  return table === undefined ? 0 : table.present().size + table.audience().others;
}
