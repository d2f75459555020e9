/** The API describes itself: /api/openapi.json, and /api/docs to read and try it. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { ClientMessage, ServerMessage } from '../protocol/live.ts';
import type { App } from './app-type.ts';

/** Of the socket: no route names them. */
const messages: Readonly<Record<string, object>> = { ClientMessage, ServerMessage };

export async function addDocs(app: App, version: string, base: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0', // whose schemas are JSON Schema, as ours are
      info: {
        title: 'Cantiere',
        version,
        description:
          'Tables, seats and people. A game is played over the WebSocket /api/tables/{id}/live, whose messages are the ' +
          'schemas ClientMessage and ServerMessage below. A failure answers with its status and a code. Who asks is known by ' +
          'the session cookie, or by an API token where the route names a scope: docs/api.md.',
      },
      ...(base !== '' && { servers: [{ url: base }] }),
      tags: [
        { name: 'people', description: 'Guests and accounts' },
        { name: 'tables', description: 'From an empty seat to the score sheet' },
        { name: 'social', description: 'Profiles, ratings, friends, blocks, notes and reports' },
        { name: 'notices', description: 'Being told that it is my turn' },
        { name: 'house', description: 'Who may come in, and what its operators set' },
        { name: 'server', description: 'For whoever runs it' },
      ],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'cantiere' },
          token: { type: 'http', scheme: 'bearer', description: 'An API token, made on the account page' },
        },
        schemas: messages,
      },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { url: `${base}/api/openapi.json`, docExpansion: 'list' },
    // Its scripts come from here; only its style attributes need room.
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  });
}
