/** Where people say how they want to be told. */
import type { Services } from '../services.ts';
import type { Muting, NoticeOffer, NoticeWay, NoticeWish, PushWish } from '../protocol.ts';
import {
  addSubscription,
  confirmAddress,
  dropSubscription,
  freshSettings,
  saveSettings,
  setTableMuted,
  noticeSettingsOf,
  stopMail,
} from '../store/noticeSettings.ts';
import type { Person } from '../store/people.ts';
import { tablesOf } from '../store/tableLists.ts';
import { readTable } from '../store/tables.ts';
import { seatOf } from '../tables/lobby.ts';
import { AppError } from '../appError.ts';
import { isZone } from './hours.ts';
import type { LinkPurpose } from './links.ts';
import { letterAllowances } from './sparing.ts';
import { canBeTold } from './webhook.ts';

/** More browsers than anybody has. */
const MOST_BROWSERS = 20;
const MOST_SEATS_LOOKED_AT = 50;
/** Each is a notice of its own. */
const MOST_LINKS_BACK = 3;

export async function offer(services: Services, person: Person | undefined): Promise<NoticeOffer> {
  const { notices } = services;
  const reach = person && (await notices.ways.of([person.id])).get(person.id);
  const settings = reach?.settings ?? (person && freshSettings(person.id, 'en', 'UTC', ''));
  return {
    mail: notices.mail !== undefined,
    pushKey: notices.push.publicKey,
    ...(settings && {
      mine: {
        language: settings.language,
        mail: settings.mail,
        webhook: settings.webhook,
        also: settings.also,
        ...(settings.quiet && { quiet: settings.quiet }),
        zone: settings.zone,
        confirmed: person?.email !== undefined && settings.confirmed === person.email,
        browsers: reach?.browsers.length ?? 0,
      },
    }),
  };
}

export async function choose(services: Services, person: Person, wish: NoticeWish, origin: string): Promise<NoticeOffer> {
  const { store, notices } = services;
  if (!isZone(wish.zone)) throw new AppError('BAD_REQUEST');
  const url = wish.webhook.url.trim();
  const { kind = 'chat', on } = wish.webhook;
  if ((url !== '' || on) && !(notices.outside.mayReach(url) && canBeTold({ url, kind }))) throw new AppError('BAD_WEBHOOK');
  const before = await noticeSettingsOf(store.db, person.id);
  await saveSettings(store.db, {
    ...wish,
    webhook: { ...wish.webhook, url },
    mail: notices.mail && person.email !== undefined ? wish.mail : 'off',
    person: person.id,
    confirmed: before?.confirmed,
    origin,
  });
  return offer(services, person);
}

export async function subscribe(services: Services, person: Person, wish: PushWish, origin: string): Promise<NoticeOffer> {
  const { store, notices } = services;
  const { endpoint, keys, language, zone } = wish;
  if (!isZone(zone) || !notices.outside.mayReach(endpoint)) throw new AppError('BAD_REQUEST');
  const reach = (await notices.ways.of([person.id])).get(person.id);
  if ((reach?.browsers.length ?? 0) >= MOST_BROWSERS) throw new AppError('TOO_FAST');
  if (reach === undefined) await saveSettings(store.db, freshSettings(person.id, language, zone, origin));
  await addSubscription(store.db, person.id, { endpoint, keys }, Date.now());
  void sendLinksBack(services, person);
  return offer(services, person);
}

/** A guest who can be told things from now on has the links back to where moves have days: there a browser is lost most easily. */
async function sendLinksBack({ store, notices, log }: Services, { id, email }: Person): Promise<void> {
  if (email !== undefined) return;
  try {
    const tables = (await tablesOf(store.db, id, false, MOST_SEATS_LOOKED_AT)).filter(
      (table) => table.phase !== 'over' && table.terms.time.kind === 'turns' && seatOf(table, id) !== undefined,
    );
    await notices.bringBack(
      tables.slice(0, MOST_LINKS_BACK).map((table) => table.id),
      id,
    );
  } catch (error) {
    log.error({ err: error }, 'no links back sent');
  }
}

export async function unsubscribe(services: Services, person: Person, endpoint: string): Promise<NoticeOffer> {
  await dropSubscription(services.store.db, endpoint, person.id);
  return offer(services, person);
}

export async function tryOut(services: Services, person: Person, way: NoticeWay): Promise<void> {
  if (!(await services.notices.test(person.id, way))) throw new AppError('NOT_DELIVERED');
}

/** Nobody is written to at an address whose owner has not said yes: this asks. */
export async function askAddress({ notices, store }: Services, { id, email }: Person): Promise<void> {
  const settings = await noticeSettingsOf(store.db, id);
  if (notices.mail === undefined || email === undefined || settings === undefined) throw new AppError('NOT_ALLOWED');
  if (settings.confirmed === email) return;
  const letter = { person: id, kind: 'confirm', language: settings.language } as const;
  const became = await notices.write(letter, letterAllowances('confirm', id, email, false));
  // While the mail server is away the letter waits; what it turned down for good will never come.
  if (became === 'failed' || became === 'dropped') throw new AppError('NOT_DELIVERED');
}

/** A link from a letter was followed: no session is needed. */
export async function follow(
  { notices, store }: Services,
  purpose: Exclude<LinkPurpose, 'address'>,
  token: string,
): Promise<{ email: string }> {
  const said = notices.links.read(purpose, token);
  if (said === undefined) throw new AppError('BAD_LINK');
  if (purpose === 'confirm') await confirmAddress(store.db, said.person, said.email);
  else await stopMail(store.db, said.person);
  return { email: said.email };
}

export async function muting(services: Services, person: Person, table: string): Promise<Muting> {
  const reach = (await services.notices.ways.of([person.id])).get(person.id);
  return { muted: reach?.muted.has(table) ?? false, on: (reach?.on.length ?? 0) > 0 };
}

export async function muteTable(services: Services, person: Person, id: string, muted: boolean): Promise<Muting> {
  const table = await readTable(services.store.db, id);
  if (table === undefined) throw new AppError('NOT_FOUND');
  if (seatOf(table, person.id) === undefined) throw new AppError('NOT_SEATED');
  await setTableMuted(services.store.db, id, person.id, muted);
  return { ...(await muting(services, person, id)), muted };
}
