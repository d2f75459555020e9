/** `npm run test:fast`: rules, texts, engine and what the browser thinks, in less than a minute; no servers, searches or whole random games. */
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import everything from './vitest.config.ts';

const SLOW = ['games/tests/{conformance,language,numbers,undo}.test.ts'];
/** What is about modules that are loaded once needs a page of its own; here they are loaded already. */
const ALONE = ['web/editions/load.test.ts'];

const fast = mergeConfig(everything, defineConfig({ test: { exclude: [...configDefaults.exclude, ...SLOW, ...ALONE] } }));
// Modules are loaded once: no test here changes what another sees.
fast.test.isolate = false;
// `npm run coverage`: what of the engine and of each game's rules the fast tests run through.
fast.test.coverage = {
  provider: 'v8',
  include: ['engine/*.ts', 'games/*/rules/**/*.ts', 'games/board-kit/**/*.ts'],
  reporter: ['text-summary', ['text', { file: 'coverage.txt' }], 'json-summary'],
};
fast.test.include = ['{engine,games,web}/**/*.test.{ts,tsx}'];

export default fast;
