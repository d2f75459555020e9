/** Builds the browser's part into web/dist. No inline script or style, so that the server's strict CSP holds. */
import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { editionsNow } from './build/editions.ts';
import { thirdParty } from './build/thirdParty.ts';

/** Of the parts of a game (games/registry.ts), those that no page loads, and those that a worker does, which thinks for bots and checks records. */
const NOT_IN_PAGES = ['terminal.ts', 'bot/index.ts'];
const IN_WORKERS = ['meta.ts', 'data/index.ts', 'rules/index.ts', 'rules/schema.ts', 'bot/index.ts'];

/** Where the parts of games are named: the shelf, and what fills in for those that a game leaves out. */
const SHELVES = /\/games\/(registry|onShelf)\.ts$/;

const server = process.env.CANTIERE_SERVER ?? 'http://127.0.0.1:4017';

const ofOthers = thirdParty();

const editions = await editionsNow();
const { version: VERSION } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    leaveOut((part) => NOT_IN_PAGES.includes(part)),
    ofOthers.pages,
    iconInPage(),
    textsAhead(),
    previews(),
    precache(),
  ],
  worker: { format: 'es', plugins: () => [leaveOut((part) => !IN_WORKERS.includes(part)), ofOthers.workers] },
  // Files find each other by where they lie, so that one build serves under any path; the page's own links the server leads there.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }) },
  define: { __EDITIONS__: JSON.stringify(editions), __CANTIERE_VERSION__: JSON.stringify(VERSION) },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the first page needs is one file and one style sheet: forty small ones cost a slow line more than they save it.
            { name: 'first', tags: ['$initial'], priority: 2 },
            // Small things that many pages share are one file: each alone is smaller than the headers it comes with.
            { name: 'kit', test: /\/web\/kit\/(?:use|is|Scroll)\w+\.tsx?$/, includeDependenciesRecursively: false },
            // The rules' ground: every table needs it, the first page does not.
            {
              name: 'engine',
              test: /\/engine\/(?:chance|hash|options|refusal|ranks|seat)\.ts$|\/@noble\/hashes\//,
              includeDependenciesRecursively: false,
            },
            {
              name: 'table-kit',
              test: /\/web\/(?:table\/(?:StillBoard|RuleLink|useDraftKeys|useGameParts|useConfirming|tableTools|people|nextStep)|hints\/effect|asking\/(?:AskButton|AskGuard|useAskMode|label)|away\/(?:ChatText|awayWords|AwayTag|chatParts)|cards\/(?:Around|cardsContext)|editions\/EditionSign|fair\/FairSigns|kit\/listed|live\/(?:tableEvents|undone)|sound\/sound)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'board-kit',
              test: /\/games\/(?:filled|board-kit\/(?:touch\/asking|Models|AwayTag|mode|scene|size|shows|seats|camera\/useTold|cards\/row|tableContext|moments|motion|grown|seat\/\w+|preview\/\w+|pointing\/\w+))\.tsx?$/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false }, '/editions': { target: server } } },
});

/** What the shelf offers and this side never loads is not built. */
function leaveOut(unwanted: (part: string) => boolean): Plugin {
  const NOTHING = '\0cantiere:left-out';
  return {
    name: 'cantiere:leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const part = importer && SHELVES.test(importer) ? /^\.\/[^/]+\/(.+)$/.exec(source)?.[1] : undefined;
      return part !== undefined && unwanted(part) ? NOTHING : undefined;
    },
    load: (id) => (id === NOTHING ? 'export {};' : undefined),
  };
}

/** The tab's icon is written into the page: half a kilobyte is no reason to ask the server again. */
function iconInPage(): Plugin {
  const file = '/favicon.svg';
  return {
    name: 'cantiere:icon',
    transformIndexHtml: (html) =>
      html.replace(
        `href="${file}"`,
        `href="data:image/svg+xml,${encodeURIComponent(readFileSync(new URL(`public${file}`, import.meta.url), 'utf8'))}"`,
      ),
  };
}

/** The page says where each language's texts are, so that theme.js can ask for the right ones before the app asks. */
function textsAhead(): Plugin {
  return {
    name: 'cantiere:texts',
    apply: 'build',
    transformIndexHtml(html, { bundle = {} }) {
      const files = Object.values(bundle).flatMap((file) => {
        const language = file.type === 'chunk' && /\/web\/text\/(\w\w)\.ts$/.exec(file.facadeModuleId ?? '')?.[1];
        return language ? [`data-texts-${language}="/${file.fileName}"`] : [];
      });
      return html.replace('<html lang="it"', `<html lang="it" ${files.join(' ')}`);
    },
  };
}

/** What links show where they are posted: games/<game>/preview.jpg, by scripts/previews.mjs. Crawlers ask for them, no page does. */
function previews(): Plugin {
  const games = new URL('../games/', import.meta.url);
  return {
    name: 'cantiere:previews',
    apply: 'build',
    generateBundle() {
      for (const game of readdirSync(games)) {
        const picture = new URL(`${game}/preview.jpg`, games);
        if (!existsSync(picture)) continue;
        this.emitFile({ type: 'asset', fileName: `previews/${game}.jpg`, source: readFileSync(picture) });
        const poster = new URL(`${game}/poster.png`, games);
        if (existsSync(poster))
          this.emitFile({ type: 'asset', fileName: `previews/${game}.poster.png`, source: readFileSync(poster) });
      }
      for (const file of ['letters.png', 'letters.json'])
        this.emitFile({
          type: 'asset',
          fileName: `previews/${file}`,
          source: readFileSync(new URL(`previews/${file}`, import.meta.url)),
        });
    },
  };
}

/** Tells the service worker which files the app is made of, and gives it a name that changes with them. */
function precache(): Plugin {
  return {
    name: 'cantiere:precache',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((path) => !/\.(br|gz|map)$|\/sw\.js$|\/previews?[/.]|-(cyrillic|greek|vietnamese)-/.test(path))
        .sort();
      const hash = createHash('sha256');
      for (const path of files) hash.update(path.slice(dir.length)).update(readFileSync(path));
      const names = files
        .map((path) => path.slice(dir.length).replaceAll('\\', '/'))
        .map((name) => (name === '/index.html' ? '/' : name));
      const worker = join(dir, 'sw.js');
      const filled = readFileSync(worker, 'utf8')
        .replace("const VERSION = 'dev';", `const VERSION = '${hash.digest('hex').slice(0, 16)}';`)
        .replace('const FILES = [];', `const FILES = ${JSON.stringify(names)};`);
      writeFileSync(worker, filled);
    },
  };
}
