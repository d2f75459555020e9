/** Which version of Cantiere this is: the one place that says it is the package's own file. */
import { readFileSync } from 'node:fs';

const file = new URL('../package.json', import.meta.url);

export const VERSION = (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
