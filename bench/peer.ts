/** Runs the peer's side of a benchmark in a process of its own, installing the peer the first time. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';

export const peerFolder = fileURLToPath(new URL('./peer/', import.meta.url));

export function installPeer(): void {
  if (existsSync(`${peerFolder}node_modules/boardgame.io`)) return;
  process.stderr.write('Installing the peer (boardgame.io) into bench/peer ...\n');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: peerFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (done.status !== 0) throw new Error('boardgame.io could not be installed; --no-peer measures without it.');
}

/** Moves per second of boardgame.io's reducer on the little game. */
export async function peerFigure(script: 'engine', seconds: number): Promise<number> {
  installPeer();
  const { stdout } = await promisify(execFile)(process.execPath, [`${peerFolder}${script}.mjs`, String(seconds)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return Number(stdout);
}
