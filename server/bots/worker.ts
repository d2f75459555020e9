/**
 * Runs in a bot thread: from a view to a move. Has neither the store nor the state. Exports by name alone: the pool requires this
 * file, and a Node whose thread is ended while it dresses a default export up for `require` ends altogether, with the server in it.
 */
import { setPriority } from 'node:os';
import { chooseMove, steadyAnswer, type Thinker } from '@cantiere/bots';
import type { GameMove } from '@cantiere/engine';
import { servedFrom, type EditionSource } from '../editions/module.ts';
import type { Served } from '../shelf.ts';
import type { BotQuestion } from './thinking.ts';

const thinkers = new Map<string, Promise<Thinker>>();

const LAST_IN_LINE = 19;
let stepsBehind = false;

/** On Linux a thread has a priority of its own; elsewhere it would be the whole server's. Such threads are asked nothing else. */
function stepBehind(): void {
  if (stepsBehind || process.platform !== 'linux') return;
  stepsBehind = true;
  setPriority(0, LAST_IN_LINE);
}

export async function think({ shelf, source, ...question }: BotQuestion): Promise<GameMove> {
  const { level, view, seat, seed, earlier = [], steady, quiet, temperament } = question;
  if (quiet) stepBehind();
  const key = `${source.game} ${source.edition}`;
  let thinker = thinkers.get(key);
  if (thinker === undefined) {
    thinker = wake(shelf, source);
    thinkers.set(key, thinker);
  }
  if (steady) return steadyAnswer(await thinker, { level, view, seat, seed, earlier });
  return chooseMove(await thinker, level, view, seat, seed, { carryOn: true, earlier, temperament });
}

async function wake(from: string, source: EditionSource): Promise<Thinker> {
  const { shelf, hidden = [] } = (await import(from)) as { shelf: readonly Served[]; hidden?: readonly Served[] };
  const shelved = await servedFrom(source, [...shelf, ...hidden]);
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  return { game, bot };
}
