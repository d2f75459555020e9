/** The link that brings a guest back to their seat. The token stands behind the #, where no server and no log ever sees it. */
import { troubleOf } from '../ask/http.ts';
import { beKnown } from '../ask/me.ts';
import { comeBack } from '../ask/tables.ts';
import { toTable } from '../route/route.ts';

const MARK = '#return=';
const key = (table: string): string => `cantiere.return.${table}`;

export const returnAddress = (table: string, token: string): string => `${location.origin}${toTable(table)}${MARK}${token}`;

/** The link this browser made, to be shown again: the server keeps only its hash. */
export function keptLink(table: string): string | undefined {
  try {
    return localStorage.getItem(key(table)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepLink(table: string, token: string): void {
  try {
    localStorage.setItem(key(table), token);
  } catch {
    // shown once, then
  }
}

/** Goes back to the seat, where the page was opened by such a link. It leaves the address bar once the server has judged it. */
export async function followLink(): Promise<void> {
  if (!location.hash.startsWith(MARK)) return;
  try {
    await comeBack(location.hash.slice(MARK.length));
    await beKnown();
  } catch (error) {
    if (troubleOf(error) === 'UNREACHABLE') throw error; // knocks again with it
    forget();
    throw error;
  }
  forget();
}

const forget = (): void => history.replaceState(history.state, '', location.pathname + location.search);
