/**
 * The app goes on to its next version, in which one game has another rule: whatever was begun before goes on in the browser by its
 * own edition, on the present board. Tables and files are those that are kept of the edition before (server/tests/kept/games).
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { canonicalJson, digestOf, readEdition, type GameRecord } from '@cantiere/engine';
import { findGame, shelf } from '@cantiere/games';
import { SQLITE_FILE } from '../server/store/data-folder.ts';
import { keptGames, putGamesInto } from '../server/tests/kept/games/kept.ts';
import { PASSWORD } from '../server/tests/kept/kept.ts';
import { en } from '../web/text/en.ts';
import { toOffline, toOpenFile, toReplay, toTable } from '../web/route/route.ts';
import { openBrowser, PATIENCE, Person } from './kit/people.ts';
import { startServer, type Server } from './kit/server.ts';
import { TouchPlayer } from './kit/touchPlayer.ts';
import { upgraded, type Upgraded } from './kit/upgraded.ts';

const [, kept] = keptGames().at(-1)!;
const CHANGED = 'citadels';
const keptTable = (game: string, state: 'running' | 'over') =>
  kept.tables.find((table) => table.game === game && table.state === state)!;
const versionOf = (edition: string): number => readEdition(edition)!.rulesVersion;

const raise = (text: string): string =>
  text.replace(/rulesVersion: (\d+)/, (_, version) => `rulesVersion: ${Number(version) + 1}`);

let browser: Browser;
let server: Server;
let next: Upgraded;
let ada: Person;
/** What the running table of the changed game is played by before the upgrade: it may have moved on since it was kept. */
let before: string;
beforeAll(async () => {
  const changes = Object.fromEntries(shelf.map(({ meta }) => [`games/${meta.id}/meta.ts`, raise]));
  [browser, next, server] = await Promise.all([
    openBrowser(),
    upgraded({
      ...changes,
      'games/citadels/rules/turn.ts': (text) => text.replace('GOLD_AND_CARDS.takeGold)', 'GOLD_AND_CARDS.takeGold + 1)'),
    }),
    startServer({ prepare: (data) => putGamesInto(data, kept) }),
  ]);
}, 10 * PATIENCE);
afterAll(async () => {
  await ada?.leaves();
  await browser?.close();
  await server?.close();
  await next?.remove();
});

/** The owner of the box has set a number right, for the next version of the rules. */
async function correct(game: string): Promise<string> {
  const { printed } = await findGame(game)!.data!();
  const data = JSON.stringify(printed).replace('"total":90', '"total":91');
  expect(data).not.toBe(JSON.stringify(printed));
  const edition = `${findGame(game)!.meta.rulesVersion + 1}-${digestOf(JSON.parse(data))}`;
  const db = new DatabaseSync(join(server.data, SQLITE_FILE), { timeout: 30_000 });
  db.prepare('INSERT INTO editions (game, edition, data, in_use, made_at) VALUES (?, ?, ?, 1, 1)').run(game, edition, data);
  db.close();
  return edition;
}

it('before: the app keeps itself and a game in this browser', async () => {
  ada = await Person.arrive(browser, server.address, { installs: true, width: 1440, height: 900 });
  const { page } = ada;
  await ada.post('/api/account/session', { email: 'ada@example.org', password: PASSWORD });
  await ada.goesTo('/');
  const save = kept.saves.find(({ game }) => game === CHANGED)!;
  await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [`cantiere.offline.${save.id}`, JSON.stringify(save)]);
  await ada.goesTo(toTable(keptTable(CHANGED, 'running').id));
  await page.locator('.choice-list:not(.busy)').waitFor();
  before = (await ada.seesInfo(keptTable(CHANGED, 'running').id)).edition!;
  await page.getByText(en.editions.edition(versionOf(before))).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: PATIENCE });
  expect(ada.complaints).toEqual([]);
  await page.goto('about:blank');
  await server.kill();
  await correct('capitol');
  await server.restart(next.root);
});

