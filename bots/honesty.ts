/**
 * The honesty test: re-deal everything that a bot cannot see, keep its generator, and the same move must come out. One
 * differing move is proof of peeking.
 */
import {
  deal,
  defaultOptions,
  pick,
  quickChance,
  seedFrom,
  type Game,
  type GameMove,
  type GameState,
  type Seat,
} from '@cantiere/engine';

export interface HonestyReport {
  readonly game: string;
  readonly positions: number;
  readonly same: number;
  readonly different: number;
}

/** Plays random games at changing player counts and asks `choose` twice at every position: in the real world and in an imagined one. */
export function honesty(
  game: Game,
  positions: number,
  seed: string,
  choose: (state: GameState, seat: Seat, step: number) => GameMove,
): HonestyReport {
  const { min, max } = game.meta.players;
  const chance = quickChance(Number.parseInt(seedFrom(seed).slice(0, 8), 16));
  let same = 0;
  let asked = 0;
  for (let table = 0; asked < positions; table++) {
    const seats = min + (table % (max - min + 1));
    const state = deal(game, { seats, options: defaultOptions(game.options), seed: seedFrom(`${seed}/${table}`) });
    for (let toAct = game.toAct(state); toAct.length > 0 && asked < positions; toAct = game.toAct(state)) {
      const seat = pick(chance, toAct);
      const moves = game.moves(state, seat);
      if (moves.length > 1) {
        const world = game.imagine(game.view(state, seat), seat, chance);
        const [here, there] = [choose(state, seat, asked), choose(world, seat, asked)];
        if (JSON.stringify(here) === JSON.stringify(there)) same++;
        asked++;
      }
      game.play(state, seat, pick(chance, moves));
    }
  }
  return { game: game.meta.id, positions: asked, same, different: asked - same };
}
