/** What a house can be set to, how it is written down, and what counts: the environment first, then the operator, then the usual. */
import { ownZone } from '../deals/days.ts';
import { readTitle } from '../names.ts';
import type { MailSettings } from '../notices/mail.ts';
import { readMailServer } from '../notices/mailServer.ts';
import { DOORS, HOUSE_LANGUAGES, type DoorKind, type HouseColours, type HouseLanguage } from '../protocol/house.ts';
import { LONGEST_HOUSE_NAME } from '../protocol/houseDesk.ts';
import { zoneCalled } from '../time/rest.ts';
import { readColour } from './colours.ts';
import { readEmbeds } from './embeds.ts';
import type { Logo } from './logo.ts';

/** What whoever starts the server has said; the operator cannot change it from the page. */
export interface GivenHouse {
  readonly name?: string | undefined;
  readonly language?: HouseLanguage | undefined;
  readonly door?: DoorKind | undefined;
  readonly mail?: MailSettings | undefined;
  /** The games on the shelf. */
  readonly games?: readonly string[] | undefined;
  readonly logo?: Logo | undefined;
  readonly colours?: HouseColours | undefined;
  readonly embeds?: readonly string[] | undefined;
}

/** What the operator has set. */
export interface StoredHouse {
  readonly name?: string;
  readonly language?: HouseLanguage;
  readonly door?: DoorKind;
  readonly mail?: MailSettings;
  /** Games taken off the shelf: one that comes with the next version stands there. */
  readonly hidden?: readonly string[];
  readonly imprint?: string;
  readonly rules?: string;
  /** Games that take turns as the daily; absent: all that stand on the shelf. */
  readonly daily?: readonly string[];
  /** By which days begin; absent: the machine's. */
  readonly zone?: string;
  /** When the questions of the first run were answered. */
  readonly opened?: number;
  /** Mark of the logo, which lies beside the settings. */
  readonly logo?: string;
  readonly colours?: HouseColours;
  /** Origins whose pages may show finished games; absent: none. */
  readonly embeds?: readonly string[];
}

/** What counts now. */
export interface HouseNow {
  readonly name: string | undefined;
  readonly language: HouseLanguage;
  readonly door: DoorKind;
  readonly mail: MailSettings | undefined;
  readonly games: readonly string[];
  readonly imprint: string;
  readonly rules: string;
  /** Games that take turns as the daily; none: there is no daily. */
  readonly daily: readonly string[];
  /** By which days begin. */
  readonly zone: string;
  readonly logo: string | undefined;
  readonly colours: HouseColours | undefined;
  readonly embeds: readonly string[];
}

/** Rows as they lie in the store. Whatever cannot be read is as if it were not there. */
export function readStored(rows: ReadonlyMap<string, unknown>): StoredHouse {
  const text = (name: string): string | undefined => {
    const value = rows.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const one = <T extends string>(name: string, allowed: readonly T[]): T | undefined =>
    allowed.find((each) => each === rows.get(name));
  const hidden = rows.get('hidden');
  const daily = rows.get('daily');
  const opened = rows.get('opened');
  const found = {
    name: text('name'),
    language: one('language', HOUSE_LANGUAGES),
    door: one('door', DOORS),
    mail: storedMail(rows),
    hidden: Array.isArray(hidden) ? hidden.filter((each) => typeof each === 'string') : undefined,
    daily: Array.isArray(daily) ? daily.filter((each) => typeof each === 'string') : undefined,
    zone: zoneCalled(text('zone') ?? ''),
    imprint: text('imprint'),
    rules: text('rules'),
    opened: typeof opened === 'number' ? opened : undefined,
    logo: text('logo'),
    colours: readColours(rows.get('colours')),
    embeds: storedEmbeds(rows.get('embeds')),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Both, or none. */
export function readColours(value: unknown): HouseColours | undefined {
  if (typeof value !== 'object' || value === null || !('main' in value) || !('second' in value)) return undefined;
  const [main, second] = [value.main, value.second].map((each) => (typeof each === 'string' ? readColour(each) : undefined));
  return main === undefined || second === undefined ? undefined : { main, second };
}

const storedEmbeds = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? readEmbeds(value.filter((each) => typeof each === 'string')) : undefined;

/** What was typed may have been written by an older version, or by hand: it is read as strictly as if it were typed now. */
function storedMail(rows: ReadonlyMap<string, unknown>): MailSettings | undefined {
  const mail = rows.get('mail');
  return isMail(mail) ? readMail(mail.url, mail.from) : undefined;
}

/** There is one in the store that cannot be used. */
export const hasOddMail = (rows: ReadonlyMap<string, unknown>): boolean =>
  (rows.get('mail') ?? undefined) !== undefined && storedMail(rows) === undefined;

const isMail = (value: unknown): value is MailSettings =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'from' in value &&
  typeof value.from === 'string';

/** A house that nobody has closed is open where it has no public address: it is for whoever is on this network. */
export function whatCounts(given: GivenHouse, stored: StoredHouse, shelf: readonly string[], isPublic: boolean): HouseNow {
  const wanted = shelf.filter((game) => given.games?.includes(game) ?? !stored.hidden?.includes(game));
  const games = wanted.length === 0 && given.games === undefined ? shelf : wanted; // a version may have lost all that were left
  return {
    name: given.name ?? stored.name,
    language: given.language ?? stored.language ?? 'browser',
    door: doorOf(given, stored.door),
    // Letters lead back here: without an address there are none.
    mail: isPublic ? (given.mail ?? stored.mail) : undefined,
    games,
    daily: stored.daily === undefined ? games : games.filter((game) => stored.daily?.includes(game)),
    zone: stored.zone ?? ownZone(),
    imprint: stored.imprint ?? '',
    rules: stored.rules ?? '',
    logo: given.logo?.mark ?? stored.logo,
    colours: given.colours ?? stored.colours,
    embeds: given.embeds ?? stored.embeds ?? [],
  };
}

/** The one rule of who may come in; `stored` may have been read a moment ago, for whoever stands at the door now. */
export const doorOf = (given: GivenHouse, stored: unknown): DoorKind =>
  given.door ?? DOORS.find((door) => door === stored) ?? 'open';

/** As it will be shown; undefined when there is nothing to read, or too much. */
export const readHouseName = (raw: string): string | undefined => readTitle(raw, LONGEST_HOUSE_NAME);

const ADDRESS = /[^\s<>@]+@[^\s<>@]+/;

/** Who letters come from: `ada@example.org`, or with a name before it. */
export const isSender = (from: string): boolean => ADDRESS.test(from) && !/[\r\n]/.test(from);

/** Undefined: no such mail server can be written to. */
export function readMail(server: string, from: string): MailSettings | undefined {
  if (server.includes(HIDDEN_PASSWORD)) return undefined; // it belongs to another server: it has to be typed anew
  if (readMailServer(server) === undefined || !isSender(from)) return undefined;
  return { url: server, from };
}

/** What is shown in place of a password; sent back, it stands for the one that is known. */
export const HIDDEN_PASSWORD = '••••••';

/** The address of the mail server without its password. */
export function withoutPassword(url: string): string {
  const shown = new URL(url);
  if (shown.password === '') return url;
  const { protocol, username, host, search } = shown; // a password may have any sign in it: the rest is put together anew
  return `${protocol}//${username}:${HIDDEN_PASSWORD}@${host}${search}`;
}

/** The address as it was typed, with the known password where it was left hidden and the server is still the same. */
export function withPassword(typed: string, known: string | undefined): string {
  if (known === undefined || typed !== withoutPassword(known)) return typed;
  return known;
}
