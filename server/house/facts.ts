/**
 * What this house keeps of people, in one table of facts: every table and every column of the database has its word here, or this
 * does not compile; a test compares it with the database itself. The privacy page and the archive of one's own data are made
 * from it, so that neither can leave anything out. Each theme has a file of its own.
 */
import { account } from './facts/account.ts';
import { company } from './facts/company.ts';
import { games } from './facts/games.ts';
import { house } from './facts/house.ts';
import type { AllFacts } from './facts/words.ts';

export { COLUMN_WORDS, keptInWords, type ColumnWord } from './facts/words.ts';

export const FACTS: AllFacts = { ...account, ...company, ...games, ...house };
