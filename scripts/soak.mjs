/** `npm run soak`: attacks the server for an hour (server/soak/main.ts), with a PostgreSQL of its own where its programs are installed. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './postgres.mjs';

const main = fileURLToPath(new URL('../server/soak/main.ts', import.meta.url));
const postgres = process.env.TEST_DATABASE_URL || process.platform === 'win32' ? undefined : await startPostgres();
try {
  const env = { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) };
  const { status } = spawnSync(process.execPath, [...process.execArgv, main, ...process.argv.slice(2)], {
    env,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  await postgres?.stop();
}
