/** The rules pages of Citadels, in every language. */
import type { InEveryLanguage, RulesPage } from '@cantiere/engine';
import { rulesInEnglish } from './rules.en.ts';
import { rulesInItalian } from './rules.it.ts';

export const rulesPages: InEveryLanguage<readonly RulesPage[]> = { it: rulesInItalian, en: rulesInEnglish };
