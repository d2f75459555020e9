/** Torre, the little game of the documents, with what it knows about playing itself: next to nothing. */
import { defaultOptions, pick, seedFrom, type BotKnowledge, type GameState, type View } from '@cantiere/engine';
import { game as torre, type Move as TorreMove, type State as TorreState } from '../../games/torre/rules/index.ts';
import type { Thinker } from '../choose.ts';

const bot: BotKnowledge<TorreState, TorreMove> = {
  greedy: (view, seat) => torre.moves(view, seat)[0],
  playout: (state, seat, chance) => pick(chance, torre.moves(state, seat)),
  evaluate(state, out) {
    const scores = torre.scores(state);
    const sum = scores.reduce((total, score) => total + score + 1, 0);
    scores.forEach((score, seat) => (out[seat] = (score + 1) / sum));
  },
};

export const thinker: Thinker = { game: torre, bot };

/** A position for two, seat 0 to move, as seat 0 sees it. */
export function seen(changes: Partial<TorreState>): View<GameState> {
  const dealt = torre.setup(2, defaultOptions(torre.options), { seed: seedFrom('torre'), at: 0 });
  return torre.view({ ...dealt, ...changes }, 0);
}

/** Seat 0 wins by laying the 2 before the 5; the 5 first makes a tie, passing loses. */
export const layTheTwoFirst = seen({ heap: [], hands: [[2, 5], []], towers: [[1], [3, 3]] });
