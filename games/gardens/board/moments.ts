/** The moments of the table: a card drops, a temple lands, a tile flies to its new owner. Each event moves once. */
import type { RefObject } from 'react';
import type { Seat } from '@cantiere/engine';
import type { Box } from '../../board-kit/camera/camera.ts';
import { placeOf, send, touch, useMoments as useMomentsOf, type Stage } from '../../board-kit/moments.ts';
import { animate, QUICK, SLOW } from '../../board-kit/motion.ts';
import type { Event } from '../rules/events.ts';
import { cardBounds, grownBy } from './garden/layers.ts';
import type { GardensProps } from './props.ts';

export function useMoments(root: RefObject<HTMLElement | null>, news: GardensProps['news']): void {
  useMomentsOf(root, news, happen);
}

function happen(event: Event, stage: Stage): boolean {
  switch (event.kind) {
    case 'played': {
      const inFront = last(stage.root, `.gar-window[data-garden="${event.seat}"] [data-layer]`);
      if (inFront) return drop(inFront.firstElementChild, stage);
      touch(`.gar-opponent[data-garden="${event.seat}"] .gar-mini`, stage, SLOW);
      return fly(`[data-slot="${event.slot}"]`, `.gar-opponent[data-garden="${event.seat}"] .gar-mini`, stage);
    }
    case 'templePlaced': {
      const standing = stage.root.querySelector(`.gar-window[data-garden="${event.seat}"] [data-temple="${event.x} ${event.y}"]`);
      if (standing) return drop(standing.lastElementChild, stage);
      return fly(`[data-temples="${event.seat}"]`, `.gar-opponent[data-garden="${event.seat}"] .gar-mini`, stage);
    }
    case 'took':
      touch(`[data-hand="${event.seat}"]`, stage, SLOW);
      return fly(`[data-space="${(event.column - 1) * 2 + event.row - 1}"]`, `[data-hand="${event.seat}"]`, stage);
    case 'blindDrawn':
    case 'blindDrawnUnseen':
      return fly('[data-supply], [data-space="5"]', `[data-hand="${event.seat}"]`, stage);
    case 'bonusPaid':
      return touch(`[data-hand="${event.seat}"]`, stage);
    case 'kept':
      return touch(`[data-temples="${event.seat}"]`, stage);
    // New cards, new tiles and the flower move with the picture itself (data-flip).
    case 'started':
    case 'dealt':
    case 'discarded':
    case 'passed':
    case 'blindLost':
    case 'refilled':
    case 'tilesGone':
    case 'flowerPassed':
    case 'gameOver':
    case 'scored':
      return false;
  }
}

const last = (root: HTMLElement, sign: string): Element | undefined => [...root.querySelectorAll(sign)].at(-1);

/** In units of one square: this happens inside a garden. */
function drop(element: Element | null, { delay, mark }: Stage): boolean {
  if (element && mark) mark(element);
  else if (element)
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

/** Every event that flies has a model of its own, under its number. */
function fly(from: string, to: string, stage: Stage): boolean {
  const places = { from: placeOf(from, stage), to: placeOf(to, stage) };
  return send({ model: String(stage.number), ...places }, stage);
}

/** Where in their garden somebody laid a card or set a temple. */
export interface Laid {
  readonly seat: Seat;
  readonly part: Box;
}

export function laidBy(event: Event): Laid | undefined {
  if (event.kind === 'played') return { seat: event.seat, part: cardBounds(event) };
  if (event.kind !== 'templePlaced' && event.kind !== 'kept') return undefined;
  return { seat: event.seat, part: grownBy({ x: event.x, y: event.y, width: 1, height: 1 }, 1) };
}
