/** The game of a table on the server: what is in play, and which decision led where, whose time runs, who is away. No I/O: who writes and who listens is not its business. */
import { GameInPlay, type GameMove, type Refusal, type Seat, type TableStart, type Trial } from '@cantiere/engine';
import type { CameBack, TableResult, TimeOut, Update } from '../protocol.ts';
import type { OpenedGame } from '../shelf.ts';
import type { Step, StoredStep, TakenBack } from '../store/moves.ts';
import type { TableClocks, Tick } from '../time/clocks.ts';
import { afterForfeits } from '../time/forfeits.ts';

export type LiveViewer = Seat | 'spectator';

/** Which decision led to a step, and when. */
export interface Stamp {
  readonly moveId: string;
  readonly at: number;
}

type HandedOver = Extract<Step, { readonly out: unknown }>;

/** What the ids of bots' decisions begin with; people's begin with their seat. */
export const BOT = 'bot:';

export class TableGame extends GameInPlay {
  readonly #opened: OpenedGame;
  #lastByPerson = 0;
  /** Absent where nobody sits: in the game that is watched late. */
  clocks: TableClocks | undefined;
  readonly #numbers = new Map<string, number>();

  constructor(opened: OpenedGame, start: TableStart) {
    super(opened.game, start, [...Array(start.seats).keys(), 'spectator']);
    this.#opened = opened;
  }

  /** Rules and components, and where they come from. */
  get opened(): OpenedGame {
    return this.#opened;
  }

  /** The version to which the last move or taking back led that was not a bot's. */
  get lastByPerson(): number {
    return this.#lastByPerson;
  }

  /** By the rules, and by who forfeited. */
  override get result(): TableResult | undefined {
    const result = super.result;
    return result && this.clocks ? afterForfeits(result, this.clocks.forfeited) : result;
  }

  /** At which version this decision was played, if it was. */
  numberOf(moveId: string): number | undefined {
    return this.#numbers.get(moveId);
  }

  admit(seat: Seat, raw: unknown): { move: GameMove } | { refusal: Refusal } {
    return this.#opened.door.admit(this.state, seat, raw);
  }

  played(trial: Trial, mark: Stamp): void {
    this.accept(trial);
    this.#moved(mark, { kind: 'move', seat: trial.seat, at: mark.at });
  }

  takeBack(seat: Seat, taken: TakenBack, mark: Stamp): void {
    this.goBack(seat, taken);
    this.#moved(mark, { kind: 'undo', moves: taken.moves, at: mark.at });
  }

  /** From here on a bot plays for the seat's person. The position stays as it is. */
  handOver(seat: Seat, { out: absence, away }: HandedOver, { moveId, at }: Stamp): void {
    const event: TimeOut = { kind: '@out', seat, absence, ...(away !== undefined && { away }) };
    this.note([{ event }]);
    this.#numbers.set(moveId, this.version);
    this.clocks?.tick({ kind: 'out', seat, absence, voted: away !== undefined, at }, this.toAct);
  }

  /** The seat's person is back. The position stays as it is. */
  takeOver(seat: Seat, { moveId, at }: Stamp): void {
    const event: CameBack = { kind: '@back', seat };
    this.note([{ event }]);
    this.#numbers.set(moveId, this.version);
    this.clocks?.tick({ kind: 'back', seat, at }, this.toAct);
  }

  #moved({ moveId }: Stamp, tick: Tick): void {
    this.#numbers.set(moveId, this.version);
    if (!moveId.startsWith(BOT)) this.#lastByPerson = this.version;
    this.clocks?.tick(tick, this.toAct);
  }

  /** Makes a step that the store already has. */
  follow(step: StoredStep): void {
    const { number, seat } = step;
    if (number !== this.version + 1) throw new RangeError(`Step ${number} cannot follow version ${this.version}`);
    if ('undo' in step) return this.takeBack(seat, step.undo, step);
    if ('out' in step) return this.handOver(seat, step, step);
    if ('back' in step) return this.takeOver(seat, step);
    this.replayOn(step);
    this.#moved(step, { kind: 'move', seat, at: step.at });
  }

  /** The game as it stands for this viewer, with what happened after version `since`; without it, with no events. */
  update(viewer: LiveViewer, since = this.version): Update {
    const { result, position } = this;
    const lastMove = viewer === 'spectator' ? undefined : this.lastMoveOf(viewer);
    return {
      version: this.version,
      ...(position < this.version && { position }),
      view: this.viewOf(viewer),
      toAct: this.toAct,
      events: this.news(viewer, since),
      ...(lastMove !== undefined && { lastMove }),
      ...(result && { result }),
    };
  }
}
