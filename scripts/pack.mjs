/**
 * What `npm pack` in the root does before and after: the released program is made, and package.json is that of the package while
 * the file is written (cli/release/swap.ts).
 *
 *   cantiere pack before | after
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { putBack, swapIn } from '../cli/release/swap.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

const [when] = process.argv.slice(2);
putBack(root);
if (when === 'before') {
  const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), '--if-needed'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) process.exit(1);
  const { filesOf, makeRelease } = await import('../cli/release/artefact.ts');
  swapIn(root, filesOf(await makeRelease()));
} else if (when !== 'after') {
  console.error('pack expects "before" or "after": it is what "npm pack" runs.');
  process.exitCode = 2;
}
