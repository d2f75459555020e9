/** Where finished games may be shown inside other people's pages: nowhere unless the operator says so, everywhere, or on the pages named. */
import { MOST_EMBEDS } from '../protocol/houseDesk.ts';

/** Stands for every page. */
export const EVERYBODY = '*';

/** Origins as they are kept, without doubles; undefined where one of them is none. */
export function readEmbeds(typed: readonly string[]): readonly string[] | undefined {
  const given = typed.map((each) => each.trim()).filter(Boolean);
  if (given.length > MOST_EMBEDS) return undefined;
  if (given.some((each) => each === EVERYBODY || each === 'everybody')) return given.length === 1 ? [EVERYBODY] : undefined;
  const origins = given.map(originIn);
  return origins.every((each) => each !== undefined) ? [...new Set(origins)] : undefined;
}

/** It will stand in a header: of what was typed only scheme, name and port are taken, as the parser of addresses writes them. */
function originIn(typed: string): string | undefined {
  const url = URL.parse(typed);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') return undefined;
  return /^https?:\/\/[\w.[\]:-]+$/.test(url.origin) ? url.origin : undefined;
}
