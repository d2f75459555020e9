/** What the service worker gives for a page when there is no network, from the worker itself with a cache and a network of ours. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const WORKER = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8');
const ORIGIN = 'https://giochi.example.org';
const POLICY = "default-src 'self';frame-ancestors 'none'";

interface Asked {
  readonly request: { readonly url: string; readonly method: string; readonly mode: string };
  respondWith(answer: Promise<Response>): void;
}

/** Asks the worker for a page, without a network. */
async function pageAt(path: string): Promise<Response | undefined> {
  const listeners = new Map<string, (asked: Asked) => void>();
  const headers = { 'content-security-policy': POLICY, 'x-frame-options': 'DENY', 'content-type': 'text/html' };
  const cache = { match: () => Promise.resolve(new Response('the app', { headers })) };
  runInNewContext(WORKER, {
    self: {
      location: { origin: ORIGIN },
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
