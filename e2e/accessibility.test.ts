/** axe on every page on a desktop, light and dark: nothing serious, nothing critical. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { violations } from './kit/axe.ts';
import { furnish, inShare, see, type PageToSee } from './kit/pages.ts';
import { openBrowser, Person } from './kit/people.ts';
import { startServer, type Server } from './kit/server.ts';

let browser: Browser;
let server: Server;
let ada: Person;
let pages: PageToSee[];
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
  ada = await Person.arrive(browser, server.address);
  pages = await furnish(ada);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it.each([
  { theme: 'light', share: 0, language: 'en' },
  { theme: 'dark', share: 1, language: 'it' },
] as const)('has no serious violation on a desktop, $theme, in $language', async ({ share, ...look }) => {
  const person = await Person.arrive(browser, server.address, look);
  await person.isAlso(ada);
  const found: string[] = [];
  for (const what of inShare(pages, share)) {
    if (what.open !== undefined) continue;
    await see(person, what, false);
    for (const line of await violations(person.page)) found.push(`${what.name}: ${line}`);
  }
  expect(found).toEqual([]);
  await person.leaves();
});

it('finds a violation where there is one', async () => {
  const person = await Person.arrive(browser, server.address);
  await person.goesTo('/credits');
  await person.page.locator('main h2').first().waitFor();
  await person.page.evaluate(() => document.querySelector('main')?.append(document.createElement('button'), new Image()));
  const found = (await violations(person.page)).join('\n');
  expect(found).toContain('button-name');
  expect(found).toContain('image-alt');
  await person.leaves();
});
