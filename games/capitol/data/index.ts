/** The components of this game: nothing else imports the file they are printed in (engine/catalogue.ts says why). */
import { catalogue } from '@cantiere/engine';
import file from './capitol.json' with { type: 'json' };
import type { Data } from './schema.ts';

/** As in the box. */
export const printed = file as unknown as Data;
/** As this edition plays with them. */
export const data = catalogue('capitol', printed);
