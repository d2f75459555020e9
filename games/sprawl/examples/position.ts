/** Positions in a few readable lines, for the examples of the rules pages and for tests. Lots are written as players call them: column A to L, row 1 to 12. */
import { defaultOptions, seedFrom, type Options, type Seat, type Told } from '@cantiere/engine';
import { CARDS, CARD_IDS, cardNamed, effectsOf } from '../rules/cards.ts';
import { markerPutOn, putBuilding, setOwner } from '../rules/city.ts';
import type { Event } from '../rules/events.ts';
import { beginEffects } from '../rules/flow.ts';
import { LOTS_OF, placementOn } from '../rules/geometry.ts';
import { addCard } from '../rules/hand.ts';
import { game } from '../rules/index.ts';
import type { Answer, Move } from '../rules/moves.ts';
import { readSprawlOptions } from '../rules/options.ts';
import { proceed } from '../rules/play.ts';
import { NONE, type State } from '../rules/state.ts';
import { startTurn } from '../rules/turn.ts';
import { GREY_SPACES, MARKERS, OFFICES, PLANNING, VOCATIONS, ZONES } from '../rules/words.ts';

export const A = 0;
export const B = 1;
export const C = 2;
export const D = 3;

/** The table of most tests: Airport and Sports Team do all that options can make them do. What is otherwise by default has tests of its own. */
export const standard: Options = {
  ...defaultOptions(game.options),
  airportElections: true,
  contractorAtOnce: true,
};

/** A game as it is really dealt. */
export function dealt(seats: number, options: Options = {}, seed = 'test'): State {
  return game.setup(seats, { ...standard, ...options }, { seed: seedFrom(seed), at: 0 });
}

/** Lots by name: 'G7' or 'H7-H8'. */
export function lots(names: string): number[] {
  return names.split('-').map((name) => (Number(name.slice(1)) - 1) * 12 + name.charCodeAt(0) - 65);
}

export interface Sketch {
  readonly seats?: number;
  readonly options?: Options;
  readonly wealth?: readonly number[];
  readonly prestige?: readonly number[];
  /** Who owns the starting buildings; those not named are nobody's. */
  readonly owns?: Readonly<Record<string, Seat>>;
  readonly offices?: Readonly<Record<string, Seat>>;
  readonly contractor?: Seat;
  readonly markers?: Readonly<Record<string, string>>;
  readonly cards?: Readonly<Record<number, readonly string[]>>;
  readonly vocations?: Readonly<Record<number, readonly string[]>>;
  readonly activeDecks?: number;
}

/**
 * The first player's first turn, with nothing in anybody's hands: A is active, everybody has 20 wealth and 20 prestige,
 * nobody has Media, all starting buildings are uncontrolled unless the sketch says otherwise.
 */
export function position(sketch: Sketch = {}): State {
  const { seats = 3 } = sketch;
  const state: State = { ...dealt(seats, sketch.options), first: A };
  state.players.forEach((player, seat) => {
    state.planningDiscard.push(...player.cards.splice(0));
    player.wealth = sketch.wealth?.[seat] ?? 20;
    player.prestige = sketch.prestige?.[seat] ?? 20;
    for (const id of sketch.cards?.[seat] ?? []) give(state, seat, id);
    for (const name of sketch.vocations?.[seat] ?? []) train(state, seat, name);
  });
  for (const building of state.buildings) setOwner(state, building, sketch.owns?.[building.id] ?? NONE);
  startTurn(state, A, undefined);
  state.turn = 1;
  state.activeDecks = sketch.activeDecks ?? 1;
  for (const [office, seat] of Object.entries(sketch.offices ?? {})) {
    state.offices[OFFICES.findIndex((name) => name === office)] = seat;
    if (office !== 'mayor') state.politicians = true;
  }
  if (sketch.contractor !== undefined) {
    state.contractorInPlay = true;
    state.contractor = sketch.contractor;
  }
  for (const [space, marker] of Object.entries(sketch.markers ?? {})) mark(state, space, marker);
  return state;
}

/** Takes a card out of wherever it is. */
function pullOut(state: State, id: string): number {
  const card = cardNamed(id);
  if (card < 0) throw new RangeError(`No card ${id}.`);
  for (const pile of [state.planningDiscard, state.gone, ...state.decks, ...state.players.flatMap((p) => [p.cards, p.favors])]) {
    const at = pile.indexOf(card);
    if (at >= 0) pile.splice(at, 1);
  }
  for (const boxes of [state.planning, state.contracts, state.tops]) {
    const at = boxes.indexOf(card);
    if (at >= 0) boxes[at] = NONE;
  }
  return card;
}

/** Puts a planning card into a hand. */
export function give(state: State, seat: Seat, ...ids: readonly string[]): void {
  for (const id of ids) addCard(state.players[seat].cards, pullOut(state, id));
}

