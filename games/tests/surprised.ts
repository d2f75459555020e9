/** Makes a plan, lets something happen, and asks the plan what it says to that. For the tests of each game's plans. */
import { deal, seedFrom, type Game, type GameState, type PlanAnswer, type PlanKind, type Seat } from '@cantiere/engine';

export function begin<S extends GameState>(game: Game<S>): S {
  return deal(game, { seats: 3, options: {}, seed: seedFrom('surprise') }) as S;
}

export function after<S extends GameState>(
  game: Game<S>,
  kinds: readonly PlanKind<S>[],
  id: string,
  state: S,
  seat: Seat,
  what: () => void,
): PlanAnswer {
  const kind = kinds.find((one) => one.id === id);
  const given = kind?.offer(game.view(state, seat), seat);
  if (kind === undefined || given === undefined) throw new Error(`${id} is not on offer`);
  what();
  return kind.answer(game.view(state, seat), seat, given);
}
