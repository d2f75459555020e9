/** A house under a path of its name: behind a proxy that passes the path on, and behind one that takes it off. */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPath } from '../../web/route/route.ts';
import { homeOf, OWN_BEGINNINGS, readPublicUrl, underBase, withoutBase } from '../base.ts';
import { lookAtPublic } from '../doctor/outside.ts';
import { knownAddress } from '../house/house.ts';
import { firstLink } from '../house/firstOperator.ts';
import { invitationLink } from '../house/inviting.ts';
import { freePort } from './club.ts';
import { Player } from './player.ts';
import { playOn } from './play-on.ts';
import { mailReceiver } from './receivers.ts';
import { temporaryFolder, testServer } from './serving.ts';
import { twoAtTable } from './two.ts';

const PAGE = `<!doctype html><html lang="it" data-texts-en="/assets/en-1.js"><head><title>Cantiere</title>
<link rel="icon" href="data:image/svg+xml,x" /><link rel="manifest" href="/manifest.webmanifest" /><a href="//elsewhere/">
<script type="module" crossorigin src="/assets/index-1.js"></script></head><body></body></html>`;

async function house(base = '/games') {
  const [port, web, box] = [await freePort(), await temporaryFolder(), await mailReceiver()];
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), PAGE);
  await writeFile(join(web, 'assets/index-1.js'), 'export {};');
  const mail = { url: box.url, from: 'no-reply@example.org' };
  const publicUrl = readPublicUrl(`http://127.0.0.1:${port}${base}`);
  const server = await testServer({ web, publicUrl, notices: { mail, sweepMs: 1e8 } }, port);
  return { ...server, box, publicUrl: publicUrl!, home: server.address + base };
}

const page = async (url: string): Promise<string> => (await fetch(url, { headers: { accept: 'text/html' } })).text();

describe('a public address', () => {
  it('may have a path, with or without a slash at its end', () => {
    expect(readPublicUrl('https://giochi.example.org')?.href).toBe('https://giochi.example.org/');
    for (const text of ['https://club.example/games', 'https://club.example/games/'])
      expect(readPublicUrl(text)?.href).toBe('https://club.example/games/');
    expect(homeOf(readPublicUrl('https://club.example/for/us')!)).toBe('https://club.example/for/us');
    expect(homeOf(readPublicUrl('https://club.example')!)).toBe('https://club.example');
    for (const text of [
      'https://a/%22x',
      'https://a/x y',
      'https://a//x',
      'https://a/x?',
      'https://a/.x',
      `https://a/${'x'.repeat(100)}`,
    ])
      expect([text, readPublicUrl(text)?.pathname]).toEqual([text, text === 'https://a/x?' ? '/x/' : undefined]);
  });

  it('does not begin like an address of the house itself', async () => {
    const { app } = await testServer();
    const routes = app.printRoutes({ commonPrefix: false }).match(/^[├└]── \/?[\w-]+/gmu) ?? [];
    const beginnings = routes.map((line) => line.replace(/^\W+/u, ''));
    expect(beginnings).toContain('healthz');
    expect(beginnings.filter((each) => !OWN_BEGINNINGS.has(each))).toEqual([]);
    // And every page of the app, by the words that its routes are read by.
    const source = readFileSync(new URL('../../web/route/route.ts', import.meta.url), 'utf8');
    const words = new Set([...source.matchAll(/first === '([\w-]+)'/gu)].map(([, word]) => word));
    const pages = [...words].filter((word) => [`/${word}`, `/${word}/x`].some((path) => readPath(path).page !== 'lost'));
    expect(pages).toEqual([...words]);
    expect(pages).toContain('leaderboards');
    expect(pages.filter((word) => !OWN_BEGINNINGS.has(word))).toEqual([]);
  });
});

it('what arrives is read without the base, whether the proxy took it off or not', () => {
  expect(withoutBase('/games/t/x?y', '/games')).toBe('/t/x?y');
  expect(withoutBase('/games', '/games')).toBe('/');
  expect(withoutBase('/games?y', '/games')).toBe('/?y');
  expect(withoutBase('/gamesome', '/games')).toBe('/gamesome');
  expect(withoutBase('/t/x', '/games')).toBe('/t/x');
  expect(withoutBase('/t/x', '')).toBe('/t/x');
});

