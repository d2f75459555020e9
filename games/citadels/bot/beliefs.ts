/**
 * Who is who, as the levels guess it (the master, where it has learned drafts: `suspicion.ts`): the rules imagine every draft that
 * fits what a seat has seen as equally likely; here characters change places, a few times over, in favour of drafts in which
 * everybody took what is worth most to them.
 */
import { below, fraction, steadyExp, type Chance, type Seat } from '@cantiere/engine';
import { CHARACTERS, NONE, preparationFor, type Character } from '../rules/catalog.ts';
import { includes } from '../rules/characterSet.ts';
import { drafterOf } from '../rules/draft.ts';
import type { State } from '../rules/state.ts';
import { isHidden } from './inference.ts';
import { worthPlaying } from './worth.ts';

/** Points by which one character must be worth more than another to be taken e times as often. */
const WHIM = 0.8;
const CHANGES = 6;

/** The place of the character that was removed before the draft; the others are the steps of the draft. */
const REMOVED = -1;

export function believe(world: State, me: Seat, chance: Chance): void {
  const { stretches, places } = hiddenPlaces(world, me);
  if (places.length < 2) return;
  const likely = new Float64Array(world.seats * CHARACTERS.length);
  for (let change = 0; change < CHANGES; change++) {
    const one = below(chance, places.length);
    const other = below(chance, places.length);
    if (one === other || stretches[one] !== stretches[other]) continue;
    const [first, last] = places[one] < places[other] ? [places[one], places[other]] : [places[other], places[one]];
    const before = likelihood(world, me, first, last, likely);
    exchange(world, first, last);
    const after = likelihood(world, me, first, last, likely);
    if (after < before * fraction(chance)) exchange(world, first, last);
  }
}

/** Where the others' characters lie that have not shown themselves, and between which of my own picks: only within such a stretch can they change places unseen. */
function hiddenPlaces(world: State, me: Seat): { places: number[]; stretches: number[] } {
  const places: number[] = [];
  const stretches: number[] = [];
  const removedStays = preparationFor(world.seats).draft.some(({ picksUpFaceDown }) => picksUpFaceDown);
  if (!removedStays && isHidden(world, world.faceDown)) {
    places.push(REMOVED);
    stretches.push(0);
  }
  let stretch = 0;
  for (let step = 0; step < world.kept.length; step++) {
    if (drafterOf(world, step) === me) stretch++;
    else if (isHidden(world, world.kept[step]) && !(removedStays && world.kept[step] === world.faceDown)) {
      places.push(step);
      stretches.push(stretch);
    }
  }
  return { places, stretches };
}

/** How readily the drafters of these steps would have taken what they took. */
function likelihood(world: State, me: Seat, first: number, last: number, likely: Float64Array): number {
  let product = 1;
  for (let step = Math.max(0, first); step <= last; step++) {
    const seat = drafterOf(world, step);
    if (seat === me) continue;
    const offered = world.offered[step];
    let all = 0;
    for (let character = 0; character < CHARACTERS.length; character++) {
      if (includes(offered, character)) all += appeal(world, seat, character, likely);
    }
    product *= appeal(world, seat, world.kept[step], likely) / all;
  }
  return product;
}

function appeal(world: State, seat: Seat, character: Character, known: Float64Array): number {
  const at = seat * CHARACTERS.length + character;
  if (known[at] === 0) known[at] = steadyExp(worthPlaying(world, seat, character) / WHIM);
  return known[at];
}

/** The characters of two places change places, and with them what was offered in between. */
function exchange(world: State, first: number, last: number): void {
  const { kept, offered, holder } = world;
  const later = kept[last];
  const earlier = first === REMOVED ? world.faceDown : kept[first];
  if (first === REMOVED) world.faceDown = later;
  else kept[first] = later;
  kept[last] = earlier;
  holder[later] = first === REMOVED ? NONE : drafterOf(world, first);
  holder[earlier] = drafterOf(world, last);
  const both = (1 << earlier) | (1 << later);
  for (let step = first + 1; step <= last; step++) offered[step] ^= both;
}
