/** A house under a path of its name, behind a proxy: played, looked at again, kept by the browser; nothing asks outside of the path. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { en } from '../web/text/en.ts';
import { quick } from './kit/citadels.ts';
import { openBrowser, PATIENCE, Person } from './kit/people.ts';
import { ListPlayer } from './kit/player.ts';
import { openProxy, type Proxy } from './kit/proxy.ts';
import { startServer, type Server } from './kit/server.ts';

const BASE = '/club/games';
let [browser, proxy, server, home]: [Browser?, Proxy?, Server?, string?] = [];

beforeAll(async () => {
  const opened = await openProxy(BASE);
  home = opened.address + BASE;
  const flags = (address: string): readonly string[] => {
    opened.leadsTo = address;
    return ['--public-url', `${opened.address}${BASE}`];
  };
  [proxy, browser, server] = [opened, await openBrowser(), await startServer({ flags })];
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await proxy?.close();
});

it('from the home page to a table with bots, a move, a reload, a replay, and on without a network', async () => {
  const ada = await Person.arrive(browser!, `${home}/`, { installs: true });
  const { page } = ada;
  const astray: string[] = [];
  const watch = (url: string): void => {
    if (!/^(?:data|blob):/.test(url) && !/^[/?]/.test(url.replace(/^ws/, 'http').split(home!)[1] ?? '')) astray.push(url);
  };
  ada.context.on('request', (request) => watch(request.url()));
  page.on('websocket', (socket) => watch(socket.url()));

  // Without its slash the address leads to the one with it.
  await page.goto(`${home}?from=a-friend`);
  expect(page.url()).toBe(`${home}/?from=a-friend`);
  await page.locator('.shelf-box').first().waitFor();
  await page.locator('.foot').getByRole('link', { name: en.house.foot.privacy }).click();
  expect(page.url()).toBe(`${home}/privacy`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();

  const bar = page.locator('.play-bar');
  await bar.getByLabel(en.home.game).selectOption('citadels');
  await bar.getByLabel(en.home.opponents).selectOption('1');
  await page.getByRole('button', { name: en.home.playNow, exact: true }).click();
  const player = new ListPlayer(page, quick);
  expect(await player.playOne()).toBe('moved');
  expect(page.url().startsWith(`${home}/t/`)).toBe(true);

  // The same through a proxy that takes the path off: only the server can tell.
  proxy!.strips = true;
  await page.reload();
  expect(await player.playOne()).toBe('moved');
  // A hint is thought out in a worker, whose file is found too.
  await player.myTurn();
  await page.getByRole('button', { name: en.hint.ask }).click();
  await page.locator('[data-hint="1"]').waitFor();
  await page.getByRole('link', { name: en.replay.open, exact: true }).click();
  await page.locator('.scrubber').waitFor();
  expect(page.url().startsWith(`${home}/replay/`)).toBe(true);
  await page.locator('.board-area[aria-busy=false]').waitFor();

  // What the browser keeps, it keeps for this path alone; and plays from it.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: PATIENCE });
  const kept = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
    return { scope: (await navigator.serviceWorker.ready).scope, urls };
  });
  expect(kept.scope).toBe(`${home}/`);
  expect(kept.urls.length).toBeGreaterThan(100);
  expect(kept.urls.filter((url) => !url.startsWith(`${home}/`))).toEqual([]);
  const manifest = (await (await ada.api.get(`${home}/manifest.webmanifest`)).json()) as { start_url: string; scope: string };
  expect([manifest.start_url, manifest.scope].map((url) => new URL(url, `${home}/manifest.webmanifest`).href)).toEqual([
    `${home}/`,
    `${home}/`,
  ]);
  // The description of the API is a page of another hand, and comes whole.
  const docs = await ada.context.newPage();
  await docs.goto(`${home}/api/docs/`);
  await docs.locator('.opblock').first().waitFor();
  await docs.close();

  await ada.context.setOffline(true);
  await page.goto(`${home}/`);
  await page.getByRole('button', { name: en.offline.playNow }).click();
  expect(await player.playOne()).toBe('moved');
  expect(page.url().startsWith(`${home}/offline/`)).toBe(true);

  expect(astray).toEqual([]);
  expect(proxy!.outside).toEqual([]);
  expect(ada.complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
