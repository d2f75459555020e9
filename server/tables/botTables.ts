/**
 * Bots think on the server's time. Guests cost nothing to make, so each may have only so many games with bots under way;
 * accounts have the limit of all tables alone.
 */
import type { Services } from '../services.ts';
import { botTablesOf } from '../store/botTables.ts';
import type { Person } from '../store/people.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { AppError } from '../appError.ts';

/** Gives the table back, or says that one more with bots is too many. */
export type MayRun = (table: StoredTable) => StoredTable;

/** Starts under way, by guest: one after the other, for two at once would both be counted before either runs. */
const starting = new Map<string, Promise<unknown>>();

export async function startCounted<T>(services: Services, person: Person, start: (mayRun: MayRun) => Promise<T>): Promise<T> {
  if (person.email !== undefined) return start((table) => table);
  const before = starting.get(person.id) ?? Promise.resolve();
  const mine = before.then(async () => {
    const full = (await botTablesOf(services.store.db, person.id, services.now())) >= services.limits.botTablesPerGuest;
    return start((table) => {
      if (full && table.seats.some(({ kind }) => kind === 'bot')) throw new AppError('TOO_MANY_BOT_TABLES');
      return table;
    });
  });
  const settled = mine.catch(() => undefined);
  starting.set(person.id, settled);
  try {
    return await mine;
  } finally {
    if (starting.get(person.id) === settled) starting.delete(person.id);
  }
}