/** Puts a contract into a hand as a Favor of an earlier turn. */
export function favor(state: State, seat: Seat, id: string): void {
  state.players[seat].favors.push(pullOut(state, id));
}

export function train(state: State, seat: Seat, name: string): void {
  const vocation = VOCATIONS.findIndex((known) => known === name);
  state.players[seat].vocations[vocation]++;
  state.reserve[vocation]--;
}

export function mark(state: State, space: string, marker: string): void {
  markerPutOn(
    state,
    GREY_SPACES.findIndex((known) => known === space),
    MARKERS.findIndex((known) => known === marker),
  );
}

/** Puts a building down without any ceremony. */
export function stand(state: State, id: string, zone: string, on: string, owner: Seat = NONE): void {
  putBuilding(
    state,
    id,
    ZONES.findIndex((known) => known === zone),
    placementOn(lots(on)),
    owner,
  );
}

/** Lays a contract face up on a box, 1 to 5, in place of whatever lies there. */
export function lay(state: State, id: string, box = 1): void {
  const card = pullOut(state, id);
  const old = state.contracts[box - 1];
  if (old !== NONE) state.decks[CARDS[old].deck].unshift(old);
  state.contracts[box - 1] = card;
}

/** Lays planning cards on the boxes, 1 AP first; '' leaves one empty. */
export function layPlanning(state: State, ...ids: readonly string[]): void {
  ids.forEach((id, box) => {
    const card = id === '' ? NONE : pullOut(state, id);
    const old = state.planning[box];
    if (old !== NONE) state.decks[PLANNING].unshift(old);
    state.planning[box] = card;
  });
}

/** Puts cards face down on top of their deck; the first named is turned first. */
export function next(state: State, ...ids: readonly string[]): void {
  for (const id of ids.toReversed()) {
    const card = pullOut(state, id);
    state.decks[CARDS[card].deck].push(card);
  }
}

/** Takes the face-up card off a deck and puts it at the bottom. */
export function coverTop(state: State, deck: number): void {
  const card = state.tops[deck];
  if (card === NONE) return;
  state.tops[deck] = NONE;
  state.decks[deck].unshift(card);
}

/** Lets an event happen now, outside any turn end. */
export function happens(state: State, id: string): Event[] {
  const told: Told<Event>[] = [];
  const list = effectsOf(pullOut(state, id), readSprawlOptions(state.options));
  beginEffects(state, list, { self: state.active, it: '', built: '', card: id });
  proceed(state, undefined, told);
  return told.map(({ event }) => event);
}

/** Plays a move of whoever is asked; throws when it is refused. */
export function does(state: State, move: Move, seat: Seat = game.toAct(state)[0]): Event[] {
  const refused = game.refuse(state, seat, move);
  if (refused) throw new Error(`refused: ${refused.code} (${refused.rule})`);
  const told: Told<Event>[] = [];
  game.play(state, seat, move, told);
  return told.map(({ event }) => event);
}

/** Answers the open question. */
export function answers(state: State, ...given: readonly Answer[]): Event[] {
  return given.flatMap((answer) => does(state, { type: 'DECIDE', decision: state.question?.id ?? 0, answer }));
}

/** The code with which a move is refused, '' when it is not. */
export function code(state: State, move: Move, seat: Seat = state.active): string {
  return game.refuse(state, seat, move)?.code ?? '';
}

/** Chooses a contract of a box or an own Favor and its place; pays with the named permits when that is asked. */
export function builds(state: State, source: string, on: string, ...permits: readonly string[]): Event[] {
  const told = does(state, { type: 'BUILD', source });
  if (state.project && state.project.placement === NONE) told.push(...does(state, placing(state, on)));
  if (state.project) told.push(...does(state, { type: 'PAY', permits }));
  return told;
}

/** The move that builds there, demolishing whatever stands on those lots. */
export function placing(state: State, on: string): Move {
  const wanted = lots(on);
  const demolish = [...new Set(wanted.flatMap((lot) => (state.lots[lot] === NONE ? [] : [state.buildings[state.lots[lot]].id])))];
  return { type: 'PLACE', lots: wanted, demolish, renewal: demolish.length > 0 && state.contractor !== state.active };
}

/** Where an id stands, as lots. */
export function whereIs(state: State, id: string): readonly number[] {
  const building = state.buildings.find((known) => known.id === id);
  return building ? LOTS_OF[building.placement] : [];
}

export function ownerOf(state: State, id: string): Seat | undefined {
  return state.buildings.find((known) => known.id === id)?.owner;
}

export function handOf(state: State, seat: Seat): string[] {
  return state.players[seat].cards.map((card) => CARD_IDS[card]);
}

export const wealth = (state: State): number[] => state.players.map((player) => player.wealth);
export const prestige = (state: State): number[] => state.players.map((player) => player.prestige);
export const census = (state: State): Readonly<Record<string, number>> => game.census(state);
