/** A game looked at again: by two people while it runs, from every seat when it is over, by link, by file, and played on. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { GameRecord } from '@cantiere/engine';
import type { MyScores, ReplayPositions, ReplayStory } from '@cantiere/server/protocol';
import { it as askingInItalian } from '../web/asking/words.it.ts';
import { en } from '../web/text/en.ts';
import { it as italian } from '../web/text/it.ts';
import { citadelsSearch, citadelsTruth } from './kit/citadels.secrets.ts';
import { quick } from './kit/citadels.ts';
import { playFast } from './kit/fast.ts';
import { PATIENCE, Person } from './kit/people.ts';
import { ListPlayer } from './kit/player.ts';
import { ROOT } from './kit/server.ts';
import { setStage } from './kit/stage.ts';
import { Search } from './kit/truth.ts';
import { WireTap } from './kit/wire.ts';

const HALF_WAY = 40;
const HAND = '[data-flip^="hand:"]';

const stage = setStage({ flags: () => ['--embeds', 'everybody'] });
let folder: string;
let ada: Person;
let bruno: Person;
let watcher: Person;
let taps: readonly WireTap[];
let table: string;
let doc: GameRecord;
/** A question that Ada asked while the game ran, and what she was told. */
let asked: string;
let answer: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cantiere-replay-'));
  ada = await stage.arrives({ language: 'en' });
  bruno = await stage.arrives({ language: 'it' });
  watcher = await stage.arrives();
  taps = [ada, bruno, watcher].map(({ page }) => new WireTap(page));
  await ada.becomes('Ada');
  await bruno.becomes('Bruno');
  ({ id: table } = await ada.opens({ seats: 3, listed: true, options: { citySize: 7 }, bots: [{ seat: 2, level: 'greedy' }] }));
  await bruno.sitsAt(table);
  await ada.post(`/api/tables/${table}/start`, {});
  // Whoever comes to their turn first leaves it there; the other waits in vain.
  const played = [ada, bruno].map((person) => playFast(person, table, ({ version }) => version >= HALF_WAY));
  played.forEach((each) => each.catch(() => undefined));
  await Promise.race(played);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const happened = (page: Page): Promise<string | null> => page.locator('.happened h2').textContent();
const count = async (page: Page): Promise<number> => Number(await page.locator('.scrubber').inputValue());
const query = (page: Page): URLSearchParams => new URL(page.url()).searchParams;
async function at(page: Page, position: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLInputElement>('.scrubber')?.value === String(wanted),
    position,
    { timeout: PATIENCE },
  );
  await page.locator('.board-area[aria-busy=false]').waitFor();
}

