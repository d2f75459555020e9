/** Space on the disk: copies must never take what moves need. */
import { existsSync, statfsSync, statSync } from 'node:fs';

const MB = 1e6;
/** So much stays free for games to go on, and for whoever looks after the disk to notice. */
export const LEAST_FREE = 200 * MB;

export function freeOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Of a database with what stands in its log; a copy has at most as much. */
export function sizeOf(file: string): number {
  return [file, `${file}-wal`].reduce((sum, path) => sum + (existsSync(path) ? statSync(path).size : 0), 0);
}

export const sizeInWords = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / MB)} MB`;
