/** A lost password: a link that works once, for an hour, sent to the account's address. */
import { randomBytes } from 'node:crypto';
import type { Language } from '@cantiere/engine';
import type { House } from '../house.ts';
import { resetLetter } from '../notices/letters.ts';
import { confirmAddress } from '../store/noticeSettings.ts';
import { dropSessionsOf, findAccount, setPassword, type Person } from '../store/people.ts';
import { addReset, openResets, takeReset } from '../store/resets.ts';
import { Trouble } from '../trouble.ts';
import { hashPassword, isWeak } from './passwords.ts';
import { hashed } from './sessions.ts';

const LASTS_MS = 3_600_000;
/** Letters an hour to one account: nobody's mailbox is filled by somebody else's clicks. */
const MOST_OPEN = 3;

/** Nothing is told to whoever asks, not even by how long it takes: do not wait for it. */
export async function forgot({ store, notices, publicUrl, log }: House, rawEmail: string, language: Language): Promise<void> {
  try {
    const account = await findAccount(store.db, rawEmail.toLowerCase());
    if (notices.mail === undefined || publicUrl === undefined || account?.email === undefined) return;
    if ((await openResets(store.db, account.id, Date.now())) >= MOST_OPEN) return;
    const token = randomBytes(32).toString('base64url');
    await addReset(store.db, hashed(token), account.id, Date.now() + LASTS_MS);
    const delivery = await notices.mail.send(resetLetter(publicUrl.origin, language, account.email, token));
    if (delivery !== 'sent') log.error({ err: delivery === 'refused' ? undefined : delivery.failed }, 'reset letter not sent');
  } catch (error) {
    log.error({ err: error }, 'reset letter not sent');
  }
}

/** Whoever could read the letter owns the address, and is signed in alone. */
export async function setForgotten({ store }: House, token: string, password: string): Promise<Person> {
  // A weak password does not use the link up; the address is not known yet, and need not be compared.
  if (isWeak(password, '')) throw new Trouble('WEAK_PASSWORD');
  const hash = await hashPassword(password);
  return store.db.transaction().execute(async (trx) => {
    const id = await takeReset(trx, hashed(token), Date.now());
    const person = id === undefined ? undefined : await setPassword(trx, id, hash);
    if (person === undefined) throw new Trouble('BAD_LINK');
    await dropSessionsOf(trx, person.id);
    if (person.email !== undefined) await confirmAddress(trx, person.id, person.email);
    return person;
  });
}