it('a running table of changed rules is played on the board by its own edition', async () => {
  const { page } = ada;
  const { id, game } = keptTable(CHANGED, 'running');
  const module = page.waitForRequest((request) => request.url().endsWith(`/editions/${game}/${before}.js`));
  await ada.goesTo(toTable(id));
  await module;
  // The app renews itself behind the page: from then on everything comes from the new one.
  const isRenewed = (): Promise<boolean> =>
    page.evaluate(async () => {
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      const builds = (await caches.keys()).filter((name) => /^cantiere-[0-9a-f]{16}$/.test(name));
      return builds.length > 1 && !installing && !waiting && active?.state === 'activated';
    });
  await expect.poll(isRenewed).toBe(true);
  await page.getByText(en.editions.edition(versionOf(before))).waitFor();
  const player = new TouchPlayer(page);
  expect(await player.playOne()).toBe('moved');
  expect([...player.unreached]).toEqual([]);
  expect((await ada.seesInfo(id)).edition).toBe(before);
});

it('a table that nobody can tell apart has moved on', async () => {
  const { id, edition } = keptTable('builders', 'running');
  await ada.goesTo(toTable(id));
  await ada.page.getByText(en.editions.edition(versionOf(edition) + 1)).waitFor();
  await ada.page.locator('.choice-list:not(.busy)').waitFor();
});

it('a finished game is looked at again', async () => {
  const { page } = ada;
  const { id, edition } = keptTable(CHANGED, 'over');
  await ada.goesTo(`${toReplay('table', id)}?at=40`);
  await page.getByText(en.editions.edition(versionOf(edition))).waitFor();
  await page.locator('.board-area [data-game], .board-area .cit-board').first().waitFor();
  await page
    .getByText(new RegExp(`^${en.replay.move(40, (await wholeGame(id)).moves.length)}`))
    .first()
    .waitFor();
});

const wholeGame = (id: string): Promise<GameRecord> => ada.get<GameRecord>(`/api/tables/${id}/record`);

it('an exported file is checked by its own edition and shown', async () => {
  const { page } = ada;
  const file = kept.records.find((json) => (json as GameRecord).game === CHANGED) as GameRecord;
  await ada.goesTo(toOpenFile);
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(canonicalJson(file)),
  });
  await page.waitForURL(/\/replay\/file\//);
  await page.getByText(en.editions.edition(file.rulesVersion)).waitFor();
});

it('a game saved in this browser goes on, and without a network too', async () => {
  const { page } = ada;
  const { id, edition, game } = kept.saves.find((save) => save.game === CHANGED)!;
  await ada.goesTo(toOffline(id));
  await page.getByText(en.editions.edition(versionOf(edition))).waitFor();
  const player = new TouchPlayer(page, { seed: 3 });
  expect(await player.playOne()).toBe('moved');
  const isKept = (): Promise<boolean> =>
    page.evaluate(
      async (path) => (await (await caches.open('cantiere-editions')).match(path)) !== undefined,
      `/editions/${game}/${edition}.js`,
    );
  await expect.poll(isKept).toBe(true);
  expect(ada.complaints).toEqual([]);
  await ada.context.setOffline(true);
  await page.reload();
  // The bot has answered, by the same edition, or will.
  expect(await player.playOne()).toBe('moved');
  await ada.context.setOffline(false);
  await page.goto('about:blank');
  ada.complaints.length = 0; // that there was no network
});

it('a table with cards that were set right is one page further, and nobody has to do anything for it', async () => {
  const { page } = ada;
  const corrected = await ada.opens({
    game: 'capitol',
    seats: 2,
    name: 'Corrette',
    bots: [{ seat: 1, level: 'greedy' }],
    start: true,
  });
  await ada.goesTo(toTable(keptTable('capitol', 'running').id));
  await page.locator('.choice-list:not(.busy)').waitFor();
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.locator('.to-home').click();
  await page.locator('.table-card', { hasText: 'Corrette' }).getByRole('link').click();
  await page.getByText(en.editions.corrected(versionOf(corrected.edition!))).waitFor();
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
  expect(await new TouchPlayer(page).playOne()).toBe('moved');
  expect(ada.complaints).toEqual([]);
});
