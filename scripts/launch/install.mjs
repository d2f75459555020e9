/** Installs the packages when the lock file has changed since the last time. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';
import { environmentFor } from './run.mjs';

export function install(node) {
  const stamp = join(root, 'node_modules', '.cantiere-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (only the first time and after an update) ...');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: environmentFor(node),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    console.error('The packages could not be installed. Is the npm registry reachable? `npm ci` tells more.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
