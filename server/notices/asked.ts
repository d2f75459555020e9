/**
 * Letters that somebody asked for: sent from the queue like every notice, tried again when the mail server is away. What
 * waits there is the wish; the letter, with whatever link it holds, is made anew for every try.
 */
import type { Language } from '@cantiere/engine';
import { resetLetterFor } from '../people/forgotten.ts';
import { isBanned } from '../store/bans.ts';
import type { ClaimedLetter } from '../store/notices.ts';
import { addressesOf, noticeSettingsOf } from '../store/noticeSettings.ts';
import { newAddressOf } from '../store/resets.ts';
import type { Db } from '../store/schema.ts';
import type { Delivery } from './delivery.ts';
import { addressLetter, confirmLetter, plainLetter } from './letters.ts';
import type { Links } from './links.ts';
import type { Letter, Mail } from './mail.ts';

export interface PostOffice {
  readonly db: Db;
  readonly mail: Mail;
  readonly links: Links;
  readonly home: string;
  readonly now: number;
}

/** 'needless': what it was about is settled meanwhile. */
export async function post(office: PostOffice, asked: ClaimedLetter): Promise<Delivery | 'needless'> {
  const letter = await letterOf(office, asked);
  return letter === undefined ? 'needless' : office.mail.send(letter);
}

async function letterOf(office: PostOffice, { person, kind, table, address }: ClaimedLetter): Promise<Letter | undefined> {
  const { db, home, links, now } = office;
  const language = table as Language;
  const email = (await addressesOf(db, [person])).get(person);
  if (email === undefined || (await isBanned(db, person))) return undefined;
  switch (kind) {
    case 'reset':
      return resetLetterFor(db, { home, language, now }, person, email);
    case 'confirm':
      if ((await noticeSettingsOf(db, person))?.confirmed === email) return undefined;
      return confirmLetter({ home, links }, language, person, email);
    case 'address': {
      const wanted = await newAddressOf(db, person, now);
      return wanted === undefined || wanted !== address ? undefined : addressLetter({ home, links }, language, person, wanted);
    }
    case 'moved':
      return address === undefined ? undefined : plainLetter(kind, home, language, address);
    case 'known':
    case 'passkey':
    case 'token':
      // Only to somebody who said that the address is theirs.
      if ((await noticeSettingsOf(db, person))?.confirmed !== email) return undefined;
      return plainLetter(kind, home, language, email);
  }
}
