/**
 * From touches to choices and back. A person touches pieces one after the other; each touch leaves fewer choices, until one
 * is meant. Boards light what can be touched next, hints and lessons point at it, tests play whole games by it.
 */
import { canonicalJson } from './hash.ts';
import type { Choice, GameMove } from './contract.ts';

/** Those that these touches can still lead to: in the order touched, or, where that leads nowhere, in any order. */
export function narrowed<C extends Choice>(choices: readonly C[], touched: readonly string[]): C[] {
  const inOrder = choices.filter((choice) => beginsWith(choice, touched));
  return inOrder.length > 0 ? inOrder : choices.filter((choice) => restAfter(choice, touched) !== undefined);
}

/** What may be touched next, and what follows from it: a choice stands under each of its possible next touches. */
export function nextTouches<C extends Choice>(choices: readonly C[], touched: readonly string[]): Map<string, C[]> {
  const next = new Map<string, C[]>();
  for (const choice of narrowed(choices, touched)) {
    const rest = restAfter(choice, touched) ?? [];
    const open = inAnyOrder(choice)
      ? new Set(rest)
      : rest.length > 0
        ? rest.slice(0, 1)
        : choice.kind === 'pick'
          ? new Set(choice.places)
          : [];
    for (const place of open) next.set(place, [...(next.get(place) ?? []), choice]);
  }
  return next;
}

/** The choice that these touches make, legal before refused; undefined while something is still to be touched. */
export function meant<C extends Choice>(choices: readonly C[], touched: readonly string[]): C | undefined {
  const whole = narrowed(choices, touched).filter((choice) => restAfter(choice, touched)?.length === 0);
  return whole.find(({ refusal }) => refusal === undefined) ?? whole[0];
}

/** All touches that make this move, in order; undefined when it is not among the choices. */
export function touchesOf(choices: readonly Choice[], move: GameMove): readonly string[] | undefined {
  const text = canonicalJson(move);
  const whole = choices.find((choice) => choice.kind === 'move' && canonicalJson(choice.move) === text);
  if (whole) return whole.at;
  for (const choice of choices) {
    const places = placesPicked(choice, move);
    if (places) return [...choice.at, ...places];
  }
  return undefined;
}

/** Where the items lie that complete this pick to this move; undefined when they cannot. */
export function placesPicked(choice: Choice, move: GameMove): string[] | undefined {
  if (choice.kind !== 'pick' || choice.refusal) return undefined;
  const picked: unknown = Reflect.get(move, choice.field);
  if (!Array.isArray(picked) || picked.length < choice.min || picked.length > choice.max) return undefined;
  if (canonicalJson({ ...choice.move, [choice.field]: [] }) !== canonicalJson({ ...move, [choice.field]: [] })) return undefined;
  const left = choice.from.map((item, index) => ({ item, place: choice.places[index] }));
  const places: string[] = [];
  for (const item of picked) {
    const index = left.findIndex((each) => each.item === String(item));
    if (index < 0) return undefined;
    places.push(left[index].place);
    left.splice(index, 1);
  }
  return places;
}

function beginsWith(choice: Choice, touched: readonly string[]): boolean {
  if (inAnyOrder(choice)) return restAfter(choice, touched) !== undefined;
  return touched.length <= choice.at.length && touched.every((place, index) => place === choice.at[index]);
}

export const inAnyOrder = (choice: Choice): boolean => choice.kind === 'move' && choice.inAnyOrder === true;

/** What of `at` is still to be touched, in its order; undefined when something was touched that does not belong to it. */
function restAfter(choice: Choice, touched: readonly string[]): string[] | undefined {
  const rest = [...choice.at];
  const extra = choice.kind === 'pick' ? [...choice.places] : [];
  for (const place of touched) {
    const index = rest.indexOf(place);
    if (index >= 0) {
      rest.splice(index, 1);
      continue;
    }
    const item = extra.indexOf(place);
    if (item < 0) return undefined;
    extra.splice(item, 1);
  }
  return rest;
}
