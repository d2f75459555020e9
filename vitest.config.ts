import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longestFirst.ts';

/** Measured on two cores. */
const LONGEST = [
  'games/tests/conformance',
  'server/tests/killed-start',
  'games/tests/language',
  'bots/tests/honesty',
  'server/tests/soak',
  'bots/tests/levels',
  'bots/tests/carryOn',
  'cli/tests/cli',
  'server/tests/crash',
  'server/tests/upgrades',
];

export default defineConfig({
  test: {
    include: ['{engine,games,bots,server,web,cli}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    // Servers, kills and databases on a slow machine: conditions are waited for, so that this costs nothing elsewhere.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Many of them wait for servers and disks: a third one fills the gaps of two cores.
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(LONGEST) },
  },
});
