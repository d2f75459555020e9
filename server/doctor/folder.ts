/** The data folder and the disk under it: whose it is, how much room there is, whether what is written stays. */
import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { BadDatabase } from '../store/bad-database.ts';
import { neededInTheEnd } from '../store/copies.ts';
import { SQLITE_FILE } from '../store/data-folder.ts';
import { freeOn, sizeInWords, LEAST_FREE } from '../store/diskSpace.ts';
import { found, type Finding } from './finding.ts';

const SLOW_MS = 20;
const WRITES = 15;

/** Of Linux; elsewhere nothing is known, and nothing said. */
const NETWORK: Readonly<Record<number, string>> = {
  0x6969: 'NFS',
  0xff534d42: 'CIFS',
  0xfe534d42: 'SMB',
  0x65735546: 'FUSE',
  0x01021997: '9p',
};
const IN_MEMORY = [0x01021994, 0x858458f6];

/** `copies`: how many are kept of each kind. */
export function lookAtFolder(data: string, copies: number): Finding[] {
  try {
    if (!existsSync(data)) return [];
    if (!statSync(data).isDirectory()) throw new BadDatabase('folder', data);
    const file = join(data, SQLITE_FILE);
    const { type } = statfsSync(data);
    const [free, needed] = [freeOn(data), neededInTheEnd(data, copies)];
    const room = { free: sizeInWords(free), needed: sizeInWords(needed) };
    return [
      modes(data, file),
      free < LEAST_FREE
        ? found('bad', 'diskLow', room)
        : free < needed
          ? found('look', 'diskLow', room)
          : found('good', 'diskFine', room),
      ...(NETWORK[type] === undefined ? [] : [found('look', 'diskNetwork', { kind: NETWORK[type] })]),
      IN_MEMORY.includes(type) ? found('look', 'fsyncNone', {}) : howFast(data),
    ];
  } catch (error) {
    return [found('bad', 'folderClosed', { where: data, why: error instanceof Error ? error.message : String(error) })];
  }
}

function modes(data: string, file: string): Finding {
  for (const path of [data, file]) {
    const mode = existsSync(path) ? statSync(path).mode & 0o777 : 0;
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      return found('look', 'folderOpen', { path, mode: mode.toString(8) });
  }
  return found('good', 'folderFine', { where: data });
}

/** A move is a few kilobytes that must be on the disk before it is acknowledged. */
function howFast(data: string): Finding {
  const file = join(data, `doctor-${process.pid}.tmp`);
  const handle = openSync(file, 'wx', 0o600);
  try {
    const page = Buffer.alloc(4096, 1);
    const times: number[] = [];
    for (let n = 0; n < WRITES; n++) {
      const start = performance.now();
      writeSync(handle, page);
      fsyncSync(handle);
      times.push(performance.now() - start);
    }
    const median = times.sort((a, b) => a - b)[Math.floor(WRITES / 2)];
    const ms = median.toFixed(median < 10 ? 1 : 0);
    return median > SLOW_MS ? found('look', 'fsyncSlow', { ms }) : found('good', 'fsyncFine', { ms });
  } finally {
    closeSync(handle);
    rmSync(file, { force: true });
  }
}
