/** axe on every page on a desktop, light and dark: nothing serious, nothing critical. */
import { expect, it } from 'vitest';
import { violations, violationsOn } from './kit/axe.ts';
import { furnished } from './kit/furnished.ts';
import { inShare } from './kit/pages.ts';

const house = furnished();

it.each([
  { theme: 'light', share: 0, language: 'en' },
  { theme: 'dark', share: 1, language: 'it' },
] as const)('has no serious violation on a desktop, $theme, in $language', async ({ share, ...look }) => {
  const person = await house.arrives(look);
  expect(await violationsOn(person, inShare(house.pages, share), false)).toEqual([]);
  await person.leaves();
});

it('finds a violation where there is one', async () => {
  const person = await house.arrives({});
  await person.goesTo('/credits');
  await person.page.locator('main h2').first().waitFor();
  await person.page.evaluate(() => document.querySelector('main')?.append(document.createElement('button'), new Image()));
  const found = (await violations(person.page)).join('\n');
  expect(found).toContain('button-name');
  expect(found).toContain('image-alt');
  await person.leaves();
});
