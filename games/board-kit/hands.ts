/** Fingers and mouse over a board: one pans (or carries a piece), two pinch, the wheel zooms, and a drag is never a tap. */
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { placeOn, pointed } from './grown.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** All points are pixels from the window's corner. */
export interface Hands {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  /** Beside the pieces: a tap on one of them is its own. */
  tap?(at: Point): void;
  /** Whether a press here seizes something to carry; it then gets `carry` until the finger leaves. */
  seize?(at: Point): boolean;
  carry?(at: Point): void;
  /** The finger that carried it has left. */
  letGo?(): void;
}

export interface Held {
  /** Whether fingers move the board right now: nothing should glide then. */
  readonly moving: boolean;
  /** For the element whose corner is meant. */
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onClickCapture(event: MouseEvent): void;
  };
}

/** A finger that moves less than this has tapped. */
export const STILL = 7;

export function useHands(box: RefObject<Element | null>, hands: Hands): Held {
  const [moving, setMoving] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const press = useRef<{ at: Point; doing: 'press' | 'pan' | 'carry'; seized: boolean }>(undefined);
  const dragged = useRef(false);
  const wheel = useRef(hands.zoom);
  useEffect(() => {
    wheel.current = hands.zoom;
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // Not passive, unlike React's own: the page must not scroll as well.
    const turned = (event: Event): void => {
      if (!(event instanceof WheelEvent)) return;
      event.preventDefault();
      wheel.current(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), pointIn(element, event));
    };
    element.addEventListener('wheel', turned, { passive: false });
    return () => element.removeEventListener('wheel', turned);
  }, [box]);

  const pointOf = (event: PointerEvent): Point => (box.current ? pointIn(box.current, event) : { x: 0, y: 0 });
  const drag = (event: PointerEvent): void => {
    // Captured only now: a tap must still reach the button under it.
    if (!dragged.current) box.current?.setPointerCapture(event.pointerId);
    dragged.current = true;
    setMoving(true);
  };
  const lift = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
    if (press.current?.doing === 'carry') hands.letGo?.();
    press.current = undefined;
    if (fingers.current.size === 0) setMoving(false);
  };

  return {
    moving,
    handlers: {
      onPointerDown(event) {
        if (event.button > 0) return;
        const at = pointOf(event);
        fingers.current.set(event.pointerId, at);
        if (fingers.current.size === 1) dragged.current = false;
        // A piece that can be dragged goes with the finger instead of the board; two fingers always move the board.
        const alone = fingers.current.size === 1 && !(event.target instanceof Element && event.target.closest('[data-drag]'));
        press.current = alone ? { at, doing: 'press', seized: hands.seize?.(at) ?? false } : undefined;
      },
      onPointerMove(event) {
        const was = fingers.current.get(event.pointerId);
        if (!was) return;
        // Let go outside the window, before it was captured.
        if (event.buttons === 0) return lift(event);
        const at = pointOf(event);
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        fingers.current.set(event.pointerId, at);
        if (other) {
          drag(event);
          const [before, now] = [Math.hypot(was.x - other.x, was.y - other.y), Math.hypot(at.x - other.x, at.y - other.y)];
          hands.pan((at.x - was.x) / 2, (at.y - was.y) / 2);
          if (before > 1) hands.zoom(now / before, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
          return;
        }
        const pressed = press.current;
        if (!pressed) return;
        if (pressed.doing === 'press') {
          if (Math.hypot(at.x - pressed.at.x, at.y - pressed.at.y) < STILL) return;
          drag(event);
          pressed.doing = pressed.seized ? 'carry' : 'pan';
        }
        if (pressed.doing === 'carry') hands.carry?.(at);
        else hands.pan(at.x - was.x, at.y - was.y);
      },
      onPointerUp(event) {
        const pressed = press.current;
        lift(event);
        const piece = event.target instanceof Element && event.target.closest('[data-at]:not([data-look=plain])');
        if (pressed?.doing === 'press' && !piece) hands.tap?.(pressed.at);
      },
      onPointerCancel: lift,
      onClickCapture(event) {
        // A click by keyboard (detail 0) is one, whatever was dragged before.
        if (dragged.current && event.detail > 0) event.stopPropagation();
        dragged.current = false;
      },
    },
  };
}

function pointIn(element: Element, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
  const { left, top } = placeOn(element);
  const { x, y } = pointed({ clientX, clientY });
  return { x: x - left, y: y - top };
}
