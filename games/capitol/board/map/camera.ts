/** What part of the map is seen: fits a box into the window, and follows fingers, wheel and buttons from there. */
import { useState, type RefObject } from 'react';
import { useHands, type Held } from '../../../board-kit/hands.ts';
import type { Size } from '../../../board-kit/size.ts';
import type { Box } from './places.ts';

export interface Camera {
  /** Pixels per map unit, and the map point in the upper left corner. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
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

export interface CameraControl extends Held {
  readonly camera: Camera;
  readonly zoomed: boolean;
  zoom(by: number): void;
  reset(): void;
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
  const far = fit(whole, size);
  const fitted = held(fit(focus, size), far, size);
  const camera = own?.subject === subject ? held(own.camera, far, size) : fitted;

  /** Fingers are faster than pictures: each change begins at the one before, drawn or not. */
  const change = (next: (from: Camera) => Camera): void =>
    setOwn((was) => ({ subject, camera: held(next(was?.subject === subject ? was.camera : fitted), far, size) }));
  const zoomAt = (by: number, x: number, y: number): void =>
    change((from) => {
      const scale = Math.max(far.scale, Math.min(MOST, from.scale * by));
      return { scale, x: from.x + x / from.scale - x / scale, y: from.y + y / from.scale - y / scale };
    });
  const hands = useHands(root, {
    pan: (dx, dy) => change(({ scale, x, y }) => ({ scale, x: x - dx / scale, y: y - dy / scale })),
    zoom: (by, { x, y }) => zoomAt(by, x, y),
  });

  return {
    ...hands,
    camera,
    // Three areas in a row are hardly closer than the whole: plaques stay as narrow as there.
    zoomed: camera.scale > far.scale * 1.12,
    zoom: (by) => zoomAt(by, size.width / 2, size.height / 2),
    reset: () => change(() => far),
  };
}
