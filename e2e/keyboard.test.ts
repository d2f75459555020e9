/** Without a mouse: from the home page into a game, and a few turns of it, by keyboard alone. */
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { en } from '../web/text/en.ts';
import { quick } from './kit/citadels.ts';
import { rowsOf } from './kit/player.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();

it('plays by keyboard alone: digits choose, Enter confirms, Escape lets go', async () => {
  const person = await stage.arrives();
  const { page } = person;
  await person.goesTo('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, en.home.playGame('Citadels'));
  await page.keyboard.press('Enter');
  await page.locator('.choice-list').waitFor();

  // The first thing reached at the table leads to the choices.
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(en.table.choices);

  let moves = 0;
  while (moves < 12) {
    await page.locator('.choice-list:not(.busy)').waitFor();
    const list = await page.locator('.choice-list').elementHandle();
    for (let chosen = false; !chosen;) {
      const rows = await rowsOf(page);
      const row = quick(rows);
      const keyed = row && page.locator('.choice-list [data-choice], .choice-list [data-folded]').nth(row.at);
      const key = await keyed?.getAttribute('data-key');
      expect(key, `a digit for ${row?.name}`).toMatch(/^[1-9]$/);
      await page.keyboard.press(key!);
      await page
        .locator(row?.kind === 'fold' ? '.choice-back' : '.choice.chosen')
        .first()
        .waitFor();
      // Inside a group the keyboard stands at the first of it.
      if (row?.kind === 'fold')
        await page.waitForFunction(() => document.activeElement?.closest('.choice-list .choice') !== null);
      chosen = row?.kind === 'move';
      if (chosen && moves === 0) {
        await page.keyboard.press('Escape');
        await page.locator('.choice.chosen').waitFor({ state: 'detached' });
        await page.keyboard.press(key!);
        await page.locator('.choice.chosen').waitFor();
      }
    }
    await page.keyboard.press('Enter');
    await page.waitForFunction((old) => !old?.isConnected, list);
    // The pressed button is gone, but the keyboard's place is not lost.
    expect(await page.evaluate(() => document.activeElement?.closest('#choices, .prompt-bar') !== null)).toBe(true);
    moves++;
  }

  // What the keys do can be asked for by a key, and the answer goes away by one.
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: en.table.keyboard.title });
  await keys.getByText(en.table.keyboard.choose).waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  expect(person.complaints).toEqual([]);
});

it('says why a blocked move is blocked, and where the rule stands', async () => {
  const person = await stage.arrives();
  const { page } = person;
  await person.becomes('Ada');
  const seats = { seats: 2, bots: [{ seat: 1, level: 'greedy' as const }], start: true };
  const table = await person.opens({ ...seats, options: { firstCrown: 'seat', firstCrownSeat: 0 } });
  await person.goesTo(`/t/${table.id}`);
  // Before gold or cards are taken, nothing can be built: the turn always begins with something blocked.
  const blocked = page.locator('.choice.is-blocked, .blocked-fold');
  while (!(await blocked.first().isVisible())) {
    await page.locator('.choice-list:not(.busy)').waitFor();
    const list = await page.locator('.choice-list').elementHandle();
    const row = quick(await rowsOf(page));
    await page.locator('.choice-list [data-choice], .choice-list [data-folded]').nth(row!.at).press('Enter');
    if (row?.kind === 'fold') continue;
    await page.locator('[data-confirm]:not([aria-disabled=true])').press('Enter');
    await page.waitForFunction((old) => !old?.isConnected, list);
    await page.locator('.choice-list:not(.busy)').waitFor();
  }
  const fold = page.locator('.blocked-fold summary');
  if (await fold.first().isVisible()) await fold.first().press('Enter');
  const row = page.locator('.choice.is-blocked').first();
  await row.waitFor();
  const button = row.locator('[data-choice]');
  const reason = await button.getAttribute('aria-describedby');
  expect((await page.locator(`[id="${reason}"]`).innerText()).length).toBeGreaterThan(8);
  await row.locator('.rule-link').press('Enter');
  const rules = page.getByRole('tabpanel', { name: en.table.rules });
  await rules.waitFor();
  const rule = /CIT-[\d.]+/.exec(await row.locator('.rule-link').innerText())?.[0];
  expect(rule).toBeDefined();
  await rules.getByText(rule!).first().waitFor();
  expect(person.complaints).toEqual([]);
});

/** Presses Tab until the thing with this name has the focus, as a person would; not for ever. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`Tab never came to "${name}"`);
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    return (at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim();
  });
}
