/** Which positions can be looked back at: those of these eyes and no others. */
import { describe, expect, it } from 'vitest';
import type { Update } from '@cantiere/server/protocol';
import { makePastPositions, MOST_POSITIONS } from '../live/pastPositions.ts';
import type { PositionSeen, Replay } from '../replay/replay.ts';
import { earlierIn, stepsOf } from './steps.ts';

const update = (version: number): Update =>
  ({
    version,
    view: { of: version },
    toAct: [],
    events: [{ number: version, version, event: { kind: 'x' } }],
  }) as unknown as Update;

/** A replay of so many moves through the eyes of seat 1, whose positions come when they are asked for. */
function replayOf(length: number): Replay {
  const here = new Set<number>();
  return {
    length,
    viewers: [1],
    rounds: [],
    takenBack: [],
    story: () => Array.from({ length }, (_, n) => ({ number: n + 1, version: n + 1, event: { kind: 'x' } })),
    scores: () => [],
    position: (at) => (here.has(at) ? ({ view: { of: at }, toAct: [] } as unknown as PositionSeen) : undefined),
    load: (at) => Promise.resolve(void here.add(at)),
  };
}

describe('the positions of this page', () => {
  it('are kept in order, the newest of them', () => {
    const past = makePastPositions();
    past.add(update(0), true);
    for (let version = 1; version <= MOST_POSITIONS + 5; version++) past.add(update(version), false);
    expect(past.all.get().length).toBe(MOST_POSITIONS);
    expect(past.all.get().at(-1)?.version).toBe(MOST_POSITIONS + 5);
  });

  it('are forgotten when the table is seen through other eyes', () => {
    const past = makePastPositions();
    for (const version of [0, 1, 2]) past.add(update(version), version === 0);
    past.add(update(3), true);
    expect(past.all.get().map(({ version }) => version)).toEqual([3]);
  });
});

describe('the positions from before', () => {
  it('come before those of the line, each with what led there, and none twice', async () => {
    const past = [update(7)];
    const earlier = await earlierIn(() => Promise.resolve(replayOf(6)), 1, past, 3);
    const steps = stepsOf([...past, update(8)], earlier);
    expect(steps.map(({ id }) => id)).toEqual(['r3', 'r4', 'r5', 'r6', 'v8']);
    expect(steps[1]?.events.map(({ version }) => version)).toEqual([4]);
  });

  it('are nobody else’s: a replay through other eyes is none', async () => {
    expect(await earlierIn(() => Promise.resolve(replayOf(6)), 0, [update(7)], 3)).toBeUndefined();
    expect(await earlierIn(() => Promise.resolve(replayOf(6)), 'spectator', [update(7)], 3)).toBeUndefined();
    expect(await earlierIn(() => Promise.resolve(undefined), 1, [update(7)], 3)).toBeUndefined();
  });
});
