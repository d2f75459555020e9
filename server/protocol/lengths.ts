/** How long games take in this house, measured where enough were played. */
import Type from 'typebox';
import { OptionValue } from './games.ts';
import type { Wire } from './wire.ts';

export type MeasuredLength = Wire<typeof MeasuredLength>;
export const MeasuredLength = Type.Object({
  seats: Type.Integer(),
  value: Type.Optional(
    Type.Union(OptionValue.anyOf, {
      description: 'Of the variant that decides how long the game takes; absent where it has none',
    }),
  ),
  alone: Type.Boolean({ description: 'One person with bots' }),
  minutes: Type.Integer({ description: 'The median' }),
  games: Type.Integer({ description: 'So many were measured' }),
});

export type GameLengths = Wire<typeof GameLengths>;
export const GameLengths = Type.Object({ lengths: Type.Array(MeasuredLength) });
