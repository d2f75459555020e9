/** Changing one's password or address: who does it shows that they know the present password. */
import type { Language } from '@cantiere/engine';
import type { Services } from '../services.ts';
import { letterAllowances } from '../notices/sparing.ts';
import { spend } from '../store/allowances.ts';
import { confirmAddress, noticeSettingsOf } from '../store/noticeSettings.ts';
import {
  beganSince,
  changeAddress,
  changePassword as writePassword,
  dropSessionsOf,
  findAccount,
  passwordOf,
  type Person,
} from '../store/people.ts';
import { dropLinksOf, setNewAddress, takeNewAddress } from '../store/resets.ts';
import { dropTokensOf } from '../store/tokens.ts';
import { AppError } from '../appError.ts';
import { checkPassword, hashPassword, isWeak } from './passwords.ts';

const HOUR = 3_600_000;
/** Whoever found an open browser does not find the password out by trying. */
const TRIES_AN_HOUR = 10;
const LINK_LASTS_MS = 24 * HOUR;

/** An account without a password (it was made by the sign-in of the club) is sure of its person for so long after signing in. */
const FRESH_MS = 10 * 60_000;

/** Whoever asks is the account's person, and not somebody at their open browser. The hash of the password, null where there is none. */
export async function mustBeSure(
  services: Services,
  person: Person,
  session: string | undefined,
  password: string | undefined,
): Promise<string | null> {
  const { db } = services.store;
  if ((await passwordOf(db, person.id)) !== undefined) return mustKnowPassword(services, person, password ?? '');
  if (session === undefined || !(await beganSince(db, session, Date.now() - FRESH_MS))) throw new AppError('SIGN_IN_AGAIN');
  return null;
}

/** The hash, when the password is right. */
async function mustKnowPassword({ store: { db }, now }: Services, { id }: Person, password: string): Promise<string> {
  const tries = [{ about: `password of ${id}`, most: TRIES_AN_HOUR, forMs: HOUR }];
  await db.transaction().execute((trx) => spend(trx, tries, now(), 'TOO_FAST'));
  const known = await passwordOf(db, id);
  if (known === undefined || !(await checkPassword(password, known))) throw new AppError('WRONG_PRESENT_PASSWORD');
  return known;
}

/** Ends every other session and every API token, and every link that could still set another password or address. */
export async function changePassword(
  services: Services,
  person: Person,
  session: string | undefined,
  { present, password }: { readonly present?: string; readonly password: string },
): Promise<void> {
  if (isWeak(password, person.email ?? '')) throw new AppError('WEAK_PASSWORD');
  const known = await mustBeSure(services, person, session, present);
  const hash = await hashPassword(password);
  await services.store.db.transaction().execute(async (trx) => {
    // Changed meanwhile: what was shown is no longer the present one.
    if (!(await writePassword(trx, person.id, known, hash))) throw new AppError('WRONG_PRESENT_PASSWORD');
    await dropSessionsOf(trx, person.id, session);
    await dropTokensOf(trx, person.id);
    await dropLinksOf(trx, person.id);
  });
  await services.visits.sessionsEnded(person.id);
}

export interface AddressWish {
  readonly email: string;
  readonly password?: string;
  readonly language: Language;
}

/**
 * With a mail server the new address becomes theirs when its owner says yes; the answer is the same whether or not somebody
 * has it already, who is told instead. Without one it is theirs at once, as when the account was made. True: a letter is out.
 */
export async function askNewAddress(
  services: Services,
  person: Person,
  session: string | undefined,
  wish: AddressWish,
): Promise<boolean> {
  const { store, notices, publicUrl } = services;
  const email = wish.email.toLowerCase();
  await mustBeSure(services, person, session, wish.password);
  if (email === person.email) return false;
  if (notices.mail === undefined || publicUrl === undefined) {
    if (!(await changeAddress(store.db, person.id, email))) throw new AppError('EMAIL_TAKEN');
    return false;
  }
  const owner = await findAccount(store.db, email);
  await setNewAddress(store.db, person.id, email, services.now() + LINK_LASTS_MS);
  const letter = owner
    ? ({ person: owner.id, kind: 'known', language: wish.language } as const)
    : ({ person: person.id, kind: 'address', language: wish.language, address: email } as const);
  await notices.write(letter, letterAllowances('address', person.id, email, false));
  return true;
}

/** The owner of the new address said yes. The old one is told, if it was known to be theirs. */
export async function followNewAddress(services: Services, token: string): Promise<{ email: string }> {
  const { store, notices } = services;
  const said = notices.links.read('address', token);
  if (said === undefined) throw new AppError('BAD_LINK');
  const { person, email } = said;
  const before = await noticeSettingsOf(store.db, person);
  await store.db.transaction().execute(async (trx) => {
    if (!(await takeNewAddress(trx, person, email, services.now()))) throw new AppError('BAD_LINK');
    if (!(await changeAddress(trx, person, email))) throw new AppError('EMAIL_TAKEN');
    await dropLinksOf(trx, person);
    await confirmAddress(trx, person, email);
  });
  if (before?.confirmed !== undefined && before.confirmed !== email) {
    const letter = { person, kind: 'moved', language: before.language, address: before.confirmed } as const;
    void notices
      .write(letter, letterAllowances('moved', person, before.confirmed, true))
      .catch((error: unknown) => services.log.error({ err: error }, 'old address not told'));
  }
  return { email };
}

/** Somebody wants an account with an address that has one: its owner is told, once in a while, if it is known to be theirs. */
export async function tellOwner(services: Services, email: string): Promise<void> {
  const { store, notices, publicUrl, log } = services;
  try {
    const owner = await findAccount(store.db, email);
    const settings = owner && (await noticeSettingsOf(store.db, owner.id));
    if (owner === undefined || settings?.confirmed !== email || notices.mail === undefined || publicUrl === undefined) return;
    const letter = { person: owner.id, kind: 'known', language: settings.language } as const;
    await notices.write(letter, letterAllowances('known', owner.id, email, false));
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error }, 'owner of an address not told');
  }
}
