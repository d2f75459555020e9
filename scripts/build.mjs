/** Builds the web app, and the games as modules. With --if-needed only when their sources are newer than the last build. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildPresent, presentIsBuilt } from '../cli/editions/present.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const built = join(root, 'web/dist/index.html');

if (
  !process.argv.includes('--if-needed') ||
  !existsSync(built) ||
  !presentIsBuilt() ||
  newest(['engine', 'games', 'bots', 'web']) > statSync(built).mtimeMs
) {
  console.log('Building the web app ...');
  try {
    await build({ root: join(root, 'web'), logLevel: process.argv.includes('--if-needed') ? 'error' : 'info' });
    await buildPresent();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('The web app could not be built. If you changed nothing, please report this as an issue.');
    process.exit(1);
  }
}

function newest(folders) {
  let latest = statSync(join(root, 'package-lock.json')).mtimeMs;
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /(^|[\\/])(node_modules|dist|tests)([\\/]|$)/.test(entry.parentPath.slice(root.length))) continue;
      latest = Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs);
    }
  }
  return latest;
}
