/**
 * A packed file laid out as npm would, without asking anybody: the package, and beside it the packages that it names with all that
 * they need, as the lock file has them. Nothing else is there to be found.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Lock {
  readonly packages: Readonly<Record<string, { dependencies?: object; optionalDependencies?: object } | undefined>>;
}

/** For `tryArtefact`. */
export function fromLock(packed: string): (folder: string) => void {
  return (folder) => {
    const into = join(folder, 'node_modules/cantiere');
    mkdirSync(into, { recursive: true });
    const { status, stderr } = spawnSync('tar', ['xzf', packed, '-C', into, '--strip-components=1'], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The file cannot be unpacked: ${stderr}`);
    const { dependencies } = JSON.parse(readFileSync(join(into, 'package.json'), 'utf8')) as { dependencies: object };
    // Copied, for what is found through a link is looked for where it really is, among all our tools.
    for (const path of needed(Object.keys(dependencies))) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  };
}

/** The folders of these packages and of all that they need. Those within another's folder come with it. */
function needed(names: readonly string[]): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const found = new Set<string>();
  const look = (name: string, from: string): void => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      const path = `${at}${at && '/'}node_modules/${name}`;
      const entry = packages[path];
      if (entry !== undefined && existsSync(join(ROOT, path))) {
        if (found.has(path)) return;
        found.add(path);
        for (const each of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) look(each, path);
        return;
      }
      if (at === '') return; // one that is optional, and not for this machine
    }
  };
  for (const name of names) look(name, '');
  return [...found].filter((path) => path.lastIndexOf('node_modules/') === 0);
}
