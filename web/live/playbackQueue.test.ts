/** The pace at which positions are shown: one after the other, and none while the board shows something. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Update } from '@cantiere/server/protocol';
import { makePace, type PlaybackQueue } from './playbackQueue.ts';

const update = (version: number): Update => ({ version, view: {}, toAct: [], events: [] }) as unknown as Update;
const shown = (pace: PlaybackQueue): number | undefined => pace.shown.get()?.update.version;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: { dataset: { motion: 'full' } } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows positions that arrive together one after the other', () => {
  const pace = makePace(() => false);
  for (const version of [1, 2, 3]) pace.add(update(version), false);
  expect(shown(pace)).toBe(1);
  expect(pace.behind.get()).toBe(true);
  vi.runAllTimers();
  expect(shown(pace)).toBe(3);
  expect(pace.behind.get()).toBe(false);
});

it('shows them twice as fast to whoever wants it quick, and the newest at once to whoever wants it so', () => {
  const shownAfter = (tempo: string, ms: number): number | undefined => {
    document.documentElement.dataset.tempo = tempo;
    const pace = makePace(() => false);
    for (const version of [1, 2, 3, 4]) pace.add(update(version), false);
    vi.advanceTimersByTime(ms);
    return shown(pace);
  };
  expect(shownAfter('normal', 400)).toBe(2);
  expect(shownAfter('quick', 400)).toBe(3);
  expect(shownAfter('slow', 400)).toBe(1);
  expect(shownAfter('once', 0)).toBe(4);
});

it('keeps later positions away while the board shows something, and lets them come when it is over', () => {
  const pace = makePace(() => false);
  pace.add(update(1), false);
  pace.hold(1, 9_000);
  pace.add(update(2), false);
  vi.advanceTimersByTime(8_000);
  expect(shown(pace)).toBe(1);
  pace.release(1);
  expect(shown(pace)).toBe(2);
});

it('a new beginning, through other eyes, is shown at once; what waited was for the old ones', () => {
  const pace = makePace(() => false);
  for (const version of [1, 2, 3]) pace.add(update(version), false);
  pace.add(update(3), true);
  expect(shown(pace)).toBe(3);
  expect(pace.shown.get()?.fresh).toBe(false);
  vi.runAllTimers();
  expect(pace.shown.get()?.fresh).toBe(false);
  expect(pace.behind.get()).toBe(false);
});

it('says that it waits, so that the result waits too', () => {
  const pace = makePace(() => false);
  pace.add(update(1), false);
  pace.hold(1, 9_000);
  expect(pace.held.get()).toBe(true);
  pace.release(1);
  expect(pace.held.get()).toBe(false);
});

it('waits no longer than it was told', () => {
  const pace = makePace(() => false);
  pace.add(update(1), false);
  pace.hold(1, 9_000);
  pace.add(update(2), false);
  vi.advanceTimersByTime(9_000);
  expect(shown(pace)).toBe(2);
});

it('shows the newest at once on a skip, with the news of all', () => {
  const pace = makePace(() => false);
  for (const version of [1, 2, 3]) pace.add({ ...update(version), events: [{ number: version }] } as unknown as Update, false);
  pace.skip();
  expect(pace.shown.get()?.update).toMatchObject({ version: 3, events: [{ number: 2 }, { number: 3 }] });
});

it('does not keep a person waiting who is asked all along', () => {
  const pace = makePace(({ version }) => version < 4);
  pace.add(update(1), true);
  for (const version of [2, 3]) pace.add(update(version), false);
  expect(shown(pace)).toBe(3);
  expect(pace.behind.get()).toBe(false);
  // Once the turn has gone, others are watched again.
  pace.add(update(4), false);
  pace.add(update(5), false);
  expect(shown(pace)).toBe(4);
});

it('a hold for a version already told is ignored: in which order board and frame speak makes no difference', () => {
  const pace = makePace(() => false);
  pace.add(update(1), false);
  pace.release(1);
  pace.hold(1, 30_000);
  expect(pace.held.get()).toBe(false);
  pace.add(update(2), false);
  expect(shown(pace)).toBe(2);
});

it('holds nothing, and lets nothing go, for a version that is not on the screen', () => {
  const pace = makePace(() => false);
  for (const version of [1, 2, 3]) pace.add(update(version), false);
  pace.hold(2, 30_000);
  expect(pace.held.get()).toBe(false);
  pace.release(3);
  expect(shown(pace)).toBe(1);
  vi.runAllTimers();
  expect(shown(pace)).toBe(3);
});

it('a shorter wish does not take back a longer one', () => {
  const pace = makePace(() => false);
  pace.add(update(1), false);
  pace.hold(1, 9_000);
  pace.hold(1, 500);
  pace.add(update(2), false);
  vi.advanceTimersByTime(8_900);
  expect(shown(pace)).toBe(1);
  vi.advanceTimersByTime(100);
  expect(shown(pace)).toBe(2);
  expect(pace.told.get()).toBe(1);
});

it('shows nothing later than two seconds after it came, however much came at once', () => {
  const pace = makePace(() => false);
  for (let version = 1; version <= 15; version++) pace.add(update(version), false);
  expect(shown(pace)).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(shown(pace)).toBeGreaterThan(5);
  expect(shown(pace)).toBeLessThan(10);
  vi.advanceTimersByTime(1_000);
  expect(shown(pace)).toBe(15);
});

it('what came during a show is seen one by one when it is over', () => {
  const pace = makePace(() => false);
  pace.add(update(1), false);
  pace.hold(1, 20_000);
  for (const version of [2, 3, 4]) pace.add(update(version), false);
  vi.advanceTimersByTime(10_000);
  pace.release(1);
  expect(shown(pace)).toBe(2);
  vi.advanceTimersByTime(400);
  expect(shown(pace)).toBe(3);
});
