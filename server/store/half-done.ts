/**
 * Databases that were left half-way. Until migrations were done in one transaction each of their statements was kept by itself,
 * so that a start killed among them left a step that was begun and not noted, and no later start could begin it again. Here
 * such a step is gone through once more, leaving out what is there already; then everything must be as in a database that was
 * made in one go, or nothing is kept.
 */
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { BadDatabase } from './bad-database.ts';
import { SQLITE_FILE } from './data-folder.ts';
import { migrate, migrateOneStep } from './migrations.ts';
import type { Schema } from './schema.ts';
import { openFile } from './sqlite.ts';

/** The steps of the time when this could happen. */
const LAST_STEP_IN_PIECES = '007-plans';
const DONE_ALREADY = /^(duplicate column name: |(table|index) \S+ already exists$)/;

export async function migrateSqlite(folder: string, db: Kysely<Schema>): Promise<void> {
  try {
    await migrate(db);
  } catch (error) {
    if (!(error instanceof Error) || !DONE_ALREADY.test(error.message)) throw error;
    await finishStep(join(folder, SQLITE_FILE), error);
    await migrate(db);
  }
}

async function finishStep(file: string, trouble: Error): Promise<void> {
  const db = openFile({ file, forgiven: DONE_ALREADY, alone: true });
  try {
    await db.transaction().execute(async (trx) => {
      const step = await migrateOneStep(trx);
      if (step === undefined || step > LAST_STEP_IN_PIECES) throw trouble;
      const there = new Set(await partsOf(trx));
      if (!(await partsAt(step)).every((part) => there.has(part))) throw new BadDatabase('half-way', file, trouble);
    });
  } finally {
    await db.destroy();
  }
}

/** How every table and index of a database is made, that came to this step in one go. */
async function partsAt(step: string): Promise<string[]> {
  const db = openFile({ file: ':memory:', alone: true });
  try {
    await migrate(db, step);
    return await partsOf(db);
  } finally {
    await db.destroy();
  }
}

async function partsOf(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ made: string }>`select name || ': ' || coalesce(sql, '') as made from sqlite_master`.execute(db);
  return rows.map(({ made }) => made);
}
