/** A replay of a running game: what I saw, told again by the server, which sends nothing else. Positions come in small parts. */
import type { Viewer } from '@cantiere/engine';
import type { ReplayPositions, ReplayStory } from '@cantiere/server/protocol';
import { ask } from '../ask/http.ts';
import type { Replay, PositionSeen } from './replay.ts';

/** Positions asked for at once: the server gives no more. */
const PART = 24;

export class ServerReplay implements Replay {
  readonly #address: string;
  readonly #told: ReplayStory;
  readonly #positions = new Map<number, PositionSeen>();
  readonly #asked = new Map<number, Promise<void>>();
  readonly viewers: readonly Viewer[];

  constructor(address: string, told: ReplayStory) {
    this.#address = address;
    this.#told = told;
    this.viewers = [told.seat];
  }

  get length(): number {
    return this.#told.moves;
  }
  get rounds(): readonly number[] {
    return this.#told.rounds;
  }
  get takenBack(): ReplayStory['takenBack'] {
    return this.#told.takenBack;
  }
  story(): ReplayStory['log'] {
    return this.#told.log;
  }
  scores(): ReplayStory['scores'] {
    return this.#told.scores;
  }
  position(at: number): PositionSeen | undefined {
    return this.#positions.get(at);
  }

  async load(at: number): Promise<void> {
    if (this.#positions.has(at)) return;
    const part = Math.floor(at / PART);
    let asked = this.#asked.get(part);
    if (!asked) {
      asked = this.#fetch(part).finally(() => this.#asked.delete(part));
      this.#asked.set(part, asked);
    }
    await asked;
  }

  async #fetch(part: number): Promise<void> {
    const query = `from=${part * PART}&count=${PART}`;
    const { seat, positions } = await ask<ReplayPositions>('GET', `${this.#address}/positions?${query}`);
    // Meanwhile I may have left my seat: then these belong to another replay.
    if (seat !== this.#told.seat) return;
    for (const { at, view, toAct } of positions) this.#positions.set(at, { view, toAct });
  }
}
