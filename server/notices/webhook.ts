/** One notice to an address that somebody gave: a chat room, or a service that passes it on to their telephone. */
import type { WebhookKind } from '../protocol.ts';
import { deliveryOf, type Delivery } from './delivery.ts';
import { pathTo, type Message } from './message.ts';
import { NotOutside, type Outside } from './outside.ts';

/** Discord takes 2000 characters, ntfy 4096. */
const LONGEST = 1900;

export interface Webhook {
  readonly url: string;
  readonly kind: WebhookKind;
  /** The member of a chat who is called, as Discord (digits) or Slack (letters and digits) number them. */
  readonly mention?: string | undefined;
}

/** Who tells: the house by its name, and where its tables are. */
export interface Teller {
  readonly house: string;
  readonly home: string;
}

export async function sendWebhook(outside: Outside, webhook: Webhook, teller: Teller, said: Message): Promise<Delivery> {
  if (!canBeTold(webhook)) return 'refused';
  try {
    const { url, body } = WRITTEN_FOR[webhook.kind](webhook, teller, said);
    const headers = { 'content-type': 'application/json' };
    const answer = await outside.post({ url, headers, body: JSON.stringify(body) });
    return deliveryOf(answer.status, answer.headers['retry-after']);
  } catch (error) {
    return error instanceof NotOutside ? 'refused' : { failed: error };
  }
}

/** Whether what listens there can be told anything at that address: ntfy takes nothing without a topic. */
export function canBeTold({ url, kind }: Pick<Webhook, 'url' | 'kind'>): boolean {
  if (kind !== 'ntfy') return true;
  try {
    return topicAt(url).topic !== '';
  } catch {
    return false;
  }
}

type Written = (webhook: Webhook, teller: Teller, said: Message) => { readonly url: string; readonly body: object };

const WRITTEN_FOR: Readonly<Record<WebhookKind, Written>> = { chat: forChat, ntfy: forNtfy, gotify: forGotify };

/** Discord reads `content`, Slack (and Mattermost) `text`; each ignores the other. */
function forChat({ url, mention }: Webhook, { house, home }: Teller, said: Message): ReturnType<Written> {
  const lines = [
    `${house}: ${said.title}`,
    ...(said.items.length === 0 ? [said.body] : said.items.map((item) => `${item.called}: ${home}${pathTo(item)}`)),
  ];
  const plain = lines.join('\n').slice(0, LONGEST);
  const called = mention === undefined ? '' : `<@${mention}> `;
  return {
    url,
    body: {
      content: called + plain,
      // A table may be called @everyone; nobody is to be called by it, but who asked for it.
      allowed_mentions: { parse: [], ...(mention !== undefined && /^\d+$/.test(mention) && { users: [mention] }) },
      text: called + plain.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'),
    },
  };
}

/** The address is that of a topic; what is published as JSON goes to the server's root and names the topic. */
function forNtfy({ url }: Webhook, { house, home }: Teller, said: Message): ReturnType<Written> {
  const { root, topic } = topicAt(url);
  const click = firstLink(home, said);
  return {
    url: root,
    body: {
      topic,
      title: `${house}: ${said.title}`,
      message: said.body.slice(0, LONGEST),
      ...(click && { click }),
    },
  };
}

/** Throws where the last part of the path cannot be decoded. */
function topicAt(url: string): { readonly root: string; readonly topic: string } {
  const server = new URL(url);
  const [topic = '', ...root] = server.pathname.split('/').filter(Boolean).reverse();
  server.pathname = root.reverse().join('/');
  return { root: server.href, topic: decodeURIComponent(topic) };
}

/** The address is that of an application's messages, with its token. */
function forGotify({ url }: Webhook, { house, home }: Teller, said: Message): ReturnType<Written> {
  const click = firstLink(home, said);
  return {
    url,
    body: {
      title: `${house}: ${said.title}`,
      message: said.body.slice(0, LONGEST),
      priority: 5,
      ...(click && { extras: { 'client::notification': { click: { url: click } } } }),
    },
  };
}

function firstLink(home: string, { items }: Message): string | undefined {
  return items.length === 0 ? undefined : `${home}${pathTo(items[0])}`;
}
