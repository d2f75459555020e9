/** Whole games in a real browser. Needs the built app (`npm run build`) and a Chromium: CHROMIUM_PATH, or Debian's. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '../scripts/longestFirst.ts';
import { PATIENCE } from './kit/people.ts';

/** Measured on two cores. */
const LONGEST = [
  'windows',
  'touch',
  'accessibility',
  'accessibility-phone',
  'sprawl',
  'learn',
  'capitol',
  'pace',
  'languages',
  'offline',
];

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['**/*.test.ts'],
    globalSetup: './kit/setup.ts',
    // A slow machine with two cores and everything at once: conditions are waited for, so that this costs nothing elsewhere.
    testTimeout: 600_000,
    hookTimeout: 180_000,
    teardownTimeout: 60_000,
    // As long as a person of these tests waits for anything (kit/people.ts).
    expect: { poll: { timeout: PATIENCE, interval: 100 } },
    // They wait more than they work: a third one fills the gaps of two cores.
    maxWorkers: 3,
    // A machine that does other things too can be slow beyond all patience: once more, and the run names it (scripts/test.mjs).
    retry: 1,
    sequence: { sequencer: longestFirst(LONGEST) },
  },
});
