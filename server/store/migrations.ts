/** How the tables came to be, step by step, a file each. A step that has been released is never changed; a new one is added. */
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { tables } from './migrations/001-tables.ts';
import { training } from './migrations/002-training.ts';
import { time } from './migrations/003-time.ts';
import { notices } from './migrations/004-notices.ts';
import { company } from './migrations/006-company.ts';
import { plans } from './migrations/007-plans.ts';
import { accounts } from './migrations/008-accounts.ts';
import type { Schema } from './schema.ts';

const steps: Readonly<Record<string, Migration>> = {
  '001-tables': tables,
  '002-training': training,
  '003-time': time,
  '004-notices': notices,
  '006-company': company,
  '007-plans': plans,
  '008-accounts': accounts,
};

/** Brings the database up to date. Safe when several processes start at once: on PostgreSQL the migrator locks. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...steps }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('Migration failed', { cause: error });
}
