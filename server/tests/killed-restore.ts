/**
 * A restore that dies on the way: `node killed-restore.ts <backup> <folder> <step>` ends itself as by kill -9 just before it does
 * the n-th thing to a file or a database. Without a number it lives and prints how many there were.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync } from 'node:sqlite';

const [file, data, last] = process.argv.slice(2);
let steps = 0;

function dyingIn<T extends object>(whose: T, names: readonly (keyof T)[], counts: (first: unknown) => boolean): void {
  for (const name of names) {
    const doIt = whose[name] as (...args: unknown[]) => unknown;
    const counted = function (this: unknown, ...args: unknown[]): unknown {
      if (counts(args[0]) && ++steps === Number(last)) process.kill(process.pid, 'SIGKILL');
      return doIt.apply(this, args);
    };
    Object.assign(whose, { [name]: counted });
  }
}

const CHANGES = /vacuum|wal_checkpoint|journal_mode|commit/i;
dyingIn(fs, ['copyFileSync', 'fsyncSync', 'linkSync', 'renameSync', 'writeFileSync'], () => true);
dyingIn(fs, ['rmSync'], (path) => fs.existsSync(String(path)));
dyingIn(DatabaseSync.prototype, ['exec', 'prepare'], (sql) => CHANGES.test(String(sql)));
syncBuiltinESMExports();

const { restore } = await import('../store/safekeeping.ts');
await restore(file, { data }, true);
process.stdout.write(String(steps));
