/** The data slot. */
import { afterEach, expect, it } from 'vitest';
import { catalogue, dataWasRead, giveData } from '../catalogue.ts';

const printed = { floors: 2 };
afterEach(() => giveData('tower'));

it('a game has what is printed', () => expect(catalogue('tower', printed)).toBe(printed));

it('a game has what was laid ready for it, and no other game has', () => {
  const corrected = { floors: 3 };
  giveData('tower', corrected);
  expect(catalogue('tower', printed)).toBe(corrected);
  expect(catalogue('bridge', printed)).toBe(printed);
  giveData('tower');
  expect(catalogue('tower', printed)).toBe(printed);
});

it('is known to have asked: what is given then comes too late', () => {
  expect(dataWasRead('mill')).toBe(false);
  catalogue('mill', printed);
  expect(dataWasRead('mill')).toBe(true);
});

it('another copy of the engine finds the same slot', async () => {
  const copy = (await import('../catalogue.ts?copy' as string)) as typeof import('../catalogue.ts');
  expect(copy.giveData).not.toBe(giveData);
  copy.giveData('tower', { floors: 4 });
  expect(catalogue('tower', printed)).toEqual({ floors: 4 });
});
