/** Fingers and mouse over a garden: one pans or carries the card, two pinch, a tap is a tap, the wheel zooms. */
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Hands {
  /** All points are pixels from the window's corner. */
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  tap(at: Point): void;
  /** Whether a press here seizes something to carry; it then gets `carry` until the finger leaves. */
  seize(at: Point): boolean;
  carry(at: Point): void;
}

interface Handlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
}

/** A finger that moves less than this has tapped. */
const STILL = 7;

export function useHands(box: RefObject<SVGSVGElement | null>, hands: Hands): Handlers {
  const fingers = useRef(new Map<number, Point>());
  const press = useRef<{ at: Point; doing: 'press' | 'pan' | 'carry'; seized: boolean }>(undefined);
  const wheel = useRef(hands.zoom);
  useEffect(() => {
    wheel.current = hands.zoom;
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // Not passive, unlike React's own: the page must not scroll as well.
    const turned = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      wheel.current(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), {
        x: event.clientX - left,
        y: event.clientY - top,
      });
    };
    element.addEventListener('wheel', turned, { passive: false });
    return () => element.removeEventListener('wheel', turned);
  }, [box]);

  const pointOf = (event: PointerEvent): Point => {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
    return { x: event.clientX - left, y: event.clientY - top };
  };

  return {
    onPointerDown(event) {
      if (event.button > 0) return;
      const at = pointOf(event);
      fingers.current.set(event.pointerId, at);
      press.current = fingers.current.size === 1 ? { at, doing: 'press', seized: hands.seize(at) } : undefined;
    },
    onPointerMove(event) {
      const was = fingers.current.get(event.pointerId);
      if (!was) return;
      const at = pointOf(event);
      const others = [...fingers.current.entries()].filter(([id]) => id !== event.pointerId);
      fingers.current.set(event.pointerId, at);
      if (others.length > 0) {
        const [, other] = others[0];
        const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
        const [before, now] = [Math.hypot(was.x - other.x, was.y - other.y), Math.hypot(at.x - other.x, at.y - other.y)];
        hands.pan((at.x - was.x) / 2, (at.y - was.y) / 2);
        if (before > 1) hands.zoom(now / before, middle);
        return;
      }
      const pressed = press.current;
      if (!pressed) return;
      if (pressed.doing === 'press') {
        if (Math.hypot(at.x - pressed.at.x, at.y - pressed.at.y) < STILL) return;
        // Captured only now: a tap must still reach the button under it.
        box.current?.setPointerCapture(event.pointerId);
        pressed.doing = pressed.seized ? 'carry' : 'pan';
      }
      if (pressed.doing === 'carry') hands.carry(at);
      else hands.pan(at.x - was.x, at.y - was.y);
    },
    onPointerUp(event) {
      const pressed = press.current;
      fingers.current.delete(event.pointerId);
      press.current = undefined;
      if (pressed?.doing === 'press') hands.tap(pressed.at);
    },
    onPointerCancel(event) {
      fingers.current.delete(event.pointerId);
      press.current = undefined;
    },
  };
}
