/** The Fastify app as our routes see it: requests typed by their schemas. */
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Passwords, guests, letters: only a few tries a minute from one address. */
    careful?: true;
    /** Asked for by machines of the operator, and counted apart. */
    operator?: true;
    /** Upgrades to a socket. */
    socket?: true;
  }
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;
