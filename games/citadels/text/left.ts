/** What a turn still offers besides ending it, for the prompt: it never asks for something that cannot be done any more. */
import type { Seat, View } from '@cantiere/engine';
import { choices } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';

interface Left {
  readonly build: boolean;
  readonly power: boolean;
}

const openTo = (view: View<State>, seat: Seat): string[] =>
  choices(view, seat).flatMap(({ refusal, move }) => (refusal ? [] : [move.type]));

/** What ending the turn now gives up: it takes income and the Architect's cards by itself. */
export function givenUp(view: View<State>, seat: Seat): Left {
  const open = openTo(view, seat);
  const due = ['BUILD', 'END_TURN', 'COLLECT_INCOME', 'ARCHITECT_DRAW'];
  return { build: open.includes('BUILD'), power: open.some((type) => !due.includes(type)) };
}

export function leftToDo(view: View<State>, seat: Seat): Left {
  const open = openTo(view, seat);
  return { build: open.includes('BUILD'), power: open.some((type) => type !== 'BUILD' && type !== 'END_TURN') };
}
