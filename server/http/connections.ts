/** Connections that say nothing, drip, or come in hosts are closed before they cost anybody else a place. */
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { Tally } from '../tally.ts';
import { networkOf } from './address.ts';
import type { App } from './app-type.ts';
import type { Patience } from './patience.ts';

/** Names, cookies and all: a request's headers together. */
const HEADER_BYTES = 16 * 1024;

type Timeouts = Pick<FastifyServerOptions, 'requestTimeout' | 'connectionTimeout' | 'keepAliveTimeout'> & {
  readonly http: { headersTimeout: number; connectionsCheckingInterval: number; maxHeaderSize: number };
};

export function timeouts({ requestMs, headersMs, standstillMs, keepAliveMs, lookMs }: Patience): Timeouts {
  return {
    requestTimeout: requestMs,
    connectionTimeout: standstillMs,
    keepAliveTimeout: keepAliveMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookMs, maxHeaderSize: HEADER_BYTES },
  };
}

/** How long those who are under way have when the server stops; then they are cut off, again and again until nobody is left. */
const GOODBYE_MS = 2_000;

export function watchConnections(
  app: App,
  { firstByteMs, connections }: Patience,
  perAddress: number,
  { strays }: Metrics,
): void {
  const open = new Tally();
  const lines = new Set<Socket>();
  const { server } = app;
  server.maxConnections = connections;
  server.on('drop', () => strays.inc({ kind: 'no room' }));
  server.on('connection', (line: Socket) => {
    const address = networkOf(line.remoteAddress ?? '');
    if (open.of(address) >= perAddress) {
      strays.inc({ kind: 'no room' });
      return line.destroy();
    }
    open.add(address);
    lines.add(line);
    const patience = setTimeout(() => {
      if (line.bytesRead > 0) return;
      strays.inc({ kind: 'silent' });
      line.destroy();
    }, firstByteMs);
    line.once('close', () => {
      clearTimeout(patience);
      open.remove(address);
      lines.delete(line);
    });
  });

  // An upgrade that comes while the server stops is answered, and then forgotten: nobody would ever close its line.
  app.addHook('preClose', (done) => {
    const ending = setInterval(() => lines.forEach((line) => line.destroy()), GOODBYE_MS);
    server.once('close', () => clearInterval(ending));
    done();
  });
}
