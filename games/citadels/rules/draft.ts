/** The draft (CIT-3): characters are removed, then everybody in turn keeps one and passes the rest. */
import { shuffle, type Refusal, type Seat } from '@cantiere/engine';
import { CHARACTERS, KING, NONE, preparationFor, type Character, type DraftStep } from './catalog.ts';
import { includes, namesIn, setOf, sizeOf, without } from './characterSet.ts';
import { privately, type Tell } from './events.ts';
import { refusal } from './refusals.ts';
import type { State } from './state.ts';

export function startDraft(state: State, tell: Tell): void {
  state.firstDrafter = state.crown; // CIT-3.5
  // After the deal the game's own generator is for the drafts alone: the one of round 5 is the same whatever was decided before.
  removeCharacters(state, shuffle(state.chance, [0, 1, 2, 3, 4, 5, 6, 7])); // CIT-3.1
  tell?.push({
    event: { kind: 'roundStarted', round: state.round, crown: state.crown, faceUp: namesIn(state.faceUp) },
    reveals: true,
  });
  state.called = NONE;
  state.murdered = NONE;
  state.robbed = NONE;
  state.holder = [NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE];
  state.kept = [];
  state.setAside = [];
  state.phase = 'draft';
  askDrafter(state, tell);
}

/** Takes the removed characters off the top (the end) of the shuffled pile; the rest is what the first drafter sees. */
export function removeCharacters(state: State, pile: Character[]): void {
  state.faceDown = take(pile); // CIT-3.3: face down first, and it may be the King
  state.faceUp = 0;
  for (let due = preparationFor(state.seats).faceUp; due > 0; due--) {
    let character = take(pile);
    if (character === KING) {
      character = take(pile); // CIT-3.4: the next one instead, and the King back among the others
      pile.push(KING);
      shuffle(state.chance, pile);
    }
    state.faceUp |= 1 << character;
  }
  state.offered = [setOf(pile)];
}

function take(pile: Character[]): Character {
  const top = pile.pop();
  if (top === undefined) throw new RangeError('No character is left to remove.');
  return top;
}

export function currentStep(state: State): DraftStep {
  return preparationFor(state.seats).draft[state.kept.length];
}

/** The seat that makes this step of the round's draft. */
export function drafterOf(state: State, step: number): Seat {
  return (state.firstDrafter + preparationFor(state.seats).draft[step].by) % state.seats; // CIT-2.4, CIT-3.5
}

function askDrafter(state: State, tell: Tell): void {
  const step = state.kept.length;
  const seat = drafterOf(state, step);
  const offered = state.offered[step];
  state.asked = seat;
  tell?.push(
    privately(
      seat,
      { kind: 'offered', seat, count: sizeOf(offered) },
      {
        characters: namesIn(offered),
        ...(currentStep(state).picksUpFaceDown && { faceDown: CHARACTERS[state.faceDown] }),
      },
    ),
  );
}

// DRAFT_PICK

const NOT_OFFERED = refusal('CHARACTER_NOT_OFFERED', 'CIT-3.6');
const DISCARD_REQUIRED = refusal('DISCARD_REQUIRED', 'CIT-3.9');
const DISCARD_NOT_ALLOWED = refusal('DISCARD_NOT_ALLOWED', 'CIT-3.11');
const SAME_CARD_TWICE = refusal('SAME_CARD_TWICE', 'CIT-3.11');

/** `discard` is undefined when the move names none, and NONE when what it names does not exist. */
export function refusePick(state: State, character: Character, discard: Character | undefined): Refusal | undefined {
  const offered = state.offered[state.kept.length];
  if (!includes(offered, character)) return NOT_OFFERED;
  if (!currentStep(state).setsAside) return discard === undefined ? undefined : DISCARD_NOT_ALLOWED;
  if (discard === undefined) return DISCARD_REQUIRED;
  if (discard === character) return SAME_CARD_TWICE;
  return includes(offered, discard) ? undefined : NOT_OFFERED;
}

/** Keeps one, sets one aside where the step says so, and passes the rest on. */
export function pickCharacter(state: State, seat: Seat, character: Character, discard: Character, tell: Tell): void {
  const passed = without(without(state.offered[state.kept.length], character), discard);
  state.kept.push(character);
  state.setAside.push(discard);
  state.holder[character] = seat;
  tell?.push(
    privately(
      seat,
      { kind: 'picked', seat },
      { character: CHARACTERS[character], ...(discard !== NONE && { discard: CHARACTERS[discard] }) },
    ),
  );
  if (draftIsOver(state)) return; // CIT-3.7: what is left over goes face down
  state.offered.push(currentStep(state).picksUpFaceDown ? passed | (1 << state.faceDown) : passed); // CIT-3.8
  askDrafter(state, tell);
}

export function draftIsOver(state: State): boolean {
  return state.kept.length === preparationFor(state.seats).draft.length;
}
