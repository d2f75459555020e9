/** What an operator sees of the settings, and changing them. What the environment has given stays as it is. */
import { AppError } from '../appError.ts';
import type { HouseChange, HouseSettings } from '../protocol.ts';
import type { Services } from '../services.ts';
import { readEmbeds } from './embeds.ts';
import { readLogo } from './logo.ts';
import { readColours, readHouseName, readMail, withoutPassword, withPassword, type StoredHouse } from './settings.ts';

export function settingsFor({ house, shelf, publicUrl }: Services): HouseSettings {
  const { name, language, door, mail, games: shown, imprint, rules, logo, colours, embeds } = house.now;
  const games = shelf.metas.map(({ id }) => id);
  const server = mail && withoutPassword(mail.url);
  return {
    name: name ?? '',
    language,
    door,
    ...(mail && server !== undefined && { mail: { server, from: mail.from, hasPassword: server !== mail.url } }),
    hidden: games.filter((game) => !shown.includes(game)),
    games,
    imprint,
    rules,
    ...(logo !== undefined && { logo }),
    ...(colours && { colours }),
    embeds: [...embeds],
    given: [...house.given],
    ...(publicUrl && { publicUrl: publicUrl.href }),
    opened: house.stored.opened !== undefined,
  };
}

/** Settings as they will be written down: `undefined` forgets one. */
type Changes = { -readonly [Name in keyof StoredHouse]?: StoredHouse[Name] | undefined };

/** `by`: the operator who does it, for the log. */
export async function changeHouse(services: Services, wish: HouseChange, by: string): Promise<void> {
  const { house, publicUrl, shelf, now } = services;
  const given = new Set<string>(house.given);
  const changes: Changes = { opened: now() };
  if (wish.name !== undefined) {
    mustBeOurs(given, 'name');
    changes.name = wish.name.trim() === '' ? undefined : mustRead(readHouseName(wish.name), 'BAD_NAME');
  }
  if (wish.language !== undefined) {
    mustBeOurs(given, 'language');
    changes.language = wish.language;
  }
  if (wish.door !== undefined) {
    mustBeOurs(given, 'door');
    changes.door = wish.door;
  }
  if (wish.mail !== undefined) {
    mustBeOurs(given, 'mail');
    if (wish.mail !== null && publicUrl === undefined) throw new AppError('BAD_MAIL_SERVER');
    changes.mail = wish.mail === null ? undefined : mailOf(services, wish.mail);
  }
  if (wish.hidden !== undefined) {
    mustBeOurs(given, 'games');
    const hidden = new Set(wish.hidden);
    const left = shelf.metas.filter(({ id }) => !hidden.has(id));
    if (left.length === 0) throw new AppError('BAD_REQUEST'); // a house has a game
    changes.hidden = shelf.metas.map(({ id }) => id).filter((id) => hidden.has(id));
  }
  if (wish.imprint !== undefined) changes.imprint = wish.imprint.trim() || undefined;
  if (wish.rules !== undefined) changes.rules = wish.rules.trim() || undefined;
  if (wish.colours !== undefined) {
    mustBeOurs(given, 'colours');
    changes.colours = readColours(wish.colours);
  }
  if (wish.embeds !== undefined) {
    mustBeOurs(given, 'embeds');
    const embeds = mustRead(readEmbeds(wish.embeds), 'BAD_ORIGIN');
    changes.embeds = embeds.length === 0 ? undefined : embeds;
  }
  await house.set(changes, by);
}

/** With the password that is known, where it was left hidden. */
export function mailOf(
  { house }: Services,
  { server, from }: { readonly server: string; readonly from: string },
): NonNullable<StoredHouse['mail']> {
  return mustRead(readMail(withPassword(server.trim(), house.now.mail?.url), from.trim()), 'BAD_MAIL_SERVER');
}

/** Undefined: none from now on. */
export async function changeLogo({ house }: Services, file: Buffer | undefined, by: string): Promise<void> {
  mustBeOurs(new Set(house.given), 'logo');
  await house.setLogo(file && mustRead(readLogo(file), 'BAD_PICTURE'), by);
}

function mustBeOurs(given: ReadonlySet<string>, setting: string): void {
  if (given.has(setting)) throw new AppError('GIVEN');
}

function mustRead<T>(read: T | undefined, otherwise: 'BAD_NAME' | 'BAD_MAIL_SERVER' | 'BAD_ORIGIN' | 'BAD_PICTURE'): T {
  if (read === undefined) throw new AppError(otherwise);
  return read;
}
