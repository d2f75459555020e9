/** The game as spectators see it at a table that is watched late: the same steps, so many behind, until it is over. */
import type { StoredStep } from '../store/moves.ts';
import type { TableGame } from './tableGame.ts';

export class LateGame {
  readonly play: TableGame;
  readonly delay: number;
  /** What has been played and may not be seen yet. */
  readonly #waiting: StoredStep[] = [];

  /** `play` stands at the deal. */
  constructor(play: TableGame, delay: number) {
    this.play = play;
    this.delay = delay;
  }

  follow(step: StoredStep): void {
    this.#waiting.push(step);
    const due = this.#waiting.length > this.delay ? this.#waiting.shift() : undefined;
    if (due) this.play.follow(due);
  }

  /** What those who watch late last saw, when those who sit saw this version. */
  seenAt(version: number): number {
    return version < 0 ? version : Math.max(0, version - this.delay);
  }
}
