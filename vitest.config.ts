import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,games,bots,server,web,cli}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    // Servers, kills and databases on a slow machine: conditions are waited for, so that this costs nothing elsewhere.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
  },
});
