/** The moments of the table: a card drops, a temple lands, a tile flies to its new owner. Each event moves once. */
import type { RefObject } from 'react';
import { animate, calm, finishAll, pulse, QUICK, SLOW, useNews } from '../../board-kit/motion.ts';
import type { Event } from '../rules/events.ts';
import type { GardensProps } from './props.ts';

/** Between one moment and the next, so that the eye can follow; a long round does not become a long wait. */
const BEAT = 120;
const LONGEST_WAIT = 900;

interface Stage {
  readonly root: HTMLElement;
  readonly number: number;
  readonly delay: number;
}

export function useMoments(root: RefObject<HTMLElement | null>, news: GardensProps['news']): void {
  let beat = 0;
  useNews(news, ({ number, event }) => {
    if (!root.current || calm()) return;
    const moved = happen(event, { root: root.current, number, delay: Math.min(beat * BEAT, LONGEST_WAIT) });
    if (moved) beat++;
  });
}

/** One tap finishes everything that moves. */
export function skipMoments(root: HTMLElement | null): void {
  finishAll();
  for (const animation of root?.getAnimations({ subtree: true }) ?? []) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}

function happen(event: Event, stage: Stage): boolean {
  switch (event.kind) {
    case 'PLAYED': {
      const inFront = last(stage.root, `.gar-window[data-garden="${event.seat}"] [data-layer]`);
      if (inFront) return drop(inFront.firstElementChild, stage);
      touch(`.gar-opponent[data-garden="${event.seat}"] .gar-mini`, stage, SLOW);
      return fly(`[data-slot="${event.slot}"]`, `.gar-opponent[data-garden="${event.seat}"] .gar-mini`, stage);
    }
    case 'TEMPLE': {
      const standing = stage.root.querySelector(`.gar-window[data-garden="${event.seat}"] [data-temple="${event.x} ${event.y}"]`);
      if (standing) return drop(standing.lastElementChild, stage);
      return fly(`[data-temples="${event.seat}"]`, `.gar-opponent[data-garden="${event.seat}"] .gar-mini`, stage);
    }
    case 'TOOK':
      touch(`[data-hand="${event.seat}"]`, stage, SLOW);
      return fly(`[data-space="${(event.column - 1) * 2 + event.row - 1}"]`, `[data-hand="${event.seat}"]`, stage);
    case 'BLIND':
    case 'BLIND_UNSEEN':
      return fly('[data-supply], [data-space="5"]', `[data-hand="${event.seat}"]`, stage);
    case 'BONUS':
      return touch(`[data-hand="${event.seat}"]`, stage);
    case 'KEPT':
      return touch(`[data-temples="${event.seat}"]`, stage);
    // New cards, new tiles and the flower move with the picture itself (data-flip).
    case 'STARTED':
    case 'DEALT':
    case 'DISCARDED':
    case 'PASSED':
    case 'BLIND_LOST':
    case 'REFILLED':
    case 'TILES_GONE':
    case 'FLOWER':
    case 'ENDED':
    case 'SCORED':
      return false;
  }
}

const last = (root: HTMLElement, sign: string): Element | undefined => [...root.querySelectorAll(sign)].at(-1);

/** In units of one square: this happens inside a garden. */
function drop(element: Element | null, { delay }: Stage): boolean {
  if (element)
    void animate(
      element,
      [
        { transform: 'translate(0, -0.34px) scale(1.03)', opacity: 0.3 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: QUICK + 40, delay },
    );
  return element !== null;
}

function touch(sign: string, { root, delay }: Stage, later = 0): boolean {
  const found = root.querySelector(sign);
  if (found) void pulse(found, { delay: delay + later });
  return found !== null;
}

function fly(from: string, to: string, { root, number, delay }: Stage): boolean {
  const model = root.querySelector(`[data-model="${number}"]`);
  const start = root.querySelector(from)?.getBoundingClientRect();
  const end = root.querySelector(to)?.getBoundingClientRect();
  const copy = model?.cloneNode(true);
  if (!(copy instanceof HTMLElement) || !start || !end) return false;
  copy.removeAttribute('data-model');
  copy.className = 'gar-flying';
  const [x, y] = [start.left + start.width / 2, start.top + start.height / 2];
  copy.style.left = `${x}px`;
  copy.style.top = `${y}px`;
  root.append(copy);
  const [dx, dy] = [end.left + end.width / 2 - x, end.top + end.height / 2 - y];
  const lift = Math.min(70, Math.hypot(dx, dy) / 5);
  void animate(
    copy,
    [
      { transform: 'translate(-50%, -50%)', opacity: 1 },
      { transform: `translate(calc(-50% + ${dx / 2}px), calc(-50% + ${dy / 2 - lift}px)) scale(1.12)`, opacity: 1, offset: 0.5 },
      { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(0.6)`, opacity: 0.3 },
    ],
    { duration: SLOW, delay, easing: 'ease-in-out' },
  ).then(() => copy.remove());
  return true;
}
