/** One line to a chat room: Discord reads `content`, Slack (and Mattermost) `text`; each ignores the other. */
import { judge, type Delivery } from './delivery.ts';
import { pathTo, type Message } from './message.ts';
import { NotOutside, type Outside } from './outside.ts';

/** Discord takes 2000 characters. */
const LONGEST = 1900;

export async function sendWebhook(outside: Outside, url: string, origin: string, said: Message): Promise<Delivery> {
  try {
    const lines = [
      `Cantiere: ${said.title}`,
      ...(said.items.length === 0 ? [said.body] : said.items.map((item) => `${item.called}: ${origin}${pathTo(item)}`)),
    ];
    const plain = lines.join('\n').slice(0, LONGEST);
    const body = JSON.stringify({
      content: plain,
      // A table may be called @everyone; nobody is to be called by it.
      allowed_mentions: { parse: [] },
      text: plain.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'),
    });
    const { status, headers } = await outside.post({ url, headers: { 'content-type': 'application/json' }, body });
    return judge(status, headers['retry-after']);
  } catch (error) {
    return error instanceof NotOutside ? 'refused' : { failed: error };
  }
}