describe('while the game runs', () => {
  it('the log leads to the replay, which goes back and forth by keyboard', async () => {
    const { page } = ada;
    await ada.goesTo(`/t/${table}`);
    await page.getByRole('link', { name: en.replay.open, exact: true }).click();
    await page.locator('.scrubber').waitFor();
    const { moves } = await ada.get<ReplayStory>(`/api/tables/${table}/replay`);
    await at(page, moves);
    const last = await happened(page);
    await page.keyboard.press('ArrowLeft');
    await at(page, moves - 1);
    expect(await happened(page)).not.toBe(last);
    await page.keyboard.press('Home');
    await at(page, 0);
    await page.keyboard.press('ArrowRight');
    await at(page, 1);
    await page.keyboard.press('PageDown');
    expect(await count(page)).toBeGreaterThan(2);
    await page.keyboard.press('End');
    await at(page, moves);
    expect(await happened(page)).toBe(last);
    expect(await page.locator(HAND).count()).toBeGreaterThan(0);
  });

  it('runs by itself, and stops', async () => {
    const { page } = ada;
    await page.keyboard.press('Home');
    await page.getByLabel(en.replay.speed).selectOption('4');
    await page.getByRole('button', { name: en.replay.play }).click();
    await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('.scrubber')?.value) >= 3);
    await page.getByRole('button', { name: en.replay.pause }).click();
    const stopped = await count(page);
    await page.waitForTimeout(900);
    expect(await count(page)).toBe(stopped);
  });

  it('nobody gets other eyes than their own, whatever the address says', async () => {
    for (const [person, eyes, hand] of [
      [ada, 'seat1', true],
      [bruno, 'seat2', true],
      [watcher, 'watcher', false],
    ] as const) {
      await person.goesTo(`/replay/${table}?at=20&as=all`);
      await at(person.page, 20);
      await person.page.waitForFunction((wanted) => location.search.includes(`as=${wanted}`), eyes);
      expect(await person.page.locator('.eyes select').count()).toBe(0);
      expect((await person.page.locator(HAND).count()) > 0).toBe(hand);
      await person.page.locator('.scrubber').fill('35');
      await at(person.page, 35);
    }
    await bruno.page.getByText(italian.replay.onlyMine).waitFor();
    await watcher.page.getByText(en.replay.onlyWatched).waitFor();
  });

  it('"Can I ...?" answers for any piece, by keyboard too, and its link shows others no more than they may see', async () => {
    const { page } = ada;
    await ada.goesTo(`/t/${table}`);
    await page.locator('.board-area [data-at]').first().waitFor();
    await page.keyboard.press('q');
    const panel = page.locator('.ask-panel');
    await panel.waitFor();
    const piece = page.locator('.board-area [data-asks][data-at^="hand:"]').first();
    const name = await piece.getAttribute('data-at');
    const { version } = await ada.seesInfo(table);
    await piece.focus();
    await page.keyboard.press('Enter');
    await panel.locator('.ask-verdict').waitFor();
    expect((await ada.seesInfo(table)).version).toBe(version);
    asked = (await panel.locator('[data-address]').getAttribute('data-address')) ?? '';
    expect(new URL(asked).searchParams.get('ask')).toBe(name);
    answer = await panel.locator('.ask-list, .ask-body > p').first().innerText();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    // The same eyes see the same answer; another seat is told that these are not its own.
    await ada.goesTo(asked);
    await panel.locator('.ask-verdict').waitFor();
    expect(await panel.locator('.ask-list, .ask-body > p').first().innerText()).toBe(answer);
    await bruno.goesTo(asked);
    await bruno.page.locator('.ask-panel .ask-note').getByText(askingInItalian.otherEyes('Ada')).waitFor();
  });

  it('there is no analysis and no playing on, and the reason is said', async () => {
    const { page } = ada;
    await page.getByRole('tab', { name: en.replay.tabs.analysis }).click();
    await page.getByText(en.replay.analysis.notOver).waitFor();
    await page.getByRole('button', { name: en.replay.on.open }).click();
    await page.getByText(en.fair.noPlayOn).waitFor();
    await page.keyboard.press('Escape');
  });
});

