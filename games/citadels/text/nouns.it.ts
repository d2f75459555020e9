/** Il genere dei nomi stampati sulle carte; chi non è qui è maschile. */
import type { Form } from '@cantiere/engine/grammar/it';

const FEMININE: ReadonlySet<string> = new Set([
  'church',
  'cathedral',
  'tavern',
  'trading_post',
  'watchtower',
  'prison',
  'barracks',
  'fortress',
  'haunted_city',
  'keep',
  'smithy',
  'library',
  'school_of_magic',
  'university',
]);

export const formOf = (id: string): Form => (FEMININE.has(id) ? 'f' : 'm');
