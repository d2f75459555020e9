/** What part of the map is seen: fits a box into the window, and follows fingers, wheel and buttons from there. */
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Box } from './places.ts';

export interface Camera {
  /** Pixels per map unit, and the map point in the upper left corner. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const MOST = 1.5;

export function fit(box: Box, { width, height }: Size): Camera {
  const scale = Math.min(width / box.width, height / box.height, MOST);
  return { scale, x: box.x + (box.width - width / scale) / 2, y: box.y + (box.height - height / scale) / 2 };
}

/** Never so far out that there is nothing but country, never beyond the edge. */
function held(camera: Camera, whole: Camera, size: Size): Camera {
  const scale = Math.max(whole.scale, Math.min(MOST, camera.scale));
  const clamp = (value: number, from: number, room: number, seen: number): number =>
    seen >= room ? from + (room - seen) / 2 : Math.max(from, Math.min(from + room - seen, value));
  const room = { width: size.width / whole.scale, height: size.height / whole.scale };
  return {
    scale,
    x: clamp(camera.x, whole.x, room.width, size.width / scale),
    y: clamp(camera.y, whole.y, room.height, size.height / scale),
  };
}

export interface CameraControl {
  readonly camera: Camera;
  /** Whether fingers move it now: no gliding then. */
  readonly moving: boolean;
  readonly zoomed: boolean;
  zoom(by: number): void;
  reset(): void;
  /** True right after a drag, when a click is none. */
  wasDrag(): boolean;
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
  };
}

/** `subject` names what the camera should look at; when it changes, what a person did by hand is over. */
export function useCamera(
  root: RefObject<HTMLElement | null>,
  size: Size,
  whole: Box,
  focus: Box,
  subject: string,
): CameraControl {
  const [own, setOwn] = useState<{ readonly subject: string; readonly camera: Camera }>();
  const [moving, setMoving] = useState(false);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(0);
  const far = fit(whole, size);
  const camera = own?.subject === subject ? held(own.camera, far, size) : fit(focus, size);

  const change = (next: Camera): void => setOwn({ subject, camera: held(next, far, size) });
  const zoomAt = (by: number, px: number, py: number, from = camera): Camera => {
    const scale = Math.max(far.scale, Math.min(MOST, from.scale * by));
    return { scale, x: from.x + px / from.scale - px / scale, y: from.y + py / from.scale - py / scale };
  };

  const wheel = useRef<(event: WheelEvent) => void>(() => undefined);
  useEffect(() => {
    wheel.current = (event) => {
      const box = root.current?.getBoundingClientRect();
      if (!box || (!event.ctrlKey && camera.scale <= far.scale * 1.001 && event.deltaY > 0)) return;
      event.preventDefault();
      change(zoomAt(Math.exp(-event.deltaY * 0.0016), event.clientX - box.left, event.clientY - box.top));
    };
  });
  useEffect(() => {
    const element = root.current;
    const turned = (event: WheelEvent): void => wheel.current(event);
    element?.addEventListener('wheel', turned, { passive: false });
    return () => element?.removeEventListener('wheel', turned);
  }, [root]);

  const lift = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) setMoving(false);
  };
  return {
    camera,
    moving,
    zoomed: camera.scale > far.scale * 1.02,
    zoom: (by) => change(zoomAt(by, size.width / 2, size.height / 2)),
    reset: () => change(far),
    wasDrag: () => dragged.current > 6,
    handlers: {
      onPointerDown(event) {
        if (fingers.current.size === 0) dragged.current = 0;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove(event) {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const dx = event.clientX - before.x;
        const dy = event.clientY - before.y;
        if (Math.abs(dx) + Math.abs(dy) === 0) return;
        dragged.current += Math.hypot(dx, dy);
        const others = [...fingers.current.entries()].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (dragged.current <= 6) return;
        setMoving(true);
        const box = root.current?.getBoundingClientRect();
        if (others.length > 0 && box) {
          const [other] = others;
          const was = Math.hypot(before.x - other.x, before.y - other.y);
          const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
          const next = zoomAt(
            is / Math.max(1, was),
            (event.clientX + other.x) / 2 - box.left,
            (event.clientY + other.y) / 2 - box.top,
          );
          change({ ...next, x: next.x - dx / 2 / next.scale, y: next.y - dy / 2 / next.scale });
        } else change({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale });
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}
