/** What an owner of the box has set right in this house: read by everybody, changed by whoever runs it. */
import Type from 'typebox';
import type { Wire } from './wire.ts';

export type CorrectionsBody = Wire<typeof CorrectionsBody>;
const Correction = Type.Object({
  at: Type.Array(Type.String({ maxLength: 80 }), { minItems: 1, maxItems: 12, description: 'The way to the value' }),
  was: Type.Optional(Type.Unknown({ description: 'As printed; absent: nothing' })),
  now: Type.Optional(Type.Unknown({ description: 'As corrected; absent: nothing' })),
});

export type HouseCorrections = Wire<typeof HouseCorrections>;
export const HouseCorrections = Type.Object({
  edition: Type.String({ description: 'That new tables are made with' }),
  printed: Type.String({ description: 'As the game comes' }),
  corrections: Type.Array(Correction, { description: 'What differs from what is printed; none: nothing' }),
  running: Type.Optional(
    Type.Integer({ description: 'Tables that are being played, which keep what they were dealt. For who may change them' }),
  ),
  mine: Type.Boolean({ description: 'Whether the asker may change them' }),
});

export const CorrectionsBody = Type.Object({
  edition: Type.String({
    maxLength: 20,
    description: 'The one that was being corrected: another by now is told as TABLE_CHANGED',
  }),
  corrections: Type.Array(Correction, { maxItems: 3000, description: 'All of them; none goes back to what is printed' }),
});
