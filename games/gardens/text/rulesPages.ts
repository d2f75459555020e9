/** The rules pages in every language, and how they are read where the rulebook leaves it open. */
import { rulesEn } from './rules.en.ts';
import { rulesIt } from './rules.it.ts';

export { decisions } from './decisions.ts';

export const rulesPages = { it: rulesIt, en: rulesEn };
