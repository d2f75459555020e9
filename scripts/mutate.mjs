/**
 * `npm run mutate -- <game> [--share 20] [--seed 1]`: how many faults planted into a game's rules its tests find. Run by hand: it
 * takes long. Stryker is fetched on first use into .stryker/, in the version named here, so that nobody else has to install it.
 *
 * With `--share` a random part of the rules is mutated: pieces of so many lines, chosen by the seed. What reaches beyond a piece,
 * say the removal of a long block, is then left out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const STRYKER = '10.1.1';
const PIECE = 24;

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, '.stryker');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const [game = ''] = positionals;
const share = Number(values.share) / 100;
const files = globSync(`games/${game}/rules/**/*.ts`, { cwd: root });
if (game === '' || files.length === 0 || !(share > 0 && share <= 1)) {
  console.error('npm run mutate -- <game> [--share 1..100] [--seed N]');
  process.exit(1);
}

const bin = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
if (!existsSync(bin)) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const packages = ['core', 'vitest-runner'].map((part) => `@stryker-mutator/${part}@${STRYKER}`);
  // Its runner asks for a vitest; the project's own is found one folder up.
  const { status } = spawnSync('npm', ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', ...packages], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

let seed = Number(values.seed) >>> 0;
const chance = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};
const mutate = share === 1 ? files : files.flatMap(pieces);

function pieces(file) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n').length;
  const found = [];
  for (let from = 1; from <= lines; from += PIECE) if (chance() < share) found.push(`${file}:${from}-${from + PIECE - 1}`);
  return found;
}

// Beside the project's own: the tests of this game alone, from wherever Stryker has copied the project to.
const tests = [`games/${game}/tests/**/*.test.ts`, 'games/tests/golden.test.ts'];
writeFileSync(
  join(folder, 'vitest.config.mjs'),
  `import { fileURLToPath } from 'node:url';
export default { test: { root: fileURLToPath(new URL('..', import.meta.url)), include: ${JSON.stringify(tests)}, testTimeout: 120_000 } };
`,
);
const settings = join(folder, 'stryker.config.json');
writeFileSync(
  settings,
  JSON.stringify({
    testRunner: 'vitest',
    plugins: [join(folder, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: '.stryker/vitest.config.mjs', related: false },
    mutate,
    // It would rewrite the project's for its sandbox, by a part of TypeScript that our version no longer has.
    tsconfigFile: '.stryker/none.json',
    ignorePatterns: ['web', 'server', 'e2e', 'docs', 'bench', '.runtime', '.stryker/*.json'],
    // What is made once when a module is read would need every test for every mutant.
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    reporters: ['clear-text', 'json'],
    clearTextReporter: { allowColor: false, reportTests: false },
    jsonReporter: { fileName: join(folder, `${game}.report.json`) },
    tempDirName: '.stryker/tmp',
  }),
);
const { status } = spawnSync(process.execPath, [bin, 'run', settings], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
