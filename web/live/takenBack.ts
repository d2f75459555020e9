/** Moves that were taken back are in no position of a replay; a line of its story says where they were. */
import type { GameEvent, TakenBackAt } from '@cantiere/engine';
import type { NumberedEvent } from '@cantiere/server/protocol';

interface TakenBackHere extends GameEvent {
  readonly kind: '@takenBack';
  readonly moves: number;
}

export const isTakenBack = (event: GameEvent): event is TakenBackHere => event.kind === '@takenBack';

/** The story with a line more for each such place, after what led there. */
export function withTakenBack(story: readonly NumberedEvent[], taken: readonly TakenBackAt[]): readonly NumberedEvent[] {
  if (taken.length === 0) return story;
  const lines = taken.map(({ at, moves }): NumberedEvent => {
    const before = story.findLast(({ version }) => version <= at);
    const event: TakenBackHere = { kind: '@takenBack', moves };
    return { number: (before?.number ?? 0) + 0.5, version: at, event };
  });
  return [...story, ...lines].sort((a, b) => a.version - b.version || a.number - b.number);
}
