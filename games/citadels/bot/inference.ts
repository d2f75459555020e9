/** What a seat can conclude about the others' characters from what it was offered and what has been called. */
import type { Seat } from '@cantiere/engine';
import { preparationFor, type Character } from '../rules/catalog.ts';
import { ALL_CHARACTERS, without, type CharacterSet } from '../rules/characterSet.ts';
import { drafterOf } from '../rules/draft.ts';
import type { State } from '../rules/state.ts';

/** Whoever may hold it has not shown it: not called yet, or called and silent because it was murdered. */
export function isHidden({ called, murdered }: State, character: Character): boolean {
  return character > called || character === murdered;
}

/** Characters that `other` may still hold hidden, as far as `me` can tell. */
export function mayHold(state: State, me: Seat, other: Seat): CharacterSet {
  const { offered, kept, setAside } = state;
  const open = ALL_CHARACTERS & ~state.faceUp & ~called(state);
  let before: CharacterSet = open;
  let found: CharacterSet = 0;
  let awaiting = false;
  for (let step = 0; step < offered.length; step++) {
    const drafter = drafterOf(state, step);
    if (drafter === other && step < kept.length) awaiting = true;
    if (drafter !== me) continue;
    if (awaiting) found |= before & ~offered[step];
    awaiting = false;
    before = step < kept.length ? without(without(offered[step], kept[step]), setAside[step]) : offered[step];
  }
  if (awaiting) found |= before;
  if (hasPickedUpFaceDown(state, other)) found |= ~offeredTo(state, me);
  return found & open;
}

/** Characters already called that were not murdered: whoever held one has shown it. */
function called(state: State): CharacterSet {
  const past = (1 << (state.called + 1)) - 1;
  return without(past, state.murdered);
}

/** The last of seven drafters may hold the card that was removed before the draft. */
function hasPickedUpFaceDown(state: State, seat: Seat): boolean {
  const last = state.kept.length - 1;
  return last >= 0 && preparationFor(state.seats).draft[last].picksUpFaceDown && drafterOf(state, last) === seat;
}

/** Everything this seat has been offered this round. */
function offeredTo(state: State, me: Seat): CharacterSet {
  let set: CharacterSet = 0;
  for (let step = 0; step < state.offered.length; step++) if (drafterOf(state, step) === me) set |= state.offered[step];
  return set;
}
