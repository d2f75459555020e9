/**
 * Puzzles: found by keyboard and by thumb, answered on the real board of every game, judged, hinted at and shown; of the day, one after
 * the other, in a row, by theme, by a link, from one's own games, on a phone, without a network.
 */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { shelf } from '@cantiere/games';
import { editionOf } from '@cantiere/games/edition';
import type { PuzzleThumbs } from '@cantiere/server/protocol';
import { en } from '../web/text/en.ts';
import { it as italian } from '../web/text/it.ts';
import { en as judging } from '../web/mistakes/words.en.ts';
import { it as giudizi } from '../web/mistakes/words.it.ts';
import { en as words } from '../web/puzzles/words.en.ts';
import { it as parole } from '../web/puzzles/words.it.ts';
import { violations } from './kit/axe.ts';
import { answered, onBoard, puzzleOn, puzzlesOf, sameMove, takes, touchable, touches } from './kit/exercise.ts';
import { playFast } from './kit/fast.ts';
import { PATIENCE, PHONE, type Person } from './kit/people.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();

const screen = (page: Page): Promise<void> => page.locator('.puzzle-screen[data-puzzle] .board-area *').first().waitFor();
const next = (page: Page) => page.locator('.mistake-acts [data-next]');
const status = (page: Page) => page.locator('.puzzle-status');

