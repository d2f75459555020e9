/** Runs in a bot thread: from a view to a move. Has neither the store nor the state. */
import { chooseMove, type Thinker } from '@cantiere/bots';
import type { GameMove } from '@cantiere/engine';
import type { Served } from '../shelf.ts';
import type { BotQuestion } from './thinking.ts';

const thinkers = new Map<string, Promise<Thinker>>();

export default async function think({ shelf, game, level, view, seat, seed }: BotQuestion): Promise<GameMove> {
  let thinker = thinkers.get(game);
  if (thinker === undefined) {
    thinker = wake(shelf, game);
    thinkers.set(game, thinker);
  }
  return chooseMove(await thinker, level, view, seat, seed, { carryOn: true });
}

async function wake(from: string, id: string): Promise<Thinker> {
  const { shelf, hidden = [] } = (await import(from)) as { shelf: readonly Served[]; hidden?: readonly Served[] };
  const shelved = [...shelf, ...hidden].find(({ meta }) => meta.id === id);
  if (shelved === undefined) throw new Error(`No game ${id} on the shelf`);
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  return { game, bot };
}
