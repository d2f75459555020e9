/**
 * Builds a game as one module that keeps: rules, shape of moves, texts, rules pages, bot, plans, lesson, terminal and components,
 * with what they use of the engine, without React and without a single import left. Everything is imported statically, so that the
 * whole module is evaluated in one go while the catalogue holds its components.
 */
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const GAMES = join(ROOT, 'games');

/** Where a game's folder has its parts: name in `LoadedParts`, file, and whether every game brings it. */
const PARTS = [
  { name: 'meta', file: 'meta.ts', needed: true },
  { name: 'rules', file: 'rules/index.ts', needed: true },
  { name: 'schema', file: 'rules/schema.ts', needed: true },
  { name: 'texts', file: 'text/index.ts', needed: true },
  { name: 'data', file: 'data/index.ts', needed: false },
  { name: 'bot', file: 'bot/index.ts', needed: false },
  { name: 'plans', file: 'plans.ts', needed: false },
  { name: 'lesson', file: 'lesson.ts', needed: false },
  { name: 'rulesPages', file: 'text/rulesPages.ts', needed: false },
  { name: 'terminal', file: 'terminal.ts', needed: false },
] as const;

const ENTRY = '\0cantiere:edition';

/** The module of the game in this folder, as text. */
export function buildEdition(folder: string, plugins: readonly Plugin[] = []): Promise<string> {
  const found = PARTS.flatMap(({ name, file, needed }) => {
    const path = join(folder, file);
    if (existsSync(path)) return [{ name, path }];
    if (needed) throw new Error(`${folder} has no ${file}.`);
    return [];
  });
  const lines = [
    `import { asEdition } from ${JSON.stringify(join(GAMES, 'edition.ts'))};`,
    ...found.map(({ name, path }) => `import * as ${name}Part from ${JSON.stringify(path)};`),
    `const module = asEdition({ ${found.map(({ name }) => `${name}: ${name}Part`).join(', ')} });`,
    'export const { contract, edition, data, shelved } = module;',
  ];
  return bundled(lines.join('\n'), plugins);
}

/** One module of this entry and all that it imports. */
export async function bundled(entry: string, plugins: readonly Plugin[] = []): Promise<string> {
  const { rolldown } = await import('rolldown'); // a tool of the sources: a release has none
  const bundle = await rolldown({
    input: ENTRY,
    cwd: ROOT,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      ...plugins,
      {
        name: 'cantiere:edition',
        resolveId: (source) => (source === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? entry : null),
      },
    ],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
    const [{ code, imports, dynamicImports }] = output;
    const [stray] = [...imports, ...dynamicImports, ...output.slice(1).map(({ fileName }) => fileName)];
    if (stray !== undefined) throw new Error(`The module does not stand alone: it needs ${stray}.`);
    return code;
  } finally {
    await bundle.close();
  }
}

/** Whole or not at all, whatever happens meanwhile. */
export async function writeEdition(file: string, code: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const half = `${file}.${process.pid}.half`;
  await writeFile(half, code);
  await rename(half, file);
}
