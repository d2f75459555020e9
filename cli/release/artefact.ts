/**
 * The released program: everything that `cantiere` needs to run where there are no sources and no tools. The TypeScript becomes
 * JavaScript, file by file, so that workers, modules of editions and the built app are found from each file as before; packages
 * of others stay packages, each in the version that was tested; what those need in turn is in the lock file that lies in the file
 * (shrinkwrap.ts), by which `npm ci` installs it where the file was unpacked, as in the container. It is made in `release/`, which `npm pack` puts into one file with
 * scripts/cantiere.mjs to start it.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { precompress } from '@cantiere/server';
import { rolldown, type Plugin } from 'rolldown';
import { shrinkwrapOf, type LockFile } from './shrinkwrap.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RELEASE = join(ROOT, 'release');

/** The program, and what it starts by the name of a file. */
const ENTRIES = [
  'cli/main.ts',
  'games/registry.ts',
  'server/bots/worker.ts',
  'server/store/sqlite-thread.ts',
  'server/store/postgres-copy.ts',
  'bots/arenaWorker.ts',
];

/** Tools that only commands of the sources ask for, when they run. */
const TOOLS = ['rolldown'];

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly type: string;
  /** What `npm pack` takes. */
  readonly files: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Makes release/ from the sources and the built app. Gives the manifest of the package. */
export async function makeRelease(): Promise<Manifest> {
  rmSync(RELEASE, { recursive: true, force: true });
  const manifest = manifestWith(await translate());
  const { name, version, type } = manifest;
  writeFileSync(join(RELEASE, 'package.json'), asText({ name, version, type }));
  await precompress(join(ROOT, 'web/dist'));
  for (const folder of ['web/dist', '.runtime/editions', ...pastEditions()])
    cpSync(join(ROOT, folder), join(RELEASE, folder), { recursive: true, filter: isFinished });
  return manifest;
}

/** A server that compresses the app meanwhile writes under another name first. */
const isFinished = (path: string): boolean => !/\.(br|gz)\.\d+$/.test(path);

const pastEditions = (): string[] =>
  readdirSync(join(ROOT, 'games'))
    .map((game) => `games/${game}/past`)
    .filter((folder) => existsSync(join(ROOT, folder)));

/** The names of the packages that it needs. */
async function translate(): Promise<string[]> {
  const bundle = await rolldown({
    input: ENTRIES.map((entry) => join(ROOT, entry)),
    cwd: ROOT,
    platform: 'node',
    logLevel: 'silent',
    external: (id) => isBuiltin(id) || (!id.startsWith('@cantiere/') && !/^[./\\]|^[A-Z]:|^\0/.test(id)),
    plugins: [withoutBoards(), namesOfFiles()],
  });
  const { output } = await bundle.write({
    dir: RELEASE,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: ROOT,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  });
  await bundle.close();
  const imports = output.flatMap((part) => (part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : []));
  const ours = new Set(output.map(({ fileName }) => fileName));
  return [...new Set(imports.filter((id) => !ours.has(id) && !isBuiltin(id)).map(packageOf))].sort();
}

const packageOf = (id: string): string =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

/** The browser has its own build of what it draws; here a board is never asked for. */
function withoutBoards(): Plugin {
  const NOTHING = '\0cantiere:left-out';
  return {
    name: 'cantiere:without-boards',
    resolveId: (source) => (/\.(tsx|css|svg)(\?|$)|\/board\/|\/cards\//.test(source) ? NOTHING : null),
    load: (id) => (id === NOTHING ? 'export {};' : null),
  };
}

/** Files that are started by name have another name now. */
function namesOfFiles(): Plugin {
  return {
    name: 'cantiere:names-of-files',
    transform(code, id) {
      if (!id.endsWith('.ts')) return null;
      const shelf = relative(join(id, '..'), join(ROOT, 'games/registry.js')).split(sep).join('/');
      return code
        .replace(/new URL\('(\.\/[\w-]+)\.ts', import\.meta\.url\)/g, "new URL('$1.js', import.meta.url)")
        .replace("import.meta.resolve('@cantiere/games')", `new URL('${shelf}', import.meta.url).href`);
    },
  };
}

/** As whoever installs it sees the package: no workspaces, no tools, and each package of others in its tested version. */
function manifestWith(packages: readonly string[]): Manifest {
  const manifest = read('package.json');
  for (const ofTheSources of ['workspaces', 'scripts', 'devDependencies', 'overrides', 'private']) delete manifest[ofTheSources];
  const folders = ['engine', 'games', 'bots', 'server', 'cli'];
  const known = new Map(folders.flatMap((folder) => Object.entries(read(`${folder}/package.json`).dependencies)));
  const dependencies: Record<string, string> = {};
  for (const name of packages.filter((each) => !TOOLS.includes(each))) {
    const version = known.get(name);
    if (version === undefined) throw new Error(`No version is named for ${name}.`);
    dependencies[name] = version;
  }
  return { ...manifest, files: [...manifest.files, LOCK], dependencies };
}

const LOCK = 'npm-shrinkwrap.json';

/** What lies in the root of the package and not in that of the sources. */
export function filesOf(manifest: Manifest): { readonly 'package.json': string; readonly [LOCK]: string } {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as LockFile;
  return { 'package.json': asText(manifest), [LOCK]: asText(shrinkwrapOf(lock, manifest)) };
}

const asText = (json: object): string => `${JSON.stringify(json, null, 2)}\n`;

const read = (file: string): Manifest & Record<string, unknown> =>
  JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Manifest & Record<string, unknown>;

/** A folder as `npm pack` would take it from the root, anywhere. */
export function layOut(manifest: Manifest, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(filesOf(manifest))) writeFileSync(join(folder, name), text);
  for (const path of [...manifest.files, 'README.md', 'LICENSE'])
    if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
}
