/** For whoever runs the server: is it well, and what does it do. */
import Type from 'typebox';
import type { House } from '../house.ts';
import { ErrorBody } from '../protocol/trouble.ts';
import { Trouble } from '../trouble.ts';
import type { App } from './app-type.ts';

export function serverRoutes(app: App, house: House, metricsToken: string | undefined): void {
  const tags = ['server'];

  app.get(
    '/healthz',
    {
      config: { operator: true },
      schema: {
        tags,
        summary: 'Well, and able to save: 503 while the disk is full or the database away',
        response: { 200: Type.Object({ ok: Type.Boolean() }), default: ErrorBody },
      },
    },
    async () => {
      await house.store.saving.check().catch((error: unknown) => {
        throw new Trouble('CANNOT_SAVE', undefined, error);
      });
      return { ok: true };
    },
  );

  app.get(
    '/metrics',
    { config: { operator: true }, schema: { tags, summary: 'Counts and times for Prometheus' } },
    async (request, reply) => {
      if (metricsToken !== undefined && request.headers.authorization !== `Bearer ${metricsToken}`)
        throw new Trouble('NOT_ALLOWED');
      reply.type(house.metrics.registry.contentType);
      return house.metrics.registry.metrics();
    },
  );

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    house.metrics.requestSeconds.observe({ route, method, status }, ms / 1000);
    if (route.startsWith('/api/')) request.log.info({ method, route, status, ms: Math.round(ms) }, 'request');
    done();
  });
}
