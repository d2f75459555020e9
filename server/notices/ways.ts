/** The ways to tell somebody: which are open for whom, and sending by them. */
import type { NoticeWay } from '../protocol.ts';
import { bannedAmong } from '../store/bans.ts';
import {
  addressesOf,
  mutedBy,
  settingsOfAll,
  subscriptionsOf,
  type StoredNoticeSettings,
  type Subscription,
} from '../store/noticeSettings.ts';
import type { Db } from '../store/schema.ts';
import type { Delivery } from './delivery.ts';
import { noticeLetter } from './letters.ts';
import type { Links } from './links.ts';
import type { House } from '../house/house.ts';
import type { Message } from './message.ts';
import type { Outside } from './outside.ts';
import type { Push } from './push.ts';
import { sendWebhook } from './webhook.ts';
import { homeOf } from '../base.ts';

/** What is known of how somebody can be told. */
export interface Reach {
  readonly settings: StoredNoticeSettings;
  readonly browsers: readonly Subscription[];
  readonly email: string | undefined;
  readonly muted: ReadonlySet<string>;
  readonly on: readonly NoticeWay[];
}

export interface WaysParts {
  readonly db: Db;
  readonly outside: Outside;
  readonly push: Push;
  readonly house: Pick<House, 'mail' | 'called'>;
  readonly links: Links;
  readonly publicUrl: URL | undefined;
}

/** Where a notice by this way goes. */
export function targetsOf({ settings, browsers, email }: Reach, way: NoticeWay): readonly string[] {
  switch (way) {
    case 'push':
      return browsers.map(({ endpoint }) => endpoint);
    case 'webhook':
      return [settings.webhook.url];
    case 'mail':
      return email === undefined ? [] : [email];
  }
}

export class Ways {
  readonly #parts: WaysParts;

  constructor(parts: WaysParts) {
    this.#parts = parts;
  }

  /** Of those who have ever chosen something, and may come in. */
  async of(people: readonly string[]): Promise<Map<string, Reach>> {
    const { db } = this.#parts;
    const [settings, banned] = await Promise.all([settingsOfAll(db, people), bannedAmong(db, people)]);
    for (const person of banned) settings.delete(person);
    const known = [...settings.keys()];
    const [browsers, emails, muted] = await Promise.all([subscriptionsOf(db, known), addressesOf(db, known), mutedBy(db, known)]);
    return new Map(
      [...settings].map(([person, chosen]) => {
        const reach = {
          settings: chosen,
          browsers: browsers.get(person) ?? [],
          email: emails.get(person),
          muted: muted.get(person) ?? new Set<string>(),
        };
        return [person, { ...reach, on: this.#open(reach) }];
      }),
    );
  }

  #open({ settings, browsers, email }: Omit<Reach, 'on'>): readonly NoticeWay[] {
    const on: NoticeWay[] = [];
    if (browsers.length > 0) on.push('push');
    if (this.#parts.house.mail && settings.mail !== 'off' && email !== undefined && settings.confirmed === email) on.push('mail');
    if (settings.webhook.on && settings.webhook.url !== '') on.push('webhook');
    return on;
  }

  async send({ settings, browsers, email }: Reach, way: NoticeWay, said: Message): Promise<Delivery> {
    const { push, outside, links, publicUrl } = this.#parts;
    const { mail, called: house } = this.#parts.house;
    const home = publicUrl ? homeOf(publicUrl) : settings.origin;
    switch (way) {
      case 'push':
        return push.send(browsers, said);
      case 'webhook':
        return sendWebhook(outside, { kind: 'chat', ...settings.webhook }, { house, home }, said);
      case 'mail':
        if (mail === undefined || email === undefined) return 'refused';
        return mail.send(noticeLetter({ home, links }, settings.person, email, said));
    }
  }
}
