/** Bots think in threads of their own, with a limit: whatever they do, the server goes on. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { GameMove, GameState, Seat, View } from '@cantiere/engine';
import type { BotLevel } from '@cantiere/bots';

/** All that a bot gets to see. */
export interface Question {
  readonly shelf: string;
  readonly game: string;
  readonly level: BotLevel;
  readonly view: View<GameState>;
  readonly seat: Seat;
  readonly seed: number;
}

export interface Thinking {
  /** Rejects when the bot crashes, has not answered in time or is no longer wanted; a thread that still thinks is ended. */
  ask(question: Question, unwanted: AbortSignal): Promise<GameMove>;
  close(): Promise<void>;
}

export interface ThinkingSettings {
  readonly limitMs: number;
  readonly threads?: number;
}

export function openThinking({ limitMs, threads = Math.max(1, availableParallelism() - 1) }: ThinkingSettings): Thinking {
  const pool = new Piscina<Question, GameMove>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    recordTiming: false,
    execArgv: process.execArgv.filter((flag) => flag.includes('strip-types')), // older Nodes need it to read TypeScript
  });
  // Questions wait here, not in the pool: a bot's time starts when a thread is free to think.
  let free = threads;
  const waiting: (() => void)[] = [];

  async function ask(question: Question, unwanted: AbortSignal): Promise<GameMove> {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      unwanted.throwIfAborted();
      return await pool.run(question, { signal: AbortSignal.any([AbortSignal.timeout(limitMs), unwanted]) });
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  }

  return { ask, close: () => pool.destroy() };
}
