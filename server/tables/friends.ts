/**
 * The tables of my friends that I may join or watch. Listed ones are everybody's to see anyway. One that is shown to friends
 * is shown to those whom its host has for friends and who have the host for one. All others stay behind their link.
 */
import { friendOf, readCircle } from '../store/circle.ts';
import type { Db } from '../store/schema.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { tablesWith } from '../store/tableLists.ts';
import { isFull, seatOf, whyNotWatch } from './lobby.ts';

const MOST = 40;

export async function friendsTables(db: Db, me: string, apart: ReadonlySet<string>): Promise<StoredTable[]> {
  const { friends } = await readCircle(db, me);
  if (friends.length === 0) return [];
  const mine = friends.map(({ person }) => person);
  const [tables, haveMe] = [await tablesWith(db, mine, MOST), await friendOf(db, me)];
  return tables.filter((table) => {
    if (apart.has(table.host) || seatOf(table, me) !== undefined || whyNotWatch(table, me) !== undefined) return false;
    if (!table.listed && !(haveMe.has(table.host) && mine.includes(table.host))) return false;
    return table.phase === 'playing' || !isFull(table);
  });
}
