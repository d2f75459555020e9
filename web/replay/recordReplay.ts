/** A replay made in this browser by the game's own rules, from the deal and the moves. */
import {
  GameInPlay,
  takenBack,
  type Game,
  type GameState,
  type NumberedEvent,
  type PlayedMove,
  type TableStart,
  type TakenBackAt,
  type UndoneMove,
  type Viewer,
} from '@cantiere/engine';
import type { Replay, PositionSeen } from './replay.ts';

/** Every so many moves the whole position is kept; what lies between is played from there. */
const STRIDE = 12;
/** Positions kept as they were drawn. */
const DRAWN = 64;

export class RecordReplay implements Replay {
  readonly #game: Game;
  readonly #moves: readonly PlayedMove[];
  readonly #kept: GameState[] = [];
  /** The game played to its end. */
  readonly #played: GameInPlay;
  readonly #scores = new Map<Viewer, readonly (readonly number[])[]>();
  readonly #drawn = new Map<string, PositionSeen>();
  readonly viewers: readonly Viewer[];
  readonly rounds: readonly number[];
  readonly takenBack: readonly TakenBackAt[];

  /** Throws IllegalRecord when these moves do not belong to these rules. */
  constructor(
    game: Game,
    start: TableStart,
    moves: readonly PlayedMove[],
    viewers: readonly Viewer[],
    undone: readonly UndoneMove[] = [],
  ) {
    this.#game = game;
    this.#moves = moves;
    this.viewers = viewers;
    this.takenBack = takenBack(undone);
    const play = new GameInPlay(game, start, viewers);
    const rounds = [play.round];
    this.#kept.push(play.copy());
    for (const [index, played] of moves.entries()) {
      play.replayOn(played);
      rounds.push(play.round);
      if ((index + 1) % STRIDE === 0) this.#kept.push(play.copy());
    }
    this.#played = play;
    this.rounds = rounds;
  }

  get length(): number {
    return this.#moves.length;
  }

  get moves(): readonly PlayedMove[] {
    return this.#moves;
  }

  story(viewer: Viewer): readonly NumberedEvent[] {
    return this.#played.log(viewer);
  }

  scores(viewer: Viewer): readonly (readonly number[])[] {
    return known(this.#scores, viewer, () => {
      const state = this.stateAt(0);
      const points = [this.#game.scores(this.#game.view(state, viewer))];
      for (const { seat, move } of this.#moves) {
        this.#game.play(state, seat, move);
        points.push(this.#game.scores(this.#game.view(state, viewer)));
      }
      return points;
    });
  }

  position(at: number, viewer: Viewer): PositionSeen {
    const key = `${at}/${viewer}`;
    const drawn = this.#drawn.get(key);
    if (drawn) return drawn;
    const state = this.stateAt(at);
    const position = { view: this.#game.view(state, viewer), toAct: this.#game.toAct(state) };
    if (this.#drawn.size >= DRAWN) this.#drawn.clear();
    this.#drawn.set(key, position);
    return position;
  }

  load(): Promise<void> {
    return Promise.resolve();
  }

  /** The whole position, as a copy. */
  stateAt(at: number): GameState {
    const from = Math.floor(at / STRIDE);
    const state = this.#game.clone(this.#kept[from] as GameState);
    for (const { seat, move } of this.#moves.slice(from * STRIDE, at)) this.#game.play(state, seat, move);
    return state;
  }
}

function known<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
