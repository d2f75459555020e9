/**
 * The app goes through two upgrades, one that nobody can tell and one that changes a rule of every game: whatever was begun before
 * goes on in the browser by its own edition, on the present board. Tables, files and saved games are those that are kept of the
 * first editions (server/tests/kept/games); what lies on the shelf of the past besides is played here and opened as a file.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { canonicalJson, digestOf, readEdition, type GameRecord } from '@cantiere/engine';
import { findGame, shelf } from '@cantiere/games';
import { SQLITE_FILE } from '../server/store/data-folder.ts';
import { keptGames, putGamesInto } from '../server/tests/kept/games/kept.ts';
import { PASSWORD } from '../server/tests/kept/kept.ts';
import { en } from '../web/text/en.ts';
import { toOffline, toOpenFile, toReplay, toTable } from '../web/route/route.ts';
import { pastGames } from './kit/pastGames.ts';
import { openBrowser, PATIENCE, Person } from './kit/people.ts';
import { startServer, type Server } from './kit/server.ts';
import { TouchPlayer } from './kit/touchPlayer.ts';
import { upgraded, type Changes, type Upgraded } from './kit/upgraded.ts';

const [, kept] = keptGames().at(-1)!;
const GAMES = shelf.map(({ meta }) => meta.id);
const keptTable = (game: string, state: 'running' | 'over') =>
  kept.tables.find((table) => table.game === game && table.state === state)!;
const keptSave = (game: string) => kept.saves.find((save) => save.game === game)!;
const versionOf = (edition: string): number => readEdition(edition)!.rulesVersion;

const RAISED: Changes = Object.fromEntries(
  GAMES.map((game) => [
    `games/${game}/meta.ts`,
    (text) => text.replace(/rulesVersion: (\d+)/, (_, version) => `rulesVersion: ${Number(version) + 1}`),
  ]),
);
/** A rule that shows in every game that was begun, so that no table can move on. */
const OTHER_RULES: Changes = {
  'games/citadels/rules/turn.ts': (text) => text.replace('GOLD_AND_CARDS.takeGold)', 'GOLD_AND_CARDS.takeGold + 1)'),
  'games/capitol/rules/setup.ts': (text) => text.replace('score: 0,', 'score: 1,'),
  'games/builders/rules/setup.ts': (text) =>
    text.replace('coins: START_COINS,\n    points', 'coins: START_COINS + 1,\n    points'),
  'games/gardens/rules/setup.ts': (text) => text.replace('temples: TEMPLES_EACH', 'temples: TEMPLES_EACH - 1'),
  'games/sprawl/rules/setup.ts': (text) => text.replace('prestige: 0,', 'prestige: 1,'),
};

let browser: Browser;
let server: Server;
let harmless: Upgraded;
let changed: Upgraded;
let ada: Person;
/** What each running table is played by, from one upgrade to the next: it may have moved on since it was kept. */
const playedBy = new Map<string, string>();
beforeAll(async () => {
  [browser, harmless, server] = await Promise.all([
    openBrowser(),
    upgraded(RAISED),
    startServer({ prepare: (data) => putGamesInto(data, kept) }),
  ]);
  changed = await upgraded({ ...RAISED, ...OTHER_RULES }, harmless.root);
}, 15 * PATIENCE);
afterAll(async () => {
  await ada?.leaves();
  await browser?.close();
  await server?.close();
  await harmless?.remove();
  await changed?.remove();
});

/** The owner of the box has set a number right, for the rules as they are two versions on. */
async function correct(game: string): Promise<string> {
  const { printed } = await findGame(game)!.data!();
  const data = JSON.stringify(printed).replace('"total":90', '"total":91');
  expect(data).not.toBe(JSON.stringify(printed));
  const edition = `${findGame(game)!.meta.rulesVersion + 2}-${digestOf(JSON.parse(data))}`;
  const db = new DatabaseSync(join(server.data, SQLITE_FILE), { timeout: 30_000 });
  db.prepare('INSERT INTO editions (game, edition, data, in_use, made_at) VALUES (?, ?, ?, 1, 1)').run(game, edition, data);
  db.close();
  return edition;
}

/** The app renews itself behind the page: from then on everything comes from the new one. */
async function isRenewed(): Promise<boolean> {
  const page = await (await fetch(server.address)).text();
  const [script] = /\/assets\/index-[\w-]+\.js/.exec(page)!;
  return ada.page.evaluate(async (path) => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return !installing && !waiting && active?.state === 'activated' && (await caches.match(path)) !== undefined;
  }, script);
}

