/**
 * Movement on boards, on the Web Animations API. Short (150 to 400 ms), skippable, and still when the person wants calm:
 * every function then jumps to the end. Nothing here decides anything; a board that never calls it works the same.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { countedAfter } from './counting.ts';
import { ghostOf } from './ghost.ts';
import { placeOn } from './grown.ts';

export const QUICK = 180;
export const MOMENT = 320;
export const SLOW = 400;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** How fast a person wants things told: so many times as fast as we think right. At once: nothing moves. */
const TEMPOS: Readonly<Record<string, number>> = { slow: 0.6, normal: 1, quick: 2, once: Infinity };

/** Every time that something on a board takes is divided by it. */
export function tempo(): number {
  return TEMPOS[document.documentElement.dataset.tempo ?? 'normal'] ?? 1;
}

/** True when movement is unwanted: the app's settings first, then the system's. */
export function calm(): boolean {
  const { motion: chosen, tempo: wanted } = document.documentElement.dataset;
  if (wanted === 'once') return true;
  if (chosen === 'less') return true;
  return chosen !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Every animation started here, so that one tap can finish them all. */
const running = new Set<Animation>();

export interface Timing {
  readonly duration?: number;
  readonly delay?: number;
  readonly easing?: string;
}

/** Plays keyframes on an element; resolves when they are over, skipped or unwanted. */
export async function animate(element: Element, frames: Keyframe[], timing: Timing = {}): Promise<void> {
  if (calm()) return;
  const { duration = MOMENT, delay = 0, easing = EASE } = timing;
  const times = tempo();
  const animation = element.animate(frames, { duration: duration / times, delay: delay / times, easing, fill: 'backwards' });
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // Cancelled because the element left the page: as good as over.
  } finally {
    running.delete(animation);
  }
}

/** Jumps to the end of everything that moves. */
export function finishAll(): void {
  for (const animation of running) animation.finish();
}

/** FLIP: the element is already in its new place; let it come from where it was. */
export function moveFrom(element: Element, was: DOMRect, timing: Timing = {}): Promise<void> {
  const now = placeOn(element);
  if (now.width === 0 || was.width === 0) return Promise.resolve();
  const x = was.left - now.left;
  const y = was.top - now.top;
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(was.width - now.width) < 1) return Promise.resolve();
  const scale = was.width / now.width;
  return animate(
    element,
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    timing,
  );
}

/** A copy of something flies from one place to another over the board and is gone: coins to a purse, a card to a hand. */
export async function fly(from: Element, to: Element, timing: Timing = {}): Promise<void> {
  if (calm()) return;
  const start = placeOn(from);
  const end = placeOn(to);
  const ghost = end.width === 0 ? undefined : ghostOf(from);
  if (!ghost) return;
  const x = end.left + end.width / 2 - start.left - start.width / 2;
  const y = end.top + end.height / 2 - start.top - start.height / 2;
  const lift = Math.min(60, Math.hypot(x, y) / 5);
  await animate(
    ghost,
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(1.06)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(0.72)`, opacity: 0.35 },
    ],
    { duration: SLOW, ...timing },
  );
  ghost.remove();
}

/** A building rises from the ground. */
export const rise = (element: Element, timing?: Timing): Promise<void> =>
  animate(
    element,
    [
      { clipPath: 'inset(100% -20% 0 -20%)', transform: 'translateY(14%)' },
      { clipPath: 'inset(-20% -20% 0 -20%)', transform: 'none' },
    ],
    { duration: SLOW, ...timing },
  );

/** A seal is pressed on: large and turned, then in its place. */
export const stamp = (element: Element, timing?: Timing): Promise<void> =>
  animate(
    element,
    [
      { transform: 'scale(1.6) rotate(-14deg)', opacity: 0 },
      { transform: 'scale(0.94) rotate(1deg)', opacity: 1, offset: 0.7 },
      { transform: 'none', opacity: 1 },
    ],
    timing,
  );

/** Something comes into view. */
export const appear = (element: Element, timing?: Timing): Promise<void> =>
  animate(
    element,
    [
      { opacity: 0, transform: 'translateY(6px)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: QUICK, ...timing },
  );

/** Draws the eye to a place that just changed. */
export const pulse = (element: Element, timing?: Timing): Promise<void> =>
  animate(element, [{ transform: 'none' }, { transform: 'scale(1.07)', offset: 0.4 }, { transform: 'none' }], timing);

/** Shakes its head: this cannot be done. */
export const shake = (element: Element, timing?: Timing): Promise<void> =>
  animate(
    element,
    [0, -5, 4, -3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: QUICK + 60, ...timing },
  );

/** Counts a number up or down in front of the person's eyes; `write` puts it on the page. Returns how to stop. */
export function countTo(from: number, to: number, write: (value: number) => void, lasts = SLOW): () => void {
  if (calm() || from === to) {
    write(to);
    return () => undefined;
  }
  const start = performance.now();
  const duration = lasts / tempo();
  let frame = requestAnimationFrame(function step(now) {
    write(countedAfter(from, to, now - start, duration));
    if (now - start < duration) frame = requestAnimationFrame(step);
  });
  return () => {
    cancelAnimationFrame(frame);
    write(to);
  };
}

/**
 * Everything inside `around` that carries `data-flip="<key>"` glides from where it stood at the previous `moment` to where
 * it stands now, across containers: a card from hand to city, a crown from panel to panel. What is new appears.
 */
export function useFlip(around: RefObject<Element | null>, moment: unknown, timing?: Timing): void {
  const places = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  useLayoutEffect(() => {
    const before = places.current;
    const flips = [...(around.current?.querySelectorAll('[data-flip]') ?? [])];
    places.current = placesOf(flips);
    // A board that is only just laid out has nothing that could have come or gone.
    if (before.size === 0) return;
    for (const element of flips) {
      const was = before.get(keyOf(element));
      if (was) void moveFrom(element, was, timing);
      else void appear(element, timing);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the moment decides, nothing else
  }, [moment]);
  // A board draws nothing before it knows its size: until then there are no places to remember.
  useLayoutEffect(() => {
    if (places.current.size === 0) places.current = placesOf(around.current?.querySelectorAll('[data-flip]') ?? []);
  });
}

const keyOf = (element: Element): string => element.getAttribute('data-flip') ?? '';
const placesOf = (elements: Iterable<Element>): ReadonlyMap<string, DOMRect> =>
  new Map(Array.from(elements, (element) => [keyOf(element), placeOn(element)]));

/** Runs once for every new thing that happened, oldest first: the place to start animations. */
export function useNews<N extends { readonly number: number }>(news: readonly N[], happened: (item: N) => void): void {
  const latest = useRef(-1);
  useEffect(() => {
    for (const item of news) {
      if (item.number <= latest.current) continue;
      latest.current = item.number;
      happened(item);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only news is news
  }, [news]);
}
