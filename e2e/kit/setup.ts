/** Before all files: the app must be built, and is compressed here once instead of by several servers at the same time. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from '../../server/http/compress.ts';
import { ROOT } from './server.ts';

export default async function setup(): Promise<void> {
  const dist = join(ROOT, 'web/dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error('The web app is not built: npm run build.');
  await precompress(dist);
}
