/** Capitol: whoever has bid nothing in an auction of this round, cards in hand, does so again half of the time. */
import { fraction, type BotKnowledge } from '@cantiere/engine';
import type { State } from '../../games/capitol/rules/state.ts';

export const idea = ({ believe }: BotKnowledge): Partial<BotKnowledge> => ({
  believe(world, seat, chance) {
    believe?.(world, seat, chance);
    const { phase, auctions, players } = world as unknown as State;
    const last = auctions.at(-1);
    if (phase !== 'auction' || last === undefined) return;
    for (const [other, player] of players.entries()) {
      if (other === seat || player.hasBid || player.hand.length === 0) continue;
      if (last.amounts[other] === 0 && fraction(chance) < 0.5) {
        player.hasBid = true;
        player.bid = [];
      }
    }
  },
});
