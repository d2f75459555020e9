/** The built browser app: hashed files for ever, pages always fresh, every address of the app answered by its one page. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../appError.ts';
import type { Services } from '../services.ts';
import type { App } from './app-type.ts';
import type { Doors } from './doors.ts';
import { baseOf, isAboutTable, languageFor, previewOf, withPreview } from './previews.ts';

/** No page of the app, though somebody who mistyped an address of the API may look at it in a browser. */
const API = /^\/api(?:[/?]|$)/i;
const FOR_EVER = 'public, max-age=31536000, immutable';

export async function addWeb(app: App, services: Services, dist: string | undefined, { countStray }: Doors): Promise<void> {
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
    app.get('/', { schema: { hide: true } }, sendPage);
    app.get('/manifest.webmanifest', { schema: { hide: true } }, sendManifest);
  }

  /** The one page of the app; with what the link shows where it is posted. */
  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.replace(/[?#].*$/u, '');
    if (isAboutTable(path)) countStray(request);
    const base = baseOf(services, request);
    const preview = await previewOf(services, path, languageFor(services, request)).catch((error: unknown) => {
      request.log.error({ err: error }, 'no preview'); // the page says itself what is wrong
      return undefined;
    });
    if (dist === undefined || preview === undefined || base === undefined) return reply.sendFile('index.html');
    const page = await readFile(join(dist, 'index.html'), 'utf8'); // as it is now: there may be a new build
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    return reply.send(withPreview(page, preview, base, path));
  }

  /** Put on a telephone's screen, the house stands there by its own name. */
  async function sendManifest(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { name } = services.house.now;
    const file = join(dist ?? '', 'manifest.webmanifest');
    if (name === undefined || !existsSync(file)) return reply.sendFile('manifest.webmanifest');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
    reply.header('cache-control', 'no-cache').type('application/manifest+json');
    return reply.send(JSON.stringify({ ...manifest, name, short_name: name }));
  }

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !API.test(request.url) && (request.headers.accept ?? '').includes('text/html');
    if (!isPage) {
      countStray(request);
      throw new AppError('NOT_FOUND');
    }
    if (built) return sendPage(request, reply);
    return reply.type('text/plain; charset=utf-8').send('The web app is not built yet: npm run build.\n');
  });
}
