/**
 * Dragging a piece to where its next touch is, worked out from the choices alone. Dropping it there is touching both, so
 * whatever is made by touching one piece after the other can be made by dragging.
 */
import { inAnyOrder, narrowed, type Choice, type GameMove } from '@cantiere/engine';
import { onward, refusedAt, type AfterTouch } from './touching.ts';

/** The pieces that lead somewhere: something else is touched after them, or they are picked for a piece. Buttons stay where they are. */
export function carriable(choices: readonly Choice[], touched: readonly string[]): ReadonlySet<string> {
  const open = choices.filter(({ refusal }) => refusal === undefined);
  const inHand = new Set(touched);
  const found = new Set<string>();
  for (const choice of open) for (const place of [...leading(choice).slice(0, 1), ...pickedFor(choice)]) found.add(place);
  for (const choice of narrowed(open, touched)) {
    const next = choice.at.find((place) => !inHand.has(place));
    for (const place of leading(choice)) if (place === next || inHand.has(place)) found.add(place);
  }
  return found;
}

const isButton = (place = ''): boolean => place.startsWith('do:');

/** Those of its touches after which another piece is touched: what lies side by side, or before a button, stays where it is. */
function leading(choice: Choice): readonly string[] {
  if (inAnyOrder(choice)) return [];
  const goesOn = choice.kind === 'pick' && choice.places.length > 0;
  const { at } = choice;
  return (goesOn ? at : at.slice(0, -1)).filter((place, step) => !isButton(place) && !isButton(at[step + 1]));
}

/** What is picked for a piece is dragged onto it, as a bid onto the senator; what is picked by a button is not. */
function pickedFor(choice: Choice): readonly string[] {
  const last = choice.at.at(-1);
  return choice.kind === 'pick' && last !== undefined && !isButton(last) ? choice.places : [];
}

/** Where a piece can be let go so that something comes of it. What it is taken from, the card that a house was lit by, is none. */
export function goalsOf(choices: readonly Choice[], touched: readonly string[], from: string): ReadonlySet<string> {
  const its = choices.filter((choice) => choice.refusal === undefined && !inAnyOrder(choice) && has(choice, from));
  const at = touched.indexOf(from);
  const before = new Set(its.some((choice) => picks(choice, from)) ? [] : touched.slice(0, at < 0 ? touched.length : at));
  const leads = (to: string): boolean => {
    const outcome = before.has(to) || isButton(to) ? undefined : afterDrop(choices, touched, from, to);
    return outcome !== undefined && 'touched' in outcome;
  };
  return new Set(its.flatMap((choice) => [...choice.at, ...(choice.kind === 'pick' ? choice.places : [])]).filter(leads));
}

/** What dropping a piece onto another does; undefined when the one has nothing to do with the other. */
export function afterDrop<M extends GameMove>(
  choices: readonly Choice<M>[],
  touched: readonly string[],
  from: string,
  to: string,
): AfterTouch<M> {
  if (from === to) return undefined;
  const its = choices.filter((choice) => joins(choice, from, to));
  const open = its.filter(({ refusal }) => refusal === undefined);
  for (const begun of begunWith(touched, from)) {
    // What is picked beside others goes to the piece that they lie on already.
    const lies = begun.includes(to) && its.some((choice) => picks(choice, from));
    for (const way of lies ? [[...begun, to], begun] : [[...begun, to]]) {
      const outcome = narrowed(open, way).length > 0 ? onward(choices, way) : undefined;
      if (outcome) return outcome;
    }
  }
  return refusedAt(its, [from], to);
}

const picks = (choice: Choice, place: string): boolean => choice.kind === 'pick' && choice.places.includes(place);
const has = (choice: Choice, place: string): boolean => choice.at.includes(place) || picks(choice, place);

/** Whether both are touched for it, in whichever order; two that are picked side by side do not lie on each other. */
const joins = (choice: Choice, from: string, to: string): boolean =>
  !inAnyOrder(choice) && has(choice, from) && has(choice, to) && (choice.at.includes(from) || choice.at.includes(to));

/** What was in hand when the piece is dropped: all of it, what came up to the piece, or the piece alone. */
function begunWith(touched: readonly string[], from: string): readonly (readonly string[])[] {
  const at = touched.indexOf(from);
  return at < 0 ? [[...touched, from], [from]] : [touched, touched.slice(0, at + 1), [from]];
}
