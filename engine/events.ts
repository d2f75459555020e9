/** What happened, and who may know it. Log, animations, "since your last turn" and the screen reader are all made from events. */
import type { Seat, Viewer } from './seat.ts';

/** One thing that happened: a kind and plain-data details. Text is derived from it, never stored in it. */
export interface GameEvent {
  readonly kind: string;
}

/**
 * An event as the rules tell it.
 * - `to` absent: everybody is told `event`.
 * - `to` present: those seats are told `event`; all others are told `otherwise`, or nothing when it is absent.
 * - `reveals`: the event gave somebody knowledge of something hidden (a drawn card, a revealed bid, a die). Free undo
 *   never crosses it.
 */
export interface Told<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly to?: readonly Seat[];
  readonly otherwise?: E;
  readonly reveals?: true;
}

/** The event as this viewer may know it; undefined when the viewer is told nothing. */
export function heard<E extends GameEvent>(told: Told<E>, viewer: Viewer): E | undefined {
  if (told.to === undefined || viewer === 'all') return told.event;
  return typeof viewer === 'number' && told.to.includes(viewer) ? told.event : told.otherwise;
}

export function heardBy<E extends GameEvent>(all: readonly Told<E>[], viewer: Viewer): E[] {
  return all.flatMap((told) => heard(told, viewer) ?? []);
}