describe('when it is over', () => {
  let middle: number;
  let address: string;

  it('no browser had been told a secret', async () => {
    await Promise.all([ada, bruno].map((person) => playFast(person, table)));
    doc = await ada.get<GameRecord>(`/api/tables/${table}/record`);
    middle = Math.floor(doc.moves.length / 2);
    const truth = citadelsTruth(doc);
    for (const [who, tap] of taps.entries()) {
      await tap.settled();
      const search = citadelsSearch(truth, who < 2 ? who : 'spectator');
      const bodies = tap.texts.filter((text) => !Search.isOver(text));
      expect(bodies.flatMap((text) => search.text(text))).toEqual([]);
      const pages = bodies.flatMap((text) => {
        const body = text.slice(text.indexOf('\n') + 1);
        return body.startsWith('{"seat"') ? [JSON.parse(body) as ReplayPositions] : [];
      });
      expect(pages.length).toBeGreaterThan(0);
      const found = pages.flatMap(({ positions }) =>
        positions.flatMap((position) =>
          search.message({ t: 'update', update: { ...position, version: position.at, events: [] } }),
        ),
      );
      expect(found).toEqual([]);
    }
  });

  it('the result leads to it, and everybody’s eyes are open', async () => {
    const { page } = ada;
    await ada.goesTo(`/t/${table}`);
    await page.locator('.score-sheet .total').first().waitFor();
    await page.getByRole('link', { name: en.replay.open }).click();
    await at(page, 0);
    await page.locator('.scrubber').fill(String(middle));
    await at(page, middle);
    const mine = await page.locator(HAND).count();
    await page.locator('.eyes select').selectOption({ label: 'Bruno' });
    await page.waitForFunction(() => location.search.includes('as=seat2'));
    await page.locator('.eyes select').selectOption({ label: en.replay.asWatcher });
    await page.waitForFunction(() => location.search.includes('as=watcher'));
    expect(await page.locator(HAND).count()).toBe(0);
    await page.locator('.eyes select').selectOption({ label: en.replay.asAll });
    await page.getByRole('tab', { name: en.replay.tabs.piles }).click();
    const piles = await page.locator('.piles').textContent();
    for (const name of ['Ada', 'Bruno']) expect(piles).toContain(name);
    expect(await page.locator('.pieces li').count()).toBeGreaterThan(mine);
  });

  it('a question that was asked while it ran has the same answer for everybody', async () => {
    const stranger = await stage.arrives({ language: 'en' });
    await stranger.goesTo(asked);
    const panel = stranger.page.locator('.ask-panel');
    await panel.locator('.ask-verdict').waitFor();
    expect(await panel.locator('.ask-list, .ask-body > p').first().innerText()).toBe(answer);
    expect(await panel.locator('.ask-note').count()).toBe(0);
    await stranger.leaves();
  });

  it('a line of the log and a place on the chart lead to their position', async () => {
    const { page } = ada;
    await page.getByRole('tab', { name: en.replay.tabs.story }).click();
    await page.locator('.story button').nth(6).click();
    expect(await count(page)).toBeLessThan(8);
    await page.getByRole('tab', { name: en.replay.tabs.points }).click();
    const chart = (await page.locator('.graph').boundingBox())!;
    await page.mouse.click(chart.x + chart.width * 0.5, chart.y + chart.height * 0.5);
    expect(await count(page)).toBeGreaterThan(doc.moves.length * 0.3);
    await page.getByRole('tab', { name: en.replay.tabs.story }).click();
  });

  it('the address of a position opens it in another browser', async () => {
    await ada.page.locator('.scrubber').fill(String(middle));
    await ada.page.locator('.eyes select').selectOption({ label: 'Bruno' });
    await at(ada.page, middle);
    const words = await happened(ada.page);
    address = (await ada.page.locator('[data-address]').getAttribute('data-address')) ?? '';
    const stranger = await stage.arrives({ language: 'en' });
    await stranger.goesTo(address);
    await at(stranger.page, middle);
    expect(await happened(stranger.page)).toBe(words);
    expect(await stranger.page.locator('.eyes select').inputValue()).toBe('1');
    expect(stranger.complaints).toEqual([]);
    await stranger.leaves();
  });

  it('but not where strangers may not watch', async () => {
    const quiet = await ada.opens({ seats: 2, spectators: false, bots: [{ seat: 1, level: 'greedy' }], start: true });
    const stranger = await stage.arrives();
    await stranger.goesTo(`/replay/${quiet.id}?at=0&as=seat1`);
    await stranger.page.getByText(en.errors.NO_SPECTATORS).waitFor();
    await stranger.leaves();
  });

  it('the analysis shows chances, turning points with a better move, and luck apart from decisions', async () => {
    const { page } = ada;
    await ada.goesTo(`/replay/${table}?as=all&show=analysis`);
    await page.locator('.progress[data-state=running] progress').waitFor();
    await page.getByRole('button', { name: en.replay.analysis.stop }).click();
    await page.locator('.progress[data-state=stopped]').waitFor();
    await page
      .getByRole('button', { name: en.replay.analysis.resume })
      .or(page.getByRole('button', { name: en.replay.analysis.start }))
      .click();
    await page.locator('.progress[data-state=done]').waitFor({ timeout: 4 * PATIENCE });
    await page.getByRole('img', { name: en.replay.analysis.graphSpoken(doc.moves.length) }).waitFor();
    const swings = page.locator('.swings li');
    expect(await swings.count()).toBeGreaterThanOrEqual(3);
    for (const swing of await swings.all()) {
      const text = (await swing.textContent()) ?? '';
      expect(text).toContain(en.replay.analysis.better);
      expect(text).toMatch(/−\d+ (in|of) 100|−\d+ points?/);
    }
    await expect.poll(() => page.locator('.accounts tbody tr').count()).toBe(3);
    // What it says of my own seat is kept for my profile.
    await page
      .locator('.luck-part .made-of')
      .first()
      .waitFor({ timeout: 2 * PATIENCE });
    const kept = async (): Promise<readonly string[]> =>
      (await ada.get<MyScores>('/api/people/me/scores')).scores.map((score) => score.table);
    await expect.poll(kept).toEqual([table]);
    const where = Number(await page.locator('[data-swing]').first().getAttribute('data-swing'));
    await page.locator('[data-swing]').first().click();
    await at(page, where);
    expect(query(page).get('as') ?? '').toMatch(/^(seat\d|all)$/);
  });

  it('coming back to it is instant', async () => {
    const { page } = ada;
    await page.reload();
    await page.locator('.swings li').nth(2).waitFor();
    await expect.poll(() => page.locator('.progress[data-state=done]').count()).toBe(1);
    expect(ada.complaints).toEqual([]);
  });

  it('is played on from any position against bots, in this browser', async () => {
    const { page } = ada;
    await ada.goesTo(`/replay/${table}?at=${middle}&as=seat2`);
    await at(page, middle);
    await page.getByRole('button', { name: en.replay.on.open }).click();
    await page.getByText(en.replay.on.fair).waitFor();
    expect(await page.getByLabel(en.replay.on.seat).inputValue()).toBe('1');
    await page.getByLabel(en.replay.on.level).selectOption('greedy');
    await page.getByRole('button', { name: en.replay.on.go, exact: true }).click();
    await page.locator('.table-screen:not(.replay-screen)').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/offline\//);
    await page.locator('.training-mark').waitFor();
    const player = new ListPlayer(page, quick);
    expect(await player.playOne()).toBe('moved');
    await page.getByRole('link', { name: en.replay.open, exact: true }).click();
    await page.locator('.scrubber').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/replay\/offline\//);
    expect(await page.locator('.eyes select').count()).toBe(0);
    expect(ada.complaints).toEqual([]);
  });

  it('its file opens as the same replay, elsewhere and without the server’s help', async () => {
    const file = join(folder, 'game.json');
    await writeFile(file, JSON.stringify(doc));
    const verified = await promisify(execFile)(process.execPath, [join(ROOT, 'cli/main.ts'), 'verify', file]);
    expect(verified.stdout).toContain('Verified');
    const other = await stage.arrives({ language: 'en' });
    const { page } = other;
    await other.goesTo('/');
    await page.getByRole('link', { name: en.replay.file.link }).click();
    await page.locator('input[type=file]').setInputFiles(file);
    await at(page, 0);
    const here = new URL(page.url()).pathname;
    expect(here).toMatch(/^\/replay\/file\//);
    await other.goesTo(`${here}?at=${middle}&as=seat2`);
    await at(page, middle);
    const words = await happened(page);
    await other.goesTo(address);
    await at(page, middle);
    expect(await happened(page)).toBe(words);
    await other.leaves();
  });

  it('a broken file is refused in words, dropped or picked', async () => {
    const { page } = watcher;
    await watcher.goesTo('/replay');
    const forged = JSON.stringify({ ...doc, moves: doc.moves.slice(1) });
    const dropped = await page.evaluateHandle((text) => {
      const carried = new DataTransfer();
      carried.items.add(new File([text], 'game.json', { type: 'application/json' }));
      return carried;
    }, forged);
    await page.locator('.drop-place').dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByText(en.replay.file.faults.ILLEGAL_MOVE(1)).waitFor();
    const newer = join(folder, 'newer.json');
    await writeFile(newer, JSON.stringify({ ...doc, version: 7 }));
    await page.locator('input[type=file]').setInputFiles(newer);
    await page.getByText(en.replay.file.faults.OTHER_VERSION('7')).waitFor();
    await writeFile(newer, 'not a game');
    await page.locator('input[type=file]').setInputFiles(newer);
    await page.getByText(en.replay.file.faults.NOT_A_RECORD).waitFor();
  });

  it('another site shows it in a frame, move by move and without cookies; everything else of the house refuses to be framed', async () => {
    const { page } = ada;
    await ada.goesTo(`/replay/${table}`);
    await at(page, 0);
    await page.getByRole('button', { name: en.replay.embed.open }).click();
    const text = await page.getByLabel(en.replay.embed.text).inputValue();
    const elsewhere = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(
        `<!doctype html><title>Club</title>${text}<iframe name="whole" src="${stage.server.address}/replay/${table}">`,
      );
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const { port } = elsewhere.address() as AddressInfo;
    const context = await stage.browser.newContext({ locale: 'en-GB', viewport: { width: 1000, height: 700 } });
    try {
      const club = await context.newPage();
      await club.goto(`http://localhost:${port}/`);
      const frame = club.frameLocator('iframe').first();
      await frame.locator('.board-area[aria-busy=false]').waitFor({ timeout: PATIENCE });
      const scrubber = frame.locator('.scrubber');
      await frame.getByRole('button', { name: en.replay.forward }).click();
      await expect.poll(() => scrubber.inputValue()).toBe('1');
      await frame.locator('#content').press('End');
      await expect.poll(() => scrubber.inputValue()).toBe(String(doc.moves.length));
      await frame.locator('#content').press('ArrowLeft');
      await expect.poll(() => scrubber.inputValue()).toBe(String(doc.moves.length - 1));
      const back = await frame.locator('[data-whole]').getAttribute('href');
      expect(back).toBe(`/replay/${table}?at=${doc.moves.length - 1}`);
      expect(await context.cookies(stage.server.address)).toEqual([]);
      expect(club.frames().map((each) => each.url())).not.toContain(`${stage.server.address}/replay/${table}`);
      if (process.env.EMBED_PICTURES) await club.screenshot({ path: process.env.EMBED_PICTURES });
    } finally {
      await context.close();
      elsewhere.close();
    }
    await page.keyboard.press('Escape');
  });

  it('works on a phone: thumbs reach everything, and nothing scrolls sideways', async () => {
    const phone = await stage.arrives({ language: 'it', phone: true });
    const { page } = phone;
    await phone.goesTo(`/replay/${table}?at=${middle}&as=all`);
    await at(page, middle);
    const small = await page
      .locator('.transport button, .transport select, .replay-screen .head-button')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => Math.min(width, height) < 40),
      );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: italian.replay.forward }).tap();
    await at(page, middle + 1);
    await page.getByRole('button', { name: italian.replay.more }).tap();
    await page.locator('.drawer .story [aria-current]').waitFor();
    await page.locator('.drawer .story button').first().tap();
    await at(page, 0);
    // An address that asks for the analysis shows it, also where the papers lie behind a button.
    await phone.goesTo(`/replay/${table}?show=analysis`);
    await page.locator('.drawer').getByRole('tab', { name: italian.replay.tabs.analysis, selected: true }).waitFor();
    expect(phone.complaints).toEqual([]);
    await phone.leaves();
  });
});
