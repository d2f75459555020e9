/**
 * Judges decisions, makes them durable, and only then lets anybody know. Whoever loses the race for the next number to another
 * process reads what that one played, and judges again.
 */
import type { Seat } from '@cantiere/engine';
import { secondsSince, type Metrics } from '../metrics.ts';
import { readSteps, stepText, type Step, type StoredStep } from '../store/moves.ts';
import type { Store } from '../store/store.ts';
import { AppError } from '../appError.ts';
import { waitingForUndo } from './asks.ts';
import type { Clerk } from './clerk.ts';
import type { Verdict, Decision } from './decision.ts';
import { judge, judgeAway } from './judge.ts';
import type { Listeners } from './listeners.ts';
import type { LiveTable } from './live.ts';
import type { Registry } from './registry.ts';
import type { Stamp, TableGame } from './tableGame.ts';

const MOST_RACES = 20;
/** A person's move is held no longer than that; then they are told how things stand, and send it again. */
const LONGEST_ANSWERS_MS = 150_000;
const LOOK_AGAIN_MS = 2_000;

export interface RefereeParts {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly registry: Registry;
  readonly clerk: Clerk;
  /** Told when a table has come further. */
  readonly turns: Listeners<LiveTable>;
  /** Told when a table's game has ended, before that is written. */
  readonly ends: Listeners<LiveTable>;
}

export class Referee {
  readonly #parts: RefereeParts;

  constructor(parts: RefereeParts) {
    this.#parts = parts;
  }

  async decide(table: LiveTable, decision: Decision): Promise<Verdict> {
    if ('move' in decision) await this.#letBotsAnswer(table, decision);
    return table.inTurn(async () => {
      const answer = await this.#decide(table, decision);
      this.#parts.metrics.decisions.inc({ answer: answer.kind, by: decision.by });
      return answer;
    });
  }

  /** At a deal that others play too a person's move waits for the bots that are asked at the same time. */
  async #letBotsAnswer(table: LiveTable, { seat, by, version }: Decision): Promise<void> {
    const enough = performance.now() + LONGEST_ANSWERS_MS;
    const waits = (): boolean => by !== 'bot' && table.botsFirst(seat) && (table.play?.stillStands(seat, version) ?? false);
    while (waits() && performance.now() < enough) await table.nextStep(LOOK_AGAIN_MS);
  }

  async #decide(table: LiveTable, decision: Decision): Promise<Verdict> {
    const { store, metrics } = this.#parts;
    const { seat, moveId, version, by } = decision;
    const now = this.#parts.now();
    for (let attempt = 0; attempt < MOST_RACES; attempt++) {
      const { play } = table;
      if (play === undefined) throw new AppError('NOT_ALLOWED');
      if (version > play.version) await this.catchUp(table);
      const known = play.numberOf(moveId);
      if (known !== undefined) return { kind: 'accepted', version: known, repeated: true };
      const judged = judge(table, play, decision, this.#parts.now());
      if ('kind' in judged) return judged;
      const number = play.version + 1;
      const mark = { moveId, at: now };
      if (await this.#append(table, seat, judged.step, mark, number)) {
        const step = { ...judged.step, ...mark, number, seat };
        judged.accept(mark);
        table.late?.follow(step);
        if ('move' in step) metrics.moves.inc({ game: table.stored.game, by });
        this.#cameFurther(table, step);
        store.bus.publish({ kind: 'moves', table: table.id, version: number, step });
        return { kind: 'accepted', version: number };
      }
      // Another process was faster. Read what it played and judge again.
      await this.catchUp(table);
    }
    throw new Error(`Lost ${MOST_RACES} races for the next move`);
  }

  async #append(table: LiveTable, seat: Seat, step: Step, { moveId, at }: Stamp, number: number): Promise<boolean> {
    const { store, metrics } = this.#parts;
    const began = performance.now();
    try {
      return await store.append({ table_id: table.id, number, seat, move: stepText(step), move_id: moveId, at });
    } catch (error) {
      // The connection may have broken after the commit: only reading tells.
      await this.catchUp(table);
      if (table.play?.numberOf(moveId) === undefined) throw error;
      return false;
    } finally {
      metrics.appendSeconds.observe(secondsSince(began));
    }
  }

  /** Plays what other processes have appended. Only in the table's turn. */
  async catchUp(table: LiveTable): Promise<void> {
    const { play } = table;
    if (play === undefined) return;
    for (const step of await readSteps(this.#parts.store.db, table.id, play.version)) this.follow(table, play, step);
  }

  /** Makes the very next step, which another process has appended. Only in the table's turn. */
  follow(table: LiveTable, play: TableGame, step: StoredStep): void {
    this.#parts.registry.mustBePlayable(table.id, () => play.follow(step));
    table.late?.follow(step);
    this.#cameFurther(table, step);
  }

  #cameFurther(table: LiveTable, step: StoredStep): void {
    const { clerk, turns, ends } = this.#parts;
    const { asks } = table.stored;
    if (asks.undo && table.undoAsk === undefined) {
      const { undo: _dead, ...rest } = asks;
      table.stored = { ...table.stored, asks: rest };
      table.tellTable();
    }
    clerk.note(table);
    table.stepped();
    table.tellUpdate(step.number - 1, step);
    (table.stored.phase === 'over' ? ends : turns).tell(table);
  }

  /** Does what was agreed to meanwhile: any process may, for an ask's id counts once. Only in the table's turn. */
  async doWhatWasAgreed(table: LiveTable): Promise<void> {
    await this.#goBackIfAgreed(table);
    await this.#settleAway(table);
  }

  /** Takes back what everybody has agreed to. */
  async #goBackIfAgreed(table: LiveTable): Promise<void> {
    const { undoAsk: ask, play } = table;
    if (ask === undefined || play === undefined || waitingForUndo(table.stored, ask).length > 0) return;
    const { seat, id, version } = ask;
    await this.#decide(table, { seat, version, undo: 'agreed', moveId: `ask:${id}`, by: 'person' });
  }

  /** Lets bots play on for whoever most of those present said so. */
  settleAway(table: LiveTable): Promise<void> {
    return table.inTurn(() => this.#settleAway(table));
  }

  async #settleAway(table: LiveTable): Promise<void> {
    for (const { id, seat } of table.stored.asks.away ?? []) {
      const { play } = table;
      if (play === undefined || play.result || 'kind' in judgeAway(table, play, seat, id, this.#parts.now())) continue;
      await this.#decide(table, { seat, version: play.version, away: id, moveId: `away:${id}`, by: 'vote' });
    }
  }
}
