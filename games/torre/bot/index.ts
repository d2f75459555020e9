/** What Torre knows about playing itself: lay the smallest stone that fits, draw while the tower can still grow. */
import { pick, shuffle, type BotKnowledge } from '@cantiere/engine';
import { game, type Move, type State } from '../rules/index.ts';

export const bot: BotKnowledge<State, Move> = {
  greedy(view, seat) {
    const moves = game.moves(view, seat);
    const lays = moves.filter((move) => move.type === 'LAY');
    const smallest = lays.length > 0 ? lays.reduce((one, other) => (other.stone < one.stone ? other : one)) : undefined;
    const top = view.towers[seat].at(-1) ?? 0;
    // A step of one wastes nothing; with larger steps another stone may still come.
    if (smallest && (smallest.stone <= top + 1 || view.heap.length === 0)) return smallest;
    return moves.find(({ type }) => type === 'DRAW') ?? smallest ?? moves[0];
  },
  playout: (state, seat, chance) => pick(chance, game.moves(state, seat)),
  redraw: (state, chance) => void shuffle(chance, state.heap),
  evaluate(state, out) {
    const scores = game.result(state)?.totals ?? game.scores(state);
    const sum = scores.reduce((total, score) => total + score + 1, 0);
    scores.forEach((score, seat) => (out[seat] = (score + 1) / sum));
  },
};
