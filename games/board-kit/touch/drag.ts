/**
 * Dragging a piece with mouse or finger: its ghost hangs on the pointer, what lies under it is marked, and what it is let
 * go over is touched. A drag is never a tap; a second finger, the browser's own scrolling or Escape calls it off.
 */
import type { PointerEvent as ReactPointerEvent } from 'react';
import { ghostOf } from '../ghost.ts';
import { grown } from '../grown.ts';
import { STILL } from '../hands.ts';
import { animate, QUICK } from '../motion.ts';
import './drag.css';

export interface Drag {
  /** The piece has left its place. */
  begin(): void;
  /** It was let go over the piece of this name. False: it does not belong there and goes back. */
  drop(place: string, element: Element): boolean;
  /** It was let go where it came from, or called off. */
  back(): void;
}

/** Follows a press on a piece until it is over; a press that stays where it is remains a click. */
export function followDrag(press: ReactPointerEvent, drag: Drag): void {
  if (press.button > 0 || !press.isPrimary) return;
  const piece = press.currentTarget;
  const { pointerId, clientX: fromX, clientY: fromY } = press;
  const over = new AbortController();
  let ghost: ReturnType<typeof ghostOf>;
  let under: Element | undefined;
  let begun = false;

  const mark = (element: Element | undefined): void => {
    if (element === under) return;
    under?.removeAttribute('data-under');
    element?.setAttribute('data-under', '');
    under = element;
  };
  const begin = (): void => {
    begun = true;
    noClickAfter();
    // Before anything is drawn anew, so that the ghost is the piece as it lay there.
    ghost = ghostOf(piece);
    ghost?.setAttribute('data-dragged', '');
    drag.begin();
  };
  const end = (home: boolean): void => {
    over.abort();
    mark(undefined);
    const gone = ghost;
    if (!gone) return;
    if (!home) return gone.remove();
    void animate(gone, [{ transform: gone.style.transform }, { transform: 'none' }], { duration: QUICK }).finally(() =>
      gone.remove(),
    );
  };
  const callOff = (): void => {
    end(true);
    if (begun) drag.back();
  };

  const listen = { signal: over.signal };
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointerId) return;
      // Let go outside the window.
      if (event.buttons === 0) return callOff();
      const [x, y] = [event.clientX - fromX, event.clientY - fromY];
      if (!begun && Math.hypot(x, y) < STILL) return;
      if (!begun) begin();
      if (ghost) ghost.style.transform = `translate(${x / grown()}px, ${y / grown()}px)`;
      mark(pieceUnder(event));
    },
    listen,
  );
  window.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== pointerId) return;
      if (!begun) return over.abort();
      const target = pieceUnder(event);
      const place = target?.getAttribute('data-at');
      // Let go over itself: a hand that trembled. The piece stays taken up.
      if (target === piece || (place != null && place === piece.getAttribute('data-at'))) return end(true);
      if (target && place != null && drag.drop(place, target)) return end(false);
      end(true);
      drag.back();
    },
    listen,
  );
  window.addEventListener('pointercancel', (event) => event.pointerId === pointerId && callOff(), listen);
  window.addEventListener('pointerdown', (event) => event.pointerId !== pointerId && callOff(), listen);
  window.addEventListener('blur', callOff, listen);
  window.addEventListener(
    'keydown',
    (event) => {
      if (!begun || event.key !== 'Escape') return;
      event.stopPropagation();
      callOff();
    },
    { ...listen, capture: true },
  );
}

/** Of all that lies there one above the other, the uppermost that can be touched; otherwise the uppermost piece. */
function pieceUnder({ clientX, clientY }: PointerEvent): Element | undefined {
  const lying = document.elementsFromPoint(clientX, clientY);
  const first = (which: string): Element | undefined =>
    lying.map((each) => each.closest(which)).find((piece) => piece !== null) ?? undefined;
  return first('[data-at]:is([data-look=lit], [data-look=chosen])') ?? first('[data-at]');
}

/** The click that browsers make of letting go is none; the next press is a new one. */
function noClickAfter(): void {
  const done = new AbortController();
  const once = { capture: true, signal: done.signal };
  window.addEventListener(
    'click',
    (event) => {
      // A click by keyboard (detail 0) is one.
      if (event.detail > 0) event.stopPropagation();
      done.abort();
    },
    once,
  );
  window.addEventListener('pointerdown', () => done.abort(), once);
}
