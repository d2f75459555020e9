/** The built browser app: hashed files for ever, pages always fresh, every address of the app answered by its one page. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../appError.ts';
import type { Services } from '../services.ts';
import { shownColours } from '../house/colours.ts';
import type { App } from './app-type.ts';
import type { Doors } from './doors.ts';
import { allowFrames, mayBeEmbedded } from './embeds.ts';
import { hasPoster, posterRoutes } from './posters.ts';
import { isAboutTable, languageFor, LinkedTable, previewBase, previewOf, withPreview } from './previews.ts';
import { baseOf, underBase } from '../base.ts';

/** No page of the app, though somebody who mistyped an address of the API may look at it in a browser. */
const API = /^\/api(?:[/?]|$)/i;
const FOR_EVER = 'public, max-age=31536000, immutable';

export async function addWeb(app: App, services: Services, dist: string | undefined, doors: Doors): Promise<void> {
  const { countStray } = doors;
  const base = baseOf(services.publicUrl);
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
    posterRoutes(app, services, dist, doors);
    app.get('/', { schema: { hide: true } }, sendPage);
    app.get('/embed/replay/:id', { schema: { hide: true, params: LinkedTable } }, (request, reply) =>
      sendEmbedded(request, reply, request.params.id),
    );
    app.get('/manifest.webmanifest', { schema: { hide: true } }, sendManifest);
  }

  /** The one page of the app; with what the link shows where it is posted. */
  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.replace(/[?#].*$/u, '');
    if (isAboutTable(path)) countStray(request);
    const from = previewBase(services, request);
    const preview = await previewOf(
      services,
      path,
      languageFor(services, request),
      (game) => dist !== undefined && hasPoster(dist, game),
    ).catch((error: unknown) => {
      request.log.error({ err: error }, 'no preview'); // the page says itself what is wrong
      return undefined;
    });
    const shown = from && preview;
    if (dist === undefined) return reply.sendFile('index.html');
    if (!shown) return sendPlain(reply, dist);
    const page = await ourPage(dist);
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    return reply.send(withPreview(page, shown, from, path));
  }

  async function sendPlain(reply: FastifyReply, folder: string): Promise<FastifyReply> {
    if (base === '' && services.house.now.colours === undefined) return reply.sendFile('index.html');
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    return reply.send(await ourPage(folder));
  }

  /** Under our path and in our colours; as it is now, for there may be a new build. */
  const ourPage = async (folder: string): Promise<string> =>
    inColours(services, underBase(await readFile(join(folder, 'index.html'), 'utf8'), base));

  /** A finished game inside somebody else's page, where the operator allows it: the one address that may be framed from elsewhere. */
  async function sendEmbedded(request: FastifyRequest, reply: FastifyReply, id: string): Promise<FastifyReply> {
    countStray(request);
    const { embeds } = services.house.now;
    if (dist === undefined || !(await mayBeEmbedded(services, id))) {
      if (dist === undefined) throw new AppError('NOT_FOUND');
      return sendPlain(reply.code(404), dist);
    }
    allowFrames(reply, embeds);
    return sendPlain(reply, dist);
  }

  /** Put on a telephone's screen, the house stands there by its own name. */
  async function sendManifest(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { name, colours, logo } = services.house.now;
    const file = join(dist ?? '', 'manifest.webmanifest');
    if ((name ?? colours ?? logo) === undefined || !existsSync(file)) return reply.sendFile('manifest.webmanifest');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { readonly icons?: readonly object[] };
    const shown = colours && shownColours(colours);
    const icon = logo === undefined ? [] : [{ src: `${base}/logo/${logo}.png`, sizes: 'any', type: 'image/png' }];
    reply.header('cache-control', 'no-cache').type('application/manifest+json');
    return reply.send(
      JSON.stringify({
        ...manifest,
        ...(name !== undefined && { name, short_name: name }),
        ...(shown && { theme_color: shown.accent.light, background_color: shown['bp-low'].light }),
        ...(logo !== undefined && { icons: [...icon, ...(manifest.icons ?? [])] }),
      }),
    );
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

/** The bar of a telephone's browser takes the house's colour before anything of the app has come. */
function inColours({ house }: Services, page: string): string {
  const { colours } = house.now;
  if (colours === undefined) return page;
  return page.replace(/(<meta name="theme-color" content=")[^"]*/u, `$1${shownColours(colours).accent.light}`);
}
