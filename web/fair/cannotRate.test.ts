/** What the form says of a table must be what the server makes of it. */
import { expect, it } from 'vitest';
import { cannotRate, type TableInMaking } from './cannotRate.ts';

const fine: TableInMaking = { terms: { help: false, friendly: false }, bots: 0, ratedAmong: 'everybody', account: false };

it('rated is possible among people, without hints, where the host asks before going back', () => {
  expect(cannotRate(fine)).toBeUndefined();
  expect(cannotRate({ ...fine, bots: 1 })).toBe('bots');
  expect(cannotRate({ ...fine, terms: { help: true, friendly: false } })).toBe('help');
  expect(cannotRate({ ...fine, terms: { help: false, friendly: true } })).toBe('friendly');
});

it('where only accounts are rated a guest is told', () => {
  expect(cannotRate({ ...fine, ratedAmong: 'accounts' })).toBe('guest');
  expect(cannotRate({ ...fine, ratedAmong: 'accounts', account: true })).toBeUndefined();
});
