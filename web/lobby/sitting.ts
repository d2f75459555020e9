/** Sitting down: whoever has only the name that was made up for them is given another where somebody has it already. */
import type { Seat } from '@cantiere/engine';
import type { TableInfo } from '@cantiere/server/protocol';
import { troubleOf } from '../ask/http.ts';
import { ensureGuest, rename } from '../ask/me.ts';
import { sitDown } from '../ask/tables.ts';
import { textsNow } from '../text/index.ts';

export async function sitAt(table: TableInfo, seat?: Seat): Promise<void> {
  const me = await ensureGuest();
  const sit = (): Promise<TableInfo> => sitDown(table.id, seat, table.lobby?.edition);
  try {
    await sit();
  } catch (error) {
    const other = me.email === undefined ? anotherName(table, me.name, textsNow().guestNames) : undefined;
    if (troubleOf(error) !== 'NAME_TAKEN' || other === undefined) throw error;
    await rename(other);
    await sit();
  }
}

/** A made-up name that nobody at the table has; undefined for whoever chose their own: they are asked. */
export function anotherName({ seats }: TableInfo, mine: string, madeUp: readonly string[]): string | undefined {
  if (!madeUp.includes(mine)) return undefined;
  const taken = new Set(seats.flatMap((seat) => (seat.kind === 'open' ? [] : seat.name)));
  return madeUp.find((name) => name !== mine && !taken.has(name));
}
