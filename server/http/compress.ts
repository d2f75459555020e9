/** Writes .br and .gz beside the app's hashed files, once: they never change, so the server need not compress while serving. */
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|html|webmanifest|txt)$/;
const WORTH_IT_BYTES = 1024;

export async function precompress(dist: string): Promise<void> {
  const folder = join(dist, 'assets');
  for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
    if (COMPRESSIBLE.test(name)) await compress(join(folder, name));
  }
}

async function compress(path: string): Promise<void> {
  const { size } = await stat(path);
  const isDone = await stat(`${path}.br`).then(
    () => true,
    () => false,
  );
  if (size < WORTH_IT_BYTES || isDone) return; // a name with a hash in it never stands for anything else
  const content = await readFile(path);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await putInPlace(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  await putInPlace(`${path}.br`, await promisify(brotliCompress)(content, options));
}

/** Whole or not at all: the server is answering meanwhile, and would send half a file. */
async function putInPlace(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}
