/** The checks that need no running program: types, lint, format, who imports whom, editions. Exit code 1 when one fails. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { importBreaches } from './imports.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** [name, passed] of every check; what is wrong is printed. */
export function check() {
  return [
    ['types', tool('typescript/bin/tsc', '-p', '.')],
    // Law 2 of the contract: rules, texts and bots know neither a clock nor a page nor a disk.
    ['types of the rules', tool('typescript/bin/tsc', '-p', 'tsconfig.rules.json')],
    ['lint', tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')],
    ['format', tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.')],
    ['imports', noBreach(importBreaches())],
    // A game that has changed by accident would break what is being played.
    ['editions', run('--disable-warning=ExperimentalWarning', `${root}cli/main.ts`, 'editions', '--check')],
  ];
}

function tool(script, ...args) {
  return run(`${root}node_modules/${script}`, ...args);
}

function run(...args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

function noBreach(breaches) {
  for (const breach of breaches) console.error(breach);
  return breaches.length === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = check();
  for (const [name, passed] of results) console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}`);
  process.exitCode = results.every(([, passed]) => passed) ? 0 : 1;
}
