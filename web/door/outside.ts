/** Who stands at the door: nobody yet, in a house that is not open, on a page that is not for everybody. */
import type { HouseInfo, Me } from '@cantiere/server/protocol';
import { tokenIn } from '../away/returnLink.ts';
import { behindHash, type Route } from '../route/route.ts';

/** Pages that need nothing of anybody, and the words of the house. */
const FOR_STRANGERS: ReadonlySet<Route['page']> = new Set([
  'rules',
  'cards',
  'learn',
  'offline',
  'open',
  'credits',
  'licences',
  'letter',
  'words',
  'house',
]);

export function standsOutside(route: Route, me: Me | null | undefined, house: HouseInfo | undefined, hash: string): boolean {
  if (me !== null || house === undefined) return false; // somebody, or not known: the server is asked again
  if (route.page === 'join') return true;
  if (house.door === 'open' || FOR_STRANGERS.has(route.page)) return false;
  if (route.page === 'replay' && route.where !== 'table') return false;
  if (route.page === 'table') return house.door !== 'links' && tokenIn(hash) === undefined;
  return true;
}

/** The code that an invitation's link carries behind the #, where no server and no log ever sees it. */
export const codeIn = (hash: string): string => behindHash(hash).slice(0, 40);
