/**
 * Where under its name the house stands: the path of PUBLIC_URL, `/games` of https://club.example/games. Inside the server every
 * path begins at the house; here alone the base is taken off what arrives and put before what is sent. A proxy may pass it on or
 * take it off itself: what arrives without it counts all the same, which is also how this machine asks (a health check).
 */
import type { App } from './http/app-type.ts';

/** Empty where the house has a name of its own. */
export const baseOf = (publicUrl: URL | undefined): string => publicUrl?.pathname.replace(/\/$/u, '') ?? '';

/** What paths are put behind, in links that are sent: no slash at its end. */
export const homeOf = (publicUrl: URL): string => publicUrl.origin + baseOf(publicUrl);

/** Parts of a path that need no escaping anywhere: in a page, a cookie, a regular expression of a proxy. */
const PATH = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/?$/u;
const LONGEST = 100;

/** With these the house's own addresses begin: whether a proxy has taken such a base off could not be told. */
export const OWN_BEGINNINGS: ReadonlySet<string> = new Set(
  (
    'api editions assets previews logo embed drawn healthz metrics new t replay offline rules cards learn p leaderboards settings operator ' +
    'watch credits join privacy imprint house-rules licences unsubscribe confirm password address daily deal puzzles numbers'
  ).split(' '),
);

/** Undefined: the house cannot stand there. The slash at its end makes links relative to it. */
export function readPublicUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  if (
    !url ||
    !/^https?:$/u.test(url.protocol) ||
    !PATH.test(url.pathname) ||
    url.pathname.length > LONGEST ||
    url.search !== '' ||
    url.hash !== ''
  )
    return undefined;
  if (OWN_BEGINNINGS.has(url.pathname.split('/')[1])) return undefined;
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/** What was asked for, as a path of the house. */
export function withoutBase(url: string, base: string): string {
  if (!url.startsWith(base)) return url;
  const rest = url.slice(base.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
}

/** The built page is made for a name of its own: its links lead under the base. */
export function underBase(page: string, base: string): string {
  return base === ''
    ? page
    : page.replace(/(\s(?:href|src|data-texts-\w+)=")\/(?!\/)/gu, (_all, before: string) => `${before}${base}/`);
}

/** Without the slash the page would stand outside of what its service worker may look after. */
export function addBase(app: App, base: string): void {
  if (base === '') return;
  app.addHook('onRequest', async (request, reply) => {
    const { originalUrl } = request;
    const isBare = originalUrl === base || originalUrl.startsWith(`${base}?`);
    if (isBare && request.method === 'GET') return reply.redirect(`${base}/${originalUrl.slice(base.length)}`, 308);
  });
}
