/** The next version of the app: a copy of this one with other rules, built in a folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from './server.ts';

const FOLDERS = ['engine', 'games', 'bots', 'bench', 'server', 'web', 'cli', 'scripts', 'e2e/kit'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'tests']);

export interface Upgraded {
  readonly root: string;
  remove(): Promise<void>;
}

/** What stands in a file in the next version, by its name. */
export type Changes = Readonly<Record<string, (text: string) => string>>;

/** The version after the one that lies in `from`. */
export async function upgraded(changes: Changes, from = ROOT): Promise<Upgraded> {
  const root = await mkdtemp(join(tmpdir(), 'cantiere-next-'));
  for (const folder of FOLDERS)
    await cp(join(from, folder), join(root, folder), { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  for (const file of ['package.json', 'package-lock.json', 'LICENSE', 'tsconfig.json'])
    await cp(join(from, file), join(root, file));
  await linkPackages(root);
  // As every release does, before anything is changed.
  await runs(root, 'cli/main.ts', 'freeze', '--all');
  for (const [file, change] of Object.entries(changes)) {
    const before = await readFile(join(root, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`Nothing has changed in ${file}`);
    await writeFile(join(root, file), after);
  }
  await runs(root, 'scripts/build.mjs', '--if-needed');
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

async function runs(root: string, script: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`The next version could not be made: ${script} ${args.join(' ')}`);
}

/** Packages of others are shared; ours are the copy's own. */
async function linkPackages(root: string): Promise<void> {
  const [from, to] = [join(ROOT, 'node_modules'), join(root, 'node_modules')];
  await mkdir(join(to, '@cantiere'), { recursive: true });
  for (const name of await readdir(from)) if (name !== '@cantiere') await symlink(join(from, name), join(to, name));
  for (const ours of await readdir(join(from, '@cantiere'))) await symlink(join(root, ours), join(to, '@cantiere', ours));
}
