/**
 * Who is who, as the master guesses it: the rules imagine every draft that fits what a seat has seen as equally likely; here
 * characters change places, many times over, in favour of drafts in which everybody chose as such a drafter usually does. Where no
 * drafts were learned from it guesses as the levels below it.
 */
import { below, fraction, type Chance, type Seat } from '@cantiere/engine';
import { CHARACTERS, NONE, type Character } from '../rules/catalog.ts';
import { includes, membersOf, without } from '../rules/characterSet.ts';
import { draftIsOver, drafterOf } from '../rules/draft.ts';
import type { State } from '../rules/state.ts';
import { believe } from './beliefs.ts';
import { knowsDraftsOf, readiness } from './drafting.ts';
import { isHidden } from './inference.ts';

const CHANGES = 16;

/** Where a hidden character lies: removed before the draft, kept or set aside at a step of it, or left over at its end. */
interface Place {
  readonly what: 'removed' | 'kept' | 'setAside' | 'left';
  /** The last step at which it was still offered. */
  readonly step: number;
  /** Between which of my own picks: only within such a stretch can two change places unseen. */
  readonly stretch: number;
}

/** By step and character, how readily it was taken there. Written anew for every world. */
const ready: Float64Array[] = [];

export function suspect(world: State, me: Seat, chance: Chance): void {
  if (!knowsDraftsOf(world.seats)) return believe(world, me, chance);
  const places = hiddenPlaces(world, me);
  if (places.length < 2) return;
  for (let step = 0; step < world.kept.length; step++) {
    const seat = drafterOf(world, step);
    if (seat !== me) ready[step] = readiness(world, seat, step);
  }
  for (let change = 0; change < CHANGES; change++) {
    const one = places[below(chance, places.length)];
    const other = places[below(chance, places.length)];
    if (one === other || one.stretch !== other.stretch) continue;
    const [first, last] = one.step <= other.step ? [one, other] : [other, one];
    const before = likelihood(world, me, first.step, last.step);
    exchange(world, first, last);
    const after = likelihood(world, me, first.step, last.step);
    if (after < before * fraction(chance)) exchange(world, first, last);
  }
}

function hiddenPlaces(world: State, me: Seat): Place[] {
  const { kept, setAside, faceDown } = world;
  const places: Place[] = [];
  if (isHidden(world, faceDown)) places.push({ what: 'removed', step: -1, stretch: 0 });
  let stretch = 0;
  for (let step = 0; step < kept.length; step++) {
    if (drafterOf(world, step) === me) {
      stretch++;
      continue;
    }
    if (isHidden(world, kept[step])) places.push({ what: 'kept', step, stretch });
    if (setAside[step] !== NONE && isHidden(world, setAside[step])) places.push({ what: 'setAside', step, stretch });
  }
  const left = draftIsOver(world) ? leftOver(world) : undefined;
  if (left !== undefined && isHidden(world, left)) places.push({ what: 'left', step: kept.length, stretch });
  return places;
}

/** What nobody took; two players leave nothing. */
function leftOver({ offered, kept, setAside }: State): Character | undefined {
  const last = kept.length - 1;
  return membersOf(without(without(offered[last], kept[last]), setAside[last])).at(0);
}

/** How likely the others were to take what they took at these steps. */
function likelihood(world: State, me: Seat, first: number, last: number): number {
  const { kept, offered } = world;
  let product = 1;
  for (let step = Math.max(0, first); step <= last && step < kept.length; step++) {
    if (drafterOf(world, step) === me) continue;
    const readily = ready[step];
    let all = 0;
    for (let character = 0; character < CHARACTERS.length; character++) {
      if (includes(offered[step], character)) all += readily[character];
    }
    product *= readily[kept[step]] / all;
  }
  return product;
}

/** The characters of two places change places, and with them what was offered in between. */
function exchange(world: State, first: Place, last: Place): void {
  const { offered, holder } = world;
  const [earlier, later] = [characterAt(world, first), characterAt(world, last)];
  lay(world, first, later);
  lay(world, last, earlier);
  holder[later] = first.what === 'kept' ? drafterOf(world, first.step) : NONE;
  holder[earlier] = last.what === 'kept' ? drafterOf(world, last.step) : NONE;
  const both = (1 << earlier) | (1 << later);
  for (let step = first.step + 1; step <= last.step && step < offered.length; step++) offered[step] ^= both;
}

function characterAt(world: State, { what, step }: Place): Character {
  switch (what) {
    case 'removed':
      return world.faceDown;
    case 'kept':
      return world.kept[step];
    case 'setAside':
      return world.setAside[step];
    case 'left':
      return leftOver(world)!;
  }
}

/** What is left over lies nowhere: it is what the offers still have. */
function lay(world: State, { what, step }: Place, character: Character): void {
  if (what === 'removed') world.faceDown = character;
  else if (what === 'kept') world.kept[step] = character;
  else if (what === 'setAside') world.setAside[step] = character;
}
