/** What a database holds, for people: rows and fingerprints, table by table. */
import type { Sum } from '@cantiere/server';

/** The first digits are enough to compare by eye; the command has compared all of them. */
const DIGITS = 16;

export function sumsInWords(sums: readonly Sum[]): string {
  const widest = Math.max(...sums.map(({ table }) => table.length));
  return sums
    .map(({ table, rows, digest }) => `  ${table.padEnd(widest)} ${String(rows).padStart(9)}  ${digest.slice(0, DIGITS)}`)
    .join('\n');
}

export const rowsOf = (sums: readonly Sum[], name: string): number => sums.find(({ table }) => table === name)?.rows ?? 0;

export function size(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** What there is of it, as people count. */
export function inShort(sums: readonly Sum[]): string {
  return `${rowsOf(sums, 'people')} people, ${rowsOf(sums, 'tables')} tables, ${rowsOf(sums, 'moves')} moves`;
}
