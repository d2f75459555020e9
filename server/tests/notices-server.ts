/** A server whose clock a test moves, with both ends of its notices, and people who choose how they are told. */
import type { NoticeWish, TableInfo } from '../protocol.ts';
import type { ServerParts } from '../app.ts';
import type { State } from './game/altezze.ts';
import { place } from './place.ts';
import { Player, type Socket } from './player.ts';
import { httpReceiver, mailReceiver, type MailBox, type Receiver } from './receivers.ts';
import { testServer, type TestServer } from './serving.ts';

export const SITE = 'https://giochi.example.org';
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

export class NoticesServer {
  readonly server: TestServer;
  readonly room: Receiver;
  readonly box: MailBox;
  readonly #ahead: { ms: number };

  private constructor(server: TestServer, room: Receiver, box: MailBox, ahead: { ms: number }) {
    this.server = server;
    this.room = room;
    this.box = box;
    this.#ahead = ahead;
  }

  /** `startsAt`: what the clock shows now. */
  static async open({ startsAt, ...parts }: Partial<ServerParts> & { startsAt?: string } = {}): Promise<NoticesServer> {
    const [room, box] = await Promise.all([httpReceiver(), mailReceiver()]);
    const ahead = { ms: startsAt === undefined ? 0 : Date.parse(startsAt) - Date.now() };
    const server = await testServer({
      publicUrl: new URL(SITE),
      now: () => Date.now() + ahead.ms,
      notices: {
        local: true,
        delayMs: 20 * SECOND,
        sweepMs: 1e8,
        mail: { url: box.url, from: 'Cantiere <no-reply@example.org>' },
      },
      ...parts,
    });
    return new NoticesServer(server, room, box, ahead);
  }

  async later(ms: number): Promise<void> {
    await this.server.services.hall.saveSummaries();
    this.#ahead.ms += ms;
    await this.server.services.notices.sweep();
  }

  async person(name: string, wish: Partial<NoticeWish> = {}): Promise<Player> {
    const player = await Player.join(this.server.address, name);
    await choose(player, wish);
    return player;
  }

  /** Somebody with a chat room of their own. */
  chatting(name: string, wish: Partial<NoticeWish> = {}): Promise<Player> {
    return this.person(name, { webhook: { url: `${this.room.address}/${name}`, on: true }, ...wish });
  }

  /** Somebody with a confirmed address. */
  async writing(name: string, wish: Partial<NoticeWish> = {}): Promise<Player> {
    const player = await Player.join(this.server.address, name);
    await player.post('/api/account', { email: `${name.toLowerCase()}@example.org`, password: 'torre pendente' });
    await choose(player, { mail: 'once', ...wish });
    await player.post('/api/notices/confirm');
    const link = /https:\S+\/confirm\/(\S+)/.exec(this.box.letters.pop()?.text ?? '')?.[1];
    await new Player(this.server.address).post(`/api/notices/confirm/${link}`);
    return player;
  }

  /** A running game of two, with nobody at the table. */
  async game(host: Player, guest: Player, wish: { name?: string; options?: Record<string, number> } = {}): Promise<TableInfo> {
    const { id } = await host.table(wish);
    await guest.post(`/api/tables/${id}/sit`);
    return (await host.post(`/api/tables/${id}/start`)) as TableInfo;
  }

  said(to: string): string[] {
    return this.room.received
      .filter(({ path }) => path === `/${to}`)
      .map(({ body }) => (JSON.parse(body.toString()) as { content: string }).content);
  }
}

export function choose(player: Player, wish: Partial<NoticeWish>): Promise<unknown> {
  const usual: NoticeWish = { language: 'en', mail: 'off', webhook: { url: '', on: false }, also: true, zone: 'UTC' };
  return player.post('/api/notices', { ...usual, ...wish });
}

/** Comes, makes the plainest move, and goes. */
export async function drop(player: Player, table: string): Promise<void> {
  const socket = await player.watch(table);
  await socket.message('welcome');
  await move(socket);
  await socket.close();
}

/** Everybody puts a card down; whoever won the round keeps what they have. */
export async function round(players: readonly Player[], table: string): Promise<void> {
  for (const player of players) await drop(player, table);
  for (const player of players) {
    const socket = await player.watch(table);
    await socket.message('welcome');
    if (socket.view<State>().swapping === socket.seat) await move(socket);
    await socket.close();
  }
}

export async function move(socket: Socket): Promise<void> {
  const { toAct, version } = socket.update ?? (await socket.version(0));
  if (!toAct.includes(socket.seat as number)) throw new Error('Not asked');
  socket.move(socket.view<State>().swapping === socket.seat ? { type: 'keep' } : place(socket));
  await socket.version(version + 1);
}
