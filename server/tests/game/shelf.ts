/** A shelf with one game, for tests. */
import type { Served } from '../../shelf.ts';
import { bot, data, game, moveSchema, numbers, plans, printed } from './altezze.ts';

export const shelf: readonly Served[] = [
  {
    meta: game.meta,
    rules: () => Promise.resolve({ game }),
    data: () => Promise.resolve({ printed, data }),
    schema: () => Promise.resolve({ moveSchema }),
    bot: () => Promise.resolve({ bot }),
    plans: () => Promise.resolve({ plans }),
    numbers: () => Promise.resolve({ numbers }),
  },
];
