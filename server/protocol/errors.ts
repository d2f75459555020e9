/** What went wrong, as people are told. The codes are in ../appError.ts. */
import type * as engine from '@cantiere/engine';
import Type from 'typebox';
import { ERROR_CODES, type ErrorCode } from '../appError.ts';
import { mirrorOf, Instant, oneOf, type Wire } from './wire.ts';

export type { ErrorCode };
export const ErrorCodes = oneOf(ERROR_CODES);

/** Why the rules forbid something. */
export const Refusal = mirrorOf<engine.Refusal>()(
  Type.Object(
    {
      code: Type.String({ description: "One of the game's reasons" }),
      rule: Type.String({ description: 'Id of the rule that forbids it, such as CIT-5.9' }),
      need: Type.Optional(Type.Number({ description: 'The numbers behind it: so many are needed' })),
      have: Type.Optional(Type.Number({ description: 'And so many are there' })),
      about: Type.Optional(Type.String({ description: 'Id of the piece or option concerned' })),
    },
    { description: 'Why the rules forbid it' },
  ),
);

export type ErrorBody = Wire<typeof ErrorBody>;
export const ErrorBody = Type.Object({
  error: ErrorCodes,
  refusal: Type.Optional(Refusal),
  seconds: Type.Optional(Type.Integer({ description: 'When it was too soon: how long to wait' })),
  until: Type.Optional(Instant),
});
