/**
 * What `npm pack` in the root does before and after: the released program is made, and package.json is that of the package while
 * the file is written. The sources' own is kept beside and put back; a run that was ended in between is mended by the next one.
 *
 *   cantiere pack before | after
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const file = join(root, 'package.json');
const kept = join(root, '.runtime/package.json.of-the-sources');

function putBack() {
  if (existsSync(kept)) renameSync(kept, file);
}

const [when] = process.argv.slice(2);
putBack();
if (when === 'before') {
  const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), '--if-needed'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) process.exit(1);
  const { makeRelease } = await import('../cli/release/artefact.ts');
  const manifest = await makeRelease();
  mkdirSync(join(root, '.runtime'), { recursive: true });
  writeFileSync(kept, readFileSync(file));
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
} else if (when !== 'after') {
  console.error('pack expects "before" or "after": it is what "npm pack" runs.');
  process.exitCode = 2;
}
