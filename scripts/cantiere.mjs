#!/usr/bin/env node
/**
 * The one entry to everything: `npm start`, `npm test` and `npx cantiere` come through here. Plain JavaScript that any
 * Node from 18 on can run: it gets a current Node where it is missing, and hands over. In the sources it also gets the packages
 * and builds the app; a release has all of it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { currentNode } from './launch/node.mjs';
import { install } from './launch/install.mjs';
import { root } from './launch/root.mjs';
import { run } from './launch/run.mjs';

const scripts = {
  test: 'scripts/test.mjs',
  check: 'scripts/check.mjs',
  build: 'scripts/build.mjs',
  soak: 'scripts/soak.mjs',
  mutate: 'scripts/mutate.mjs',
  pack: 'scripts/pack.mjs',
  release: 'scripts/release.mjs',
};
const [command = 'help', ...rest] = process.argv.slice(2);

const node = currentNode();
process.exitCode = await (existsSync(join(root, 'package-lock.json'))
  ? fromSources()
  : run(node, ['release/cli/main.js', command, ...rest]));

async function fromSources() {
  install(node);
  if (command === 'serve') {
    const built = await run(node, [scripts.build, '--if-needed']);
    if (built !== 0) return built;
  }
  return run(node, Object.hasOwn(scripts, command) ? [scripts[command], ...rest] : ['cli/main.ts', command, ...rest]);
}
