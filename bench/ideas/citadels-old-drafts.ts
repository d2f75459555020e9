/** Citadels: the master guesses who is who as the levels below it do, without what it has learned of drafts. Use `--level master`. */
import type { BotKnowledge } from '@cantiere/engine';

export const idea = ({ believe, master }: BotKnowledge): Partial<BotKnowledge> => ({
  ...(believe && { master: { ...master, believe } }),
});
