/** Citadels: in the master's search everybody knows what everybody has done, hidden or not. Use `--level master`. */
import type { BotKnowledge } from '@cantiere/engine';

export const idea = ({ master }: BotKnowledge): Partial<BotKnowledge> => ({
  master: {
    ...master,
    search: (seats) => ({ ...(typeof master?.search === 'function' ? master.search(seats) : master?.search), secrecy: false }),
  },
});
