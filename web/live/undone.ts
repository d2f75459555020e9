/** Moves that were taken back: their events no longer hold, and are not told again. */
import type { GameEvent } from '@cantiere/engine';
import type { NumberedEvent, Undone } from '@cantiere/server/protocol';

export function isUndone(event: GameEvent): event is Undone {
  return event.kind === '@undone';
}

/** The events that hold, with the last taking back where it happened. */
export function standingEvents(events: readonly NumberedEvent[]): readonly NumberedEvent[] {
  if (!events.some(({ event }) => isUndone(event))) return events;
  let held: NumberedEvent[] = [];
  for (const one of events) {
    const { event } = one;
    if (isUndone(event)) held = held.filter(({ version }) => version < event.from);
    held.push(one);
  }
  return held;
}
