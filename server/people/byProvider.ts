/**
 * Whose account somebody gets who comes from the provider. Known is who was known there before, by the provider's own name for them.
 * An account is linked by its person, who is signed in to it, or by an address that both sides know to be theirs; an address
 * that only one of them vouches for links nothing, or whoever made an account with somebody else's address would wait for them in it.
 */
import type { Services } from '../services.ts';
import { readName } from '../names.ts';
import { holdsNul } from '../nul.ts';
import { addIdentity, ownerOfIdentity } from '../store/identities.ts';
import { noticeSettingsOf } from '../store/noticeSettings.ts';
import { findAccount, makeAccount, type Person } from '../store/people.ts';
import { dropReturnsOf } from '../store/returns.ts';
import { AppError, Banned } from '../appError.ts';
import { bannedUntil } from '../store/bans.ts';
import { arrive, newGuest } from './accounts.ts';
import type { Claims } from './provider.ts';

const EMAIL = /^[^\s@]{1,200}@[^\s@]{1,200}$/;

/** `asker`: who this browser is now. `linking`: who began it in order to link their account. */
export async function personByProvider(
  services: Services,
  issuer: string,
  claims: Claims,
  asker: Person | undefined,
  linking: string | undefined,
): Promise<Person> {
  const { db } = services.store;
  const identity = { issuer, subject: claims.subject };
  const known = await ownerOfIdentity(db, identity);
  if (linking !== undefined) return link();
  if (known) return enter(known.person, known.banned);
  const email = claims.email?.toLowerCase();
  if (email === undefined || !claims.verified || !EMAIL.test(email) || holdsNul(email)) throw new AppError('PROVIDER_NO_ADDRESS');
  const account = await findAccount(db, email);
  if (account === undefined) return begin(email);
  if ((await noticeSettingsOf(db, account.id))?.confirmed !== email) throw new AppError('ADDRESS_UNPROVEN');
  if (!account.banned && !(await addIdentity(db, account.id, identity, services.now()))) throw new AppError('IDENTITY_TAKEN');
  return enter({ id: account.id, name: account.name, email }, account.banned);

  async function link(): Promise<Person> {
    // Whoever began it must still be who asks, in this browser.
    if (asker === undefined || asker.id !== linking || asker.email === undefined) throw new AppError('PROVIDER_REFUSED');
    if (known && known.person.id !== asker.id) throw new AppError('IDENTITY_TAKEN');
    if (!known && !(await addIdentity(db, asker.id, identity, services.now()))) throw new AppError('IDENTITY_TAKEN');
    return asker;
  }

  async function enter(person: Person, banned: boolean): Promise<Person> {
    if (banned) throw new Banned(await bannedUntil(db, person.id));
    await arrive(services, asker, person);
    return person;
  }

  /** A new account, or one of the guest who asks, whose games it keeps. */
  async function begin(address: string): Promise<Person> {
    const guest =
      asker && asker.email === undefined ? asker : await newGuest(services, nameFrom(claims, address), { vouched: true });
    await db.transaction().execute(async (trx) => {
      if (!(await makeAccount(trx, guest.id, address, null))) throw new AppError('EMAIL_TAKEN');
      if (!(await addIdentity(trx, guest.id, identity, services.now()))) throw new AppError('IDENTITY_TAKEN');
      await dropReturnsOf(trx, guest.id);
    });
    return { ...guest, email: address };
  }
}

const LONGEST_NAME = 24;
const SOMEBODY = 'Ospite';

/** As the provider calls them, as far as it is a name here. */
function nameFrom({ name = '' }: Claims, address: string): string {
  const [local] = address.split('@');
  return readName(name.slice(0, LONGEST_NAME)) ?? readName(local.slice(0, LONGEST_NAME)) ?? SOMEBODY;
}
