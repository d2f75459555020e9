/** The account of a result in one sentence, in whole points. */
import type { PointsAccount } from '../analysis/account.ts';
import type { DailyWords } from './text.ts';

export function splitWords(account: PointsAccount, words: DailyWords): string {
  const [decisions, luck] = [Math.round(account.decisions), Math.round(account.luck)];
  const decided = decisions < 0 ? words.madeCost(-decisions) : decisions > 0 ? words.madeBrought(decisions) : words.madeLevel;
  const drawn = luck > 0 ? words.madeLuckGave(luck) : luck < 0 ? words.madeLuckTook(-luck) : words.madeLuckNone;
  return `${decided.charAt(0).toLocaleUpperCase()}${decided.slice(1)}; ${drawn}.`;
}
