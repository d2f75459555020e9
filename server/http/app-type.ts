/** The Fastify app as our routes see it: requests typed by their schemas. */
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { TSchema } from 'typebox';
import type { Wire } from '../protocol/wire.ts';

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

/** What comes in and what is answered has the types that protocol/ gives the same schemas. */
export interface WireTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Wire<this['schema']> : unknown;
  serializer: this['schema'] extends TSchema ? Wire<this['schema']> : unknown;
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  WireTypes
>;
