/**
 * How often this server writes to somebody who may not want it. An address that nobody has confirmed may be a stranger's, a
 * webhook somebody else's room: so letters are counted for the account that asks and for the mailbox that gets them, and
 * notices for trying out for the person and for the place. Kinds are counted apart, so that nobody uses up what somebody
 * else needs to get back into their account.
 */
import type { NoticeWay } from '../protocol.ts';
import type { Allowance } from '../store/allowances.ts';
import type { LetterKind } from '../store/notices.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const LETTERS_AN_HOUR = 3;
/** To an address whose owner never said yes. */
const LETTERS_A_DAY = 6;
const TESTS_AN_HOUR = 5;
/** Over all who try: many have their rooms and browsers at the same few services. */
const TESTS_AN_HOUR_AT_A_HOST = 60;

export function letterAllowances(kind: LetterKind, person: string, email: string, confirmed: boolean): Allowance[] {
  const to = `${kind} to ${mailbox(email)}`;
  return [
    { about: `${kind} for ${person}`, most: LETTERS_AN_HOUR, forMs: HOUR },
    { about: `${to}, hour`, most: LETTERS_AN_HOUR, forMs: HOUR },
    ...(confirmed ? [] : [{ about: `${to}, day`, most: LETTERS_A_DAY, forMs: DAY }]),
  ];
}

/** What stands after a plus is the owner's own note; the letter comes to the same mailbox. */
function mailbox(email: string): string {
  return email.toLowerCase().replace(/\+.*(?=@)/, '');
}

export function testAllowances(way: NoticeWay, person: string, targets: readonly string[]): Allowance[] {
  const places = new Set(targets.map((target) => (URL.canParse(target) ? withoutQuery(new URL(target)) : target)));
  const hosts = new Set(targets.flatMap((target) => (URL.canParse(target) ? new URL(target).host : [])));
  return [
    { about: `test ${way} for ${person}`, most: TESTS_AN_HOUR, forMs: HOUR },
    ...[...places].map((place) => ({ about: `test at ${place}`, most: TESTS_AN_HOUR, forMs: HOUR })),
    ...[...hosts].map((host) => ({ about: `test at host ${host}`, most: TESTS_AN_HOUR_AT_A_HOST, forMs: HOUR })),
  ];
}

const withoutQuery = ({ origin, pathname }: URL): string => origin + pathname;
