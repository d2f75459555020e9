/** Which seats changed hands while a game ran: so that what somebody did stays theirs, whoever sits there now. */
import type { Handover, Holder } from '../protocol.ts';
import type { Db } from './schema.ts';
import type { StoredSeat, StoredTable } from './storedTable.ts';

/** A table keeps so many; who goes in and out more often than that is no longer told apart. */
const MOST = 200;

/** Belongs to the change itself: the table's row is locked, so the count is free. */
export async function noteHandovers(db: Db, before: StoredTable, after: StoredTable): Promise<void> {
  if (before.phase !== 'playing' || after.phase !== 'playing') return;
  const changed = after.seats.flatMap((to, seat) => {
    const from = before.seats[seat];
    return from.kind === 'open' || to.kind === 'open' || sameHolder(from, to) ? [] : [{ seat, from, to }];
  });
  if (changed.length === 0) return;
  const { last } = await db
    .selectFrom('moves')
    .select((e) => e.fn.max('number').as('last'))
    .where('table_id', '=', after.id)
    .executeTakeFirstOrThrow();
  let number = before.handovers?.length ?? 0;
  for (const { seat, from, to } of changed) {
    if (number >= MOST) return;
    number++;
    await db
      .insertInto('handovers')
      .values({
        table_id: after.id,
        number,
        seat,
        version: Number(last ?? 0),
        at: Date.now(),
        from_person: personOf(from),
        from_name: from.name,
        to_person: personOf(to),
        to_name: to.name,
      })
      .execute();
  }
}

type Sitting = Exclude<StoredSeat, { kind: 'open' }>;
const personOf = (seat: Sitting): string | null => (seat.kind === 'person' ? seat.person : null);
const sameHolder = (a: Sitting, b: Sitting): boolean => a.kind === b.kind && personOf(a) === personOf(b);

/** Under the names that people have now. */
export async function readHandovers(db: Db, tables: readonly string[]): Promise<Map<string, Handover[]>> {
  const rows = await db
    .selectFrom('handovers')
    .leftJoin('people as giver', 'giver.id', 'handovers.from_person')
    .leftJoin('people as taker', 'taker.id', 'handovers.to_person')
    .selectAll('handovers')
    .select(['giver.name as giver_name', 'taker.name as taker_name'])
    .where('table_id', 'in', tables)
    .orderBy('number')
    .execute();
  const byTable = new Map<string, Handover[]>();
  for (const row of rows) {
    const handover = {
      seat: row.seat,
      version: row.version,
      at: Number(row.at),
      from: holder(row.giver_name ?? row.from_name, row.from_person),
      to: holder(row.taker_name ?? row.to_name, row.to_person),
    };
    byTable.set(row.table_id, [...(byTable.get(row.table_id) ?? []), handover]);
  }
  return byTable;
}

/** What a guest did becomes an account's. */
export async function claimHandovers(db: Db, guest: string, account: string): Promise<void> {
  await db.updateTable('handovers').set({ from_person: account }).where('from_person', '=', guest).execute();
  await db.updateTable('handovers').set({ to_person: account }).where('to_person', '=', guest).execute();
}

const holder = (name: string, person: string | null): Holder => ({ name, ...(person !== null && { person }) });
