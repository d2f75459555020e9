/**
 * Learning from mistakes: turning points of a finished game tried again on the real board, judged, hinted at and shown; on a desk, on a
 * phone, from a file.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { en } from '../web/text/en.ts';
import { en as english } from '../web/mistakes/words.en.ts';
import { it as italian } from '../web/mistakes/words.it.ts';
import { violations } from './kit/axe.ts';
import { answered, sameMove, takes } from './kit/exercise.ts';
import { playFast } from './kit/fast.ts';
import { PATIENCE, type Person } from './kit/people.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();
let folder: string;
let ada: Person;
let table: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cantiere-mistakes-'));
  ada = await stage.arrives({ language: 'en' });
  await ada.becomes('Ada');
  const wish = { seats: 2, options: { citySize: 7 }, bots: [{ seat: 1, level: 'greedy' }], start: true } as const;
  ({ id: table } = await ada.opens(wish));
  // Every fourth time the last of what can be done: there is something to learn from.
  await playFast(ada, table, undefined, (moves, turn) => (turn % 4 === 3 ? moves.at(-1) : undefined));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The mistakes found so far, as the page keeps them. */
const kept = (page: Page): Promise<readonly { readonly at: number; readonly better: unknown }[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('cantiere.mistakes.'))
      .flatMap(
        (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { kept?: { judged: [number, never][] } }).kept?.judged ?? [],
      )
      .flatMap(([, mistake]) => (mistake === null ? [] : [mistake])),
  );

const exercise = (page: Page): Promise<void> =>
  page.locator('.mistakes-screen[data-at=exercise]').waitFor({ timeout: 3 * PATIENCE });

/** Which one is in question: so many moves had been made before it. */
async function before(page: Page): Promise<number> {
  const words = (await page.locator('.mistake-which').textContent()) ?? '';
  return Number(/(\d+)\D*$/.exec(words)?.[1]) - 1;
}

it('the analysis leads to them, says the dearest in words, and the first one is soon there', async () => {
  const { page } = ada;
  await ada.goesTo(`/replay/${table}?show=analysis`);
  await page
    .locator('.in-short li')
    .first()
    .waitFor({ timeout: 3 * PATIENCE });
  expect(await page.locator('.in-short li').first().textContent()).toMatch(/It cost .*(in 100|point)/);
  await page.getByRole('link', { name: english.open }).click();
  await exercise(page);
  expect(new URL(page.url()).search).toBe('?mistakes=seat1');
  await page.getByRole('heading', { name: english.findBetter }).waitFor();
  // Nothing tells what would have been better: neither the question nor a mark on the board.
  expect(await page.locator('.mistake-shown, .pointer-pointed, .hint-sign').count()).toBe(0);
  expect(await page.locator('.mistake-question h2').textContent()).toContain(english.youPlayed);
  expect(await violations(page)).toEqual([]);
});

it('a worse move is told what it costs and why; then a hint; then it is shown', async () => {
  const { page } = ada;
  const at = await before(page);
  const { moves } = await ada.get<{ readonly moves: readonly { readonly move: unknown }[] }>(`/api/tables/${table}/record`);
  const better = (await kept(page)).find((one) => one.at === at)?.better;
  expect(better).toBeDefined();
  // What was played does not count as a try.
  if (await takes(page, (move) => sameMove(move, moves[at]?.move))) {
    await page.keyboard.press('Enter');
    await page.locator('.mistake-answers').getByText(english.same).waitFor();
  }
  const others = new Set([JSON.stringify(moves[at]?.move)]);
  for (let tries = 0; tries < 4; tries++) {
    const other = (move: string): boolean =>
      !sameMove(move, better) && ![...others].some((one) => sameMove(move, JSON.parse(one)));
    if (
      !(await takes(page, (move) => {
        if (!other(move)) return false;
        others.add(move);
        return true;
      }))
    )
      break;
    await page.locator('.mistake-confirm [data-confirm]').click();
    const says = await answered(page);
    expect(['right', 'close', 'worse']).toContain(says);
    const words = (await page.locator('.mistake-answers li[data-newest=true]').textContent()) ?? '';
    if (says === 'right') expect(words).toContain(english.rightLevel);
    else expect(words).toMatch(/−\d+ (in 100|points?)/);
    // It is said aloud: the word, the move, what it costs.
    expect(await page.locator('.mistake-more [role=status]').textContent()).toMatch(/^(Right|Nearly|Worse)/);
    if (says !== 'close') break;
  }
  if ((await page.locator('[data-next]').count()) === 0) {
    await page.getByRole('button', { name: english.hint }).click();
    await page.locator('.pointer-pointed').or(page.locator('.choice-list .hinted')).first().waitFor();
    await page.getByRole('button', { name: english.show }).click();
    await page.locator('.mistake-shown').getByText(english.shown).waitFor();
  }
  await page.locator('[data-next]').waitFor();
});

