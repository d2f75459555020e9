/** What I can do with my account. */
import { LANGUAGES } from '@cantiere/engine';
import Type from 'typebox';
import { Email, Password } from './people.ts';
import { closed, Instant, oneOf, type Wire } from './wire.ts';

export type PasswordChange = Wire<typeof PasswordChange>;
export const PasswordChange = Type.Object({ present: Type.Optional(Password), password: Password }, closed);

export type AddressChange = Wire<typeof AddressChange>;
export const AddressChange = Type.Object({ email: Email, password: Type.Optional(Password), language: oneOf(LANGUAGES) }, closed);

export type AddressAnswer = Wire<typeof AddressAnswer>;
export const AddressAnswer = Type.Object({
  sent: Type.Boolean({
    description:
      'A letter is on its way to the new address; until its link is followed the old one stays. False: it is changed already',
  }),
});

export type SessionInfo = Wire<typeof SessionInfo>;
export const SessionInfo = Type.Object({
  id: Type.String({ description: 'By which it is ended' }),
  since: Instant,
  seen: Type.Number({ description: 'When it was last used, to the minute; milliseconds since 1970' }),
  device: Type.String({ description: 'Such as `Firefox, Linux`; empty when unknown' }),
  here: Type.Boolean({ description: 'The one that asks' }),
});
export const Sessions = Type.Object({ sessions: Type.Array(SessionInfo, { description: 'The one that asks first' }) });

export const SessionParams = Type.Object({ session: Type.String({ pattern: '^[\\w-]{22}$' }) });

/** With the password of an account that has one; a guest has none. */
export type Farewell = Wire<typeof Farewell>;
export const Farewell = Type.Object({ password: Type.Optional(Password) }, closed);
