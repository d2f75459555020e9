/** The games on the shelf, as the server tells of them. */
import type * as engine from '@cantiere/engine';
import Type from 'typebox';
import { mirrorOf } from './wire.ts';

export const GameParams = Type.Object({ game: Type.String({ minLength: 1, maxLength: 40 }) });

export const OptionValue = Type.Union([Type.String({ maxLength: 80 }), Type.Number(), Type.Boolean()]);
export const OptionValues = mirrorOf<engine.Options>()(
  Type.Record(Type.String({ maxLength: 40 }), OptionValue, {
    description: "The game's own options; checked against its declaration",
    maxProperties: 40,
  }),
);

const InEveryLanguage = Type.Object({ it: Type.String(), en: Type.String() });
const Range = Type.Object({ min: Type.Number(), max: Type.Number() });
const GameMeta = mirrorOf<engine.GameMeta>()(
  Type.Object({
    id: Type.String(),
    rulePrefix: Type.String({ description: 'Prefix of the rule ids, e.g. CIT' }),
    rulesVersion: Type.Number({ description: 'Raised whenever the same moves could lead to another state' }),
    chanceApartSince: Type.Optional(
      Type.Number({ description: 'From these rules on another decision leaves what is drawn later as it was; absent: always' }),
    ),
    title: InEveryLanguage,
    tagline: InEveryLanguage,
    players: Range,
    minutes: Range,
    weight: Type.Enum([1, 2, 3, 4, 5], { type: 'integer', description: 'How much there is to think about: 1 is light, 5 heavy' }),
    credits: Type.Object({ designer: Type.String(), publisher: Type.String(), year: Type.Number() }),
    reconstructed: Type.Optional(InEveryLanguage),
    temperaments: Type.Optional(Type.Literal(true, { description: 'Its bots have temperaments: each likes other moves' })),
  }),
);
export const Games = Type.Object({ games: Type.Array(GameMeta) });
