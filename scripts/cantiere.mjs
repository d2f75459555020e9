#!/usr/bin/env node
/**
 * The one entry to everything: `npm start`, `npm test` and `npx cantiere` come through here. Plain JavaScript that any
 * Node from 18 on can run: it gets a current Node and the packages where they are missing, then hands over.
 */
import { currentNode } from './launch/node.mjs';
import { install } from './launch/install.mjs';
import { run } from './launch/run.mjs';

const scripts = {
  test: 'scripts/test.mjs',
  check: 'scripts/check.mjs',
  build: 'scripts/build.mjs',
  soak: 'scripts/soak.mjs',
  mutate: 'scripts/mutate.mjs',
};
const [command = 'help', ...rest] = process.argv.slice(2);

const node = currentNode();
install(node);
if (command === 'serve') {
  const built = await run(node, [scripts.build, '--if-needed']);
  if (built !== 0) process.exit(built);
}
process.exitCode = await run(
  node,
  Object.hasOwn(scripts, command) ? [scripts[command], ...rest] : ['cli/main.ts', command, ...rest],
);