/** Presses Tab until the thing with this name has the focus; not for ever. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() =>
      (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim(),
    );
    if (typeof name === 'string' ? at === name : name.test(at)) return;
  }
  throw new Error(`Tab never came to "${name}"`);
}

it('by keyboard: the day’s puzzle from the home page; what comes after it is the stream of that game', async () => {
  const ada = await stage.arrives({ language: 'en' });
  const { page } = ada;
  await ada.goesTo('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, en.nav.puzzles);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: words.day }).waitFor();
  expect(await violations(page)).toEqual([]);
  await tabTo(page, words.solve);
  await page.keyboard.press('Enter');
  await screen(page);
  await page.getByRole('heading', { level: 1, name: words.day }).waitFor();
  // Nothing tells the answer.
  expect(await page.locator('.played-mark, .mistake-shown, .pointer-pointed, .hint-sign').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  const first = await puzzleOn(page);
  // The question has the focus; behind the board and its list stand the buttons.
  await page.locator('[data-show-me]').press('Enter');
  await page.locator('.mistake-acts [data-next]:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.locator(`.puzzle-screen[data-puzzle]:not([data-puzzle="${first}"])`).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(words.day);
  await page.keyboard.press('Escape');
  await page.locator('.puzzle-today .puzzle-done[data-solved=false]').waitFor();
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
});

describe.each(shelf.map(({ meta }) => meta.id))('a puzzle of %s', (game) => {
  it('is solved by touching the real board, and the answer explains itself', async () => {
    const { puzzle, touches: path } = await touchable(game);
    const ada = await stage.arrives({ language: 'en', width: 1440, height: 900 });
    const { page } = ada;
    await ada.goesTo(`/puzzles/${game}?puzzle=${puzzle.id}`);
    await screen(page);
    expect(await puzzleOn(page)).toBe(puzzle.id);
    for (const at of path) await touches(page, at);
    const confirm = page.locator('.mistake-confirm [data-confirm]:not([aria-disabled=true])');
    // What is touched may need no second thought.
    await confirm.or(page.locator('.mistake-answers li')).first().waitFor();
    if (await confirm.isVisible()) await confirm.click();
    expect(await answered(page)).toBe('right');
    // Both moves were played on in the same worlds; the line of the score sheet that differs is named, or how much oftener it wins.
    expect(await page.locator('.mistake-answers .answer-why').last().textContent()).toMatch(/same imagined worlds/);
    expect(await status(page).textContent()).toMatch(/\(\+\d+\)$/);
    expect(ada.complaints).toEqual([]);
    await ada.leaves();
  });
});

it('a wrong answer says what it costs; then a hint, then it is shown; the first answer counted', async () => {
  const ada = await stage.arrives({ language: 'en' });
  const { page } = ada;
  await ada.goesTo('/puzzles/citadels');
  await screen(page);
  const { habit, puzzle } = await onBoard(page, 'citadels');
  expect(await takes(page, (move) => sameMove(move, habit))).toBe(true);
  await page.keyboard.press('Enter');
  const says = await answered(page);
  expect(['close', 'worse']).toContain(says);
  const told = (await page.locator('.mistake-answers li[data-newest=true]').textContent()) ?? '';
  expect(told).toMatch(/−\d+ (in 100|points?)/);
  expect(await page.locator('.mistake-more [role=status]').textContent()).toMatch(/^(Nearly|Worse)/);
  const missed = await status(page).textContent();
  expect(missed).toMatch(/\(−\d+\)$/);
  await page.getByRole('button', { name: judging.hint }).click();
  await page.locator('.pointer-pointed').or(page.locator('.choice-list .hinted')).first().waitFor();
  await page.getByRole('button', { name: judging.show }).click();
  await page.locator('.mistake-shown').getByText(judging.shown).waitFor();
  expect(await page.locator('.mistake-shown .answer-why').textContent()).toMatch(/same imagined worlds/);
  expect(await status(page).textContent()).toBe(missed);
  // Tried again, it counts no more.
  await ada.goesTo(`/puzzles/citadels?puzzle=${puzzle.id}`);
  await screen(page);
  await page.locator('[data-show-me]').click();
  await status(page).getByText(words.known).waitFor();
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
});

it('in a row by keyboard, harder and harder, until the first miss', async () => {
  const ada = await stage.arrives({ language: 'en' });
  const { page } = ada;
  await ada.goesTo('/puzzles');
  await page.getByRole('heading', { name: words.day }).waitFor();
  await tabTo(page, `Citadels: ${words.row}`);
  await page.keyboard.press('Enter');
  for (const n of [1, 2]) {
    await screen(page);
    const { best, puzzle } = await onBoard(page, 'citadels');
    expect(await takes(page, (move) => sameMove(move, best))).toBe(true);
    await page.keyboard.press('Enter');
    expect(await answered(page)).toBe('right');
    await page.locator('.mistake-foot').getByText(words.inRow(n)).waitFor();
    await page.locator('.mistake-acts [data-next]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.locator(`.puzzle-screen[data-puzzle]:not([data-puzzle="${puzzle.id}"])`).waitFor();
  }
  await page.locator('[data-show-me]').press('Enter');
  await page.locator('.mistake-foot').getByText(words.rowOver(2)).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.puzzle-game[data-game=citadels]').getByText(words.longest(2)).waitFor();
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
});

it('a theme in words keeps to its puzzles', async () => {
  const ada = await stage.arrives({ language: 'en' });
  const { page } = ada;
  await ada.goesTo('/puzzles/builders');
  await screen(page);
  const theme = page.getByLabel(words.theme);
  const [, key, ...others] = await theme
    .locator('option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  expect(key).toMatch(/^(kind|line|phase):/);
  expect(others.length).toBeGreaterThan(2);
  expect(await theme.locator('option').nth(1).textContent()).not.toContain(':');
  await theme.selectOption(key!);
  await page.waitForFunction(() => location.search.includes('theme='));
  const { file } = await puzzlesOf('builders');
  for (let n = 0; n < 3; n++) {
    await screen(page);
    const id = await puzzleOn(page);
    expect(file.puzzles.find((each) => each.id === id)?.themes).toContain(key);
    await page.locator('[data-show-me]').click();
    await next(page).click();
    await page.locator(`.puzzle-screen[data-puzzle]:not([data-puzzle="${id}"])`).waitFor();
  }
  await ada.goesTo('/puzzles/builders?theme=line%3Anothing-of-the-kind');
  await page.getByText(words.none).waitFor();
  await page.locator('.mistake-closing').getByRole('link', { name: words.anyTheme }).click();
  await screen(page);
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
});

it('a single one by its link, for anybody; one that is gone says so; and it can be played on from', async () => {
  const ada = await stage.arrives({ language: 'en' });
  await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page } = ada;
  await ada.goesTo('/puzzles/gardens');
  await screen(page);
  const id = await puzzleOn(page);
  await page.locator('[data-show-me]').click();
  await page.getByRole('button', { name: words.link }).click();
  await page.getByRole('button', { name: en.lobby.copied }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const bruno = await stage.arrives({ language: 'it' });
  await bruno.goesTo(link);
  await screen(bruno.page);
  expect(await puzzleOn(bruno.page)).toBe(id);
  await bruno.goesTo('/puzzles/gardens?puzzle=00000000');
  await status(bruno.page).getByText(parole.gone).waitFor();
  await page.getByRole('button', { name: words.play }).click();
  await page.waitForURL(/\/offline\//);
  await page.locator('.choice-list').waitFor();
  expect([...ada.complaints, ...bruno.complaints]).toEqual([]);
  await ada.leaves();
  await bruno.leaves();
});

it('from my games: what I played here and at the house leads to its turning points', async () => {
  const ada = await stage.arrives({ language: 'en' });
  const { page } = ada;
  await ada.goesTo('/puzzles');
  await page.getByText(words.mineNone).waitFor();
  await ada.becomes('Ada');
  const { id } = await ada.opens({ seats: 2, options: { citySize: 7 }, bots: [{ seat: 1, level: 'greedy' }], start: true });
  await playFast(ada, id);
  await ada.goesTo('/puzzles');
  await page.locator(`.my-mistakes a[href="/replay/${id}?mistakes=me"]`).click();
  await page.locator('.mistakes-screen').waitFor();
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
});

async function withAccount(person: Person, name: string): Promise<void> {
  await person.becomes(name);
  await person.post('/api/account', { email: `${name.toLowerCase()}@example.org`, password: 'torre pendente' });
}

it('thumbs: said once it is over, changed, taken back; others see how many; without a network they wait', async () => {
  const ada = await stage.arrives({ language: 'en' });
  const { page } = ada;
  // With an account: a guest who has played nothing counts for nobody else.
  await withAccount(ada, 'Ada');
  await ada.goesTo('/puzzles/capitol');
  await screen(page);
  const id = await puzzleOn(page);
  const thumb = (on: Page, way: 'up' | 'down') => on.locator(`.puzzle-thumbs [data-thumb=${way}]`);
  expect(await thumb(page, 'up').count()).toBe(0);
  await page.locator('[data-show-me]').click();
  await thumb(page, 'down').press('Enter');
  await page.locator('[data-thumb=down][aria-pressed=true]').getByText('1').waitFor();
  await thumb(page, 'up').press('Enter');
  await page.locator('[data-thumb=up][aria-pressed=true]').getByText('1').waitFor();
  expect(await violations(page, '.puzzle-thumbs')).toEqual([]);
  const kept = (on: Page): Promise<string | null> => on.evaluate(() => localStorage.getItem('cantiere.thumbs.unsent'));
  await expect.poll(() => kept(page)).toBe('[]');

  const bruno = await stage.arrives({ language: 'it', phone: true });
  await bruno.goesTo(`/puzzles/capitol?puzzle=${id}`);
  await screen(bruno.page);
  await bruno.page.locator('[data-show-me]').tap();
  await thumb(bruno.page, 'up').getByText('1').waitFor();
  const box = (await thumb(bruno.page, 'down').boundingBox())!;
  expect(box.y).toBeGreaterThan(PHONE.height / 2);
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(30);
  await bruno.context.setOffline(true);
  await thumb(bruno.page, 'down').tap();
  await bruno.page.getByText(parole.thumbs.waits).waitFor();
  expect(await kept(bruno.page)).toContain(id);
  await bruno.context.setOffline(false);
  await withAccount(bruno, 'Bruno');
  await bruno.goesTo(`/puzzles/capitol?puzzle=${id}`);
  await expect.poll(() => kept(bruno.page)).toBe('[]');
  const { puzzles } = await ada.get<PuzzleThumbs>('/api/puzzles/capitol/thumbs');
  expect(puzzles).toEqual([{ puzzle: id, up: 1, down: 1, mine: 'up' }]);
  // Pressed again it is taken back.
  await thumb(page, 'up').click();
  await page.locator('[data-thumb=up][aria-pressed=false]').getByText('0').waitFor();
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
  await bruno.leaves();
});

/** Editions of puzzles that are not the printed ones. */
async function olderEditions(): Promise<string[]> {
  const all = await Promise.all(
    shelf.map(async (shelved) => {
      const { edition } = (await puzzlesOf(shelved.meta.id)).file;
      return edition === (await editionOf(shelved)) ? [] : [edition];
    }),
  );
  return all.flat();
}

