/** The rules pages of Citadels, in every language, and how they are read where the rulebook leaves it open. */
import type { InEveryLanguage, RulesPage } from '@cantiere/engine';
import { filledPages } from '../../filled.ts';
import { printed } from './printed.ts';
import { rulesInEnglish } from './rules.en.ts';
import { rulesInItalian } from './rules.it.ts';

export { decisions } from './decisions.ts';

export const rulesPages: InEveryLanguage<readonly RulesPage[]> = {
  it: filledPages(rulesInItalian, printed),
  en: filledPages(rulesInEnglish, printed),
};
