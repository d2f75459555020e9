/**
 * A throw-away PostgreSQL, if its programs are on this machine: for tests and benchmarks, never for games that matter.
 *
 *   node scripts/postgres.mjs                   starts one, prints TEST_DATABASE_URL, stops it on Ctrl-C
 *   node scripts/postgres.mjs npx vitest run    runs that with TEST_DATABASE_URL set
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The folder with initdb and postgres, the newest of Debian's if there are several; undefined when there is none. */
function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Starts one in a temporary folder; undefined when PostgreSQL is not installed. `stop` ends it and removes everything. */
export async function startPostgres() {
  const bin = findPostgres();
  if (bin === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'cantiere-postgres-'));
  const owner = asWhom();
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'cantiere', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const log = join(folder, 'log');
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder], {
    ...owner,
    cwd: folder,
    // Into a file, not a pipe: whoever started it may be too busy to read, and once a pipe is full every session that
    // has something to complain of stands still.
    stdio: ['ignore', 'ignore', openSync(log, 'w')],
  });
  const said = () => readFileSync(log, 'utf8');
  while (!said().includes('database system is ready to accept connections')) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}: ${said()}`);
    await pause(20);
  }
  return {
    url: `postgres://cantiere@127.0.0.1:${port}/postgres`,
    async stop() {
      if (server.exitCode === null) {
        const ended = once(server, 'exit');
        server.kill('SIGINT'); // fast shutdown: does not wait for clients
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; Debian made a user for it. */
function asWhom() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

async function main([command, ...args]) {
  const postgres = await startPostgres();
  if (postgres === undefined) {
    process.stderr.write('PostgreSQL is not installed here (on Debian: apt-get install postgresql).\n');
    return 1;
  }
  try {
    if (command === undefined) {
      process.stdout.write(`TEST_DATABASE_URL=${postgres.url}\n`);
      await new Promise((resolve) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, resolve)));
      return 0;
    }
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: postgres.url } });
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    await postgres.stop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
