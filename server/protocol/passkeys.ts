/** Passkeys: making one, signing in by one, and how somebody may sign in at all. */
import Type from 'typebox';
import { Password } from './people.ts';
import { carried, closed, Instant, oneOf, type Wire } from './wire.ts';

export type PasskeyInfo = Wire<typeof PasskeyInfo>;
export const PasskeyInfo = Type.Object({
  id: Type.String({ description: 'By which it is named anew or removed' }),
  name: Type.String(),
  made: Instant,
  seen: Type.Optional(Type.Number({ description: 'When it was last used to sign in; absent: never' })),
});

/** Why there are none here: browsers make passkeys for an https address or this machine alone, and must be told which. */
export type NoPasskeys = Wire<typeof NoPasskeys>;
export const NoPasskeys = oneOf(
  ['https', 'address'],
  '`https`: the house has no https address; `address`: it has not been told its own',
);

/** How I may sign in. */
export type WaysIn = Wire<typeof WaysIn>;
export const WaysIn = Type.Object({
  password: Type.Boolean({ description: 'I have one' }),
  passkeys: Type.Array(PasskeyInfo),
  noPasskeys: Type.Optional(NoPasskeys),
  provider: Type.Optional(
    Type.Object({ name: Type.String(), linked: Type.Boolean() }, { description: 'The sign-in of the club, where it has one' }),
  ),
});

/** As the browser's own PublicKeyCredential reads and writes them: the WebAuthn standard says what is inside. */
export type PasskeyOptions = Wire<typeof PasskeyOptions>;
export const PasskeyOptions = Type.Object({
  options: carried<Readonly<Record<string, unknown>>>('For parseCreationOptionsFromJSON or parseRequestOptionsFromJSON'),
});

const Answer = carried<{ readonly id: string; readonly response: Readonly<Record<string, unknown>> }>(
  'What PublicKeyCredential.toJSON() gives',
  {
    id: Type.String({ minLength: 1, maxLength: 1400, pattern: '^[\\w-]+$' }),
    response: Type.Object({}, { additionalProperties: true }),
  },
);

const Name = Type.String({ minLength: 1, maxLength: 60 });

export type PasskeyWish = Wire<typeof PasskeyWish>;
export const PasskeyWish = Type.Object({ password: Type.Optional(Password) }, closed);

export type NewPasskey = Wire<typeof NewPasskey>;
export const NewPasskey = Type.Object({ name: Name, answer: Answer }, closed);

export type PasskeySignIn = Wire<typeof PasskeySignIn>;
export const PasskeySignIn = Type.Object({ answer: Answer }, closed);

export type PasskeyNaming = Wire<typeof PasskeyNaming>;
export const PasskeyNaming = Type.Object({ name: Name }, closed);

export const PasskeyParams = Type.Object({ passkey: Type.String({ pattern: '^[\\w-]{22}$' }) });
