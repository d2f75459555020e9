/** Each game in numbers: plots with a table behind each, in both languages and every window; the bots' games without a network; mine beside everybody's. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { shelf } from '@cantiere/games';
import { en } from '../web/numbers/words.en.ts';
import { it as italian } from '../web/numbers/words.it.ts';
import { violations } from './kit/axe.ts';
import { playFast } from './kit/fast.ts';
import { PATIENCE, type Person } from './kit/people.ts';
import { setStage } from './kit/stage.ts';
import { faultsInWindows, WINDOWS } from './kit/windows.ts';

const stage = setStage();
const plot = (page: Page, name: string) => page.locator(`[data-plot=${name}]`);
const SOME = ['360x640', '390x844', '844x390', '1440x900', '2560x1440'];
const windows = WINDOWS.filter(({ width, height }) => SOME.includes(`${width}x${height}`));

const opened = async ({ page }: Person): Promise<void> => plot(page, 'wins').waitFor({ timeout: PATIENCE });

/** What was added up for everybody holds for some seconds. */
const isOpen = (person: Person, game: string): Promise<void> =>
  expect
    .poll(async () => (await person.get<{ games: number }>(`/api/games/${game}/numbers`)).games, {
      interval: 1_000,
      timeout: PATIENCE,
    })
    .toBe(1);

describe.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('the numbers of %s', (game, shelved) => {
  it.each(['it', 'en'] as const)('are drawn, with a table behind every plot (%s)', async (language) => {
    const words = language === 'it' ? italian : en;
    const { numbers } = await shelved.numbers!();
    const phone = language === 'it';
    const guest = await stage.arrives({ language, ...(phone ? { phone } : { width: 1440, height: 900 }) });
    const { page } = guest;
    await guest.goesTo(`/numbers/${game}`);
    await opened(guest);
    await page.getByRole('heading', { level: 1, name: words.titleOf(shelved.meta.title[language]) }).waitFor();
    // Nobody has played here: the bots' games come first, and the page says so.
    await page.getByText(words.few(0, 200)).waitFor();
    await page.getByRole('button', { name: /10[.,]000/, pressed: true }).waitFor();
    for (const { id, words: topic } of numbers.topics)
      await plot(page, id).getByRole('heading', { name: topic[language].title }).waitFor();
    const plots = page.locator('.plot-panel');
    expect(await plots.count()).toBeGreaterThanOrEqual(numbers.topics.length + 3);
    for (const panel of await plots.all()) {
      await panel.locator('summary').click();
      expect(await panel.locator('tbody tr').count()).toBeGreaterThan(1);
      expect(await panel.locator('table').innerText()).not.toMatch(/NaN|undefined|Infinity/);
      await panel.locator('summary').click();
    }
    expect(await violations(page)).toEqual([]);
    if (!phone) expect(await faultsInWindows(page, game, windows)).toEqual([]);
    expect(guest.complaints).toEqual([]);
    await guest.leaves();
  });
});

