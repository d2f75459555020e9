/** A shelf with one game, for tests. */
import type { Shelved } from '@cantiere/games';
import { bot, game, moveSchema } from './altezze.ts';

const missing = (): never => {
  throw new Error('Not needed by a server');
};

export const shelf: readonly Shelved[] = [
  {
    meta: game.meta,
    rules: () => Promise.resolve({ game }),
    schema: () => Promise.resolve({ moveSchema }),
    bot: () => Promise.resolve({ bot }),
    texts: missing,
    rulesPages: missing,
    terminal: missing,
    board: missing,
    cover: missing,
  },
];
