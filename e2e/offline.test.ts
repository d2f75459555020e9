/** Without a network and without a server: the app starts, a table of bots is set in the browser, and nothing is lost. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Compile } from 'typebox/compile';
import type { Browser, Page } from 'playwright-core';
import { readRecord, verify, type GameRecord } from '@cantiere/engine';
import { openServer, type RunningServer } from '../server/app.ts';
import { game } from '../games/citadels/rules/index.ts';
import { moveSchema } from '../games/citadels/rules/schema.ts';
import { en } from '../web/text/en.ts';
import { violations } from './kit/axe.ts';
import { quick } from './kit/citadels.ts';
import { openBrowser, PATIENCE, Person } from './kit/people.ts';
import { ListPlayer } from './kit/player.ts';
import { ROOT, startServer, type Server } from './kit/server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => browser?.close());

/** Until the browser has the whole app. */
async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: PATIENCE });
}

const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });

describe('with the network cut', () => {
  let server: Server;
  let person: Person;
  let player: ListPlayer;
  beforeAll(async () => {
    server = await startServer();
    person = await Person.arrive(browser, server.address, { installs: true });
  });
  afterAll(async () => {
    await person?.leaves();
    await server?.close();
  });

  it('first, with the server there: the master advises at its tables too', async () => {
    const { page } = person;
    await person.becomes('Ada');
    const { id } = await person.opens({ seats: 2, bots: [{ seat: 1, level: 'greedy' }], start: true });
    await person.goesTo(`/t/${id}`);
    await new ListPlayer(page, quick).myTurn();
    await page.getByRole('button', { name: en.hint.ask }).click();
    await page.locator('[data-hint="1"]').waitFor();
    await expect.poll(() => page.locator('.choice.hinted').count()).toBe(1);
  });

  it('the home page comes up and offers a table in this browser', async () => {
    const { page } = person;
    await person.goesTo('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await installed(page);
    expect(person.complaints).toEqual([]);
    expect((await cachedPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([]);

    await server.kill();
    await person.context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: en.home.title }).waitFor();
    // Nobody has to know that the server is away: the first button does what can be done.
    await page.getByRole('button', { name: en.offline.playNow }).waitFor();
  });

  it('a game is played through the choice list', async () => {
    const { page } = person;
    const bar = page.locator('.play-bar');
    await bar.getByLabel(en.home.game).selectOption('citadels');
    await bar.getByLabel(en.home.opponents).selectOption('1');
    await bar.getByLabel(en.home.level).selectOption('easy');
    await page.getByRole('button', { name: en.offline.playNow }).click();
    player = new ListPlayer(page, quick);
    for (let turn = 0; turn < 6; turn++) expect(await player.playOne()).toBe('moved');
    expect(new URL(page.url()).pathname).toMatch(/^\/offline\//);
    expect(await page.getByRole('tab', { name: en.table.chat }).count()).toBe(0);
  });

  it('the master gives advice, and the list shows it', async () => {
    const { page } = person;
    await player.myTurn();
    await page.getByRole('button', { name: en.hint.ask }).click();
    const best = page.locator('[data-hint="1"]');
    await best.waitFor();
    expect(await page.locator('[data-hint]').count()).toBeLessThanOrEqual(3);
    await expect.poll(() => page.locator('.choice.hinted').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await best.click();
    await page.locator('[data-confirm]:not([aria-disabled=true])').waitFor();
    await page.keyboard.press('Escape');
  });

  it('the last decision is taken back', async () => {
    const { page } = person;
    const before = await page.locator('.prompt-bar h2').textContent();
    await player.playOne();
    await page.keyboard.press('u');
    // The first time something hidden was seen since, the person is asked whether this shall be training.
    const asks = page.getByRole('button', { name: en.table.undoYes });
    await asks
      .or(page.getByText(before ?? ''))
      .first()
      .waitFor();
    if (await asks.isVisible()) await asks.click();
    await player.myTurn();
    expect(await page.locator('.prompt-bar h2').textContent()).toBe(before);
  });

  it('closing the page loses nothing', async () => {
    const address = person.page.url();
    await player.myTurn();
    const before = await person.page.locator('.prompt-bar h2').textContent();
    await person.page.close();

    const page = await person.context.newPage();
    await page.goto('/');
    const card = page.locator('.offline-tables .table-card.waiting');
    await card.getByText(en.home.yourTurn).waitFor();
    expect(await violations(page)).toEqual([]);
    await card.getByRole('link', { name: new RegExp(`^${en.home.resume}`) }).click();
    expect(page.url()).toBe(address);
    player = new ListPlayer(page, quick);
    await player.myTurn();
    expect(await page.locator('.prompt-bar h2').textContent()).toBe(before);
    // And straight by its address, as an installed app would come back to it.
    await page.reload();
    await player.myTurn();
    expect(await page.locator('.prompt-bar h2').textContent()).toBe(before);
  });

  it('it is played to the score sheet, and its export verifies', async () => {
    const { page } = player;
    await player.playToTheEnd();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: en.result.export }).click(),
    ]);
    const record = readRecord(JSON.parse(await readFile(await download.path(), 'utf8')) as unknown) as GameRecord;
    const shape = Compile(moveSchema);
    expect(verify(game, record, (move) => shape.Check(move))).toBeUndefined();
    expect(record.result).toBeDefined();
    expect(record.undone?.length).toBeGreaterThan(0);

    const finished = page.url();
    await page.getByRole('button', { name: en.result.rematch }).click();
    // The score sheet stays until the new table is laid: whoever leaves on its word leaves too soon.
    await page.waitForURL((url) => url.href !== finished);
    expect(await player.myTurn()).toBe('mine');
    await page.goto('/');
    await expect.poll(() => page.locator('.offline-tables .table-card').count()).toBe(2);
  });
});

