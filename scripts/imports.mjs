/** Checks who imports whom: arrows go one way, a game never imports a game, and only the shelf names a game. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const SHELF = 'games/registry.ts';

/** What each folder may import of ours. */
const mayImport = {
  engine: [],
  games: ['engine'],
  bots: ['engine', 'games'],
  server: ['engine', 'games', 'bots'],
  web: ['engine', 'games', 'bots'],
  cli: ['engine', 'games', 'bots', 'server', 'bench'],
};
/** The browser knows the server by the types of its messages alone. */
const typesOnly = [{ from: 'web', file: '@cantiere/server/protocol' }];

const sharedByGames = ['board-kit', 'plain', 'tests'];
const gameNames = readdirSync(join(root, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !sharedByGames.includes(entry.name) && entry.name !== 'node_modules')
  .map((entry) => entry.name);

/** All breaches, one line each. */
export function importBreaches() {
  return Object.keys(mayImport).flatMap((folder) =>
    sourcesIn(folder).flatMap((file) => [...breachesOf(folder, file), ...namedGames(folder, file)]),
  );
}

function sourcesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|css)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file));
}

function breachesOf(folder, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)];
  return found.flatMap(([statement, specifier]) => {
    const target = resolveOurs(file, specifier);
    if (!target) return [];
    const [toFolder, toGame] = target.split('/');
    const start = text.lastIndexOf('import', text.indexOf(statement));
    const isType = text.slice(start, start + 12).startsWith('import type');
    if (typesOnly.some((rule) => rule.from === folder && rule.file === specifier) && isType) return [];
    if (toFolder !== folder && !mayImport[folder].includes(toFolder) && !isTest(file))
      return [`${file}: ${folder} must not import ${specifier}`];
    const fromGame = folder === 'games' ? file.split('/')[1] : undefined;
    // The tests of engine and bots play the example.
    const elsewhere = fromGame !== undefined || !isTest(file);
    const otherGame = elsewhere && toFolder === 'games' && gameNames.includes(toGame) && toGame !== fromGame && file !== SHELF;
    return otherGame ? [`${file}: only the shelf may import the game ${toGame}`] : [];
  });
}

/** The folder-relative path that a specifier leads to, when it is one of ours. */
function resolveOurs(file, specifier) {
  if (specifier.startsWith('@cantiere/')) return specifier.slice('@cantiere/'.length);
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  return undefined;
}

function namedGames(folder, file) {
  if (isTest(file) || file === SHELF || (folder === 'games' && gameNames.includes(file.split('/')[1]))) return [];
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return gameNames
    .filter((game) => new RegExp(`['"\`/=]${game}['"\`/\\]]`).test(text))
    .map((game) => `${file}: names the game ${game}`);
}

function isTest(file) {
  return /(^|\/)tests\/|\.test\.tsx?$/.test(file);
}