it('by keyboard through the rest, to how it went; what was not found is tried again, and found', async () => {
  const { page } = ada;
  // The button has the focus: Enter is enough.
  for (let n = 0; n < 8; n++) {
    await page.keyboard.press('Enter');
    await page
      .locator('.mistakes-screen[data-at=end]')
      .or(page.locator('[data-show-me]'))
      .first()
      .waitFor({ timeout: 3 * PATIENCE });
    if ((await page.locator('.mistakes-screen[data-at=end]').count()) > 0) break;
    await page.locator('[data-show-me]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-next]:focus').waitFor();
  }
  await page.getByRole('heading', { name: english.done }).waitFor();
  expect(await page.locator('.mistake-tally').textContent()).toContain(english.tally.shown(1));
  for (const way of [english.analysis, english.newGame]) await page.locator('.mistake-ways').getByText(way).waitFor();
  await page.getByRole('button', { name: english.retry }).click();
  await exercise(page);
  const at = await before(page);
  const better = (await kept(page)).find((one) => one.at === at)?.better;
  expect(await takes(page, (move) => sameMove(move, better))).toBe(true);
  await page.locator('.mistake-confirm [data-confirm]').click();
  expect(await answered(page)).toBe('right');
  expect(await page.locator('.mistake-answers').textContent()).toContain(english.rightBest);
  // Left and right go from one to the other, Escape back to the analysis.
  const first = await page.locator('.mistake-which').textContent();
  if ((await page.locator('.mistake-plates button').count()) > 1) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('.mistake-which').textContent()).not.toBe(first);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: en.replay.tabs.analysis, selected: true }).waitFor();
  expect(ada.complaints).toEqual([]);
});

it('on a phone all that can be touched lies in the lower half', async () => {
  const phone = await stage.arrives({ language: 'it', phone: true });
  await phone.isAlso(ada);
  const { page } = phone;
  await phone.goesTo(`/replay/${table}?mistakes=seat1`);
  await exercise(page);
  const bars = page.locator('.mistake-panel :is(button, a):visible, .phone-bar button:visible');
  const boxes = await bars.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, width, height }) => ({ top, least: Math.min(width, height) })),
  );
  expect(boxes.length).toBeGreaterThan(4);
  expect(boxes.filter(({ top }) => top < 422)).toEqual([]);
  expect(boxes.filter(({ least }) => least < 30)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  // A move is taken from the sheet: the question sinks to a line while it lies in hand.
  await page.locator('.all-choices').tap();
  expect(await takes(page, () => true)).toBe(true);
  await page.locator('.mistake-panel[data-folded=true]').waitFor();
  await page.locator('.phone-bar [data-confirm]').tap();
  await answered(page);
  const show = page.getByRole('button', { name: italian.show });
  if ((await show.count()) > 0) await show.tap();
  const next = page.locator('[data-next]');
  await next.waitFor();
  expect((await next.boundingBox())?.y).toBeGreaterThan(422);
  await next.tap();
  await page.getByRole('link', { name: italian.back }).tap();
  await page.locator('.drawer .in-short').waitFor();
  expect(phone.complaints).toEqual([]);
  await phone.leaves();
});

it('a game from a file asks whose mistakes, and needs no server for them', async () => {
  const doc = await ada.get(`/api/tables/${table}/record`);
  const file = join(folder, 'game.json');
  await writeFile(file, JSON.stringify(doc));
  const other = await stage.arrives({ language: 'en', installs: true });
  const { page } = other;
  await other.goesTo('/replay');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: PATIENCE });
  await other.context.setOffline(true);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.scrubber').waitFor();
  await page.getByRole('tab', { name: en.replay.tabs.analysis }).click();
  await page.getByRole('link', { name: english.openTheirs }).click();
  await exercise(page);
  await page.getByLabel(english.whose).selectOption({ index: 1 });
  await page.waitForFunction(() => location.search.includes('mistakes=seat2'));
  await page.locator('.mistakes-screen:not([data-at=waiting])').waitFor({ timeout: 3 * PATIENCE });
  // What the cut line itself brings does not count.
  expect(other.complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await other.leaves();
});
