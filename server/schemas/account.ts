/** The shapes of what people do with their account; their types are in protocol/account.ts. */
import { LANGUAGES } from '@cantiere/engine';
import Type from 'typebox';
import type * as protocol from '../protocol/account.ts';
import { closed, Email, literals, Password } from '../schemas.ts';

export const PasswordChange = Type.Object({ present: Password, password: Password }, closed);
export const AddressChange = Type.Object({ email: Email, password: Password, language: literals(LANGUAGES) }, closed);
export const AddressAnswer = Type.Object({
  sent: Type.Boolean({ description: 'A letter waits for a yes; otherwise it is done' }),
});
export const Sessions = Type.Unsafe<{ readonly sessions: readonly protocol.SessionInfo[] }>(
  Type.Object({
    sessions: Type.Array(Type.Object({ since: Type.Number(), device: Type.String(), here: Type.Boolean() })),
  }),
);
export const Farewell = Type.Object({ password: Type.Optional(Password) }, closed);
