/** A person with a browser, as tests see one: a cookie, requests, and a table's socket. */
import { EventEmitter, once } from 'node:events';
import { WebSocket } from 'ws';
import type { GameMove, GameState, Seat, View } from '@cantiere/engine';
import type { ChatLine, ClientMessage, Me, NewTable, NumberedEvent, ServerMessage, TableInfo, Update } from '../protocol.ts';
import { mustBeSpoken } from './spoken.ts';

export class Player {
  address: string;
  cookie = '';
  me: Me = { person: '', name: '' };

  constructor(address: string) {
    this.address = address;
  }

  static async join(address: string, name: string): Promise<Player> {
    const player = new Player(address);
    player.me = (await player.post('/api/session', { name })) as Me;
    return player;
  }

  async request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: unknown; headers: Headers }> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set) this.cookie = set.split(';')[0];
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, body: json ? (JSON.parse(text) as unknown) : text, headers: response.headers };
  }

  async get(path: string): Promise<unknown> {
    return mustBeFine(await this.request('GET', path));
  }

  async post(path: string, body: unknown = {}): Promise<unknown> {
    return mustBeFine(await this.request('POST', path, body));
  }

  async put(path: string, body: unknown): Promise<unknown> {
    return mustBeFine(await this.request('PUT', path, body));
  }

  async delete(path: string): Promise<unknown> {
    return mustBeFine(await this.request('DELETE', path));
  }

  /** Makes a table of the test game. */
  async table(wish: Partial<NewTable> = {}): Promise<TableInfo> {
    return (await this.post('/api/tables', { game: 'altezze', seats: 2, ...wish })) as TableInfo;
  }

  async watch(table: string, since?: number): Promise<Socket> {
    const socket = new Socket(this.address, table, this.cookie);
    await once(socket.ws, 'open');
    socket.say({ t: 'hello', ...(since !== undefined && { since }) });
    return socket;
  }
}

function mustBeFine({ status, body }: { status: number; body: unknown }): unknown {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** The version that the decision led to, if the message says that it was played. */
export function takenAt(message: ServerMessage): number | undefined {
  if (message.t === 'accepted') return message.version;
  return message.t === 'update' && message.id !== undefined ? message.update.version : undefined;
}

/** Keeps everything that was received, and can wait until something has been. */
export class Socket {
  readonly ws: WebSocket;
  readonly received: ServerMessage[] = [];
  readonly #news = new EventEmitter();
  table: TableInfo | undefined;
  seat: Seat | 'spectator' = 'spectator';
  update: Update | undefined;
  readonly events: NumberedEvent[] = [];
  readonly chat: ChatLine[] = [];
  closed: number | undefined;

  constructor(address: string, table: string, cookie: string, headers: Record<string, string> = {}) {
    this.ws = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/live`, {
      headers: { ...(cookie && { cookie }), ...headers },
    });
    this.#news.setMaxListeners(100);
    this.ws.on('message', (data) => this.#take(JSON.parse((data as Buffer).toString()) as ServerMessage));
    this.ws.on('error', () => undefined);
    this.ws.on('close', (code) => {
      this.closed = code;
      this.#news.emit('news');
    });
  }

  #take(message: ServerMessage): void {
    this.received.push(message);
    if (message.t === 'welcome' || message.t === 'table') {
      this.table = message.table;
      this.seat = message.seat;
    }
    if (message.t === 'welcome') {
      this.events.push(...message.log);
      this.chat.push(...message.chat);
    }
    if (message.t === 'chat') this.chat.push(message.line);
    const updates = message.t === 'behind' ? message.updates : 'update' in message && message.update ? [message.update] : [];
    for (const update of updates) {
      const last = this.events.at(-1)?.number ?? 0;
      this.events.push(...update.events.filter(({ number }) => number > last));
      if (update.version >= (this.update?.version ?? 0)) this.update = update;
    }
    this.#news.emit('news');
    mustBeSpoken(message); // nobody catches it: the run fails
  }

  say(message: ClientMessage): void {
    this.ws.send(JSON.stringify(message));
  }

  move(move: GameMove, id: string = crypto.randomUUID(), version = this.update?.version ?? 0): string {
    this.say({ t: 'move', id, version, move });
    return id;
  }

  /** When this decision has been played: the version it led to. */
  taken(id: string): Promise<number> {
    const known = (message: ServerMessage): boolean => 'id' in message && message.id === id && takenAt(message) !== undefined;
    return this.until(`${id} to be played`, () => this.received.filter(known).map(takenAt)[0]);
  }

  /** The view as the test game knows it. */
  view<S extends GameState>(): View<S> {
    return this.update!.view as View<S>;
  }

  async until<T>(what: string, ready: () => T | undefined | false): Promise<T> {
    const deadline = Date.now() + 30_000;
    for (;;) {
      const found = ready();
      if (found !== undefined && found !== false) return found;
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`Waited too long for ${what}; last: ${JSON.stringify(this.received.at(-1)).slice(0, 300)}`);
      await once(this.#news, 'news', { signal: AbortSignal.timeout(left) }).catch(() => undefined);
    }
  }

  /** The first message of that kind for which `fits` holds. */
  message<T extends ServerMessage['t']>(
    t: T,
    fits: (message: Extract<ServerMessage, { t: T }>) => boolean = () => true,
  ): Promise<Extract<ServerMessage, { t: T }>> {
    return this.until(t, () =>
      this.received.find(
        (message): message is Extract<ServerMessage, { t: T }> =>
          message.t === t && fits(message as Extract<ServerMessage, { t: T }>),
      ),
    );
  }

  version(version: number): Promise<Update> {
    return this.until(`version ${version}`, () => this.update && this.update.version >= version && this.update);
  }

  over(): Promise<Update> {
    return this.until('the end', () => this.update?.result && this.update);
  }

  async close(): Promise<void> {
    if (this.ws.readyState === WebSocket.CLOSED) return;
    this.ws.close();
    await this.until('close', () => this.closed !== undefined);
  }
}
