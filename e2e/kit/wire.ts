/** What goes over the wire to one browser: how much of it, and everything the server said. */
import type { Page } from 'playwright-core';
import type { ServerMessage } from '@cantiere/server/protocol';

/** Bytes as transferred, headers and compression included. */
export interface PageWeight {
  readonly scripts: number;
  readonly everything: number;
  /** The answers that came, of whatever kind. */
  readonly answers: number;
}

export async function weigh(page: Page): Promise<() => PageWeight> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const kinds = new Map<string, string>();
  let scripts = 0;
  let everything = 0;
  devtools.on('Network.responseReceived', ({ requestId, response }) => kinds.set(requestId, response.mimeType));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    everything += encodedDataLength;
    if (kinds.get(requestId)?.includes('javascript')) scripts += encodedDataLength;
  });
  return () => ({ scripts, everything, answers: kinds.size });
}

/** Everything a page was told by the API and over sockets, in the order of arrival, exactly as it came. */
export class WireTap {
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly #pending: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const text = payload.toString();
        this.texts.push(text);
        this.messages.push(JSON.parse(text) as ServerMessage);
      });
    });
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.startsWith('/api/')) return;
      const body = response.text().then(
        (text) => void this.texts.push(`${JSON.stringify(response.headers())}\n${text}`),
        () => undefined, // a socket's upgrade and an aborted request have no body
      );
      this.#pending.push(body);
    });
  }

  /** Waits until all bodies announced so far have arrived. */
  async settled(): Promise<void> {
    await Promise.all(this.#pending);
  }
}
