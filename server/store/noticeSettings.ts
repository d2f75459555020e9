/** How each person wants to be told: their settings, their browsers, the tables they muted. */
import type { Selectable } from 'kysely';
import { LANGUAGES, type Language } from '@cantiere/engine';
import type { MailPace, NoticeWish, WebhookKind } from '../protocol.ts';
import type { Db, Schema } from './schema.ts';

export interface StoredNoticeSettings extends NoticeWish {
  readonly person: string;
  /** The address that was confirmed, whatever the account's is now. */
  readonly confirmed: string | undefined;
  readonly origin: string;
}

export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export function freshSettings(person: string, language: Language, zone: string, origin: string): StoredNoticeSettings {
  return { person, language, zone, origin, mail: 'off', webhook: { url: '', on: false }, also: true, confirmed: undefined };
}

export async function noticeSettingsOf(db: Db, person: string): Promise<StoredNoticeSettings | undefined> {
  return (await settingsOfAll(db, [person])).get(person);
}

export async function settingsOfAll(db: Db, people: readonly string[]): Promise<Map<string, StoredNoticeSettings>> {
  if (people.length === 0) return new Map();
  const rows = await db.selectFrom('notice_settings').selectAll().where('person', 'in', people).execute();
  return new Map(rows.map((row) => [row.person, asSettings(row)]));
}

/** Everything but the confirmation, which only a letter's link brings. */
export async function saveSettings(db: Db, settings: StoredNoticeSettings): Promise<void> {
  const { person, language, mail, webhook, also, quiet, zone, origin } = settings;
  const columns = {
    language,
    mail,
    webhook: webhook.url || null,
    webhook_on: Number(webhook.on),
    webhook_kind: webhook.kind ?? 'chat',
    webhook_mention: webhook.mention ?? null,
    also: Number(also),
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    zone,
    origin,
  };
  await db
    .insertInto('notice_settings')
    .values({ person, confirmed: null, ...columns })
    .onConflict((c) => c.column('person').doUpdateSet(columns))
    .execute();
}

export async function confirmAddress(db: Db, person: string, email: string): Promise<void> {
  await db.updateTable('notice_settings').set({ confirmed: email }).where('person', '=', person).execute();
}

export async function stopMail(db: Db, person: string): Promise<void> {
  await db.updateTable('notice_settings').set({ mail: 'off' }).where('person', '=', person).execute();
}

/** A browser belongs to whoever used it last. */
export async function addSubscription(db: Db, person: string, { endpoint, keys }: Subscription, now: number): Promise<void> {
  const columns = { person, p256dh: keys.p256dh, auth: keys.auth };
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint, created_at: now, ...columns })
    .onConflict((c) => c.column('endpoint').doUpdateSet(columns))
    .execute();
}

export async function dropSubscription(db: Db, endpoint: string, person?: string): Promise<void> {
  const all = db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint);
  await (person === undefined ? all : all.where('person', '=', person)).execute();
}

/** Of each person who has any, oldest first. */
export async function subscriptionsOf(db: Db, people: readonly string[]): Promise<Map<string, Subscription[]>> {
  const found = new Map<string, Subscription[]>();
  if (people.length === 0) return found;
  const rows = await db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('person', 'in', people)
    .orderBy('created_at')
    .execute();
  for (const { person, endpoint, p256dh, auth } of rows) {
    const mine = found.get(person) ?? [];
    mine.push({ endpoint, keys: { p256dh, auth } });
    found.set(person, mine);
  }
  return found;
}

export async function addressesOf(db: Db, people: readonly string[]): Promise<Map<string, string>> {
  if (people.length === 0) return new Map();
  const rows = await db.selectFrom('people').select(['id', 'email']).where('id', 'in', people).execute();
  return new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[id, email]])));
}

export async function setTableMuted(db: Db, table: string, person: string, muted: boolean): Promise<void> {
  if (muted) {
    await db
      .insertInto('muted')
      .values({ table_id: table, person })
      .onConflict((c) => c.doNothing())
      .execute();
  } else {
    await db.deleteFrom('muted').where('table_id', '=', table).where('person', '=', person).execute();
  }
}

/** The muted tables of these people. */
export async function mutedBy(db: Db, people: readonly string[]): Promise<Map<string, ReadonlySet<string>>> {
  if (people.length === 0) return new Map();
  const rows = await db.selectFrom('muted').selectAll().where('person', 'in', people).execute();
  return new Map(
    people.map((person) => [person, new Set(rows.filter((row) => row.person === person).map((row) => row.table_id))]),
  );
}

/** What a guest had chosen goes with them into their account, unless the account has chosen already. */
export async function claimNoticesOf(db: Db, guest: string, account: string): Promise<void> {
  await db.updateTable('push_subscriptions').set({ person: account }).where('person', '=', guest).execute();
  for (const table of (await mutedBy(db, [guest])).get(guest) ?? []) await setTableMuted(db, table, account, true);
  await db.deleteFrom('muted').where('person', '=', guest).execute();
  if ((await noticeSettingsOf(db, account)) === undefined)
    await db.updateTable('notice_settings').set({ person: account }).where('person', '=', guest).execute();
  await db.deleteFrom('notice_settings').where('person', '=', guest).execute();
}

function asSettings(row: Selectable<Schema['notice_settings']>): StoredNoticeSettings {
  return {
    person: row.person,
    language: LANGUAGES.find((language) => language === row.language) ?? 'en',
    mail: row.mail as MailPace,
    webhook: {
      url: row.webhook ?? '',
      on: row.webhook_on === 1,
      ...(row.webhook_kind !== 'chat' && { kind: row.webhook_kind as WebhookKind }),
      ...(row.webhook_mention !== null && { mention: row.webhook_mention }),
    },
    also: row.also === 1,
    ...(row.quiet_from !== null && row.quiet_to !== null && { quiet: { from: row.quiet_from, to: row.quiet_to } }),
    zone: row.zone,
    confirmed: row.confirmed ?? undefined,
    origin: row.origin,
  };
}