it('the page leads to its files under the base, and nowhere else', () => {
  expect(underBase(PAGE, '')).toBe(PAGE);
  const led = underBase(PAGE, '/games');
  for (const link of [
    'data-texts-en="/games/assets/en-1.js"',
    'href="/games/manifest.webmanifest"',
    'src="/games/assets/index-1.js"',
  ])
    expect(led).toContain(link);
  expect(led).toContain('href="//elsewhere/"');
  expect(led.replaceAll('"/games/', '"/')).toBe(PAGE);
});

it('pages, files, health and the description of the API answer there, and to whoever took the path off', async () => {
  const { home, address } = await house();
  for (const at of [home, address]) {
    for (const path of ['/', '/rules', '/nowhere/at/all'])
      expect(await page(at + path)).toContain('src="/games/assets/index-1.js"');
    const file = await fetch(`${at}/assets/index-1.js`);
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
    expect((await fetch(`${at}/healthz`)).status).toBe(200);
    expect((await fetch(`${at}/metrics`)).status).toBe(200);
    const openapi = (await (await fetch(`${at}/api/openapi.json`)).json()) as { servers: unknown };
    expect(openapi.servers).toEqual([{ url: '/games' }]);
    expect(await (await fetch(`${at}/api/docs/static/swagger-initializer.js`)).text()).toContain('"/games/api/openapi.json"');
  }
  const bare = await fetch(`${home}?from=here?`, { redirect: 'manual' });
  expect([bare.status, bare.headers.get('location')]).toEqual([308, '/games/?from=here?']);
  expect(await page(`${address}/gamesome`)).toContain('src="/games/');
});

it('what a proxy lets through by another way of writing is no way to the counts of the house', async () => {
  const { home } = await house();
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  // A proxy that forbids /games/metrics and takes /games off passes this on as /games/metrics.
  for (const path of ['/metrics', '/games/metrics']) expect((await fetch(home + path, { headers })).status).toBe(404);
});

it.each(['passes the path on', 'takes it off'])('a game is played through a proxy that %s', async (proxy) => {
  const { home, address } = await house();
  const { first, second } = await twoAtTable(proxy === 'takes it off' ? address : home);
  await Promise.all([playOn(first), playOn(second)]);
  expect((await first.over()).result).toBeDefined();
});

it('cookies are for the base alone, also when they go', async () => {
  const { home } = await house();
  const made = await fetch(`${home}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada' }),
  });
  const [cookie] = made.headers.getSetCookie();
  expect(cookie).toMatch(/^cantiere=[^;]+;.*Path=\/games(;|$)/);
  const gone = await fetch(`${home}/api/session`, { method: 'DELETE', headers: { cookie: cookie.split(';')[0] } });
  expect(gone.headers.getSetCookie().join()).toMatch(/^cantiere=;.*Path=\/games(;|$)/);
});

it('links that are sent lead there: letters, invitations, previews', async () => {
  const { home, box, services, publicUrl } = await house();
  const ada = await Player.join(home, 'Ada');
  await ada.post('/api/account', { email: 'ada@example.org', password: 'torre pendente' });
  await ada.post('/api/account/forgotten', { email: 'ada@example.org', language: 'en' });
  await ada.post('/api/notices', { language: 'en', mail: 'once', webhook: { url: '', on: false }, also: true, zone: 'UTC' });
  await ada.post('/api/notices/confirm');
  await expect.poll(() => box.letters.length).toBe(2);
  const links = box.letters.flatMap(({ text }) => text.match(/http:\S+/g) ?? []);
  expect(links.length).toBeGreaterThan(1);
  expect(links.filter((link) => !link.startsWith(`${home}/`))).toEqual([]);

  const [{ id }, shown] = [await ada.table({ seats: 2 }), await page(`${home}/rules/altezze`)];
  expect(shown).toContain(`property="og:url" content="${home}/rules/altezze"`);
  expect(shown).toContain(`property="og:image" content="${home}/previews/altezze.jpg"`);
  expect(await page(`${home}/t/${id}`)).toContain(`content="${home}/t/${id}"`);
  // As the command `invite` makes it, from the address that the server has left in the database.
  expect(invitationLink((await knownAddress(services.store.db))!, 'K7QM-3XTW-9PAB')).toBe(`${home}/join#K7QM-3XTW-9PAB`);
  expect(firstLink(publicUrl.href, 'key')).toBe(`${home}/operator/house#key=key`);
});

it('the doctor finds the house there', async () => {
  const { services, publicUrl } = await house();
  const found = await lookAtPublic(services.store.db, publicUrl);
  expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(['publicPlain', 'proxyFine']));
});
