/**
 * Looks ahead: the table after the moves in hand, played by the game's own rules on a copy of the view. Nothing is worked out
 * a second time here; where hidden things decide, there is no answer.
 */
import type { Game, GameEvent, GameMove, GameState, Seat, Told } from '@cantiere/engine';

/** As much of a game as it takes to look ahead. */
export type Rules<S extends GameState, M extends GameMove, E extends GameEvent> = Pick<
  Game<S, M, E>,
  'clone' | 'refuse' | 'play'
>;

export interface Foreseen<S extends GameState, E extends GameEvent> {
  /** The table afterwards, as far as the view knows it: what was unknown is unknown still. */
  readonly after: S;
  readonly told: readonly Told<E>[];
}

let allowed = true;

/** A board looks ahead by the rules it was made with. At a table of other rules (an earlier edition) it rather says nothing. */
export function lookAhead(byTheseRules: boolean): void {
  allowed = byTheseRules;
}

/**
 * `view`: what is seen, or what was foreseen from it. Undefined when a move is refused, or when one of them turns up something hidden. `harmless` are kinds of events that do
 * turn something up but change nothing that the board shows of `after`: the next card laid into a row, say.
 */
export function foresee<S extends GameState, M extends GameMove, E extends GameEvent>(
  rules: Rules<S, M, E>,
  view: S,
  seat: Seat,
  moves: readonly M[],
  harmless: readonly E['kind'][] = [],
): Foreseen<S, E> | undefined {
  if (!allowed || moves.length === 0) return undefined;
  const after = rules.clone(view);
  const told: Told<E>[] = [];
  for (const move of moves) if (!follows(rules, after, seat, move, told)) return undefined;
  return told.some(({ reveals, event }) => reveals && !harmless.includes(event.kind)) ? undefined : { after, told };
}

/** Plays the move where it can be played. Rules promise to play whole states alone: a view may lack what they look up. */
function follows<S extends GameState, M extends GameMove, E extends GameEvent>(
  rules: Rules<S, M, E>,
  after: S,
  seat: Seat,
  move: M,
  told: Told<E>[],
): boolean {
  if (rules.refuse(after, seat, move)) return false;
  try {
    rules.play(after, seat, move, told);
    return true;
  } catch {
    return false;
  }
}
