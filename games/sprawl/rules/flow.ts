/** The stack of what is still to be done, and the questions that interrupt it. Both are plain data in the state. */
import type { Seat } from '@cantiere/engine';
import type { Context, Frame, QuestionKind, State } from './state.ts';

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
 * Otherwise '' comes back, and whoever asked is called again with the answer.
 */
export function ask(
  state: State,
  seat: Seat,
  kind: QuestionKind,
  options: string[],
  card: string,
  about = '',
  amount = 0,
): string {
  if (options.length === 1) return options[0];
  state.question = { id: state.answered + 1, seat, kind, options, card, about, amount };
  return '';
}
