/** Whoever has an account is told by letter that somebody made a new way into it: if it was not they, they know at once. */
import type { Services } from '../services.ts';
import { letterAllowances } from '../notices/sparing.ts';
import { noticeSettingsOf } from '../store/noticeSettings.ts';
import type { Person } from '../store/people.ts';
import { AppError } from '../appError.ts';

/** To an address that is known to be theirs; the key counts whether the letter goes out or not. */
export async function tellOfKey(services: Services, { id, email }: Person, kind: 'passkey' | 'token'): Promise<void> {
  const { store, notices, publicUrl, log } = services;
  try {
    const settings = await noticeSettingsOf(store.db, id);
    if (email === undefined || settings?.confirmed !== email || notices.mail === undefined || publicUrl === undefined) return;
    await notices.write({ person: id, kind, language: settings.language }, letterAllowances(kind, id, email, true));
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error }, 'owner of an account not told of a new key');
  }
}
