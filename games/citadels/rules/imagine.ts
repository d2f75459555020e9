/**
 * One complete world that a seat cannot tell from the real one. Unseen cards are dealt anew, and the draft is filled in
 * with characters where they can still be. Every such world is equally likely.
 */
import { below, shuffle, split, type Chance, type Seat, type View } from '@cantiere/engine';
import { COPIES, NONE, UNKNOWN, preparationFor, type Character, type District } from './catalog.ts';
import { ALL_CHARACTERS, membersOf, sizeOf, without, type CharacterSet } from './characterSet.ts';
import { clone } from './clone.ts';
import { drafterOf } from './draft.ts';
import type { State } from './state.ts';

export function imagine(view: View<State>, _seat: Seat, chance: Chance): State {
  const world = clone(view);
  world.chance = split(chance, 'imagined');
  if (world.phase === 'over') return world;
  dealUnseenCards(world, chance);
  fillInDraft(world, chance);
  return world;
}

// Cards

function dealUnseenCards(world: State, chance: Chance): void {
  const unseen = shuffle(chance, unseenCards(world));
  for (const { hand } of world.players) deal(unseen, hand);
  deal(unseen, world.turn.drawn);
  world.deck = unseen;
}

function unseenCards(world: State): District[] {
  const left = COPIES.slice();
  const see = (cards: readonly District[]): void => {
    for (const card of cards) if (card !== UNKNOWN) left[card]--;
  };
  for (const { hand, city } of world.players) {
    see(hand);
    see(city);
  }
  see(world.turn.drawn);
  if (world.destroyed !== NONE) left[world.destroyed]--;
  const unseen: District[] = [];
  for (let district = 0; district < left.length; district++) for (let n = left[district]; n > 0; n--) unseen.push(district);
  return unseen;
}

/** Lays unseen cards over the backs. */
function deal(unseen: District[], cards: District[]): void {
  for (let i = 0; i < cards.length; i++) if (cards[i] === UNKNOWN) cards[i] = unseen.pop() ?? UNKNOWN;
}

// Characters

/** Where a character can lie: kept or set aside at a step of the draft, removed face down, or still with the cards that are passed. */
interface Place {
  readonly what: 'kept' | 'setAside' | 'faceDown' | 'passed';
  readonly step: number;
  /** Who holds the character that lies here, if anybody does. */
  readonly seat: Seat;
  /** Whether a character that nobody holds may lie here. */
  readonly out: boolean;
}

/**
 * The sets that a seat was offered cut the draft into stretches: those before it took from what was missing, those in
 * between from what went missing meanwhile, those after it from what it passed on. A stretch has as many characters as
 * places.
 */
function fillInDraft(world: State, chance: Chance): void {
  const { offered, kept, setAside } = world;
  const { draft } = preparationFor(world.seats);
  const last = draft.length - 1;
  const pickedUpUnseen = draft[last].picksUpFaceDown && kept[last] === UNKNOWN; // CIT-3.8

  let places: Place[] = [];
  let characters: CharacterSet = ALL_CHARACTERS & ~world.faceUp;
  if (world.faceDown === UNKNOWN) {
    places.push({ what: 'faceDown', step: NONE, seat: pickedUpUnseen ? drafterOf(world, last) : NONE, out: true });
  }
  for (let step = 0; step < offered.length; step++) {
    const isFinished = step < kept.length;
    if (offered[step] !== 0) {
      layDown(world, characters & ~offered[step], places, chance);
      places = [];
      characters = isFinished ? without(without(offered[step], kept[step]), setAside[step]) : offered[step];
    } else if (isFinished) {
      const seat = drafterOf(world, step);
      places.push({ what: 'kept', step, seat, out: draft[step].picksUpFaceDown });
      if (draft[step].setsAside) places.push({ what: 'setAside', step, seat: NONE, out: true });
      else setAside[step] = NONE;
    }
  }
  while (places.length < sizeOf(characters)) places.push({ what: 'passed', step: NONE, seat: NONE, out: true });
  layDown(world, characters, places, chance);

  if (pickedUpUnseen) pickUpFaceDown(world, chance);
  unfold(world);
}

/** Characters known to be held go to their holder, then those known to be out where nobody holds them, then the others anywhere. */
function layDown(world: State, characters: CharacterSet, places: Place[], chance: Chance): void {
  const { holder } = world;
  const all = membersOf(characters);
  shuffle(chance, places);
  const lay = (character: Character, suits: (place: Place) => boolean): void => {
    const [{ what, step }] = places.splice(places.findIndex(suits), 1);
    if (what === 'kept') world.kept[step] = character;
    else if (what === 'setAside') world.setAside[step] = character;
    else if (what === 'faceDown') world.faceDown = character;
  };
  for (const character of all) if (holder[character] >= 0) lay(character, ({ seat }) => seat === holder[character]);
  for (const character of all) if (holder[character] === NONE) lay(character, ({ out }) => out);
  for (const character of all) if (holder[character] === UNKNOWN) lay(character, () => true);
}

/** So far the last drafter has the card that was passed; perhaps it was the one removed face down instead. */
function pickUpFaceDown(world: State, chance: Chance): void {
  const last = world.kept.length - 1;
  const holderOfPassed = world.holder[world.kept[last]];
  const holderOfFaceDown = world.holder[world.faceDown];
  const mustBePassed = holderOfPassed >= 0 || holderOfFaceDown === NONE;
  const mustBeFaceDown = holderOfFaceDown >= 0 || holderOfPassed === NONE;
  if (mustBeFaceDown || (!mustBePassed && below(chance, 2) === 0)) world.kept[last] = world.faceDown;
}

/** What follows from the picks: what everybody was offered, and who holds which character. */
function unfold(world: State): void {
  const { offered, kept, setAside, holder, faceDown } = world;
  const { draft } = preparationFor(world.seats);
  holder.fill(NONE);
  let passed = without(ALL_CHARACTERS & ~world.faceUp, faceDown);
  for (let step = 0; step < offered.length; step++) {
    if (draft[step].picksUpFaceDown) passed |= 1 << faceDown;
    offered[step] = passed;
    if (step === kept.length) return;
    holder[kept[step]] = drafterOf(world, step);
    passed = without(without(passed, kept[step]), setAside[step]);
  }
}
