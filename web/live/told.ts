/** When each state of a table reached this browser, by its own clock. */
import type { TableInfo } from '@cantiere/server/protocol';

const told = new WeakMap<TableInfo, number>();

export function noteTold(table: TableInfo): TableInfo {
  told.set(table, Date.now());
  return table;
}

export const toldAt = (table: TableInfo): number | undefined => told.get(table);
