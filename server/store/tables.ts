/** Tables and who sits at them: made, read, changed and removed. */
import type { Kysely, Transaction } from 'kysely';
import { noteHandovers, readHandovers } from './handovers.ts';
import type { Db, Schema } from './schema.ts';
import type { StoredTable } from './storedTable.ts';
import { summaryColumns } from './summaries.ts';
import { asSeat, asTable, columns, seatColumns } from './tableRows.ts';

/** False when the id is taken. */
export async function addTable(db: Kysely<Schema>, table: StoredTable): Promise<boolean> {
  return db.transaction().execute((trx) => addTableWithin(trx, table));
}

/** The same within a transaction that does more. */
export async function addTableWithin(trx: Transaction<Schema>, table: StoredTable): Promise<boolean> {
  const written = await trx
    .insertInto('tables')
    .values({
      id: table.id,
      created_at: table.createdAt,
      ...columns(table),
      ...summaryColumns(table),
      driver: null,
      driver_until: 0,
      settled: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written === undefined) return false;
  await trx
    .insertInto('seats')
    .values(table.seats.map((seat, number) => ({ table_id: table.id, seat: number, ...seatColumns(seat) })))
    .execute();
  return true;
}

export async function readTable(db: Db, id: string): Promise<StoredTable | undefined> {
  return (await readTables(db, [id]))[0];
}

/** In the order asked for; unknown ones are left out. */
export async function readTables(db: Db, ids: readonly string[]): Promise<StoredTable[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('tables')
    .leftJoin('people', 'people.id', 'tables.host')
    .leftJoin('deals', 'deals.id', 'tables.deal')
    .selectAll('tables')
    .select(['people.name as host_name', 'deals.kind as deal_kind', 'deals.day as deal_day'])
    .where('tables.id', 'in', ids)
    .execute();
  const seats = await db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .leftJoin('people as guests', 'guests.id', 'seats.kept_for')
    .select([
      'table_id',
      'seat',
      'kind',
      'person',
      'level',
      'left_by',
      'since',
      'agreed_to',
      'kept_for',
      'kept_at',
      'seats.seen_at as last_seen',
      'seen_from',
      'people.email',
      'seats.name as bot_name',
      'people.name as person_name',
      'guests.name as guest_name',
    ])
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const handovers = await readHandovers(db, ids);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [asTable(row, seats.filter((seat) => seat.table_id === id).map(asSeat), handovers.get(id))] : [];
  });
}

export interface Changed {
  readonly before: StoredTable;
  readonly after: StoredTable | undefined;
}

/**
 * Changes a table by a pure function; whatever it throws leaves everything as it was. Nobody else can change the table
 * meanwhile: the first statement is an update, which locks the row on PostgreSQL as SQLite locks the file.
 * 'gone' removes the table.
 */
export async function changeTable(
  db: Kysely<Schema>,
  id: string,
  change: (table: StoredTable) => StoredTable | 'gone',
): Promise<Changed | undefined> {
  return db.transaction().execute((trx) => changeTableWithin(trx, id, change));
}

/** The same within a transaction that does more; several tables in the order of their ids. */
export async function changeTableWithin(
  trx: Transaction<Schema>,
  id: string,
  change: (table: StoredTable) => StoredTable | 'gone',
): Promise<Changed | undefined> {
  const locked = await trx
    .updateTable('tables')
    .set({ updated_at: Date.now() })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  const before = locked && (await readTable(trx, id));
  if (before === undefined) return undefined;
  const after = change(before);
  if (after === 'gone') {
    await trx.deleteFrom('tables').where('id', '=', id).execute();
    await removeRelated(trx, [id]);
    return { before, after: undefined };
  }
  if (after === before) return { before, after };
  const changes = before.changes + 1;
  await trx
    .updateTable('tables')
    .set({ ...columns(after), changes })
    .where('id', '=', id)
    .execute();
  await noteHandovers(trx, before, after);
  const added: Schema['seats'][] = [];
  for (const [seat, sitting] of after.seats.entries()) {
    if (seat >= before.seats.length) added.push({ table_id: id, seat, ...seatColumns(sitting) });
    else if (sitting !== before.seats[seat])
      await trx.updateTable('seats').set(seatColumns(sitting)).where('table_id', '=', id).where('seat', '=', seat).execute();
  }
  if (added.length > 0) await trx.insertInto('seats').values(added).execute();
  if (after.seats.length < before.seats.length)
    await trx.deleteFrom('seats').where('table_id', '=', id).where('seat', '>=', after.seats.length).execute();
  return { before, after: { ...after, changes } };
}

/** Nobody else who does the same goes on before this transaction ends. Nothing of the table is changed. */
export async function lockTable(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('tables')
    .set((e) => ({ game: e.ref('game') }))
    .where('id', '=', id)
    .execute();
}

/** Tables that never started and that nobody has touched for long. One that is started at this moment is not among them. */
export async function dropOldLobbies(db: Kysely<Schema>, before: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const old = await trx
      .deleteFrom('tables')
      .where('phase', '=', 'lobby')
      .where('updated_at', '<', before)
      .returning('id')
      .execute();
    await removeRelated(
      trx,
      old.map((row) => row.id),
    );
  });
}

/** What belongs to tables that are gone. */
async function removeRelated(db: Db, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  for (const related of [
    'seats',
    'handovers',
    'returns',
    'moves',
    'chat',
    'archived',
    'notes',
    'plans',
    'muted',
    'notices',
    'tries',
    'scores',
    'counted_games',
  ] as const) {
    await db.deleteFrom(related).where('table_id', 'in', tables).execute();
  }
}
