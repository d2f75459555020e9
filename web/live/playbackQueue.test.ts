/** The pace at which positions are shown: one after the other, and none while the board shows something. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Update } from '@cantiere/server/protocol';
import { makePlaybackQueue, type PlaybackQueue } from './playbackQueue.ts';

const update = (version: number): Update => ({ version, view: {}, toAct: [], events: [] }) as unknown as Update;
const shown = (playback: PlaybackQueue): number | undefined => playback.shown.get()?.update.version;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: { dataset: { motion: 'full' } } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows positions that arrive together one after the other', () => {
  const playback = makePlaybackQueue(() => false);
  for (const version of [1, 2, 3]) playback.add(update(version), false);
  expect(shown(playback)).toBe(1);
  expect(playback.behind.get()).toBe(true);
  vi.runAllTimers();
  expect(shown(playback)).toBe(3);
  expect(playback.behind.get()).toBe(false);
});

it('shows them twice as fast to whoever wants it quick, and the newest at once to whoever wants it so', () => {
  const shownAfter = (tempo: string, ms: number): number | undefined => {
    document.documentElement.dataset.tempo = tempo;
    const playback = makePlaybackQueue(() => false);
    for (const version of [1, 2, 3, 4]) playback.add(update(version), false);
    vi.advanceTimersByTime(ms);
    return shown(playback);
  };
  expect(shownAfter('normal', 400)).toBe(2);
  expect(shownAfter('quick', 400)).toBe(3);
  expect(shownAfter('slow', 400)).toBe(1);
  expect(shownAfter('once', 0)).toBe(4);
});

it('keeps later positions away while the board shows something, and lets them come when it is over', () => {
  const playback = makePlaybackQueue(() => false);
  playback.add(update(1), false);
  playback.hold(1, 9_000);
  playback.add(update(2), false);
  vi.advanceTimersByTime(8_000);
  expect(shown(playback)).toBe(1);
  playback.release(1);
  expect(shown(playback)).toBe(2);
});

it('a new beginning, through other eyes, is shown at once; what waited was for the old ones', () => {
  const playback = makePlaybackQueue(() => false);
  for (const version of [1, 2, 3]) playback.add(update(version), false);
  playback.add(update(3), true);
  expect(shown(playback)).toBe(3);
  expect(playback.shown.get()?.fresh).toBe(false);
  vi.runAllTimers();
  expect(playback.shown.get()?.fresh).toBe(false);
  expect(playback.behind.get()).toBe(false);
});

it('says that it waits, so that the result waits too', () => {
  const playback = makePlaybackQueue(() => false);
  playback.add(update(1), false);
  playback.hold(1, 9_000);
  expect(playback.held.get()).toBe(true);
  playback.release(1);
  expect(playback.held.get()).toBe(false);
});

it('waits no longer than it was told', () => {
  const playback = makePlaybackQueue(() => false);
  playback.add(update(1), false);
  playback.hold(1, 9_000);
  playback.add(update(2), false);
  vi.advanceTimersByTime(9_000);
  expect(shown(playback)).toBe(2);
});

it('shows the newest at once on a skip, with the news of all', () => {
  const playback = makePlaybackQueue(() => false);
  for (const version of [1, 2, 3])
    playback.add({ ...update(version), events: [{ number: version }] } as unknown as Update, false);
  playback.skip();
  expect(playback.shown.get()?.update).toMatchObject({ version: 3, events: [{ number: 2 }, { number: 3 }] });
});

it('does not keep a person waiting who is asked all along', () => {
  const playback = makePlaybackQueue(({ version }) => version < 4);
  playback.add(update(1), true);
  for (const version of [2, 3]) playback.add(update(version), false);
  expect(shown(playback)).toBe(3);
  expect(playback.behind.get()).toBe(false);
  // Once the turn has gone, others are watched again.
  playback.add(update(4), false);
  playback.add(update(5), false);
  expect(shown(playback)).toBe(4);
});

it('a question that waited behind others’ moves comes with all the answers that came to it meanwhile', () => {
  const playback = makePlaybackQueue(({ version }) => version >= 3);
  for (const version of [1, 2, 3, 4, 5]) playback.add(update(version), false);
  expect(shown(playback)).toBe(1);
  vi.advanceTimersByTime(400);
  expect(shown(playback)).toBe(2);
  vi.advanceTimersByTime(400);
  expect(shown(playback)).toBe(5);
  expect(playback.behind.get()).toBe(false);
});

it('who is asked all along still sees to its end what the board shows, and then everything at once', () => {
  const playback = makePlaybackQueue(() => true);
  playback.add(update(1), true);
  playback.add(update(2), false);
  playback.hold(2, 5_000);
  for (const version of [3, 4]) playback.add(update(version), false);
  expect(shown(playback)).toBe(2);
  expect(playback.held.get()).toBe(true);
  playback.release(2);
  expect(shown(playback)).toBe(4);
});

it('a hold for a version already told is ignored: in which order board and frame speak makes no difference', () => {
  const playback = makePlaybackQueue(() => false);
  playback.add(update(1), false);
  playback.release(1);
  playback.hold(1, 30_000);
  expect(playback.held.get()).toBe(false);
  playback.add(update(2), false);
  expect(shown(playback)).toBe(2);
});

it('holds nothing, and lets nothing go, for a version that is not on the screen', () => {
  const playback = makePlaybackQueue(() => false);
  for (const version of [1, 2, 3]) playback.add(update(version), false);
  playback.hold(2, 30_000);
  expect(playback.held.get()).toBe(false);
  playback.release(3);
  expect(shown(playback)).toBe(1);
  vi.runAllTimers();
  expect(shown(playback)).toBe(3);
});

it('a shorter wish does not take back a longer one', () => {
  const playback = makePlaybackQueue(() => false);
  playback.add(update(1), false);
  playback.hold(1, 9_000);
  playback.hold(1, 500);
  playback.add(update(2), false);
  vi.advanceTimersByTime(8_900);
  expect(shown(playback)).toBe(1);
  vi.advanceTimersByTime(100);
  expect(shown(playback)).toBe(2);
  expect(playback.told.get()).toBe(1);
});

it('shows nothing later than three seconds after it came, however much came at once', () => {
  const playback = makePlaybackQueue(() => false);
  for (let version = 1; version <= 15; version++) playback.add(update(version), false);
  expect(shown(playback)).toBe(1);
  vi.advanceTimersByTime(1_500);
  expect(shown(playback)).toBeGreaterThan(5);
  expect(shown(playback)).toBeLessThan(10);
  vi.advanceTimersByTime(1_500);
  expect(shown(playback)).toBe(15);
});

it('what came during a show is seen one by one when it is over', () => {
  const playback = makePlaybackQueue(() => false);
  playback.add(update(1), false);
  playback.hold(1, 20_000);
  for (const version of [2, 3, 4]) playback.add(update(version), false);
  vi.advanceTimersByTime(10_000);
  playback.release(1);
  expect(shown(playback)).toBe(2);
  vi.advanceTimersByTime(400);
  expect(shown(playback)).toBe(3);
});

it('what others did is read before the next comes; what came of my own decision is not waited for', () => {
  const told = (version: number): Update => ({ ...update(version), events: [{ number: version }] }) as unknown as Update;
  const playback = makePlaybackQueue(({ version }) => version === 1);
  playback.add(update(1), true);
  for (const version of [2, 3, 4]) playback.add(told(version), false);
  expect(shown(playback)).toBe(2);
  vi.advanceTimersByTime(600);
  expect(shown(playback)).toBe(3);
  vi.advanceTimersByTime(900);
  expect(shown(playback)).toBe(3);
  vi.advanceTimersByTime(300);
  expect(shown(playback)).toBe(4);
});

it('a show stops the time of whatever waits, and gives no new one', () => {
  const playback = makePlaybackQueue(() => false);
  for (let version = 1; version <= 13; version++) playback.add(update(version), false);
  vi.advanceTimersByTime(1_500);
  const on = shown(playback) ?? 0;
  expect(on).toBeLessThan(10);
  playback.hold(on, 20_000);
  vi.advanceTimersByTime(6_000);
  playback.release(on);
  expect(shown(playback)).toBe(on + 1);
  vi.advanceTimersByTime(1_500);
  expect(shown(playback)).toBe(13);
});
