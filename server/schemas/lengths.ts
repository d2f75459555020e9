/** The shapes of how long games take. */
import Type from 'typebox';
import type * as protocol from '../protocol.ts';

export const GameLengths = Type.Unsafe<protocol.GameLengths>(
  Type.Object({
    lengths: Type.Array(
      Type.Object({
        seats: Type.Integer(),
        value: Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Boolean()], { description: "The game's length" })),
        alone: Type.Boolean({ description: 'One person with bots' }),
        minutes: Type.Integer({ description: 'The median' }),
        games: Type.Integer({ description: 'So many were measured' }),
      }),
    ),
  }),
);
