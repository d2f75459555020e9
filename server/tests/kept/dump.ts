/** A SQLite file as statements, to be kept and put into place again (kept.ts). */
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';

/** One statement a line: SQLite's tables and indexes as they were made, then every row in words that PostgreSQL reads too. */
export function dump(file: string, step: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const made = database.prepare("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'");
  const parts = made.all() as { type: string; name: string; sql: string }[];
  const rows = parts
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) =>
      database
        .prepare(`SELECT * FROM "${name}"`)
        .all()
        .map((row) => {
          const columns = Object.keys(row).map((column) => `"${column}"`);
          return `INSERT INTO "${name}" (${columns.join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')})`;
        }),
    );
  database.close();
  const lines = [`-- A database at ${step}, kept by keep.ts. Never changed.`, ...parts.map(({ sql }) => sql), ...rows];
  return lines.map((line) => (line.startsWith('--') ? line : `${line};`)).join('\n') + '\n';
}

function literal(value: SQLOutputValue): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value !== 'string' || value.includes('\n')) throw new TypeError('Not kept: neither a line of text nor a number');
  return `'${value.replaceAll("'", "''")}'`;
}
