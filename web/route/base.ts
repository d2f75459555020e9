/**
 * Where under its name the house stands: `https://club.example/games` has the base `/games`, a name of its own has none. Inside the
 * app every path begins at the house (`/t/…`, `/api/…`); only here, where the browser is told an address or tells one, the base
 * comes in. Built files lie in `<base>/assets/`, so each knows it by its own address: one build serves under any.
 */
const BASE = import.meta.env.PROD ? baseOf(import.meta.url) : '';

export function baseOf(builtFile: string): string {
  return new URL('..', builtFile).pathname.slice(0, -1);
}

/** A path of the app as the browser asks for it. */
export const href = (path: string, base = BASE): string => base + path;

/** The whole address, to be sent on. */
export const wholeAddress = (path: string): string => location.origin + href(path);

/** What the browser stands at, as a path of the app. */
export function pathOf(pathname: string, base = BASE): string {
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
}

export const pathNow = (): string => pathOf(location.pathname);
