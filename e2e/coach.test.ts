/** A coach in a training game: why a bot did that, a word before a costly move, and why again in the replay of a finished game. */
import { beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { GameMove } from '@cantiere/engine';
import { en as words } from '../web/coach/words.en.ts';
import { it as parole } from '../web/coach/words.it.ts';
import { en } from '../web/text/en.ts';
import { violations } from './kit/axe.ts';
import { quick } from './kit/citadels.ts';
import { playFast } from './kit/fast.ts';
import { PATIENCE, type Person } from './kit/people.ts';
import { ListPlayer } from './kit/player.ts';
import { setStage } from './kit/stage.ts';
import { trainedAt, type Trained } from './kit/trained.ts';

const stage = setStage();
let ada: Person;

beforeAll(async () => {
  ada = await stage.arrives({ language: 'en' });
  await ada.becomes('Ada');
});

const sorted = (move: unknown): string => JSON.stringify(Object.entries(move as object).sort());

/** Takes this move in hand from the list, and waits until the coach has looked at it. */
async function takes(page: Page, wanted: GameMove): Promise<void> {
  const list = page.locator('.choice-list:not(.busy)');
  await list.waitFor();
  const back = list.locator('.choice-back');
  while ((await back.count()) > 0) await back.click();
  const folds = list.locator('.folded:not(.shut) button');
  for (let n = -1; n < (await folds.count()); n++) {
    if (n >= 0) {
      await folds.nth(n).click();
      await back.waitFor();
    }
    for (const row of await list.locator('.choice.can button[data-move]').all())
      if (sorted(JSON.parse((await row.getAttribute('data-move')) ?? '{}')) === sorted(wanted)) {
        await row.click();
        return waitsFor(page, wanted);
      }
    if (n >= 0) await back.click();
  }
  throw new Error(`Nobody offers ${JSON.stringify(wanted)}.`);
}

const waitsFor = async (page: Page, move: GameMove): Promise<void> => {
  await page.waitForFunction(
    (wanted) => {
      const seen = document.querySelector<HTMLElement>('.table-screen')?.dataset.lookedAt;
      return seen !== undefined && JSON.stringify(Object.entries(JSON.parse(seen) as object).sort()) === wanted;
    },
    sorted(move),
    { timeout: PATIENCE },
  );
};

const version = async (page: Page): Promise<number> => Number(await page.locator('.table-screen').getAttribute('data-version'));

/** The question is answered, whatever the answer. */
const answered = (page: Page): Promise<void> =>
  page.locator('.why-answer:not([data-why=thinking], [data-why=failed])').waitFor({ timeout: PATIENCE });

async function sits(person: Person): Promise<Trained> {
  await person.goesTo('/');
  const trained = await trainedAt(person, 'citadels', { coach: { warns: true } });
  await person.goesTo(`/offline/${trained.id}`);
  await person.page.locator('.prompt-bar.asked').waitFor();
  return trained;
}

it('a table with a coach is set in this browser, and is marked as training', async () => {
  const { page } = ada;
  await ada.goesTo('/new/citadels');
  await page.locator('.presets input[value=quick]').check({ force: true });
  await page.getByRole('switch', { name: en.fresh.coach }).check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: en.fresh.startCoached }).click();
  await page.waitForURL(/\/offline\//);
  await page.locator('.table-header .training-mark', { hasText: en.table.training }).waitFor();
});

it('why did it do that: asked from the recap and by key, stepped through, put away by Escape', async () => {
  const { page } = ada;
  // What is asked here is asked of bots: my own moves are to go through.
  await page.keyboard.press('w');
  const panel = page.getByRole('region', { name: words.title });
  await panel.getByRole('switch', { name: words.warn }).uncheck();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  const player = new ListPlayer(page, quick);
  const why = page.locator('.recap [data-why-of]');
  do await player.playOne();
  while ((await player.myTurn()) === 'mine' && (await why.count()) === 0);
  await why.first().click();
  await answered(page);
  expect(await page.locator('.why-answer [role=status]').textContent()).toMatch(/judge|no other choice/);
  expect(await violations(page)).toEqual([]);
  // The recap gave way to it, and a keyboard is where the answer is.
  expect(await page.evaluate(() => document.activeElement?.classList.contains('coach-panel'))).toBe(true);
  await page.locator('[data-why-step]:not([aria-disabled=true])').first().click();
  await answered(page);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.locator('.recap').waitFor();
  await page.keyboard.press('w');
  await answered(page);
  // My next move closes it: what was asked is answered.
  await player.playOne();
  await panel.waitFor({ state: 'detached' });
  expect(ada.complaints).toEqual([]);
});

it('a coach can be called to a game that runs; then it is training, in the list of my games too', async () => {
  const { page } = ada;
  await ada.goesTo('/');
  const { id } = await trainedAt(ada, 'citadels');
  await ada.goesTo(`/offline/${id}`);
  await page.locator('.prompt-bar.asked').waitFor();
  expect(await page.locator('.training-mark').count()).toBe(0);
  await page.locator('[data-coach-button]').click();
  await page.locator('[data-coach-call]').click();
  await page.locator('.training-mark').waitFor();
  await answered(page);
  await ada.goesTo('/');
  await page.locator('.offline-tables .table-card', { hasText: 'Ponte Alto' }).getByText(en.table.training).waitFor();
});

