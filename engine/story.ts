/** What one viewer has been told of a game, from the deal on. */
import { heard, type GameEvent, type Told } from './events.ts';
import type { Viewer } from './seat.ts';

export interface NumberedEvent {
  /** From 1, for this viewer alone: a gap would tell of what was kept from them. */
  readonly number: number;
  readonly version: number;
  /** An event of the game, or one of the table's own, whose kinds begin with @, which no game's do. */
  readonly event: GameEvent;
}

export class Story {
  readonly viewer: Viewer;
  readonly #events: NumberedEvent[] = [];

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  get events(): readonly NumberedEvent[] {
    return this.#events;
  }

  /** Versions never fall. */
  note(version: number, told: readonly Told[]): void {
    for (const one of told) {
      const event = heard(one, this.viewer);
      if (event) this.#events.push({ number: this.#events.length + 1, version, event });
    }
  }

  after(version: number): readonly NumberedEvent[] {
    let from = this.#events.length;
    while (from > 0 && this.#events[from - 1].version > version) from--;
    return this.#events.slice(from);
  }
}
