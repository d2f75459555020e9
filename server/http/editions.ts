/**
 * Editions for browsers: the module of a past edition, which plays a game without drawing it, and the components of any edition.
 * A name says what it stands for, so both are kept for ever by whoever has them. Only what the shelf finds is ever read.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Type from 'typebox';
import type { Services } from '../services.ts';
import * as shapes from '../protocol/editions.ts';
import { ErrorBody } from '../protocol/errors.ts';
import type { EditionSource } from '../editions/module.ts';
import { AppError } from '../appError.ts';
import type { App } from './app-type.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

export function editionRoutes(app: App, services: Services): void {
  const { shelf } = services;
  const packs = new Packs();
  const tags = ['tables'];

  async function source(game: string, file: string): Promise<EditionSource> {
    const found = await shelf.find(game, file.slice(0, file.lastIndexOf('.')));
    if ('lacks' in found) throw new AppError('NOT_FOUND');
    return found;
  }

  app.get(
    '/api/editions',
    {
      schema: {
        tags,
        summary: 'The edition of each game that new tables are made with',
        response: { 200: shapes.PresentEditions, default: ErrorBody },
      },
    },
    async () => ({ editions: await Promise.all(shelf.ids.map((game) => presentOf(services, game))) }),
  );

  app.get(
    '/api/editions/:game/:file',
    {
      schema: {
        tags,
        summary: 'The components of an edition, as the rules read them: /api/editions/<game>/<edition>.json',
        params: shapes.editionFile('json'),
        response: { 200: Type.Unknown(), default: ErrorBody },
      },
    },
    async ({ params }, reply) => {
      const { edition } = await source(params.game, params.file);
      const opened = await shelf.open(params.game, edition);
      if (opened === undefined) throw new AppError('NOT_FOUND');
      return reply
        .header('cache-control', FOR_EVER)
        .type('application/json; charset=utf-8')
        .serializer((text: string) => text)
        .send(JSON.stringify(opened.data ?? null));
    },
  );

  app.get(
    '/editions/:game/:file',
    {
      schema: {
        tags,
        summary: 'The module that plays an edition, without its board: /editions/<game>/<edition>.js',
        params: shapes.editionFile('js'),
        response: { 200: Type.Unknown(), default: ErrorBody },
      },
    },
    async (request, reply) => {
      const { params } = request;
      const { module } = await source(params.game, params.file);
      // The app itself has the present one; a page that was loaded before an upgrade has not.
      const file = module === undefined ? shelf.places.built(params.game) : fileURLToPath(module);
      if (!existsSync(file)) throw new AppError('NOT_FOUND');
      const packed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
      const content = await (packed ? packs.of(file) : readFile(file));
      if (packed) reply.header('content-encoding', 'gzip');
      return reply
        .header('cache-control', FOR_EVER)
        .header('vary', 'accept-encoding')
        .type('text/javascript; charset=utf-8')
        .send(content);
    },
  );
}

/** Compressed once: what is frozen never changes. No more of them than there are editions here. */
class Packs {
  readonly #done = new Map<string, Promise<Buffer>>();

  of(file: string): Promise<Buffer> {
    let packed = this.#done.get(file);
    if (packed === undefined) {
      packed = readFile(file).then((content) => promisify(gzip)(content, { level: 9 }));
      this.#done.set(file, packed);
      packed.catch(() => this.#done.delete(file));
    }
    return packed;
  }
}

async function presentOf({ shelf }: Services, game: string): Promise<shapes.PresentEdition> {
  const [edition = '', printed = ''] = await Promise.all([shelf.present(game), shelf.printed(game)]);
  return { game, edition, printed };
}
