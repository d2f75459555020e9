/** What a turn still offers besides ending it, for the prompt: it never asks for something that cannot be done any more. */
import type { Seat, View } from '@cantiere/engine';
import { choices } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';

export function leftToDo(view: View<State>, seat: Seat): { readonly build: boolean; readonly power: boolean } {
  const open = choices(view, seat).flatMap(({ refusal, move }) => (refusal ? [] : [move.type]));
  return { build: open.includes('BUILD'), power: open.some((type) => type !== 'BUILD' && type !== 'END_TURN') };
}
