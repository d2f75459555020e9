/**
 * What a seat may decide ahead of being asked. A game lists the kinds of plan that make sense in it, in `plans.ts` beside
 * its rules; a plan sees nothing but its seat's view, and whatever it answers goes through the same door as any move.
 */
import type { GameMove, GameState, View } from './contract.ts';
import type { Seat } from './seat.ts';
import type { InEveryLanguage } from './words.ts';

/** What was so when the plan was made, as far as the plan rests on it. */
export type Basis = Readonly<Record<string, number>>;

/**
 * - `{ move }`: that is what the seat wants to be played now.
 * - `wait`: it is not asked, or asked something else.
 * - `done`: the time it was made for is over.
 * - `surprise`: something happened that it did not reckon with; the person must look again.
 */
export type PlanAnswer<M extends GameMove = GameMove> = { readonly move: M } | 'wait' | 'done' | 'surprise';

export interface PlanKind<S extends GameState = GameState, M extends GameMove = GameMove> {
  /** Stands in the store: never renamed. */
  readonly id: string;
  /** What it is about: a seat has one plan on a topic, a new one replaces the old. */
  readonly topic: string;
  readonly words: InEveryLanguage;
  /** What the plan would rest on, if it can be made now; undefined when it makes no sense. */
  offer(view: View<S>, seat: Seat): Basis | undefined;
  answer(view: View<S>, seat: Seat, given: Basis): PlanAnswer<M>;
}

/** A plan somebody made. */
export interface Plan {
  readonly kind: string;
  readonly given: Basis;
}

export function offeredPlans(kinds: readonly PlanKind[], view: View<GameState>, seat: Seat): Plan[] {
  return kinds.flatMap((kind) => {
    const given = kind.offer(view, seat);
    return given ? { kind: kind.id, given } : [];
  });
}

/** A plan of a kind that the game no longer has is over. */
export function answerOf(kinds: readonly PlanKind[], plan: Plan, view: View<GameState>, seat: Seat): PlanAnswer {
  return kinds.find(({ id }) => id === plan.kind)?.answer(view, seat, plan.given) ?? 'done';
}
