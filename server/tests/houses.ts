/** Where a house keeps its things, for tests that run on both databases. */
import { onTestFinished } from 'vitest';
import { freshDatabase, realPostgres } from './postgres.ts';
import { temporaryFolder } from './serving.ts';

export interface Place {
  readonly data: string;
  readonly databaseUrl?: string;
}

const onSqlite = async (): Promise<Place> => ({ data: await temporaryFolder() });

async function onPostgres(): Promise<Place> {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  return { data: await temporaryFolder(), databaseUrl: url };
}

/** SQLite, and PostgreSQL where there is one. */
export const places: readonly (readonly [string, () => Promise<Place>])[] = [
  ['SQLite', onSqlite],
  ...(realPostgres ? ([['PostgreSQL', onPostgres]] as const) : []),
];
