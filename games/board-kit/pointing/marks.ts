/** Where an element of the table can be seen: its box, cut to the windows that it lies in. For rings, arrows and spotlights. */
import { placeOn } from '../grown.ts';
import { boxWithin, type ScreenBox } from './boxes.ts';

export interface SeenBox extends ScreenBox {
  /** Round like what it goes around. */
  readonly radius: string;
  /** Nothing of it can be seen: the box is the nearest point. */
  readonly outside: boolean;
}

/** Drawn at all, and not in a sheet, which lies over the table and marks its pieces itself. */
export const inSight = (element: Element): boolean => element.getClientRects().length > 0 && element.closest('dialog') === null;

/** Seen from the corner of `room`. */
export function seenIn(element: Element, room: DOMRect): SeenBox {
  const { box, outside } = boxWithin(placeOn(element), [room, ...windowsAround(element).map(placeOn)]);
  const radius = element instanceof HTMLElement ? getComputedStyle(element).borderRadius : '6px';
  return { left: box.left - room.left, top: box.top - room.top, width: box.width, height: box.height, radius, outside };
}

/** What cuts off the piece where it does not fit: a row that scrolls, a window into a map. */
function windowsAround(element: Element): Element[] {
  const found: Element[] = [];
  for (let around = element.parentElement; around && !around.matches('[data-game]'); around = around.parentElement) {
    if (around instanceof SVGElement && !(around instanceof SVGSVGElement)) continue;
    if (getComputedStyle(around).overflow !== 'visible') found.push(around);
  }
  return found;
}

/** Scrolls the rows and pages that it lies in, and nothing else: a window into a map stays where it is. */
export function bringIntoSight(element: Element): void {
  for (const around of windowsAround(element)) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const [own, room] = [placeOn(element), placeOn(around)];
    if (scrolls(overflowX)) around.scrollLeft += past(own.left, own.right, room.left, room.right);
    if (scrolls(overflowY)) around.scrollTop += past(own.top, own.bottom, room.top, room.bottom);
  }
}

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

/** How far it must go to lie between the edges; what is larger than its window begins with it. */
function past(start: number, end: number, from: number, to: number): number {
  if (start < from || end - start > to - from) return start - from;
  return Math.max(0, end - to);
}
