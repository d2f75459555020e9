/** Runs in a bot thread: from a view to a move. Has neither the store nor the state. */
import { chooseMove, type Thinker } from '@cantiere/bots';
import type { GameMove } from '@cantiere/engine';
import { servedFrom, type EditionSource } from '../editions/module.ts';
import type { Served } from '../shelf.ts';
import type { BotQuestion } from './thinking.ts';

const thinkers = new Map<string, Promise<Thinker>>();

export default async function think({ shelf, source, level, view, seat, seed, earlier = [] }: BotQuestion): Promise<GameMove> {
  const key = `${source.game} ${source.edition}`;
  let thinker = thinkers.get(key);
  if (thinker === undefined) {
    thinker = wake(shelf, source);
    thinkers.set(key, thinker);
  }
  return chooseMove(await thinker, level, view, seat, seed, { carryOn: true, earlier });
}

async function wake(from: string, source: EditionSource): Promise<Thinker> {
  const { shelf, hidden = [] } = (await import(from)) as { shelf: readonly Served[]; hidden?: readonly Served[] };
  const shelved = await servedFrom(source, [...shelf, ...hidden]);
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  return { game, bot };
}
