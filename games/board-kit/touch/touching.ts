/**
 * What a touch does, worked out from the choices alone: it goes on with what was begun, puts it back, begins anew, or is
 * refused with the reason. Pure, so that boards, tests and whoever points at the board share it.
 */
import {
  meant,
  narrowed,
  nextTouches,
  placesPicked,
  touchesOf,
  type Choice,
  type GameMove,
  type Refusal,
} from '@cantiere/engine';

/** How a piece looks: nothing to do with it, can be touched now, belongs to what is in hand, cannot be touched and says why. */
export type Look = 'plain' | 'lit' | 'chosen' | 'blocked';

/** What lies in hand after a touch. */
export interface InHand<M extends GameMove> {
  readonly touched: readonly string[];
  /** The move it makes, perhaps a pick that still lacks something; undefined while something is to be touched. */
  readonly move: M | undefined;
}

export type AfterTouch<M extends GameMove> = InHand<M> | { readonly refusal: Refusal } | undefined;

/** What was touched, whoever proposed the move in hand: the board, the list or a hint. */
export function touchedFor<M extends GameMove>(
  choices: readonly Choice<M>[],
  draft: M | undefined,
  begun: readonly string[],
): readonly string[] {
  if (draft === undefined) return begun;
  const touched = touchesOf(choices, draft) ?? unfinishedPick(choices, draft);
  return touched ?? begun;
}

/** The choice and its touches for a pick that does not yet have its least number. */
function unfinishedPick<M extends GameMove>(choices: readonly Choice<M>[], draft: M): readonly string[] | undefined {
  for (const choice of choices) {
    const places = choice.kind === 'pick' ? placesPicked({ ...choice, min: 0, max: Infinity }, draft) : undefined;
    if (places) return [...choice.at, ...places];
  }
  return undefined;
}

/**
 * `copy`: which of several alike pieces, from 0; the first so many of them are the chosen ones. `seen`: as the board shows
 * them, where it lights more than what comes next.
 */
export function afterTouch<M extends GameMove>(
  choices: readonly Choice<M>[],
  touched: readonly string[],
  place: string,
  copy = 0,
  seen = looks(choices, touched),
): AfterTouch<M> {
  if (timesIn(touched, place) > copy)
    return twice(choices, touched, place) ?? withHand(choices, putBack(choices, touched, place));
  // What looks blocked says why, even where some other way leads over it.
  if (seen.get(place) === 'blocked') return refusedAt(choices, touched, place);
  return (
    onward(choices, [...touched, place]) ??
    instead(choices, touched, place) ??
    onward(choices, [place]) ??
    refusedAt(choices, touched, place)
  );
}

/** What a move touches twice (both floors on one house) goes on when it is touched again, and only then goes back. */
function twice<M extends GameMove>(choices: readonly Choice<M>[], touched: readonly string[], place: string): AfterTouch<M> {
  const way = [...touched, place];
  const goesOn = choices.some(({ at, refusal }) => refusal === undefined && way.every((each, step) => each === at[step]));
  return goesOn ? onward(choices, way) : undefined;
}

/** Another answer to an earlier step: what was touched before it stays in hand, and what came after it where it still fits. */
function instead<M extends GameMove>(choices: readonly Choice<M>[], touched: readonly string[], place: string): AfterTouch<M> {
  const open = legalOf(choices);
  const inOrder = (way: readonly string[]): boolean => open.some(({ at }) => way.every((each, step) => each === at[step]));
  const somehow = (way: readonly string[]): boolean => narrowed(open, way).length > 0;
  for (const leads of [inOrder, somehow]) {
    for (let step = touched.length - 1; step >= 0; step--) {
      const way = [...touched.slice(0, step), place];
      if (!leads(way)) continue;
      const whole = [...way, ...touched.slice(step + 1)];
      return onward(choices, leads(whole) ? whole : way);
    }
  }
  return undefined;
}

/** Undefined when these touches lead to nothing that can be done. Where only one way is left, it is gone to its end. */
export function onward<M extends GameMove>(choices: readonly Choice<M>[], touched: readonly string[]): InHand<M> | undefined {
  const open = narrowed(legalOf(choices), touched);
  if (open.length === 0) return undefined;
  const [only] = open;
  if (open.length > 1) return withHand(choices, together(open, touched));
  if (only.kind === 'move') return { touched: only.at, move: only.move };
  return withHand(choices, [...only.at, ...touched.filter((place) => !only.at.includes(place))]);
}

/** As far as all that is left goes the same way: a step with one answer needs no touch. */
function together(open: readonly Choice[], touched: readonly string[]): readonly string[] {
  const [{ at: way }] = open;
  if (open.some(({ kind, at }) => kind === 'pick' || touched.some((place, step) => place !== at[step]))) return touched;
  let length = touched.length;
  while (length < way.length && open.every(({ at }) => at[length] === way[length])) length++;
  return way.slice(0, length);
}

