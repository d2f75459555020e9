/**
 * While `npm pack` writes the file, package.json in the root is that of the package, and its lock file lies beside it. The sources'
 * own is kept meanwhile and put back. A run that was ended in between is mended by the next one; but what has come into its place
 * since (another branch, a pull) is never overwritten by what was kept.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEPT = '.runtime/packing';
const OURS = 'package.json';
const LOCK = 'npm-shrinkwrap.json';

type Sums = Readonly<Record<string, string>>;

/** The package's own files, by name, in the place of the sources'. */
export function swapIn(root: string, files: Readonly<Record<typeof OURS | typeof LOCK, string>>): void {
  putBack(root);
  const kept = join(root, KEPT);
  mkdirSync(kept, { recursive: true });
  writeFileSync(join(kept, OURS), readFileSync(join(root, OURS)));
  const sums: Sums = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sumOf(text)]));
  writeFileSync(join(kept, 'sums.json'), JSON.stringify(sums));
  for (const [name, text] of Object.entries(files)) {
    // Whole or not at all.
    writeFileSync(join(kept, 'new'), text);
    renameSync(join(kept, 'new'), join(root, name));
  }
}

/** Only what we wrote goes: whatever else stands there is somebody's. */
export function putBack(root: string): void {
  const kept = join(root, KEPT);
  if (existsSync(join(kept, 'sums.json'))) {
    const sums = JSON.parse(readFileSync(join(kept, 'sums.json'), 'utf8')) as Sums;
    const isOurs = (name: string): boolean =>
      existsSync(join(root, name)) && sumOf(readFileSync(join(root, name), 'utf8')) === sums[name];
    if (isOurs(LOCK)) rmSync(join(root, LOCK));
    if (isOurs(OURS)) renameSync(join(kept, OURS), join(root, OURS));
  }
  rmSync(kept, { recursive: true, force: true });
}

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');
