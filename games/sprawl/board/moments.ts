/** Short moments of the table: a building rises, a pin changes hands, cards and coins move. Each event moves once. */
import type { RefObject } from 'react';
import { animate, calm, pulse, SLOW, useNews } from '../../board-kit/motion.ts';
import type { Event } from '../rules/events.ts';
import type { SprawlNews } from './props.ts';

const BEAT = 90;
const LONGEST_WAIT = 800;

export function useMoments(root: RefObject<HTMLElement | null>, news: readonly SprawlNews[]): void {
  let beat = 0;
  useNews(news, ({ event }) => {
    if (!root.current || calm()) return;
    if (show(event, root.current, Math.min(beat * BEAT, LONGEST_WAIT))) beat++;
  });
}

function show(event: Event, root: HTMLElement, delay: number): boolean {
  switch (event.kind) {
    case 'built':
    case 'placed':
    case 'relocated':
      return rises(root.querySelector(`[data-building="${event.building}"]`), delay);
    case 'boughtStart':
    case 'controlTaken':
      return comesDown(root.querySelector(`[data-pin="${event.building}"]`), delay);
    case 'markerPlaced':
    case 'markerMoved':
      return beats(
        root.querySelector(`[data-row="${event.marker.startsWith('W') ? 'wealth' : 'prestige'}${event.marker.slice(1)}"]`),
        delay,
      );
    case 'invested':
    case 'vocationPaid':
    case 'adjacency':
      return beats(root.querySelector(`[data-seat="${event.seat}"]`), delay);
    default:
      return false;
  }
}

function rises(piece: Element | null, delay: number): boolean {
  if (piece)
    void animate(
      piece,
      [
        { transform: 'translateY(-46px)', opacity: 0 },
        { transform: 'translateY(2px)', opacity: 1, offset: 0.75 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: SLOW, delay },
    );
  return piece !== null;
}

function comesDown(pin: Element | null, delay: number): boolean {
  if (pin)
    void animate(
      pin,
      [
        { transform: 'translateY(-24px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { delay },
    );
  return pin !== null;
}

function beats(found: Element | null, delay: number): boolean {
  if (found instanceof HTMLElement) void pulse(found, { delay });
  return found !== null;
}