it('sure? before a costly move: Escape takes it back, and nothing is told that was not asked for', async () => {
  const { page } = ada;
  const { habit } = await sits(ada);
  const before = await version(page);
  await takes(page, habit);
  await page.locator('[data-confirm]').click();
  const sure = page.getByRole('dialog', { name: words.sure });
  await sure.waitFor();
  expect(await sure.locator('#coach-costs').textContent()).toMatch(/[1-9]\d games in 100 fewer/);
  expect(await sure.locator('[data-better]').count()).toBe(0);
  expect(await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.sure)).toBe('keep');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sure.waitFor({ state: 'detached' });
  expect(await version(page)).toBe(before);
  await page.locator('[data-confirm][aria-disabled=true]').waitFor();
});

it('shown the better one, it is taken in hand and played without another word', async () => {
  const { page } = ada;
  const { habit } = await sits(ada);
  const before = await version(page);
  await takes(page, habit);
  await page.locator('.prompt-bar').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-sure=show]').click();
  await page.locator('.coach-sure [data-better]').waitFor();
  await page.locator('[data-sure=take]:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.coach-sure').waitFor({ state: 'detached' });
  const chosen = page.locator('[data-confirm]:not([aria-disabled=true])');
  await chosen.waitFor();
  await page.locator('.table-screen[data-looked-at]').waitFor();
  await chosen.click();
  await expect.poll(() => version(page)).toBeGreaterThan(before);
  expect(await page.locator('.coach-sure').count()).toBe(0);
  expect(ada.complaints).toEqual([]);
});

it('on a phone, without a network, in Italian: asked why, warned, and played all the same', async () => {
  const phone = await stage.arrives({ language: 'it', phone: true, installs: true });
  const { page } = phone;
  await phone.goesTo('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: PATIENCE });
  await phone.context.setOffline(true);
  const { habit } = await sits(phone);
  const before = await version(page);
  await page.locator('.phone-bar [data-coach-button]').tap();
  await answered(page);
  const close = page.getByRole('button', { name: parole.close });
  const box = await close.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await close.tap();
  await page.locator('.all-choices').tap();
  await takes(page, habit);
  await page.locator('.phone-bar [data-confirm]').tap();
  const sure = page.getByRole('dialog', { name: parole.sure });
  await sure.getByRole('button', { name: parole.keep }).tap();
  await expect.poll(() => version(page)).toBeGreaterThan(before);
  expect(phone.complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await phone.leaves();
});

it('among other people’s eyes there is none: a table of the server has no coach while it runs, its replay answers once it is over', async () => {
  const { page } = ada;
  const { id } = await ada.opens({ seats: 2, options: { citySize: 7 }, bots: [{ seat: 1, level: 'normal' }], start: true });
  await ada.goesTo(`/t/${id}`);
  await page.locator('.prompt-bar').waitFor();
  expect(await page.locator('[data-coach-button]').count()).toBe(0);
  await playFast(ada, id, ({ version: now }) => now >= 12);
  await ada.goesTo(`/replay/${id}?at=8`);
  await page.locator('.replay-screen .scrubber').waitFor();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
  expect(await page.locator('[data-why-button]').count()).toBe(0);
  await playFast(ada, id);
  const { moves } = await ada.get<{ readonly moves: readonly { readonly seat: number }[] }>(`/api/tables/${id}/record`);
  const bots = moves.findIndex(({ seat }, at) => seat === 1 && at > 6) + 1;
  const mine = moves.findIndex(({ seat }, at) => seat === 0 && at > bots) + 1;
  await ada.goesTo(`/replay/${id}?at=${bots}`);
  await page.locator('[data-why-button]').click();
  await answered(page);
  expect(await violations(page)).toEqual([]);
  for (let at = bots; at < mine; at++) await page.keyboard.press('ArrowRight');
  await page.getByText(words.notABot).waitFor();
  expect(await page.locator('[data-why-button]').count()).toBe(0);
  await page.keyboard.press('w');
  await page.locator('.coach-panel').waitFor({ state: 'detached' });
  expect(ada.complaints).toEqual([]);
});

it('played to the end it is training on the score sheet, and its replay answers', async () => {
  const { page } = ada;
  await ada.goesTo('/');
  const { id } = await trainedAt(ada, 'citadels', { coach: { warns: false } });
  await ada.goesTo(`/offline/${id}`);
  await new ListPlayer(page, quick).playToTheEnd();
  await page.locator('.result-screen .training-mark', { hasText: en.table.training }).waitFor();
  await ada.goesTo(`/replay/offline/${id}?at=1`);
  await page.locator('.replay-screen .scrubber').waitFor();
  for (let step = 0; step < 20 && (await page.locator('[data-why-button]').count()) === 0; step++)
    await page.keyboard.press('ArrowRight');
  await page.locator('[data-why-button]').click();
  await answered(page);
});