async function upgradeTo({ root }: Upgraded): Promise<void> {
  await ada.page.goto('about:blank');
  await server.kill();
  await server.restart(root);
  await ada.goesTo('/');
  await expect.poll(isRenewed).toBe(true);
}

const editionAt = async (game: string): Promise<string> => (await ada.seesInfo(keptTable(game, 'running').id)).edition!;

/** The table says which edition it is of, and asks. */
async function opensRunning(game: string): Promise<void> {
  const { page } = ada;
  await ada.goesTo(toTable(keptTable(game, 'running').id));
  await page.getByText(en.editions.edition(versionOf(playedBy.get(game)!))).waitFor();
  await page.locator('.choice-list:not(.busy)').waitFor();
}

/** A file is checked in the browser and shown. */
async function opensFile(file: GameRecord): Promise<void> {
  const { page } = ada;
  await ada.goesTo(toOpenFile);
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(canonicalJson(file)),
  });
  await page.waitForURL(/\/replay\/file\//);
  await page.getByText(en.editions.edition(file.rulesVersion)).waitFor();
  await page.locator('.board-area').first().waitFor();
}

it('before: the app keeps itself and games in this browser', async () => {
  ada = await Person.arrive(browser, server.address, { installs: true, width: 1440, height: 900 });
  const { page } = ada;
  await ada.post('/api/account/session', { email: 'ada@example.org', password: PASSWORD });
  await ada.goesTo('/');
  for (const save of kept.saves)
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key!, text!),
      [`cantiere.offline.${save.id}`, JSON.stringify(save)],
    );
  for (const game of GAMES) playedBy.set(game, await editionAt(game));
  for (const game of GAMES) await opensRunning(game);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: PATIENCE });
  expect(ada.complaints).toEqual([]);
});

it('after an upgrade that nobody can tell, tables of the edition before it have moved on', async () => {
  await upgradeTo(harmless);
  let moved = 0;
  for (const game of GAMES) {
    const [before, now] = [playedBy.get(game)!, await editionAt(game)];
    const { rulesVersion } = findGame(game)!.meta;
    if (versionOf(before) === rulesVersion) {
      expect(versionOf(now), game).toBe(rulesVersion + 1);
      moved++;
    } else expect(now).toBe(before); // it had played on under its own before
    playedBy.set(game, now);
    await opensRunning(game);
  }
  expect(moved).toBeGreaterThanOrEqual(3);
  expect(ada.complaints).toEqual([]);
});

it('after one that changes a rule of every game, none of them has', async () => {
  await ada.page.goto('about:blank');
  await server.kill();
  await correct('capitol');
  await upgradeTo(changed);
  for (const game of GAMES) expect(await editionAt(game)).toBe(playedBy.get(game));
});

describe.each(GAMES)('in %s', (game) => {
  it('the running table is played on the board by its own edition', async () => {
    const { page } = ada;
    const module = page.waitForResponse((response) => response.url().endsWith(`/editions/${game}/${playedBy.get(game)}.js`));
    await opensRunning(game);
    await module;
    const player = new TouchPlayer(page);
    expect(await player.playOne()).toBe('moved');
    expect([...player.unreached]).toEqual([]);
    expect(await editionAt(game)).toBe(playedBy.get(game));
  });

  it('the finished game is looked at again', async () => {
    const { page } = ada;
    const { id, edition } = keptTable(game, 'over');
    const { moves } = await ada.get<GameRecord>(`/api/tables/${id}/record`);
    await ada.goesTo(`${toReplay('table', id)}?at=40`);
    await page.getByText(en.editions.edition(versionOf(edition))).waitFor();
    await page.locator('.board-area').first().waitFor();
    await page
      .getByText(new RegExp(`^${en.replay.move(40, moves.length)}`))
      .first()
      .waitFor();
  });

  it('the game saved in this browser goes on, and without a network too', async () => {
    const { page } = ada;
    const { id, edition } = keptSave(game);
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
});

it('exported files, and one of every edition of the past, are checked by their own and shown', async () => {
  const records = kept.records as GameRecord[];
  for (const file of [...records, ...(await pastGames(records))]) await opensFile(file);
  expect(ada.complaints).toEqual([]);
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
  await page.locator('.board-area').first().waitFor();
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.locator('.to-home').click();
  await page.locator('.table-card', { hasText: 'Corrette' }).getByRole('link').click();
  await page.getByText(en.editions.corrected(versionOf(corrected.edition!))).waitFor();
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
  expect(await new TouchPlayer(page).playOne()).toBe('moved');
  expect(ada.complaints).toEqual([]);
});
