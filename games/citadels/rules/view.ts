/** Who sees what (CIT-10). A view starts from nothing and takes up what its viewer may know. */
import { HIDDEN_CHANCE, cloneChance, type Seat, type View, type Viewer } from '@cantiere/engine';
import { NONE, UNKNOWN, preparationFor, type Character, type District } from './catalog.ts';
import { includes, without } from './characterSet.ts';
import { cloneTurn } from './clone.ts';
import { draftIsOver, drafterOf } from './draft.ts';
import type { State } from './state.ts';

export function view(state: State, viewer: Viewer): View<State> {
  const open = viewer === 'all' || state.phase === 'over'; // CIT-10.11
  const isMe = (seat: Seat): boolean => open || seat === viewer;
  const mine = (step: number): boolean => isMe(drafterOf(state, step));
  const shown = (cards: readonly District[], seat: Seat): District[] => (isMe(seat) ? cards.slice() : backs(cards.length));
  return {
    viewer,
    seats: state.seats,
    options: state.options,
    chance: viewer === 'all' ? cloneChance(state.chance) : HIDDEN_CHANCE,
    round: state.round,
    phase: state.phase,
    asked: state.asked,
    crown: state.crown,
    firstCompleter: state.firstCompleter,
    hauntedSince: state.hauntedSince,
    bank: state.bank,
    deck: open ? state.deck.slice() : backs(state.deck.length), // CIT-10.3, CIT-10.13
    players: state.players.map(({ gold, hand, city }, seat) => ({ gold, hand: shown(hand, seat), city: city.slice() })), // CIT-10.1, CIT-10.2
    firstDrafter: state.firstDrafter,
    faceUp: state.faceUp, // CIT-10.4
    faceDown: open || hasPickedUpFaceDown(state, viewer) ? state.faceDown : UNKNOWN, // CIT-10.3
    offered: state.offered.map((set, step) => (mine(step) ? set : 0)), // CIT-10.5
    kept: state.kept.map((character, step) => (mine(step) ? character : UNKNOWN)),
    setAside: state.setAside.map((character, step) => (mine(step) ? character : UNKNOWN)),
    holder: state.holder.map((seat, character) => (open || knowsHolder(state, viewer, character) ? seat : UNKNOWN)),
    called: state.called,
    murdered: state.murdered, // CIT-10.7
    robbed: state.robbed,
    turn: { ...cloneTurn(state.turn), drawn: shown(state.turn.drawn, state.asked) },
    destroyed: state.destroyed, // CIT-10.10
  };
}

function backs(count: number): District[] {
  return Array<District>(count).fill(UNKNOWN);
}

/** With seven players the last drafter sees the character removed face down. */
function hasPickedUpFaceDown(state: State, viewer: Viewer): boolean {
  const step = preparationFor(state.seats).draft.findIndex(({ picksUpFaceDown }) => picksUpFaceDown);
  return step >= 0 && step < state.offered.length && drafterOf(state, step) === viewer;
}

/** Whether the viewer knows who holds the character, or that nobody does. */
function knowsHolder(state: State, viewer: Viewer, character: Character): boolean {
  if (includes(state.faceUp, character) || hasAnswered(state, character)) return true;
  return state.holder[character] === viewer || (state.holder[character] === NONE && knowsItIsOut(state, viewer, character));
}

/** CIT-10.6: a call tells everybody who holds the character, or that nobody does; the call of the murdered one tells nothing. */
function hasAnswered(state: State, character: Character): boolean {
  return character <= state.called && character !== state.murdered;
}

/** CIT-10.5: by having set it aside, or by having left it over as last drafter. */
function knowsItIsOut(state: State, viewer: Viewer, character: Character): boolean {
  if (state.setAside.some((out, step) => out === character && drafterOf(state, step) === viewer)) return true;
  const last = state.kept.length - 1;
  return (
    draftIsOver(state) && drafterOf(state, last) === viewer && includes(without(state.offered[last], state.kept[last]), character)
  );
}
