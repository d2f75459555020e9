/** What the service worker gives for a page when there is no network, from the worker itself with a cache and a network of ours. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const WORKER = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8');
const ORIGIN = 'https://giochi.example.org';
const POLICY = "default-src 'self';frame-ancestors 'none'";

interface Asked {
  readonly request: { readonly url: string; readonly method: string; readonly mode: string };
  respondWith(answer: Promise<Response>): void;
}

/** Asks the worker for a page, without a network. */
async function pageAt(path: string, base = ''): Promise<Response | undefined> {
  const listeners = new Map<string, (asked: Asked) => void>();
  const headers = { 'content-security-policy': POLICY, 'x-frame-options': 'DENY', 'content-type': 'text/html' };
  const cache = { match: () => Promise.resolve(new Response('the app', { headers })) };
  runInNewContext(WORKER, {
    self: {
      location: { origin: ORIGIN, href: `${ORIGIN}${base}/sw.js` },
      addEventListener: (name: string, listener: (asked: Asked) => void) => void listeners.set(name, listener),
    },
    caches: { open: () => Promise.resolve(cache) },
    fetch: () => Promise.reject(new TypeError('no network')),
    setTimeout: () => undefined,
    URL,
    Headers,
    Response,
  });
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: { url: ORIGIN + path, method: 'GET', mode: 'navigate' },
    respondWith: (given) => void (answer = given),
  });
  return answer;
}

it('the kept page may stand in a frame of ours where a card is drawn, and nowhere else', async () => {
  const drawn = await pageAt('/drawn/sprawl');
  expect(await drawn?.text()).toBe('the app');
  expect(drawn?.headers.get('content-security-policy')).toBe("default-src 'self';frame-ancestors 'self'");
  expect(drawn?.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  for (const path of ['/', '/cards/sprawl', '/cards/sprawl?/drawn/']) {
    const page = await pageAt(path);
    expect(await page?.text()).toBe('the app');
    expect(page?.headers.get('content-security-policy')).toBe(POLICY);
    expect(page?.headers.get('x-frame-options')).toBe('DENY');
  }
});

/** Lets the worker do something, and says what it asked for, kept, threw away and said. */
async function doing(base: string, name: string, event: object, windows: readonly { url: string; frameType?: string }[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const [asked, kept, thrown, said]: string[][] = [[], [], [], []];
  const worker = WORKER.replace('const FILES = [];', "const FILES = ['/', '/assets/a-1.js', '/icon-192.png'];");
  runInNewContext(worker, {
    self: {
      location: { origin: ORIGIN, href: `${ORIGIN}${base}/sw.js` },
      addEventListener: (kind: string, listener: (event: object) => void) => void listeners.set(kind, listener),
      skipWaiting: () => undefined,
      clients: {
        claim: () => undefined,
        matchAll: () =>
          Promise.resolve(
            windows.map(({ url, frameType = 'top-level' }) => ({
              url,
              frameType,
              focus: () => Promise.resolve(void said.push(`focus ${url}`)),
              postMessage: ({ goTo }: { goTo: string }) => void said.push(`go to ${goTo}`),
            })),
          ),
        openWindow: (url: string) => Promise.resolve(void said.push(`open ${url}`)),
      },
      registration: {
        showNotification: (_title: string, { icon }: { icon: string }) => Promise.resolve(void said.push(icon)),
      },
      navigator: {},
    },
    caches: {
      open: (cache: string) => Promise.resolve({ put: (file: string) => Promise.resolve(void kept.push(`${cache} ${file}`)) }),
      match: () => Promise.resolve(undefined),
      keys: () => Promise.resolve(['cantiere-1', 'cantiere-2', 'cantiere-3', 'wiki-1', 'cantiere/games-1', 'cantiere/games-2']),
      delete: (cache: string) => Promise.resolve(thrown.push(cache) > 0),
    },
    fetch: (file: string) => Promise.resolve(void asked.push(file)).then(() => new Response('')),
    URL,
    Response,
    Promise,
  });
  const done: Promise<unknown>[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (doing: Promise<unknown>) => void done.push(doing) });
  await Promise.all(done);
  return { asked, kept, thrown, said };
}

describe.each(['', '/games'])('a house at %j', (base) => {
  it('keeps its own files by their addresses, and throws only its own builds away', async () => {
    const { asked, kept } = await doing(base, 'install', {});
    expect(asked.sort()).toEqual([`${base}/`, `${base}/assets/a-1.js`, `${base}/icon-192.png`]);
    expect(kept.every((each) => each.startsWith(`cantiere${base}-dev ${base}/`))).toBe(true);
    const { thrown } = await doing(base, 'activate', {});
    expect(thrown).toEqual(base === '' ? ['cantiere-1', 'cantiere-2'] : ['cantiere/games-1']);
  });

  it('leads from a notice into one of its own windows, not into a neighbour’s', async () => {
    const click = { notification: { close: () => undefined, data: { path: '/t/ponte' } } };
    const own = `${ORIGIN}${base}/rules`;
    const neighbour = base === '' ? 'https://elsewhere.example/' : `${ORIGIN}/wiki/`;
    const there = await doing(base, 'notificationclick', click, [{ url: neighbour }, { url: own }]);
    expect(there.said).toEqual([`focus ${own}`, 'go to /t/ponte']);
    const alone = await doing(base, 'notificationclick', click, [{ url: neighbour }]);
    expect(alone.said).toEqual([`open ${ORIGIN}${base}/t/ponte`]);
    // Nor into a game that a page around it shows.
    const framed = { url: `${ORIGIN}${base}/embed/replay/x`, frameType: 'nested' };
    const around = await doing(base, 'notificationclick', click, [framed]);
    expect(around.said).toEqual([`open ${ORIGIN}${base}/t/ponte`]);
    const { said } = await doing(base, 'push', { data: { json: () => ({ title: 'x', path: '/t/ponte' }) } });
    expect(said).toEqual([`${base}/icon-192.png`]);
  });

  it('looks after its own pages alone', async () => {
    expect(await (await pageAt(`${base}/t/ponte`, base))?.text()).toBe('the app');
    expect((await pageAt(`${base}/drawn/sprawl`, base))?.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(await pageAt(`${base}/api/docs/`, base)).toBeUndefined();
    if (base !== '') expect(await pageAt('/wiki/', base)).toBeUndefined();
  });
});
