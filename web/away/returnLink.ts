/** The link that brings a guest back to their seat. The token stands behind the #, where no server and no log ever sees it. */
import { wholeAddress } from '../route/base.ts';
import { toTable } from '../route/route.ts';

const MARK = '#return=';
const key = (table: string): string => `cantiere.return.${table}`;

export const returnAddress = (table: string, token: string): string => wholeAddress(toTable(table) + MARK + token);

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

/** What the page's address carries, where it was opened by such a link. */
export function tokenIn(hash: string): string | undefined {
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : undefined;
}

/** It leaves the address bar as soon as it has been answered. */
export const forgetToken = (): void => history.replaceState(history.state, '', location.pathname + location.search);
