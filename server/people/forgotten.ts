/** A lost password: a link that works once, for an hour, sent to the account's address. */
import { randomBytes } from 'node:crypto';
import type { Language } from '@cantiere/engine';
import type { Services } from '../services.ts';
import { resetLetter } from '../notices/letters.ts';
import type { Letter } from '../notices/mail.ts';
import { letterAllowances } from '../notices/sparing.ts';
import { dropOtherWaysIn } from '../store/identities.ts';
import { confirmAddress, noticeSettingsOf } from '../store/noticeSettings.ts';
import { dropSessionsOf, findAccount, setPassword, type Person } from '../store/people.ts';
import { addReset, dropLinksOf, takeReset } from '../store/resets.ts';
import type { Db } from '../store/schema.ts';
import { dropTokensOf } from '../store/tokens.ts';
import { AppError } from '../appError.ts';
import { hashPassword, isWeak } from './passwords.ts';
import { hashed } from './sessions.ts';

const LASTS_MS = 3_600_000;

/** Nothing is told to whoever asks, not even by how long it takes: do not wait for it. */
export async function forgot(services: Services, rawEmail: string, language: Language): Promise<void> {
  const { store, notices, publicUrl, log } = services;
  try {
    const account = await findAccount(store.db, rawEmail.toLowerCase());
    if (notices.mail === undefined || publicUrl === undefined || account === undefined || account.banned) return;
    const { id, email } = account;
    const confirmed = (await noticeSettingsOf(store.db, id))?.confirmed === email;
    await notices.write({ person: id, kind: 'reset', language }, letterAllowances('reset', id, email, confirmed));
  } catch (error) {
    if (error instanceof AppError && error.code === 'ENOUGH_SENT') return;
    log.error({ err: error }, 'reset letter not written');
  }
}

interface Written {
  readonly home: string;
  readonly language: Language;
  readonly now: number;
}

/** Every try has a link of its own, made here: what waits in the queue is the wish, never a link that works. */
export async function resetLetterFor(db: Db, { home, language, now }: Written, person: string, email: string): Promise<Letter> {
  const token = randomBytes(32).toString('base64url');
  await addReset(db, hashed(token), person, now + LASTS_MS);
  return resetLetter(home, language, email, token);
}

/**
 * Whoever could read the letter owns the address, and is signed in alone. Every other way in goes too: somebody who had got hold of the
 * account may have made one of their own, and nobody can tell it from the owner's.
 */
export async function setForgotten({ store, visits, now }: Services, token: string, password: string): Promise<Person> {
  // A weak password does not use the link up; the address is not known yet, and need not be compared.
  if (isWeak(password, '')) throw new AppError('WEAK_PASSWORD');
  const hash = await hashPassword(password);
  const owner = await store.db.transaction().execute(async (trx) => {
    const id = await takeReset(trx, hashed(token), now());
    const person = id === undefined ? undefined : await setPassword(trx, id, hash);
    if (person === undefined) throw new AppError('BAD_LINK');
    await dropSessionsOf(trx, person.id);
    await dropTokensOf(trx, person.id);
    await dropOtherWaysIn(trx, person.id);
    await dropLinksOf(trx, person.id);
    if (person.email !== undefined) await confirmAddress(trx, person.id, person.email);
    return person;
  });
  await visits.sessionsEnded(owner.id);
  return owner;
}
