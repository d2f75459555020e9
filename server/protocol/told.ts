/** What whoever runs the house has to say to somebody: shown until it is read. */
import Type from 'typebox';
import { ReportReason } from './social.ts';
import { Instant, oneOf, type Wire } from './wire.ts';

export type ToldKind = Wire<typeof ToldKind>;
export const ToldKind = oneOf(
  ['warning', 'muted', 'renamed', 'closed', 'looked', 'banned'],
  'A warning; silenced for a while; another name; a table was closed; somebody looked at what I reported; kept out',
);

export type ToldWords = Wire<typeof ToldWords>;
export const ToldWords = Type.Object({
  id: Type.String(),
  kind: ToldKind,
  at: Instant,
  reason: Type.Optional(ReportReason),
  quote: Type.Optional(Type.String({ description: 'What I wrote, where it is about that' })),
  words: Type.Optional(Type.String({ description: "The operator's own" })),
  until: Type.Optional(Instant),
  name: Type.Optional(Type.String({ description: 'My new one, or that of the table' })),
});

export const ToldParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 80 }) });
