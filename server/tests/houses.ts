/** Where a house keeps its things, for tests that run on both databases. */
import { onTestFinished } from 'vitest';
import { freshDatabase, realPostgres } from './postgres.ts';
import { temporaryFolder } from './serving.ts';

export interface HouseAt {
  readonly data: string;
  readonly databaseUrl?: string;
}

const onSqlite = async (): Promise<HouseAt> => ({ data: await temporaryFolder() });

async function onPostgres(): Promise<HouseAt> {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  return { data: await temporaryFolder(), databaseUrl: url };
}

/** SQLite, and PostgreSQL where there is one. */
export const places: readonly (readonly [string, () => Promise<HouseAt>])[] = [
  ['SQLite', onSqlite],
  ...(realPostgres ? ([['PostgreSQL', onPostgres]] as const) : []),
];
