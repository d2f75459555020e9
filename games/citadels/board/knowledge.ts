/** What can be told from a view and from nothing else: who may hold which character, whose pick it is, who is safe. */
import type { Seat } from '@cantiere/engine';
import { BISHOP, CHARACTERS, NONE, UNKNOWN, preparationFor, type Character } from '../rules/catalog.ts';
import { ALL_CHARACTERS, includes, membersOf, without, type CharacterSet } from '../rules/characterSet.ts';
import { drafterOf } from '../rules/draft.ts';
import type { CitadelsView } from './props.ts';

const EVERY: readonly Character[] = CHARACTERS.map((_, character) => character);

/** Characters that the viewer knows this seat to hold, in the order of the calls. */
export function heldBy(view: CitadelsView, seat: Seat): Character[] {
  return EVERY.filter((character) => view.holder[character] === seat);
}

const stepsOf = (view: CitadelsView, seat: Seat): number[] =>
  preparationFor(view.seats).draft.flatMap((_, step) => (drafterOf(view, step) === seat ? [step] : []));

/** How many characters everybody holds at the end of the draft. */
export const charactersEach = (view: CitadelsView): number => stepsOf(view, 0).length;

function unknownCharacters(view: CitadelsView): CharacterSet {
  return EVERY.reduce((set, character) => (view.holder[character] === UNKNOWN ? set | (1 << character) : set), 0);
}

/**
 * Characters that this seat may still hold, as far as the viewer can tell: what was passed on can only be with those who
 * chose later, what never arrived only with those who chose earlier.
 */
export function mayHold(view: CitadelsView, viewer: Seat | 'spectator', seat: Seat): Character[] {
  if (heldBy(view, seat).length >= charactersEach(view)) return [];
  const unknown = unknownCharacters(view);
  const draft = preparationFor(view.seats).draft;
  let possible: CharacterSet = 0;
  for (const theirs of stepsOf(view, seat)) {
    let set = unknown;
    for (const [mine, offered] of view.offered.entries()) {
      if (viewer === 'spectator' || drafterOf(view, mine) !== viewer || offered === 0) continue;
      if (theirs < mine) set &= ALL_CHARACTERS & ~offered;
      else if (mine < view.kept.length) {
        const passed = passedOn(view, mine);
        const pickedUp = draft[theirs].picksUpFaceDown && view.faceDown !== UNKNOWN ? 1 << view.faceDown : 0;
        // The last of seven also sees the face-down one, which may be anything that nobody was offered.
        set &= draft[theirs].picksUpFaceDown && view.faceDown === UNKNOWN ? passed | (unknown & ~offered) : passed | pickedUp;
      }
    }
    possible |= set;
  }
  return membersOf(possible);
}

/** What the drafter of this finished step handed to the next. */
function passedOn(view: CitadelsView, step: number): CharacterSet {
  const rest = without(view.offered[step], view.kept[step]);
  const aside = view.setAside[step];
  return aside >= 0 ? without(rest, aside) : rest;
}

/** My last finished step of this round's draft and what I passed on there; undefined when I have none. */
export function lastPassed(
  view: CitadelsView,
  me: Seat,
): { step: number; characters: Character[]; aside: Character } | undefined {
  const mine = stepsOf(view, me).filter((step) => step < view.kept.length);
  const step = mine.at(-1);
  if (step === undefined || view.offered[step] === 0) return undefined;
  return { step, characters: membersOf(passedOn(view, step)), aside: view.setAside[step] };
}

/** Seats that chose after this step. */
export function laterDrafters(view: CitadelsView, step: number): Seat[] {
  const later = preparationFor(view.seats).draft.flatMap((_, other) => (other > step ? [drafterOf(view, other)] : []));
  return [...new Set(later)];
}

export interface DraftNode {
  readonly step: number;
  readonly seat: Seat;
  readonly state: 'done' | 'now' | 'later';
  /** Characters on offer there; counted, since everybody can count. */
  readonly count: number;
}

export function draftChain(view: CitadelsView): DraftNode[] {
  const { draft, faceUp } = preparationFor(view.seats);
  let left = CHARACTERS.length - 1 - faceUp;
  return draft.map(({ setsAside, picksUpFaceDown }, step) => {
    const count = left + (picksUpFaceDown ? 1 : 0);
    left = count - 1 - (setsAside ? 1 : 0);
    const now = view.kept.length;
    return { step, seat: drafterOf(view, step), state: step < now ? 'done' : step === now ? 'now' : 'later', count };
  });
}

/** The viewer knows that nobody holds it this round: face up, set aside or left over by the viewer, or called in vain. */
export const isOut = (view: CitadelsView, character: Character): boolean => view.holder[character] === NONE;

export type CallState = 'out' | 'murdered' | 'now' | 'played' | 'absent' | 'later';

export function callState(view: CitadelsView, character: Character): CallState {
  if (includes(view.faceUp, character)) return 'out';
  if (view.murdered === character) return 'murdered';
  if (view.phase === 'draft' || character > view.called) return 'later';
  if (view.phase !== 'over' && character === view.called) return 'now';
  return view.holder[character] >= 0 ? 'played' : 'absent';
}

/** The Thief's seat while the theft is still to come. */
export const isPurseHanging = (view: CitadelsView, character: Character): boolean =>
  view.robbed === character && character > view.called;

/** CIT-6.19, once everybody knows it. */
export const isShielded = (view: CitadelsView, seat: Seat): boolean =>
  view.phase !== 'draft' && view.called >= BISHOP && view.holder[BISHOP] === seat && view.murdered !== BISHOP;

export const isLastRound = (view: CitadelsView): boolean =>
  view.phase !== 'over' &&
  (view.firstCompleter !== NONE || (view.options.roundLimit > 0 && view.round >= view.options.roundLimit));

export const faceUpCharacters = (view: CitadelsView): Character[] => membersOf(view.faceUp);
export const offeredNow = (view: CitadelsView): Character[] => membersOf(view.offered[view.kept.length] ?? 0);
