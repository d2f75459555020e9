/**
 * Tables as on a busy evening: two players and a spectator each, every table with a socket for all three, a move every second
 * and a half. The time of a move runs from sending it to its arrival on all three sockets.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Game, Seat } from '@cantiere/engine';
import type { TableInfo, Update } from '../protocol.ts';
import { becomeGuest, connect, post } from './ours.ts';
import { numberAfter, type BenchSocket } from './benchSocket.ts';

const MOVE_EVERY_MS = 1500;
const UPDATE = Buffer.from('{"t":"update","update":{"version":');
const ANSWER = /^{"t":"(\w+)"/;

/** Filled by all tables while measured. */
export interface Evening {
  readonly game: Game;
  /** One for each server process; a table's three sockets go to different ones. */
  readonly addresses: readonly string[];
  readonly times: number[];
  measuring: boolean;
  ending: boolean;
  /** Answers that were neither yes nor news; there should be none. */
  readonly surprises: Map<string, number>;
}

export class EveningTable {
  readonly #evening: Evening;
  readonly #number: number;
  #wires: readonly BenchSocket[] = [];
  /** The last update of each player, unread until it is needed. */
  readonly #texts: string[] = ['', ''];
  readonly #has = [0, 0, 0];
  #version = 0;
  #sentAt: number | undefined;
  #moves = 0;

  constructor(evening: Evening, number: number) {
    this.#evening = evening;
    this.#number = number;
  }

  /** Three people sit down, two to play. */
  async open(): Promise<void> {
    const { addresses, game } = this.#evening;
    const at = (who: number): string => addresses[(this.#number + who) % addresses.length];
    const cookies = [await becomeGuest(at(0)), await becomeGuest(at(1))];
    const { id } = await post<TableInfo>(at(0), '/api/tables', { game: game.meta.id, seats: 2, listed: true }, cookies[0]);
    await post(at(1), `/api/tables/${id}/sit`, {}, cookies[1]);
    await post(at(0), `/api/tables/${id}/start`, {}, cookies[0]);
    const opened = await Promise.all(['', ...cookies].map((cookie, who) => connect(at(who), id, cookie)));
    const [spectator, ...players] = opened;
    this.#wires = [...players, spectator].map(({ wire }) => wire);
    for (const [who, { welcome }] of [...players, spectator].entries()) {
      const { update } = JSON.parse(welcome) as { update?: Update };
      if (update === undefined) throw new Error('The game has not begun');
      this.#has[who] = update.version;
      if (who < 2) this.#texts[who] = JSON.stringify({ update });
      this.#wires[who].onText = (text) => this.#hear(who, text);
    }
    this.#version = Math.max(...this.#has);
  }

  close(): void {
    for (const wire of this.#wires) wire.close();
  }

  #hear(who: number, text: Buffer): void {
    const version = text.subarray(0, UPDATE.length).equals(UPDATE) ? numberAfter(UPDATE, text) : -1;
    if (version < 0) return this.#note(text);
    this.#has[who] = version;
    if (who < 2) this.#texts[who] = text.toString();
    if (this.#sentAt === undefined || this.#has.some((has) => has <= this.#version)) return;
    if (this.#evening.measuring) this.#evening.times.push(performance.now() - this.#sentAt);
    this.#version = version;
    this.#sentAt = undefined;
  }

  #note(text: Buffer): void {
    const kind = ANSWER.exec(text.toString('latin1', 0, 30))?.[1] ?? 'nothing';
    if (kind === 'table') return;
    const { surprises } = this.#evening;
    surprises.set(kind, (surprises.get(kind) ?? 0) + 1);
  }

  /** A move every so often until the evening ends; when the game is over the next one begins. */
  async play(): Promise<void> {
    await pause((this.#number * 7919) % MOVE_EVERY_MS);
    for (;;) {
      const began = performance.now();
      if (this.#evening.ending) return;
      if (this.#sentAt === undefined) await this.#move();
      await pause(Math.max(0, MOVE_EVERY_MS - (performance.now() - began)));
    }
  }

  async #move(): Promise<void> {
    const { game } = this.#evening;
    const updates = this.#texts.map((text) => (JSON.parse(text) as { update: Update }).update);
    const [{ result, toAct }] = updates;
    if (result) {
      this.close();
      return this.open();
    }
    const seat: Seat = toAct[0];
    const moves = game.moves(updates[seat].view, seat);
    const move = moves[(this.#number * 31 + this.#moves++ * 17) % moves.length];
    this.#sentAt = performance.now();
    this.#wires[seat].send(JSON.stringify({ t: 'move', id: `m${this.#version}`, version: this.#version, move }));
  }
}

/** People who are not at a table: some come, some look around, some make a table and let it be. */
export async function comeAndGo(evening: Evening, times: number[]): Promise<void> {
  const { addresses, game } = evening;
  const visits: Promise<void>[] = [];
  for (let n = 0; !evening.ending; n++) {
    const began = performance.now();
    const address = addresses[n % addresses.length];
    const visit = async (): Promise<void> => {
      const cookie = await becomeGuest(address);
      await fetch(`${address}/api/tables`, { headers: { cookie } }).then((answer) => answer.arrayBuffer());
      if (n % 5 === 0) await post(address, '/api/tables', { game: game.meta.id, seats: 2 }, cookie);
      if (evening.measuring) times.push(performance.now() - began);
    };
    visits.push(visit());
    await pause(VISIT_EVERY_MS);
  }
  await Promise.all(visits);
}

/** Ten sign-ups and lists a second, and two new tables. */
const VISIT_EVERY_MS = 100;
