/** Somebody who plays a game to its end whatever happens to the server, as a good browser does: comes back, resends, loses nothing. */
import { setTimeout as pause } from 'node:timers/promises';
import type { GameMove, GameState, Seat, View } from '@cantiere/engine';
import type { NumberedEvent } from '../protocol.ts';
import { game, type State } from './game/altezze.ts';
import { takenAt, type Player, type Socket } from './player.ts';

/** What they play when asked. */
export type Choose = (view: View<GameState>, seat: Seat) => GameMove;

/** The first move of the test game. */
const first: Choose = (view, seat) => game.moves(view as View<State>, seat)[0];

export class Steadfast {
  readonly #player: Player;
  readonly #table: string;
  /** Where to look for a server; asked at every attempt. */
  readonly #address: () => string;
  readonly #choose: Choose;
  #socket: Socket | undefined;
  #since: number | undefined;
  /** Decisions that the server acknowledged, with the version it gave them. */
  readonly acknowledged = new Map<string, number>();
  readonly events: NumberedEvent[] = [];
  onAcknowledged: () => void = () => undefined;
  /** Once this says so they stop before the next decision. */
  enough: () => boolean = () => false;

  constructor(player: Player, table: string, address: () => string, choose = first) {
    this.#player = player;
    this.#table = table;
    this.#address = address;
    this.#choose = choose;
  }

  async playToTheEnd(): Promise<Socket> {
    let pending: { id: string; version: number; move: GameMove } | undefined;
    for (;;) {
      const socket = await this.#connected();
      if (pending === undefined && this.enough() && socket.update) {
        this.#note(socket);
        return socket;
      }
      const now = await socket.until('my turn or the end', () => {
        const { update } = socket;
        if (socket.closed !== undefined || (update && !pending && this.enough())) return 'gone';
        return update && (update.result || pending || update.toAct.includes(socket.seat as number)) && update;
      });
      if (now === 'gone') continue;
      this.#note(socket);
      if (now.result) return socket;
      pending ??= {
        id: crypto.randomUUID(),
        version: now.version,
        move: this.#choose(now.view, socket.seat as number),
      };
      const { id, version, move } = pending;
      socket.move(move, id, version);
      const answer = await socket.until('an answer', () =>
        socket.closed === undefined ? socket.received.find((message) => 'id' in message && message.id === id) : 'gone',
      );
      if (answer === 'gone') continue;
      if (answer.t === 'error') {
        // The server could not judge it just now: the same decision is sent again.
        socket.received.splice(socket.received.indexOf(answer), 1);
        await pause(50);
        continue;
      }
      pending = undefined;
      const taken = takenAt(answer);
      if (taken === undefined) throw new Error(`Not accepted: ${JSON.stringify(answer)}`);
      this.acknowledged.set(id, taken);
      this.onAcknowledged();
      await socket.until('its update', () => socket.closed !== undefined || (socket.update?.version ?? 0) >= taken);
      this.#note(socket);
    }
  }

  /** Sends everything acknowledged once more: each must be known under its number. */
  async lost(socket: Socket): Promise<string[]> {
    for (const id of this.acknowledged.keys()) socket.move({ type: 'keep' }, id, 0);
    const lost: string[] = [];
    for (const [id, version] of this.acknowledged) {
      const answer = await socket.until('an answer', () =>
        socket.received.findLast((message) => 'id' in message && message.id === id),
      );
      if (takenAt(answer) !== version) lost.push(id);
    }
    return lost;
  }

  #note(socket: Socket): void {
    this.#since = Math.max(this.#since ?? 0, socket.update?.version ?? 0);
    const last = this.events.at(-1)?.number ?? 0;
    this.events.push(...socket.events.filter(({ number }) => number > last));
  }

  async #connected(): Promise<Socket> {
    while (this.#socket === undefined || this.#socket.closed !== undefined) {
      if (this.#socket) this.#note(this.#socket);
      this.#player.address = this.#address();
      const socket = await this.#player.watch(this.#table, this.#since).catch(() => undefined);
      if (socket) this.#socket = socket;
      else await pause(50); // nobody there yet: as a browser would, try again
    }
    return this.#socket;
  }
}
