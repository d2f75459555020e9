/** The databases that are kept from earlier versions, and how they are put into place. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely } from 'kysely';
import { migrate } from '../../store/migrations.ts';
import type { Schema } from '../../store/schema.ts';
import { SQLITE_FILE } from '../../store/data-folder.ts';

/** Of all accounts in them. */
export const PASSWORD = 'mattone-su-mattone';

export interface Kept {
  readonly step: string;
  /** SQLite's tables and indexes. */
  readonly made: readonly string[];
  readonly inserts: readonly string[];
}

export function keptDatabases(): Kept[] {
  return readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const statements = readFileSync(join(import.meta.dirname, name), 'utf8')
        .split('\n')
        .filter(isStatement);
      const inserts = statements.filter((statement) => statement.startsWith('INSERT'));
      return { step: name.replace('.sql', ''), inserts, made: statements.filter((statement) => !inserts.includes(statement)) };
    });
}

const isStatement = (line: string): boolean => line !== '' && !line.startsWith('--');

/** As an old server left its folder. */
export function putInto(folder: string, { made, inserts }: Kept): void {
  const file = new DatabaseSync(join(folder, SQLITE_FILE));
  file.exec(['PRAGMA journal_mode = WAL; BEGIN;', ...made, ...inserts, 'COMMIT;'].join('\n'));
  file.close();
}

/** PostgreSQL's tables come from the steps, which are never changed once released; the rows are the same. */
export async function putIntoPostgres(db: Kysely<Schema>, { step, inserts }: Kept): Promise<void> {
  await migrate(db, step);
  for (const insert of inserts.filter((statement) => !statement.includes('"kysely_'))) await sql.raw(insert).execute(db);
}
