/** The browser's own part of a passkey: what the server sends and hears is the JSON of the WebAuthn standard. */
import type { PasskeyOptions } from '@cantiere/server/protocol';

type Options = PasskeyOptions['options'];
/** What is sent back. */
export interface PasskeyAnswer {
  readonly id: string;
  readonly response: Readonly<Record<string, unknown>>;
}

/** The person said no, waited too long, or has none that fits: browsers do not tell which. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
}

/** Whether this browser can make and show passkeys at all. */
export const canPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

export async function makePasskey(options: Options): Promise<PasskeyAnswer> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return answerOf(() => navigator.credentials.create({ publicKey }));
}

export async function showPasskey(options: Options): Promise<PasskeyAnswer> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  return answerOf(() => navigator.credentials.get({ publicKey }));
}

async function answerOf(asking: () => Promise<Credential | null>): Promise<PasskeyAnswer> {
  let credential: Credential | null;
  try {
    credential = await asking();
  } catch (error) {
    throw new NoPasskey('', { cause: error });
  }
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey();
  return credential.toJSON() as unknown as PasskeyAnswer;
}
