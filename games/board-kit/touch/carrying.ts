/**
 * Dragging a piece to where its next touch is, worked out from the choices alone. Dropping it there is touching both, so
 * whatever is made by touching one piece after the other can be made by dragging.
 */
import { inAnyOrder, narrowed, type Choice, type GameMove } from '@cantiere/engine';
import { onward, refusedAt, type AfterTouch } from './touching.ts';

/** The pieces that lead somewhere: something else is touched after them. Buttons and what is picked from a row stay where they are. */
export function carriable(choices: readonly Choice[], touched: readonly string[]): ReadonlySet<string> {
  const open = choices.filter(({ refusal }) => refusal === undefined);
  const inHand = new Set(touched);
  const found = new Set<string>();
  for (const choice of open) for (const place of leading(choice).slice(0, 1)) found.add(place);
  for (const choice of narrowed(open, touched)) {
    const next = choice.at.find((place) => !inHand.has(place));
    for (const place of leading(choice)) if (place === next || inHand.has(place)) found.add(place);
  }
  return found;
}

/** Those of its touches after which another piece is touched: what lies side by side, or before a button, stays where it is. */
function leading(choice: Choice): readonly string[] {
  if (inAnyOrder(choice)) return [];
  const goesOn = choice.kind === 'pick' && choice.places.length > 0;
  const isButton = (place = ''): boolean => place.startsWith('do:');
  const { at } = choice;
  return (goesOn ? at : at.slice(0, -1)).filter((place, step) => !isButton(place) && !isButton(at[step + 1]));
}

/** What dropping a piece onto another does; undefined when the one has nothing to do with the other. */
export function afterDrop<M extends GameMove>(
  choices: readonly Choice<M>[],
  touched: readonly string[],
  from: string,
  to: string,
): AfterTouch<M> {
  if (from === to) return undefined;
  const its = choices.filter(({ at }) => at.includes(from));
  const open = its.filter(({ refusal }) => refusal === undefined);
  for (const begun of begunWith(touched, from)) {
    const outcome = narrowed(open, [...begun, to]).length > 0 ? onward(choices, [...begun, to]) : undefined;
    if (outcome) return outcome;
  }
  return refusedAt(its, [from], to);
}

/** What was in hand when the piece is dropped: all of it, what came up to the piece, or the piece alone. */
function begunWith(touched: readonly string[], from: string): readonly (readonly string[])[] {
  const at = touched.indexOf(from);
  return at < 0 ? [[...touched, from], [from]] : [touched, touched.slice(0, at + 1), [from]];
}
