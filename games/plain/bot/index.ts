/** What can be known about playing any game: try every move once, and take the one after which one stands best. */
import {
  below,
  pick,
  type BotKnowledge,
  type Chance,
  type Game,
  type GameMove,
  type GameState,
  type Seat,
} from '@cantiere/engine';

/** More are not tried: of thousands, some at random. */
const MOST_TRIED = 60;

export function plainBot(game: Game): BotKnowledge {
  return {
    greedy(view, seat, chance) {
      const world = game.imagine(view, seat, chance);
      let best: GameMove | undefined;
      let most = -Infinity;
      for (const move of some(game.moves(world, seat), chance)) {
        const after = game.clone(world);
        game.play(after, seat, move);
        const lead = leadOf(game.scores(after), seat);
        if (lead > most || (lead === most && below(chance, 2) === 0)) [best, most] = [move, lead];
      }
      if (best === undefined) throw new Error('Asked, and nothing to decide');
      return best;
    },
    playout: (state: GameState, seat, chance) => pick(chance, game.moves(state, seat)),
    evaluate(state, out) {
      const ranks = game.result(state)?.ranks;
      const scores = game.scores(state);
      const least = Math.min(...scores);
      const shares = ranks ? ranks.map((rank) => (rank === 1 ? 1 : 0)) : scores.map((score) => score - least + 1);
      const sum = shares.reduce((total: number, share) => total + share, 0);
      shares.forEach((share, seat) => (out[seat] = share / sum));
    },
  };
}

function some(moves: readonly GameMove[], chance: Chance): readonly GameMove[] {
  return moves.length <= MOST_TRIED ? moves : Array.from({ length: MOST_TRIED }, () => pick(chance, moves));
}

/** Points ahead of the best of the others. */
const leadOf = (scores: readonly number[], seat: Seat): number =>
  scores[seat] - Math.max(...scores.filter((_, other) => other !== seat));
