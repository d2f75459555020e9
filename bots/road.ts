/**
 * Another road through a finished game: the same deal and the same moves up to a fork, another move there, and then everybody
 * answers by steady bots (steady.ts). So a road follows from the game, the fork and the moves that were chosen on it: whoever has
 * these walks the same road.
 *
 * What others had sealed together with the move at the fork stays as it was: they could not know of it, so they would have
 * answered the same. From then on bots of their level answer for bots, and the master for people.
 */
import {
  earlierOf,
  IllegalRecord,
  playRecorded,
  replay,
  type Game,
  type GameMove,
  type GameState,
  type PlayedMove,
  type Result,
  type Seat,
  type TableStart,
} from '@cantiere/engine';
import type { BotLevel } from './levels.ts';
import { steadyMove, steadySeed } from './steady.ts';
import type { Thinker } from './choose.ts';

/** Who answers for a seat, and how long it thinks where that is not the level's own. */
export interface Stand {
  readonly level: BotLevel;
  readonly iterations?: number;
}

/**
 * The master at a table thinks for a third of a second, which is about this much on an ordinary machine; a road has a hundred of
 * its moves, and somebody waits for it.
 */
export const MASTER: Stand = { level: 'expert', iterations: 600 };

export interface RoadPlan {
  readonly start: TableStart;
  /** Of the finished game. */
  readonly moves: readonly PlayedMove[];
  /** So many of them are common: the fork is the decision after them. */
  readonly at: number;
  /** What whoever decided at the fork plays from there on; when it is used up the master goes on. */
  readonly own: readonly GameMove[];
  /** By seat: who answers from the fork on. */
  readonly stands: readonly Stand[];
}

/** What comes next on a road: a move that is known already, or a question to a bot. */
export type RoadStep = PlayedMove | { readonly seat: Seat; readonly asks: Stand };

export class Road {
  readonly #game: Game;
  readonly #plan: RoadPlan;
  readonly #state: GameState;
  readonly #played: PlayedMove[];
  #own: readonly GameMove[];
  /** Whose decision the fork is. */
  readonly seat: Seat;
  /** How many moves this road has in common with the game, or had been decided before the one at the fork could be known. */
  readonly common: number;
  /** Of the moves chosen some could no longer be made: the bots answer otherwise than they did when these were chosen. */
  strayed = false;

  /** Throws IllegalRecord when the game's moves do not belong to these rules, and RangeError where there is no such fork. */
  constructor(game: Game, plan: RoadPlan) {
    const { start, moves, at, own } = plan;
    const decided = moves[at];
    if (decided === undefined) throw new RangeError(`There is no move ${at + 1}.`);
    this.#game = game;
    this.#plan = plan;
    this.seat = decided.seat;
    this.#state = replay(game, start, moves, at);
    this.#played = moves.slice(0, at).map(({ seat, move }) => ({ seat, move }));
    this.#own = own;
    for (const sealed of sealedWith(game, this.#state, moves, at)) this.play(sealed);
    this.common = this.#played.length;
    const [first] = own;
    const refused = first && game.refuse(this.#state, this.seat, first);
    if (refused) throw new IllegalRecord(this.common, refused);
  }

  /** From the deal on. */
  get moves(): readonly PlayedMove[] {
    return this.#played;
  }

  get result(): Result | undefined {
    return this.#game.result(this.#state);
  }

  /** Who is asked now. */
  get asked(): readonly Seat[] {
    return this.#game.toAct(this.#state);
  }

  /** Others first where several are asked, as at a shared deal; undefined at the end. */
  next(): RoadStep | undefined {
    const asked = this.#game.toAct(this.#state).toSorted((a, b) => a - b);
    const seat = asked.find((each) => each !== this.seat) ?? asked[0];
    if (seat === undefined) return undefined;
    const [move] = this.#own;
    if (seat !== this.seat || move === undefined) return { seat, asks: this.#plan.stands[seat] ?? MASTER };
    if (this.#game.refuse(this.#state, seat, move) === undefined) return { seat, move };
    this.strayed = true;
    this.#own = [];
    return this.next();
  }

  play(played: PlayedMove): void {
    const [own] = this.#own;
    playRecorded(this.#game, this.#state, played, this.#played.length);
    this.#played.push(played);
    if (played.seat === this.seat && played.move === own) this.#own = this.#own.slice(1);
  }

  /** All that a bot is told: what its seat sees, and what it begins with. */
  questionTo(seat: Seat) {
    return {
      view: this.#game.view(this.#state, seat),
      seat,
      seed: steadySeed({ seed: this.#plan.start.seed, played: this.#played, seat }),
      earlier: earlierOf(this.#played, seat),
    };
  }

  /** The bot's answer, here and now. */
  answer(thinker: Thinker, seat: Seat, { level, iterations }: Stand): GameMove {
    const { seed } = this.#plan.start;
    return steadyMove(thinker, level, this.#game.view(this.#state, seat), { seed, played: this.#played, seat }, iterations);
  }
}

/** The whole road at once. */
export function walk(thinker: Thinker, plan: RoadPlan): Road {
  const road = new Road(thinker.game, plan);
  for (let step = road.next(); step; step = road.next())
    road.play('move' in step ? step : { seat: step.seat, move: road.answer(thinker, step.seat, step.asks) });
  return road;
}

/** Who stands for each seat: the bots that sat there, and the master for people. */
export function standsFor(sitting: readonly (BotLevel | null)[], steady: boolean): Stand[] {
  return sitting.map((level) => {
    if (level === null) return MASTER;
    // Where the bots' answers were steady already they are the same ones; elsewhere the strongest thought by the clock.
    return steady || level !== MASTER.level ? { level } : MASTER;
  });
}

/** What others answered in the game to the same question that was asked of the fork's seat, in secret and after it. */
function sealedWith(game: Game, state: GameState, moves: readonly PlayedMove[], at: number): PlayedMove[] {
  const decided = moves[at] as PlayedMove;
  const open = new Set(game.toAct(state));
  open.delete(decided.seat);
  const sealed: PlayedMove[] = [];
  for (const { seat, move } of moves.slice(at + 1)) {
    if (!open.delete(seat)) break;
    sealed.push({ seat, move });
  }
  return sealed;
}
