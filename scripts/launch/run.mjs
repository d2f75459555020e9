/** Runs one of the project's scripts with the right Node first in the path, passing signals on and the exit code back. */
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { root } from './root.mjs';

export function environmentFor(node) {
  const path = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [path]: `${dirname(node)}${delimiter}${process.env[path] ?? ''}` };
}

export function run(node, [script, ...args]) {
  // node:sqlite still warns that it is experimental in Node 22.
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
    env: environmentFor(node),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}
