/**
 * Citadels: whoever sits on gold and has not built holds nothing they could have paid for. Where an imagined hand has such a card,
 * half of the time it changes places with a dearer one of the deck.
 */
import { below, fraction, type BotKnowledge } from '@cantiere/engine';
import { COST } from '../../games/citadels/rules/catalog.ts';
import type { State } from '../../games/citadels/rules/state.ts';

/** With less nobody is expected to have built. */
const MUCH_GOLD = 4;
const TRIES = 4;

type Believe = NonNullable<BotKnowledge['believe']>;

const doubting =
  (believe: Believe): Believe =>
  (world, seat, chance) => {
    believe(world, seat, chance);
    const { players, deck } = world as unknown as State;
    if (deck.length === 0) return;
    for (const [other, { gold, hand }] of players.entries()) {
      if (other === seat || gold < MUCH_GOLD) continue;
      for (let n = 0; n < hand.length; n++) {
        if (COST[hand[n]] > gold || fraction(chance) < 0.5) continue;
        for (let attempt = 0; attempt < TRIES; attempt++) {
          const at = below(chance, deck.length);
          if (COST[deck[at]] <= gold) continue;
          [hand[n], deck[at]] = [deck[at], hand[n]];
          break;
        }
      }
    }
  };

export const idea = ({ believe, master }: BotKnowledge): Partial<BotKnowledge> => ({
  ...(believe && { believe: doubting(believe) }),
  ...(master?.believe && { master: { ...master, believe: doubting(master.believe) } }),
});
