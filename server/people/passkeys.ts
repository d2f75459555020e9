/**
 * Passkeys beside the password: a key pair that a phone, a computer or a security key keeps, and unlocks by finger, face or PIN.
 * It knows whose it is, so that signing in takes no address. The library checks what the standard asks for; here stands what it
 * cannot know: that a challenge is ours and used once, and whose key it is.
 */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Services } from '../services.ts';
import { readTitle } from '../names.ts';
import type { NewPasskey, PasskeyInfo, PasskeyOptions, PasskeySignIn } from '../protocol/passkeys.ts';
import { beginErrand, takeErrand } from '../store/errands.ts';
import { identitiesOf } from '../store/identities.ts';
import { addPasskey, dropPasskey, findPasskey, namePasskey, passkeysOf, usedPasskey } from '../store/passkeys.ts';
import { holdPerson, passwordOf, type Person } from '../store/people.ts';
import type { Db } from '../store/schema.ts';
import { AppError, Banned } from '../appError.ts';
import { bannedUntil } from '../store/bans.ts';
import { mustBeSure } from './changing.ts';
import type { RelyingParty } from './relyingParty.ts';
import { hashed } from './sessions.ts';

const MOST_PASSKEYS = 20;
const LONGEST_NAME = 60;
/** EdDSA, ES256, RS256: what every Node that we run on can check. */
const ALGORITHMS = [-8, -7, -257];

/** What the browser needs to make a new one. Whoever asks shows that they are the account's person. */
export async function beginPasskey(
  services: Services,
  party: RelyingParty,
  person: Person,
  session: string | undefined,
  password: string | undefined,
): Promise<PasskeyOptions> {
  const { db } = services.store;
  await mustBeSure(services, person, session, password);
  const have = await passkeysOf(db, person.id);
  if (have.length >= MOST_PASSKEYS) throw new AppError('TOO_MANY_KEYS');
  const options = await generateRegistrationOptions({
    rpName: services.house.called,
    rpID: party.id,
    userID: new TextEncoder().encode(person.id),
    userName: person.email ?? person.name,
    userDisplayName: person.name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: have.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await beginErrand(db, 'passkey new', options.challenge, { person: person.id }, services.now());
  return { options: { ...options } };
}

export async function addNewPasskey(
  services: Services,
  party: RelyingParty,
  person: Person,
  { name: raw, answer }: NewPasskey,
): Promise<void> {
  const { store, now } = services;
  const name = readTitle(raw, LONGEST_NAME);
  if (name === undefined) throw new AppError('BAD_NAME');
  const response = answer as unknown as RegistrationResponseJSON;
  const { verified, registrationInfo } = await honest(
    verifyRegistrationResponse({
      response,
      expectedChallenge: async (challenge) => (await takeErrand(store.db, 'passkey new', challenge, now()))?.person === person.id,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified) throw new AppError('BAD_PASSKEY');
  const { credential } = registrationInfo;
  await store.db.transaction().execute(async (trx) => {
    if ((await findPasskey(trx, credential.id)) !== undefined) throw new AppError('BAD_PASSKEY');
    await addPasskey(trx, person.id, {
      id: credential.id,
      name,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).filter((each) => /^[a-z-]{1,20}$/.test(each)).slice(0, 10),
      made: now(),
    });
    if ((await passkeysOf(trx, person.id)).length > MOST_PASSKEYS) throw new AppError('TOO_MANY_KEYS');
  });
}

/** A challenge for whichever passkey of this house the browser has: nobody says who they are before. */
export async function beginPasskeySignIn({ store, now }: Services, party: RelyingParty): Promise<PasskeyOptions> {
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
  await beginErrand(store.db, 'passkey in', options.challenge, {}, now());
  return { options: { ...options } };
}

/** Whose passkey has answered. */
export async function personOfPasskey(services: Services, party: RelyingParty, { answer }: PasskeySignIn): Promise<Person> {
  const { store, now } = services;
  const owned = await findPasskey(store.db, answer.id);
  if (owned === undefined) throw new AppError('BAD_PASSKEY');
  const { key, person, banned } = owned;
  const response = answer as unknown as AuthenticationResponseJSON;
  const { verified, authenticationInfo } = await honest(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: async (challenge) => (await takeErrand(store.db, 'passkey in', challenge, now())) !== undefined,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
        transports: key.transports as AuthenticatorTransport[],
      },
    }),
  );
  const { userHandle } = response.response;
  const handle = userHandle ? Buffer.from(userHandle, 'base64url').toString() : person.id; // not every key tells
  if (!verified || handle !== person.id) throw new AppError('BAD_PASSKEY');
  if (!(await usedPasskey(store.db, key.id, authenticationInfo.newCounter, now()))) throw new AppError('BAD_PASSKEY');
  if (banned) throw new Banned(await bannedUntil(store.db, person.id)); // told to nobody but who has the key
  return person;
}

export async function myPasskeys({ store }: Services, person: string): Promise<PasskeyInfo[]> {
  const keys = await passkeysOf(store.db, person);
  return keys.map(({ id, name, made, seen }) => ({ id: handleOf(id), name, made, ...(seen > 0 && { seen }) }));
}

export async function renamePasskey({ store }: Services, person: string, handle: string, raw: string): Promise<void> {
  const name = readTitle(raw, LONGEST_NAME);
  if (name === undefined) throw new AppError('BAD_NAME');
  await namePasskey(store.db, person, await mustHave(store.db, person, handle), name);
}

/** How a passkey is named in an address: what browsers call it may be far longer. */
const handleOf = (id: string): string => hashed(`passkey ${id}`).slice(0, 22);

async function mustHave(db: Db, person: string, handle: string): Promise<string> {
  const found = (await passkeysOf(db, person)).find(({ id }) => handleOf(id) === handle);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found.id;
}

/** Never the last way in. */
export async function removePasskey({ store }: Services, person: string, handle: string): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    await holdPerson(trx, person);
    await dropPasskey(trx, person, await mustHave(trx, person, handle));
    const left = (await passkeysOf(trx, person)).length + (await identitiesOf(trx, person)).length;
    if (left === 0 && (await passwordOf(trx, person)) === undefined) throw new AppError('LAST_WAY_IN');
  });
}

/** The library throws at whatever does not fit: an answer that was made up, is for another house, or for a challenge used before. */
async function honest<T>(checking: Promise<T>): Promise<T> {
  try {
    return await checking;
  } catch (error) {
    throw new AppError('BAD_PASSKEY', undefined, error);
  }
}
