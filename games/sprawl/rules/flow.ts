/** The stack of what is still to be done, and the questions that interrupt it. Both are plain data in the state. */
import type { Seat } from '@cantiere/engine';
import { optionMeant, type Answer } from './moves.ts';
import type { Asking, Context, Frame, State } from './state.ts';

export function begin(state: State, frame: Frame): void {
  state.flow.push(frame);
}

export function finish(state: State): void {
  state.flow.pop();
}

export function beginEffects(state: State, list: number, context: Context): void {
  state.flow.push({ step: 'effects', list, at: 0, context });
}

/**
 * Asks a seat. A question with one answer is not asked: the answer comes back at once. // SPR-15.7
 * Otherwise nothing comes back, and whoever asked is called again with the answer, which is one of the options.
 */
export function ask<A extends Answer>(
  state: State,
  given: Answer | undefined,
  seat: Seat,
  card: string,
  asking: Asking & { readonly options: readonly A[] },
): A | undefined {
  const options: readonly A[] = asking.options;
  if (given !== undefined) return optionMeant(options, given);
  if (options.length === 1) return options[0];
  state.question = Object.freeze({ ...asking, id: state.answered + 1, card });
  state.asked = seat;
  return undefined;
}

/** The question is answered: the turn goes on, whoever it was that answered. */
export function settle(state: State): void {
  state.question = null;
  state.answered++;
  state.asked = state.active;
}
