/** API tokens: by which a program asks in a person's name, for some things and until a day. */
import type * as engine from '@cantiere/engine';
import Type from 'typebox';
import { Password } from './people.ts';
import { carried, closed, Instant, oneOf, SeatNumber, type Wire } from './wire.ts';

/**
 * - `read`: what I may see: my tables, games, profiles, records, and the socket of a table.
 * - `play`: sit down, move, take back, plan, answer what others ask, leave.
 * - `host`: make tables, change them, start them.
 * - `chat`: say something at a table.
 */
export type Scope = Wire<typeof Scope>;
export const Scope = oneOf(['read', 'play', 'host', 'chat'], 'What a token is good for');

const MOST_SCOPES = 4;
const LONGEST_DAYS = 366;

export type TokenInfo = Wire<typeof TokenInfo>;
export const TokenInfo = Type.Object({
  id: Type.String({ description: 'By which it is revoked' }),
  name: Type.String(),
  scopes: Type.Array(Scope),
  made: Instant,
  until: Instant,
  seen: Type.Optional(Type.Number({ description: 'When it was last used, to the minute; absent: never' })),
});
export const Tokens = Type.Object({ tokens: Type.Array(TokenInfo, { description: 'The latest first' }) });

export type NewToken = Wire<typeof NewToken>;
export const NewToken = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 60 }),
    scopes: Type.Array(Scope, { minItems: 1, maxItems: MOST_SCOPES, uniqueItems: true }),
    days: Type.Integer({ minimum: 1, maximum: LONGEST_DAYS, description: 'How long it lasts' }),
    password: Type.Optional(Password),
  },
  closed,
);

export type TokenMade = Wire<typeof TokenMade>;
export const TokenMade = Type.Object({
  token: Type.String({ description: 'For `Authorization: Bearer …`. Told this once: the server keeps a hash alone' }),
  info: TokenInfo,
});

export const TokenParams = Type.Object({ token: Type.String({ pattern: '^[\\w-]{16}$' }) });

export type PossibleMoves = Wire<typeof PossibleMoves>;
export const PossibleMoves = Type.Object({
  version: Type.Integer({ description: 'For which they hold; a move is sent with it' }),
  seat: SeatNumber,
  moves: Type.Array(carried<engine.GameMove>('A legal move', { type: Type.String() }), {
    description:
      'Everything I may do now, empty while I am not asked. Where a set can be chosen in thousands of ways, a part of them stands for all',
  }),
});
