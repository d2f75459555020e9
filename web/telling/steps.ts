/** The positions that can be looked back at, put in a row: those from before I came, by the replay, then those that came on the line. */
import type { GameState, View, Viewer } from '@cantiere/engine';
import type { NumberedEvent, Update } from '@cantiere/server/protocol';
import type { Replay } from '../replay/replay.ts';

export interface PastStep {
  readonly id: string;
  /** The version of the table; unknown of what the replay tells, which counts moves. */
  readonly version: number | undefined;
  readonly view: View<GameState>;
  /** What led there. */
  readonly events: readonly NumberedEvent[];
}

export interface Earlier {
  readonly steps: readonly PastStep[];
  /** What came later than this version is known from the line. */
  readonly after: number;
}

export function stepsOf(past: readonly Update[], earlier: Earlier | undefined): readonly PastStep[] {
  const since = earlier ? past.filter(({ version }) => version > earlier.after) : past;
  return [...(earlier?.steps ?? []), ...since.map(stepOf)];
}

const stepOf = ({ version, view, events }: Update): PastStep => ({ id: `v${version}`, version, view, events });

/** The last `most` positions of the replay, which ends where the line had come to when it was asked. */
export async function earlierIn(
  seen: () => Promise<Replay | undefined>,
  viewer: Viewer,
  past: readonly Update[],
  most: number,
): Promise<Earlier | undefined> {
  const now = past.at(-1)?.version;
  const replay = await seen();
  // Through these eyes or not at all.
  if (!replay || now === undefined || !replay.viewers.includes(viewer)) return undefined;
  const from = Math.max(0, replay.length - most);
  const places = Array.from({ length: replay.length - from + 1 }, (_, n) => from + n);
  for (const at of places) await replay.load(at);
  const story = replay.story(viewer);
  const steps = places.flatMap((at): PastStep[] => {
    const position = replay.position(at, viewer);
    if (!position) return [];
    return [{ id: `r${at}`, version: undefined, view: position.view, events: story.filter(({ version }) => version === at) }];
  });
  return { steps, after: now };
}
