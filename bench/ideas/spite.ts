/** Spite, in any game: everybody minds the win of the one who is ahead of the others, a little, beside their own. */
import type { BotKnowledge } from '@cantiere/engine';

/** Of the leader's chance, so much counts as a loss. With two players it changes nothing: there each one's loss is the other's gain. */
const GRUDGE = 0.3;

const spiteful =
  (evaluate: BotKnowledge['evaluate']): BotKnowledge['evaluate'] =>
  (state, out) => {
    evaluate(state, out);
    let first = -1;
    let second = -1;
    for (let seat = 0; seat < state.seats; seat++) {
      if (first < 0 || out[seat] > out[first]) [first, second] = [seat, first];
      else if (second < 0 || out[seat] > out[second]) second = seat;
    }
    const [most, next] = [out[first], out[second]];
    for (let seat = 0; seat < state.seats; seat++) out[seat] -= GRUDGE * (seat === first ? next : most);
  };

export const idea = ({ evaluate, master }: BotKnowledge): Partial<BotKnowledge> => ({
  evaluate: spiteful(evaluate),
  ...(master && { master: { ...master, ...(master.evaluate && { evaluate: spiteful(master.evaluate) }) } }),
});
