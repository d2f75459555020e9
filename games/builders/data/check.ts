/** What other components of The Builders are held against: their shape, and what the box says beside it. */
import type { Wrong } from '../../checkData.ts';
import type { Data } from './schema.ts';

export { dataSchema } from './schema.ts';

/** The box has forty coins (BLD-1.7). */
const COINS = 40;

export function sums({ coins }: Data): readonly Wrong[] {
  const found = coins.reduce((sum, { count }) => sum + count, 0);
  return found === COINS
    ? []
    : [{ component: 'coins', field: 'count', found, expected: { en: `${COINS} coins in all`, it: `${COINS} monete in tutto` } }];
}
