/** Where a move is begun or gone on with, and what a choice has to do with which pieces. Pure; the choices say it all. */
import { touchesOf, type Choice, type GameMove } from '@cantiere/engine';

/**
 * What is to be touched next for this move, after these touches: the first of its places that lies not in hand yet. What
 * was touched for something else gives way to it. Undefined when all is touched or it cannot be made.
 */
export function nextFor(choices: readonly Choice[], move: GameMove, touched: readonly string[]): string | undefined {
  const places = touchesOf(choices, move);
  if (places === undefined) return undefined;
  const inHand = [...touched];
  return places.find((place) => {
    const at = inHand.indexOf(place);
    if (at >= 0) inHand.splice(at, 1);
    return at < 0;
  });
}

/** Every piece that a choice has anything to do with. */
export const placesOf = (choice: Choice): readonly string[] =>
  choice.kind === 'pick' ? [...choice.at, ...choice.places] : choice.at;

/** The pieces that all of these have to do with: a group of choices is begun there. */
export function sharedPlaces(choices: readonly Choice[]): readonly string[] {
  const [first, ...others] = choices.map(placesOf);
  return first?.filter((place) => others.every((places) => places.includes(place))) ?? [];
}

/** Every piece that this move would touch; for one that cannot be touched to its end, none. */
export const placesFor = (choices: readonly Choice[], move: GameMove): readonly string[] => touchesOf(choices, move) ?? [];