describe('the plots', () => {
  it('are in sight on a phone on its side, and few games of people are no fault', async () => {
    const guest = await stage.arrives({ language: 'it', width: 844, height: 390 });
    const { page } = guest;
    for (const { meta } of shelf) {
      await guest.goesTo(`/numbers/${meta.id}`);
      await opened(guest);
      const drawn = (await plot(page, 'wins').locator('svg').first().boundingBox())!;
      expect(drawn.y, meta.id).toBeLessThan(390 - 60);
    }
    const accent = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--accent)';
      return getComputedStyle(probe).color;
    });
    const note = page.locator('.numbers-note');
    for (const side of ['border-inline-start-color', 'background-color', 'color'])
      expect(await note.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), side)).not.toBe(accent);
    // Who asks for people's games all the same is led back.
    await page.getByRole('button', { name: /casa \(0\)/ }).click();
    await page.getByRole('button', { name: italian.showBots }).click();
    await opened(guest);
    await guest.leaves();
  });

  it('name their bars by keyboard and pointer, order their rows, and the address says which games', async () => {
    const guest = await stage.arrives({ language: 'en', width: 1280, height: 800 });
    const { page } = guest;
    await guest.goesTo('/rules/citadels');
    await page.getByRole('link', { name: guest.texts.nav.numbers }).click();
    await opened(guest);
    await expect.poll(() => plot(page, 'wins').locator('tbody tr').count()).toBe(4);
    await page.getByRole('button', { name: en.inPlayers(7) }).click();
    await page.waitForURL('**/numbers/citadels?players=7');
    await expect.poll(() => plot(page, 'wins').locator('tbody tr').count()).toBe(7);
    await page.reload();
    await opened(guest);
    await expect.poll(() => plot(page, 'wins').locator('tbody tr').count()).toBe(7);

    const points = plot(page, 'points');
    const named = points.locator('.plot-named');
    expect(await named.innerText()).toMatch(/^On average winners/);
    const hand = points.getByRole('slider');
    await hand.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const words = await named.innerText();
    expect(words).toMatch(/^\d+(–\d+)? points: winners .*%, others .*%$/);
    expect(await hand.getAttribute('aria-valuetext')).toBe(words);
    await page.keyboard.press('Tab');
    expect(await named.innerText()).toMatch(/^On average/);
    const box = (await hand.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    expect(await named.innerText()).toMatch(/points: winners/);

    const built = plot(page, 'built');
    await expect.poll(() => built.locator('.ranked li').count()).toBe(10);
    const most = await built.locator('.ranked li').first().getAttribute('data-key');
    await built.getByRole('button', { name: en.winning }).click();
    await expect.poll(() => built.locator('.ranked li').first().getAttribute('data-key')).not.toBe(most);
    await built.getByRole('button', { name: /more$/ }).click();
    expect(await built.locator('.ranked li').count()).toBeGreaterThan(20);
    expect(guest.complaints).toEqual([]);
    await guest.leaves();
  });

  it('have mine beside everybody’s, and public games when they are asked for', async () => {
    const ada = await stage.arrives({ language: 'en', width: 1280, height: 800 });
    const { page } = ada;
    await ada.becomes('Ada');
    const table = { game: 'builders', seats: 2, bots: [{ seat: 1, level: 'greedy' as const }], start: true };
    for (const listed of [true, false]) await playFast(ada, (await ada.opens({ ...table, listed })).id);
    await expect.poll(async () => (await ada.get<{ games: number }>('/api/people/me/numbers/builders')).games).toBe(2);
    await ada.goesTo('/numbers/builders?players=2');
    await opened(ada);
    const beside = page.getByRole('checkbox', { name: en.mine });
    expect(await beside.isChecked()).toBe(true);
    await page.getByText(`(${en.mineOf(2)})`).waitFor();
    const finished = plot(page, 'finished');
    await expect
      .poll(() => finished.getByRole('columnheader', { name: en.me, exact: true, includeHidden: true }).count())
      .toBe(1);
    expect(await finished.locator('.ranked-bar.mine').count()).toBeGreaterThan(0);
    expect(await plot(page, 'wins').locator('.plot-mine').count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await beside.uncheck();
    await expect.poll(() => page.locator('.plot-mine, .ranked-bar.mine').count()).toBe(0);

    // The one that was listed is everybody's, the other never.
    await isOpen(ada, 'builders');
    await page.reload();
    await opened(ada);
    await page.getByText(en.few(1, 200)).waitFor();
    await page.getByRole('button', { name: en.people('1') }).click();
    await page.waitForURL('**/numbers/builders?from=people&players=2');
    await page.getByText(en.sourcePeople('1')).waitFor();
    await expect.poll(() => plot(page, 'wins').locator('tbody tr').count()).toBe(2);
    expect(await violations(page)).toEqual([]);
    expect(ada.complaints).toEqual([]);
    await ada.leaves();
  });

  it('are found from a finished game', async () => {
    const bea = await stage.arrives({ language: 'it', phone: true });
    const { page } = bea;
    await bea.becomes('Bea');
    const { id } = await bea.opens({ game: 'gardens', seats: 2, bots: [{ seat: 1, level: 'greedy' }], start: true });
    await playFast(bea, id);
    await bea.goesTo(`/t/${id}`);
    await page.getByRole('link', { name: bea.texts.nav.numbers }).click();
    await opened(bea);
    expect(new URL(page.url()).pathname).toBe('/numbers/gardens');
    expect(bea.complaints).toEqual([]);
    await bea.leaves();
  });

  it('of the bots are there without a network', async () => {
    const carla = await stage.arrives({ language: 'en', installs: true });
    const { page } = carla;
    await carla.goesTo('/numbers');
    await page.locator('.numbers-shelf li').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: PATIENCE });
    await carla.context.setOffline(true);
    for (const { meta } of shelf) {
      await carla.goesTo(`/numbers/${meta.id}`);
      await opened(carla);
      await page.getByText(en.away).waitFor();
      await page.getByRole('button', { name: en.bots('10,000'), pressed: true }).waitFor();
    }
    await carla.leaves();
  });
});
