/** Bots think in threads of their own, with a limit: whatever they do, the server goes on. Who thinks first is turns.ts's to say. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { GameMove, GameState, Seat, Temperament, View } from '@cantiere/engine';
import type { BotLevel } from '@cantiere/bots';
import type { EditionSource } from '../editions/module.ts';
import { Turns, type Claim } from './turns.ts';

/** All that a bot gets to see. */
export interface BotQuestion {
  readonly shelf: string;
  /** The game, in the table's edition. */
  readonly source: EditionSource;
  readonly level: BotLevel;
  readonly view: View<GameState>;
  readonly seat: Seat;
  readonly seed: number;
  /** What the seat has played since somebody else did. */
  readonly earlier?: readonly GameMove[];
  /** What it likes among moves that look alike; never where the answer has to be everybody's. */
  readonly temperament?: Temperament;
  /** At a deal that others play too: so many iterations and nothing carried on, so that everybody gets the same answer. */
  readonly steady?: true;
  /** Nobody waits for it: the thread steps behind everything else that the machine has to do. */
  readonly quiet?: true;
}

/** How a question waits for a thread. A table asks one thing at a time. */
export interface InLine {
  readonly table: string;
  readonly claim: Claim;
  /** Told when a thread begins to think about it. */
  onTurn(): void;
}

export interface Thinking {
  /** Rejects when the bot crashes, has not answered in time or is no longer wanted. */
  ask(question: BotQuestion, place: InLine, unwanted: AbortSignal): Promise<GameMove>;
  /** The table's question, if it still waits, waits with this claim from now on. */
  reclaim(table: string, claim: Claim): void;
  /** How many threads there are, how many of them think now, and how many questions wait for one. */
  load(): { readonly threads: number; readonly busy: number; readonly waiting: number };
  close(): Promise<void>;
}

export interface ThinkingSettings {
  readonly limitMs: number;
  readonly threads?: number;
}

/** A thread whose answer is no longer wanted may finish its thought: a new thread would cost as much. Then it is ended. */
const LET_FINISH_MS = 1_000;

/** A bot that may not be cut short by the clock thinks as long as it takes on a small machine; beyond that something is wrong. */
const STEADY_LIMIT_MS = 120_000;

export function openThinking({ limitMs, threads = Math.max(1, availableParallelism() - 1) }: ThinkingSettings): Thinking {
  const pool = new Piscina<BotQuestion, GameMove>({
    filename: new URL('./worker.ts', import.meta.url).href,
    name: 'think',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    recordTiming: false,
    execArgv: process.execArgv.filter((flag) => flag.includes('strip-types')), // older Nodes need it to read TypeScript
  });
  // Questions wait here, not in the pool: a bot's time starts when a thread is free to think.
  let free = threads;
  const turns = new Turns();
  const waiting = new Map<string, () => void>();

  function turn({ table, claim }: InLine, unwanted: AbortSignal): Promise<void> {
    unwanted.throwIfAborted();
    if (free > 0) {
      free--;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      function giveUp(): void {
        turns.remove(table);
        waiting.delete(table);
        reject(unwanted.reason as Error);
      }
      waiting.set(table, () => {
        unwanted.removeEventListener('abort', giveUp);
        waiting.delete(table);
        resolve();
      });
      turns.add(table, claim);
      unwanted.addEventListener('abort', giveUp, { once: true });
    });
  }

  function nextTurn(): void {
    const next = turns.next();
    if (next === undefined) free++;
    else waiting.get(next)?.();
  }

  async function ask(question: BotQuestion, place: InLine, unwanted: AbortSignal): Promise<GameMove> {
    await turn(place, unwanted);
    place.onTurn();
    const end = new AbortController();
    const limit = question.steady ? Math.max(limitMs, STEADY_LIMIT_MS) : limitMs;
    const late = setTimeout(() => end.abort(new Error('The bot took too long')), limit);
    let finishing: NodeJS.Timeout | undefined;
    const thought = pool.run(question, { signal: end.signal });
    void thought
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(late);
        clearTimeout(finishing);
        nextTurn();
      });
    return new Promise((resolve, reject) => {
      function letGo(): void {
        finishing = setTimeout(() => end.abort(), LET_FINISH_MS);
        reject(unwanted.reason as Error);
      }
      unwanted.addEventListener('abort', letGo, { once: true });
      thought.then(resolve, reject).finally(() => unwanted.removeEventListener('abort', letGo));
    });
  }

  return {
    ask,
    reclaim(table, claim) {
      if (waiting.has(table)) turns.add(table, claim);
    },
    load: () => ({ threads, busy: threads - free, waiting: waiting.size }),
    close: () => pool.destroy(),
  };
}