export function withHand<M extends GameMove>(choices: readonly Choice<M>[], touched: readonly string[]): InHand<M> {
  if (touched.length === 0) return { touched, move: undefined };
  const choice = meant(legalOf(choices), touched);
  return { touched, move: choice && completed(choice, touched) };
}

/** Something picked goes back alone, and so does what the rest makes a move without; else what came after it goes back with it. */
function putBack(choices: readonly Choice[], touched: readonly string[], place: string): readonly string[] {
  const at = touched.lastIndexOf(place);
  const choice = meant(choices, touched);
  const picked = choice?.kind === 'pick' && at >= choice.at.length;
  const without = touched.toSpliced(at, 1);
  return picked || (without.length > 0 && meant(legalOf(choices), without)) ? without : touched.slice(0, touched.indexOf(place));
}

/** The pick's move with what was touched after its beginning. */
function completed<M extends GameMove>(choice: Choice<M>, touched: readonly string[]): M {
  if (choice.kind === 'move') return choice.move;
  const left = choice.from.map((item, index) => ({ item, place: choice.places[index] }));
  const rest = [...choice.at];
  const items = touched.flatMap((place) => {
    const begins = rest.indexOf(place);
    if (begins >= 0) {
      rest.splice(begins, 1);
      return [];
    }
    const index = left.findIndex((each) => each.place === place);
    return index < 0 ? [] : left.splice(index, 1).map(({ item }) => item);
  });
  return { ...choice.move, [choice.field]: items };
}

/** Why touching this does nothing: the reason of what it would go on to, or of what it would begin. */
export function refusedAt(
  choices: readonly Choice[],
  touched: readonly string[],
  place: string,
): { refusal: Refusal } | undefined {
  const refused = choices.filter(({ refusal }) => refusal !== undefined);
  const [reason] = [...narrowed(refused, [...touched, place]), ...narrowed(refused, [place])];
  return reason?.refusal && { refusal: reason.refusal };
}

/**
 * How every piece looks that has anything to do with the choices; all others are plain. `freely`: once something is in hand,
 * not only what comes next but all that may follow it.
 */
export function looks(choices: readonly Choice[], touched: readonly string[], freely = false): ReadonlyMap<string, Look> {
  const legal = legalOf(choices);
  const map = new Map<string, Look>();
  // Every step of what is in hand can still be answered otherwise.
  const ways = [...touched, ''].map((_, step) => touched.slice(0, step));
  const following = (all: readonly Choice[]): string[] =>
    freely && touched.length > 0 ? narrowed(all, touched).flatMap(({ at }) => at) : [];
  for (const way of ways) for (const place of nextTouches(choices, way).keys()) map.set(place, 'blocked');
  for (const place of following(choices)) map.set(place, 'blocked');
  for (const way of ways) for (const place of nextTouches(legal, way).keys()) map.set(place, 'lit');
  for (const place of onlyPlaces(legal, touched)) map.set(place, map.get(place) ?? 'lit');
  for (const place of following(legal)) map.set(place, 'lit');
  for (const place of touched) map.set(place, 'chosen');
  return map;
}

/**
 * How one of several alike pieces looks. The first so many are the chosen ones; another is lit only if it can be taken beside
 * them: instead of one of them it would change nothing.
 */
export function lookOfCopy(
  choices: readonly Choice[],
  touched: readonly string[],
  place: string,
  copy: number,
  seen: ReadonlyMap<string, Look>,
): Look {
  const look = seen.get(place) ?? 'plain';
  const taken = timesIn(touched, place);
  if (look !== 'chosen' || copy < taken) return look;
  const after = afterTouch(choices, touched, place, copy, seen);
  return after && 'touched' in after && timesIn(after.touched, place) > taken ? 'lit' : 'plain';
}

/** Where a pick is all that can be done, its places: touching one begins it. */
function onlyPlaces([only, ...others]: readonly Choice[], touched: readonly string[]): readonly string[] {
  return only?.kind === 'pick' && others.length === 0 && touched.length === 0 ? only.places : [];
}

const legalOf = <C extends Choice>(choices: readonly C[]): C[] => choices.filter(({ refusal }) => refusal === undefined);

/** Whether this move is offered as it is: nothing is left to be picked. */
export const isWhole = <M extends GameMove>(choices: readonly Choice<M>[], move: M | undefined): move is M =>
  choices.some((choice) => choice.kind === 'move' && choice.move === move);

/** Whether this move ends the turn before its time. */
export const endsEarly = <M extends GameMove>(choices: readonly Choice<M>[], move: M): boolean =>
  choices.some((choice) => choice.move === move && choice.ends === 'early');

export const timesIn = (touched: readonly string[], place: string): number => touched.filter((each) => each === place).length;
