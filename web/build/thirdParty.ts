/**
 * What of others goes into the built app, with the licence that must go along: found by what was really bundled, pages and
 * workers alike, and written to third-party.json beside the app. The page of licences reads it (web/credits/Licences.tsx).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

export interface ThirdParty {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

export const THIRD_PARTY_FILE = 'third-party.json';

/** Code that the tools themselves add to every bundle, by how they call it. */
const ADDED_BY_TOOLS: readonly (readonly [RegExp, string])[] = [
  [/^\0vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
];

/** One for the pages, which writes the file, and one for the workers, which only looks. */
export function thirdParty(): { readonly pages: Plugin; readonly workers: Plugin } {
  const folders = new Set<string>();
  const note = (id: string): void => {
    const folder = folderOf(id);
    if (folder !== undefined) folders.add(folder);
  };
  const look: Pick<Plugin, 'apply' | 'enforce' | 'moduleParsed'> = {
    apply: 'build',
    enforce: 'post',
    moduleParsed: ({ id }) => note(id),
  };
  let root = '';
  return {
    workers: { name: 'cantiere:third-party-workers', ...look },
    pages: {
      name: 'cantiere:third-party',
      ...look,
      configResolved: (config) => void (root = config.root),
      generateBundle(_options, bundle) {
        // Fonts that a style sheet names are no modules.
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') output.moduleIds.forEach(note);
          else for (const file of output.originalFileNames) note(resolve(root, file));
        }
        const packages = [...folders].map(read).sort((a, b) => (a.name < b.name ? -1 : 1));
        this.emitFile({ type: 'asset', fileName: THIRD_PARTY_FILE, source: `${JSON.stringify({ packages }, null, 1)}\n` });
      },
    },
  };
}

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The folder of the package that a module comes from; undefined for our own. */
export function folderOf(id: string): string | undefined {
  const tool = ADDED_BY_TOOLS.find(([sign]) => sign.test(id))?.[1];
  if (tool !== undefined) return dirname(createRequire(import.meta.url).resolve(`${tool}/package.json`));
  const folder = PACKAGE.exec(id.replaceAll('\\', '/'))?.[0];
  return folder?.includes('/node_modules/@cantiere/') ? undefined : folder;
}

/** A package without a licence text does not go into the app: its words would have to go along, and there are none. */
export function read(folder: string): ThirdParty {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = existsSync(folder) ? readdirSync(folder).find((each) => /^licen[cs]e(\.|$)/i.test(each)) : undefined;
  if (license === undefined || file === undefined) throw new Error(`${name} is in the app, but has no licence text`);
  // What a tool was itself made of is no part of what it adds to us.
  const [text] = readFileSync(join(folder, file), 'utf8').split(/^# Licenses of bundled dependencies/m);
  return { name, version, licence: license, text: text.trim() };
}
