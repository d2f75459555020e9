/** Where a finger scrolls, it scrolls: a piece is dragged only in the directions in which nothing under it would. */

/** The directions in which the browser scrolls by a finger that begins on an element. */
export interface Scrolls {
  readonly along: boolean;
  readonly down: boolean;
}

/** By `touch-action`, which holds for an element and everything around it up to what it scrolls in. */
export function scrollsAt(element: Element): Scrolls {
  let [along, down] = [true, true];
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { touchAction, overflowX, overflowY } = getComputedStyle(each);
    const allowed = allowedBy(touchAction);
    along &&= allowed.along;
    down &&= allowed.down;
    if (each !== element && [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) break;
  }
  return { along, down };
}

export function allowedBy(touchAction: string): Scrolls {
  if (touchAction === 'auto' || touchAction === 'manipulation') return { along: true, down: true };
  return { along: /pan-(x|left|right)/.test(touchAction), down: /pan-(y|up|down)/.test(touchAction) };
}

/** Whether a finger that went so far means to drag. */
export function meansDrag({ along, down }: Scrolls, x: number, y: number): boolean {
  return Math.abs(x) > Math.abs(y) ? !along : !down;
}
