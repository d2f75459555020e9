/**
 * `node scripts/icons.mjs`: writes `icons.gen.ts` beside every `icons.txt` in games/<game>/board/ and web/, with just the
 * game-icons (CC BY 3.0, game-icons.net) named there, one on a line, so that no page loads the whole set.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const load = createRequire(join(root, 'web', 'package.json'));
const set = load('@iconify-json/game-icons/icons.json');

const lists = ['games/*/board/icons.txt', 'web/icons.txt'].flatMap((pattern) => globSync(pattern, { cwd: root }));

/** `queen-crown` is written `ICONS.queenCrown`. */
const camel = (name) => name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** An alias of the set borrows its parent's drawing. */
const find = (name) => set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];

let missing = 0;
for (const list of lists) {
  const names = readFileSync(join(root, list), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
  const rows = [];
  for (const name of [...new Set(names)].sort()) {
    const icon = find(name);
    if (!icon) {
      console.error(`${list}: no game-icon is called "${name}"`);
      missing++;
      continue;
    }
    const width = icon.width ?? set.width;
    const height = icon.height ?? set.height;
    const body = icon.body.replaceAll("'", "\\'");
    rows.push(`  ${camel(name)}: { body: '${body}', width: ${width}, height: ${height} },`);
  }
  const out = join(dirname(list), 'icons.gen.ts');
  const text = [
    '// Written by scripts/icons.mjs from icons.txt: do not edit. Icons from game-icons.net, CC BY 3.0.',
    'export const ICONS = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
  const target = join(root, out);
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
  console.log(`${relative(root, target)}: ${rows.length} icons`);
}
process.exitCode = missing ? 1 : 0;
