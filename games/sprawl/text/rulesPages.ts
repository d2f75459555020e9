/** The rules pages in every language. */
import type { InEveryLanguage, RulesPage } from '@cantiere/engine';
import { rulesEn } from './rules.en.ts';
import { rulesIt } from './rules.it.ts';

export const rulesPages: InEveryLanguage<readonly RulesPage[]> = { it: rulesIt, en: rulesEn };
