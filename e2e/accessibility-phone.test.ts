/** axe on every page on a phone, light and dark: nothing serious, nothing critical. */
import { expect, it } from 'vitest';
import { violationsOn } from './kit/axe.ts';
import { furnished } from './kit/furnished.ts';
import { inShare } from './kit/pages.ts';

const house = furnished();

it.each([
  { theme: 'light', share: 1, language: 'it' },
  { theme: 'dark', share: 0, language: 'en' },
] as const)('has no serious violation on a phone, $theme, in $language', async ({ share, ...look }) => {
  const person = await house.arrives({ ...look, phone: true });
  expect(await violationsOn(person, inShare(house.pages, share), true)).toEqual([]);
  await person.leaves();
});
