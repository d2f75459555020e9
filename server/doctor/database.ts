/** What the database holds: whether it is whole, which editions it needs, which copies there are of it. */
import { sql, type Kysely } from 'kysely';
import { loadShelf, REAL_SHELF } from '../shelf.ts';
import { copiesIn } from '../store/copies.ts';
import { editionsInPlay, houseData } from '../store/editions.ts';
import type { Schema } from '../store/schema.ts';
import { found, type Finding } from './finding.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MOST_NAMED = 5;

export async function databaseVersion(db: Kysely<Schema>, embedded: boolean): Promise<string> {
  if (embedded) {
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
    return `SQLite ${rows[0].version}`;
  }
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  return `PostgreSQL ${rows[0].version}`;
}

/** SQLite looks through every page; on both, the steps of each table must be numbered without a gap. */
export async function lookAtRows(db: Kysely<Schema>, embedded: boolean): Promise<Finding> {
  if (embedded) {
    const { rows } = await sql<Record<string, string>>`select * from pragma_integrity_check`.execute(db);
    const said = rows.map((row) => Object.values(row)[0]);
    if (said.join() !== 'ok') return found('bad', 'damaged', { what: said.slice(0, 3).join('; ') });
  }
  const { rows: gaps } = await sql<{ table_id: string }>`
    select table_id from moves group by table_id having max(number) <> count(*) or min(number) <> 1 limit ${MOST_NAMED}`.execute(
    db,
  );
  if (gaps.length > 0) return found('bad', 'gaps', { tables: gaps.map(({ table_id }) => table_id).join(', ') });
  const { tables } = await db
    .selectFrom('tables')
    .select((e) => e.fn.countAll().as('tables'))
    .executeTakeFirstOrThrow();
  const { moves } = await db
    .selectFrom('moves')
    .select((e) => e.fn.countAll().as('moves'))
    .executeTakeFirstOrThrow();
  return found('good', 'whole', { tables: Number(tables), moves: Number(moves) });
}

export async function lookAtEditions(db: Kysely<Schema>): Promise<Finding> {
  const shelf = await loadShelf(REAL_SHELF, { house: houseData(db) });
  const missing = new Set<string>();
  const all = new Set<string>();
  for (const { game, edition, rulesVersion, phase } of await editionsInPlay(db)) {
    if (phase === 'lobby') continue;
    const name = edition ?? (await shelf.nameOf({ game, rulesVersion }));
    all.add(`${game} ${name ?? rulesVersion}`);
    if (name === undefined || 'lacks' in (await shelf.find(game, name))) missing.add(`${game} ${name ?? rulesVersion}`);
  }
  return missing.size > 0
    ? found('look', 'editionsMissing', { which: [...missing].join(', ') })
    : found('good', 'editionsFine', { count: all.size });
}

/** `elsewhere`: when the last night's copy was made, by a process that may have another folder. */
export function lookAtCopies(data: string, now: number, elsewhere?: number): Finding {
  const copies = copiesIn(data);
  const last = Math.max(copies.at(-1)?.at ?? 0, elsewhere ?? 0);
  if (last === 0) return found('look', 'copiesNone', {});
  const age = now - last;
  return age > 3 * DAY_MS
    ? found('look', 'copiesOld', { days: Math.floor(age / DAY_MS) })
    : found('good', 'copiesFine', { count: copies.length, hours: Math.floor(age / HOUR_MS) });
}