/** Runs in the page: which of these the browser has kept something of. */
async function keptOf(editions: readonly string[]): Promise<string[]> {
  const paths: string[] = [];
  for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) paths.push(url);
  return editions.filter((edition) => paths.some((path) => path.includes(edition)));
}

it('are in the bar of a phone', async () => {
  const reader = await stage.arrives({ language: 'it', phone: true });
  const { page } = reader;
  await reader.goesTo('/');
  await page.locator('.tabs').getByRole('link', { name: italian.nav.puzzles }).tap();
  await page.getByRole('heading', { level: 1, name: parole.title }).waitFor();
  expect(reader.complaints).toEqual([]);
  await reader.leaves();
});

it('on a phone, without a network: wrong, hint, shown, next, all in the lower half', async () => {
  const phone = await stage.arrives({ language: 'it', phone: true, installs: true });
  const { page } = phone;
  await phone.goesTo('/puzzles');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: PATIENCE });
  // Puzzles that were found before their game went on bring its edition along.
  const older = await olderEditions();
  await expect.poll(() => page.evaluate(keptOf, older)).toEqual(older);
  await phone.context.setOffline(true);
  await page.locator('.puzzle-game[data-game=citadels]').getByRole('link', { name: parole.stream }).tap();
  await screen(page);
  await page.locator('[data-hint-me]').tap();
  await page.locator('.mistake-hinted').waitFor();
  await page.locator('.puzzle-status[data-solved=false]').waitFor();
  const { best } = await onBoard(page, 'citadels');
  await page.locator('.all-choices').tap();
  expect(await takes(page, (move) => !sameMove(move, best))).toBe(true);
  await page.locator('.phone-bar [data-confirm]').tap();
  await answered(page);
  const show = page.getByRole('button', { name: giudizi.show });
  if ((await show.count()) > 0) await show.tap();
  await next(page).waitFor();
  const boxes = await page
    .locator('.mistake-panel :is(button, a):visible')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, width, height }) => ({ top, least: Math.min(width, height) })),
    );
  expect(boxes.length).toBeGreaterThan(3);
  // The way out stands at the top of the sheet.
  expect(boxes.filter(({ top }) => top < PHONE.height / 2 - 40)).toEqual([]);
  expect(boxes.filter(({ least }) => least < 30)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await next(page).tap();
  await page.locator('[data-hint-me]').waitFor();
  // Another game, and the page of all of them, are here too.
  await page.getByRole('link', { name: parole.leave }).tap();
  await page.locator('.puzzle-game[data-game=sprawl]').getByRole('link', { name: parole.row }).tap();
  await screen(page);
  expect(phone.complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await phone.leaves();
});
