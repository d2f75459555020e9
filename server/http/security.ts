/** What a browser may do with our pages, and which pages may talk to us. */
import helmet from '@fastify/helmet';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../appError.ts';
import type { App } from './app-type.ts';

const FRAMED = '/drawn/';

export async function addSecurity(app: App, publicUrl: URL | undefined): Promise<void> {
  const https = publicUrl?.protocol === 'https:';
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });

  // A card that is being corrected is drawn in a frame of our own page (web/cards/drawn): that one address may be framed by us.
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith(FRAMED)) return;
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
    reply.header('x-frame-options', 'SAMEORIGIN');
  });

  // Files of the app say how long they last; everything else is for this asker and this moment.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  // Cookies travel with any request to us; changes and sockets are taken only from our own pages.
  app.addHook('onRequest', async (request) => {
    const harmless = (request.method === 'GET' || request.method === 'HEAD') && !request.ws;
    if (!harmless && !fromOurPages(request, publicUrl)) throw new AppError('NOT_ALLOWED');
  });
}

/** Browsers always name the origin here; programs that are not browsers need not, and carry nobody else's cookies. */
function fromOurPages(request: FastifyRequest, publicUrl: URL | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === publicUrl?.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
