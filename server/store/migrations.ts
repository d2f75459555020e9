/** How the tables came to be, step by step, a file each. A step that has been released is never changed; a new one is added. */
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationResultSet } from 'kysely/migration';
import { tables } from './migrations/001-tables.ts';
import { training } from './migrations/002-training.ts';
import { time } from './migrations/003-time.ts';
import { notices } from './migrations/004-notices.ts';
import { company } from './migrations/006-company.ts';
import { plans } from './migrations/007-plans.ts';
import { accounts } from './migrations/008-accounts.ts';
import { fair } from './migrations/009-fair.ts';
import { absence } from './migrations/010-absence.ts';
import { lobby } from './migrations/011-lobby.ts';
import { people } from './migrations/012-people.ts';
import { lengths } from './migrations/013-lengths.ts';
import { changes } from './migrations/014-changes.ts';
import { editions } from './migrations/015-editions.ts';
import { operators } from './migrations/016-operators.ts';
import { house } from './migrations/017-house.ts';
import { desk } from './migrations/018-desk.ts';
import { signingIn } from './migrations/019-signing-in.ts';
import { whereTold } from './migrations/020-where-told.ts';
import { deals } from './migrations/021-deals.ts';
import { club } from './migrations/023-club.ts';
import { steadyBots } from './migrations/024-steady-bots.ts';
import { scores } from './migrations/025-scores.ts';
import { puzzleThumbs } from './migrations/026-puzzle-thumbs.ts';
import { numbers } from './migrations/027-numbers.ts';
import type { Schema } from './schema.ts';

export const steps: Readonly<Record<string, Migration>> = {
  '001-tables': tables,
  '002-training': training,
  '003-time': time,
  '004-notices': notices,
  '006-company': company,
  '007-plans': plans,
  '008-accounts': accounts,
  '009-fair': fair,
  '010-absence': absence,
  '011-lobby': lobby,
  '012-people': people,
  '013-lengths': lengths,
  '014-changes': changes,
  '015-editions': editions,
  '016-operators': operators,
  '017-house': house,
  '018-desk': desk,
  '019-signing-in': signingIn,
  '020-where-told': whereTold,
  '021-deals': deals,
  '023-club': club,
  '024-steady-bots': steadyBots,
  '025-scores': scores,
  '026-puzzle-thumbs': puzzleThumbs,
  '027-numbers': numbers,
};

/** Their names, in order. */
export const STEPS: readonly string[] = Object.keys(steps).sort();

const provider = { getMigrations: () => Promise.resolve({ ...steps }) };

/**
 * Brings the database up to date, or as far as `upTo`: all steps in one transaction, whole or not at all. Safe when several
 * processes start at once: on PostgreSQL the migrator locks, SQLite's folder has one process.
 */
export async function migrate(db: Kysely<Schema>, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider });
  throwIfFailed(await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo)));
}

/** The next step alone; gives its name, or undefined when there is none. */
export async function migrateOneStep(db: Kysely<Schema>): Promise<string | undefined> {
  const results = await new Migrator({ db, provider }).migrateUp();
  throwIfFailed(results);
  return results.results?.[0]?.migrationName;
}

/** A database that a command of this version can do nothing with. */
export class OtherVersion extends Error {
  constructor(newer: boolean) {
    super(
      newer
        ? 'This database was made by a newer version of Cantiere. Use that version for it; nothing was changed.'
        : 'This database is of an older version of Cantiere. Start the server once, which brings it up to date; nothing was changed.',
    );
    this.name = 'OtherVersion';
  }
}

/** The names of the steps that this database has come through. */
export async function stepsDone(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

function throwIfFailed({ error }: MigrationResultSet): void {
  if (error !== undefined) throw error instanceof Error ? error : new Error('Migration failed', { cause: error });
}
