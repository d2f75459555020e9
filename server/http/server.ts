/** For whoever runs the server: is it well, and what does it do. */
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Services } from '../services.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { AppError } from '../appError.ts';
import { Arrived, arrived } from '../doctor/probe.ts';
import type { App } from './app-type.ts';

export function serverRoutes(app: App, services: Services, metricsToken: string | undefined, trusting: boolean): void {
  const tags = ['server'];

  app.get(
    '/healthz',
    {
      config: { operator: true },
      schema: {
        tags,
        summary: 'Well, and able to save: 503 while the disk is full or the database away',
        response: { 200: Type.Object({ ok: Type.Boolean(), seen: Type.Optional(Arrived) }), default: ErrorBody },
      },
    },
    async (request) => {
      await services.store.saving.check().catch((error: unknown) => {
        throw new AppError('CANNOT_SAVE', undefined, error);
      });
      const { store, publicUrl } = services;
      const seen = await arrived(store.db, request, { now: Date.now(), publicUrl, trusting });
      return { ok: true, ...(seen && { seen }) };
    },
  );

  app.get(
    '/metrics',
    { config: { operator: true }, schema: { tags, summary: 'Counts and times for Prometheus' } },
    async (request, reply) => {
      // Without a token it is for this machine and its network alone. A rule of the proxy's is not enough: where the house stands
      // under a path there is more than one way to write the address.
      if (metricsToken === undefined && cameThroughProxy(request)) throw new AppError('NOT_FOUND');
      if (metricsToken !== undefined && request.headers.authorization !== `Bearer ${metricsToken}`)
        throw new AppError('NOT_ALLOWED');
      reply.type(services.metrics.registry.contentType);
      return services.metrics.registry.metrics();
    },
  );

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    services.metrics.requestSeconds.observe({ route, method, status }, ms / 1000);
    if (route.startsWith('/api/')) request.log.info({ method, route, status, ms: Math.round(ms) }, 'request');
    done();
  });
}

const cameThroughProxy = ({ headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
