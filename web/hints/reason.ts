/** How a choice stands beside the others: about equal where chance could have made the difference, else how far apart they are. */
import type { Texts } from '../text/index.ts';
import type { Advice } from './advice.ts';

/** Shares of the win: below the first a difference is nothing to speak of, above the second it is plain. */
const LEVEL = 0.02;
const PLAIN = 0.08;

/** So many standard errors may be chance. */
const DOUBT = 2;

export function verdictWords(choices: Advice, n: number, t: Texts): string {
  const [best, second] = choices;
  const choice = choices[n];
  if (!best || !choice) return '';
  if (!second) return t.hint.onlyOne;
  const other = n === 0 ? second : choice;
  const apart = best.chance - other.chance;
  const level = apart < Math.max(LEVEL, DOUBT * Math.hypot(best.noise, other.noise));
  const wins = Math.round(100 * apart);
  if (n > 0) return level ? t.hint.asGood : t.hint.less(wins);
  return level ? t.hint.level : apart < PLAIN ? t.hint.little(wins) : t.hint.plain(wins);
}
