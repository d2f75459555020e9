/** Whatever arrives, is held, released and skipped in whatever order: nothing is shown twice, out of order, or never. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Update } from '@cantiere/server/protocol';
import { makePlaybackQueue } from './playbackQueue.ts';

/** Nothing but a show keeps a position waiting for longer; a telling that keeps up is never four seconds behind. */
const LATEST = 3_000;

type Happening =
  | { readonly kind: 'arrives'; readonly events: number }
  | { readonly kind: 'passes' | 'held'; readonly ms: number }
  | { readonly kind: 'released' | 'skipped' };

const milliseconds = fc.integer({ min: 0, max: 3_000 });
const happenings = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('arrives' as const), events: fc.nat(4) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('passes' as const), ms: milliseconds }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('held' as const), ms: milliseconds }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('released' as const, 'skipped' as const) }) },
  ),
  { maxLength: 40 },
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: { dataset: { motion: 'full' } } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Plays it all; gives the events in the order shown, the versions in the order shown, and how long each waited. */
function run(all: readonly Happening[]): { events: number[]; versions: number[]; waits: number[]; arrived: number } {
  const playback = makePlaybackQueue(() => false);
  const events: number[] = [];
  const versions: number[] = [];
  const waits: number[] = [];
  const arrivals: number[] = [];
  let numbered = 0;
  playback.shown.listen(() => {
    const { update } = playback.shown.get()!;
    versions.push(update.version);
    events.push(...update.events.map(({ number }) => number));
    waits.push(Date.now() - arrivals[update.version]);
  });
  for (const each of all) {
    if (each.kind === 'arrives') {
      const version = arrivals.push(Date.now()) - 1;
      const news = Array.from({ length: each.events }, () => ({ number: ++numbered }));
      playback.add({ version, view: {}, toAct: [], events: news } as unknown as Update, false);
    } else if (each.kind === 'passes') vi.advanceTimersByTime(each.ms);
    else if (each.kind === 'held') playback.hold(versions.at(-1) ?? 0, each.ms);
    else if (each.kind === 'released') playback.release(versions.at(-1) ?? 0);
    else playback.skip();
  }
  vi.runAllTimers();
  return { events, versions, waits, arrived: arrivals.length };
}

it('tells every event once and in order, and ends at the newest position', () => {
  fc.assert(
    fc.property(happenings, (all) => {
      const { events, versions, arrived } = run(all);
      expect(events).toEqual(Array.from({ length: events.length }, (_, n) => n + 1));
      expect(events.length).toBe(all.reduce((sum, each) => sum + (each.kind === 'arrives' ? each.events : 0), 0));
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));
      expect(versions.at(-1) ?? -1).toBe(arrived - 1);
    }),
  );
});

it('shows nothing later than it may, where no show is held', () => {
  fc.assert(
    fc.property(
      happenings.map((all) => all.filter(({ kind }) => kind !== 'held')),
      (all) => {
        expect(Math.max(0, ...run(all).waits)).toBeLessThanOrEqual(LATEST);
      },
    ),
  );
});
