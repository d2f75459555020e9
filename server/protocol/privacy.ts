/** What the house keeps of people, as its privacy page tells it. */
import Type from 'typebox';
import { DoorKind } from './house.ts';
import { oneOf, type Wire } from './wire.ts';

const Words = Type.Object({ it: Type.String(), en: Type.String() });

export type Privacy = Wire<typeof Privacy>;
export const Privacy = Type.Object({
  kept: Type.Array(
    Type.Object({
      table: Type.String({ description: 'Its name in the database and in the archive' }),
      about: oneOf(['person', 'games', 'nobody']),
      what: Words,
      kept: Words,
      holds: Type.Array(Words),
    }),
  ),
  cookies: Type.Array(Type.String()),
  cookieDays: Type.Integer(),
  copies: Type.Integer({
    description: 'Copies of the database that the house keeps by itself, nightly and from before upgrades each; 0: none',
  }),
  asked: Type.Integer({ description: 'Copies that an operator asked for at the desk; more than so many are not kept' }),
  provider: Type.Optional(Type.String({ description: 'The sign-in of the club, where there is one' })),
  letters: Type.Boolean({ description: 'Whether letters go out by a mail server' }),
  door: DoorKind,
  embeds: Type.Array(Type.String(), {
    description: 'Origins whose pages may show finished public games now; `*`: all; none while the house is not open',
  }),
});
