/** Every lesson from the shelf to its last word: by "Show me" and confirming, as somebody who has never seen the game would. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { shelf } from '@cantiere/games';
import { violations } from './kit/axe.ts';
import { openBrowser, Person } from './kit/people.ts';
import { startServer, type Server } from './kit/server.ts';

let browser: Browser;
let server: Server;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Reads, plays and watches until the teacher has no more to say. */
async function attends({ page }: Person): Promise<number> {
  let steps = 1;
  const end = page.locator('.coach').getByRole('button', { name: /Play a real game|Gioca una partita vera/ });
  const next = page.locator('[data-lesson-next]');
  const showMe = page.locator('[data-show-me]');
  const confirm = page.locator('[data-confirm]:visible').first();
  for (;;) {
    await end.or(next).or(showMe).first().waitFor();
    if (await end.isVisible()) return steps;
    const at = await page.locator('.coach-at').textContent();
    if (await next.isVisible()) await next.click();
    else {
      await showMe.click();
      await confirm.click();
    }
    await page.waitForFunction((before) => document.querySelector('.coach-at')?.textContent !== before, at);
    steps++;
  }
}

describe.each(shelf.map(({ meta }) => meta.id))('the lesson of %s', (game) => {
  it('is found on the home page and given to the end', async () => {
    const pupil = await Person.arrive(browser, server.address, { language: 'en' });
    await pupil.goesTo('/');
    await pupil.page.locator(`a[href="/learn/${game}"]`).click();
    expect(await attends(pupil)).toBeGreaterThanOrEqual(8);
    expect(await violations(pupil.page)).toEqual([]);
    await pupil.leaves();
  });

  it('can be followed on a phone, in Italian', async () => {
    const pupil = await Person.arrive(browser, server.address, { language: 'it', phone: true });
    await pupil.goesTo(`/learn/${game}`);
    expect(await attends(pupil)).toBeGreaterThanOrEqual(8);
    expect(await violations(pupil.page)).toEqual([]);
    await pupil.leaves();
  });
});
