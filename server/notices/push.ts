/** Web push: a message that only the person's browser can read, through the push service that the browser named. */
import { createHash } from 'node:crypto';
import webpush from 'web-push';
import type { Logger } from '../log.ts';
import type { PushedNotice } from '../protocol.ts';
import { dropSubscription, type Subscription } from '../store/noticeSettings.ts';
import type { Db } from '../store/schema.ts';
import { deliveryOf, type Delivery } from './delivery.ts';
import { pathTo, type Message } from './message.ts';
import type { Outside } from './outside.ts';

/** After a day it is no longer news. */
const KEEP_SECONDS = 24 * 3600;

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const newVapidKeys = (): VapidKeys => webpush.generateVAPIDKeys();

export class Push {
  readonly #outside: Outside;
  readonly #vapid: VapidKeys & { readonly subject: string };
  readonly #db: Db;
  readonly #log: Logger;

  constructor(outside: Outside, keys: VapidKeys, subject: string, db: Db, log: Logger) {
    this.#outside = outside;
    this.#vapid = { ...keys, subject };
    this.#db = db;
    this.#log = log;
  }

  get publicKey(): string {
    return this.#vapid.publicKey;
  }

  /** To all browsers of a person. One that took it is enough; those that are gone for good are forgotten. */
  async send(browsers: readonly Subscription[], said: Message): Promise<Delivery> {
    const answers = await Promise.all(browsers.map((browser) => this.#sendTo(browser, said)));
    return answers.find((answer) => answer === 'sent') ?? answers.find((answer) => answer !== 'refused') ?? 'refused';
  }

  async #sendTo(browser: Subscription, said: Message): Promise<Delivery> {
    try {
      const { endpoint, headers, body } = webpush.generateRequestDetails(browser, JSON.stringify(pushed(said)), {
        vapidDetails: this.#vapid,
        TTL: KEEP_SECONDS,
        urgency: 'normal',
        topic: createHash('sha256').update(tagOf(said)).digest('base64url').slice(0, 32),
      });
      const { status, headers: answer } = await this.#outside.post({
        url: endpoint,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body: body ?? '',
      });
      if (status === 404 || status === 410) await dropSubscription(this.#db, endpoint);
      const delivery = deliveryOf(status, answer['retry-after']);
      if (delivery === 'refused') this.#log.warn({ status, service: new URL(endpoint).host }, 'push service refused a notice');
      return delivery;
    } catch (error) {
      return { failed: error };
    }
  }
}

function pushed(said: Message): PushedNotice {
  const { title, body, language, waiting, items } = said;
  const path = items.length === 1 ? pathTo(items[0]) : '/#tables';
  return { title, body, path, tag: tagOf(said), language, waiting };
}

/** News of a table take the place of older ones; a link back stays beside them. */
function tagOf({ items }: Message): string {
  const [first, ...more] = items;
  if (more.length > 0) return 'tables';
  return items.length === 0 ? 'test' : `${first.kind === 'return' ? 'return' : 'table'}:${first.table}`;
}
