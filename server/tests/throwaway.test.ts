/** The PostgreSQL that tests run on goes on serving while the program that started it waits for them. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { realPostgres } from './postgres.ts';

/** More than a pipe holds, in one complaint that is written down whole. */
const CLIENT = `
  import pg from 'pg';
  const client = new pg.Client({ connectionString: process.argv[1] });
  await client.connect();
  await client.query('select ' + 'x'.repeat(300_000)).catch(() => undefined);
  console.log((await client.query('select 7 as seven')).rows[0].seven);
  await client.end();
`;
const STARTER = `
  import { spawnSync } from 'node:child_process';
  import { startPostgres } from './scripts/postgres.mjs';
  const postgres = await startPostgres();
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', process.argv[1], postgres.url], { timeout: 20_000 });
  console.log(String(stdout));
  await postgres.stop();
`;

it.runIf(realPostgres)('complaints that nobody reads do not stop it', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', STARTER, CLIENT]);
  expect(stdout.trim()).toBe('7');
});