describe('a new build', () => {
  let data: string;
  let dist: string;
  let server: RunningServer;
  let address: string;
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'cantiere-e2e-'));
    dist = join(data, 'dist');
    await cp(join(ROOT, 'web/dist'), dist, { recursive: true });
    server = await openServer({ data, web: dist, botPauseMs: 0, labourAfterMs: Infinity });
    address = await server.listen(0, '127.0.0.1');
  });
  afterAll(async () => {
    await server?.close();
    await rm(data, { recursive: true, force: true });
  });

  /** As a build leaves it: the page has changed, and with it the service worker's version. */
  async function rebuild(version: string): Promise<void> {
    const [page, worker] = [join(dist, 'index.html'), join(dist, 'sw.js')];
    await writeFile(
      page,
      (await readFile(page, 'utf8')).replace(/<html lang="it"[^>]*>/, `<html lang="it" data-build="${version}">`),
    );
    await writeFile(worker, (await readFile(worker, 'utf8')).replace(/VERSION = '[^']*'/, `VERSION = '${version}'`));
  }

  const buildShown = (page: Page): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.build);
  /** Of builds: editions of games outlive them all. */
  const caches = async (page: Page): Promise<string[]> =>
    (await page.evaluate(() => window.caches.keys())).filter((name) => name !== 'cantiere-editions');

  it('is seen at the next visit, is there without a network after it, and leaves one build behind at most', async () => {
    const person = await Person.arrive(browser, address, { installs: true });
    const { page } = person;
    await person.goesTo('/');
    await installed(page);
    for (const version of ['second', 'third']) {
      await rebuild(version);
      await page.reload();
      expect(await buildShown(page)).toBe(version);
      await expect.poll(async () => (await caches(page)).at(-1), { timeout: PATIENCE }).toBe(`cantiere-${version}`);
    }
    await expect.poll(() => caches(page), { timeout: PATIENCE }).toEqual(['cantiere-second', 'cantiere-third']);
    await person.context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: en.home.title }).waitFor();
    expect(await buildShown(page)).toBe('third');
    await person.leaves();
  });
});
