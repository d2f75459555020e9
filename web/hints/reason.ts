/** Why a choice stands where it stands, in words: where on the score sheet it differs, else how far apart the chances are. */
import type { GameTexts } from '@cantiere/engine';
import type { Texts } from '../text/index.ts';
import type { Advice } from './advice.ts';

/** Games in a hundred: below the first the difference is in the noise, above the second it is plain. */
const LEVEL = 2;
const PLAIN = 8;

export function reasonWords(choices: Advice, n: number, t: Texts, category: GameTexts['category']): string {
  const [best, second] = choices;
  const choice = choices[n];
  if (!best || !choice) return '';
  if (!second) return t.hint.onlyOne;
  const apart = Math.round(100 * (best.chance - (n === 0 ? second : choice).chance));
  const { reason } = choice;
  const points = reason && Math.round(10 * Math.abs(reason.points)) / 10;
  if (n > 0) {
    if (apart < LEVEL) return t.hint.asGood;
    return reason && points ? t.hint.loses(points, category(reason.category)) : t.hint.less(apart);
  }
  if (apart < LEVEL) return t.hint.level;
  if (reason && points) return t.hint.gains(points, category(reason.category));
  return apart < PLAIN ? t.hint.little(apart) : t.hint.plain(apart);
}
