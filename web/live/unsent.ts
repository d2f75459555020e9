/** Lines of chat that the server has not confirmed yet: kept over breaks of the line and reloads, sent again under their id. */
import type { ChatLine } from '@cantiere/server/protocol';

export interface Unsent {
  readonly id: string;
  readonly text: string;
  readonly at: number;
}

/** Where the lines of one table are kept while its page is closed. */
export interface UnsentStore {
  read(): readonly Unsent[];
  write(lines: readonly Unsent[]): void;
}

/** So many may wait; whoever has more to say waits with them. */
export const MOST_UNSENT = 20;

export function tabDrawer(table: string): UnsentStore {
  const key = `cantiere.unsent.${table}`;
  return {
    read() {
      try {
        return (JSON.parse(sessionStorage.getItem(key) ?? '[]') as Unsent[]).slice(0, MOST_UNSENT);
      } catch {
        return [];
      }
    },
    write(lines) {
      try {
        if (lines.length > 0) sessionStorage.setItem(key, JSON.stringify(lines));
        else sessionStorage.removeItem(key);
      } catch {
        // they wait in this page alone
      }
    },
  };
}

export function withoutWritten(unsent: readonly Unsent[], written: readonly ChatLine[]): readonly Unsent[] {
  const ids = new Set(written.map(({ id }) => id));
  const left = unsent.filter(({ id }) => !ids.has(id));
  return left.length < unsent.length ? left : unsent;
}
