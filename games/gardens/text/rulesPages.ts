/** The rules pages in every language. */
import { rulesEn } from './rules.en.ts';
import { rulesIt } from './rules.it.ts';

export const rulesPages = { it: rulesIt, en: rulesEn };
