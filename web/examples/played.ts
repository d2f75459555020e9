/** An example as far as it was played: the state, what was told on the way, and whether it still follows the paragraph. */
import { canonicalJson, heardBy, type AnyGame, type GameEvent, type GameMove, type GameState, type Told } from '@cantiere/engine';
import type { Example } from '@cantiere/games';

export interface ExamplePlay {
  readonly state: GameState;
  /** How many moves were made. */
  readonly moves: number;
  /** As many of them as were the paragraph's own, from the first on. */
  readonly followed: number;
  /** What the last move led to, as everybody hears it. */
  readonly events: readonly GameEvent[];
}

export const begun = (example: Example): ExamplePlay => ({ state: example.set(), moves: 0, followed: 0, events: [] });

/** The move of whoever is asked; a refused one changes nothing. */
export function after(before: ExamplePlay, move: GameMove, game: AnyGame, example: Example): ExamplePlay {
  const [seat] = game.toAct(before.state);
  if (seat === undefined || game.refuse(before.state, seat, move)) return before;
  const state = game.clone(before.state);
  const told: Told[] = [];
  game.play(state, seat, move, told);
  const { moves, followed } = before;
  const next = example.told[followed];
  const follows = followed === moves && next !== undefined && canonicalJson(next) === canonicalJson(move);
  return { state, moves: moves + 1, followed: follows ? followed + 1 : followed, events: heardBy(told, 'all') };
}

/** What the paragraph does next; undefined once it has ended, or was left. */
export const nextTold = ({ moves, followed }: ExamplePlay, example: Example): GameMove | undefined =>
  moves === followed ? example.told[followed] : undefined;
