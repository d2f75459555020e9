/** The built browser app: hashed files for ever, pages always fresh, every address of the app answered by its one page. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '../appError.ts';
import type { App } from './app-type.ts';
import type { Doors } from './doors.ts';

/** No page of the app, though somebody who mistyped an address of the API may look at it in a browser. */
const API = /^\/api(?:[/?]|$)/i;
const FOR_EVER = 'public, max-age=31536000, immutable';

export async function addWeb(app: App, dist: string | undefined, { countStray }: Doors): Promise<void> {
  const built = dist !== undefined && existsSync(join(dist, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: dist,
      preCompressed: true,
      cacheControl: false,
      index: false,
      wildcard: true,
      setHeaders(reply, path) {
        reply.header('cache-control', path.startsWith(join(dist, 'assets')) ? FOR_EVER : 'no-cache');
      },
    });
    app.get('/', { schema: { hide: true } }, (_request, reply) => reply.sendFile('index.html'));
  }
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && !API.test(request.url) && (request.headers.accept ?? '').includes('text/html');
    if (!page) {
      countStray(request);
      throw new AppError('NOT_FOUND');
    }
    if (built) return reply.sendFile('index.html');
    return reply.type('text/plain; charset=utf-8').send('The web app is not built yet: npm run build.\n');
  });
}
