/** axe on every page on a phone, light and dark: nothing serious, nothing critical. */
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
  { theme: 'light', share: 1, language: 'it' },
  { theme: 'dark', share: 0, language: 'en' },
] as const)('has no serious violation on a phone, $theme, in $language', async ({ share, ...look }) => {
  const person = await Person.arrive(browser, server.address, { ...look, phone: true });
  await person.isAlso(ada);
  const found: string[] = [];
  for (const what of inShare(pages, share)) {
    await see(person, what, true);
    for (const line of await violations(person.page)) found.push(`${what.name}: ${line}`);
  }
  expect(found).toEqual([]);
  await person.leaves();
});
