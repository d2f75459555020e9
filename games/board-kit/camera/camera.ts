/**
 * What part of a drawing is seen through a window: the mathematics of the one camera. Map points are in units of the
 * drawing, window points in pixels from the window's corner.
 */
import type { Size } from '../size.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point, Size {}

export interface Camera {
  /** Pixels of one unit. */
  readonly scale: number;
  /** The map point in the window's upper left corner. */
  readonly x: number;
  readonly y: number;
}

/** Pixels along the window's edges that something else covers. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Pane {
  readonly size: Size;
  readonly insets?: Insets;
  /** Nothing beyond this is ever shown, except where it does not fill the window. Without it one may go anywhere. */
  readonly whole?: Box;
  /** The fewest and the most pixels of one unit. With a whole nobody gets further away than to see it all. */
  readonly least?: number;
  readonly most: number;
}

const BARE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The part of the window that nothing covers. */
export function clearOf({ size, insets = BARE }: Pane): Box {
  return {
    x: insets.left,
    y: insets.top,
    width: Math.max(1, size.width - insets.left - insets.right),
    height: Math.max(1, size.height - insets.top - insets.bottom),
  };
}

/** The box in the middle of what is clear, as large as it can be; `most` where it is not to come as near as a hand may go. */
export function fit(box: Box, pane: Pane, most = pane.most): Camera {
  const clear = clearOf(pane);
  const scale = Math.max(pane.least ?? 0, Math.min(clear.width / box.width, clear.height / box.height, most));
  return {
    scale,
    x: box.x + box.width / 2 - (clear.x + clear.width / 2) / scale,
    y: box.y + box.height / 2 - (clear.y + clear.height / 2) / scale,
  };
}

/** The camera, as near as it may come and as far as the whole reaches: nobody gets lost. */
export function held(camera: Camera, pane: Pane): Camera {
  const { whole } = pane;
  const scale = bounded(camera.scale, pane);
  if (!whole) return { ...camera, scale };
  const clear = clearOf(pane);
  const along = (at: number, from: number, room: number, start: number, seen: number): number => {
    // The ends of the whole stand at the ends of what is clear; where it is smaller, its middle stands in the middle.
    const first = from - start / scale;
    const last = first + room - seen / scale;
    return last <= first ? (first + last) / 2 : Math.max(first, Math.min(last, at));
  };
  return {
    scale,
    x: along(camera.x, whole.x, whole.width, clear.x, clear.width),
    y: along(camera.y, whole.y, whole.height, clear.y, clear.height),
  };
}

function bounded(scale: number, pane: Pane): number {
  const furthest = pane.whole ? fit(pane.whole, pane).scale : (pane.least ?? 0);
  return Math.max(furthest, Math.min(pane.most, scale));
}

export const panned = ({ scale, x, y }: Camera, dx: number, dy: number, pane: Pane): Camera =>
  held({ scale, x: x - dx / scale, y: y - dy / scale }, pane);

/** Nearer or further; the map point under the fingers stays under them, as far as the edges allow. */
export function zoomAt(camera: Camera, by: number, at: Point, pane: Pane): Camera {
  const scale = bounded(camera.scale * by, pane);
  const under = mapPoint(camera, at);
  return held({ scale, x: under.x - at.x / scale, y: under.y - at.y / scale }, pane);
}

/** A map point in the middle of what is clear. */
export function centredOn({ scale }: Camera, place: Point, pane: Pane): Camera {
  const clear = clearOf(pane);
  return held(
    { scale, x: place.x - (clear.x + clear.width / 2) / scale, y: place.y - (clear.y + clear.height / 2) / scale },
    pane,
  );
}

/** The same view moved as little as possible so that the part is inside it; fitted to it when the camera is too near. */
export function reached(camera: Camera, part: Box, pane: Pane): Camera {
  const { scale } = camera;
  const clear = clearOf(pane);
  if (part.width * scale > clear.width || part.height * scale > clear.height) return held(fit(part, pane), pane);
  const corner = windowPoint(camera, part);
  const x = nudge(corner.x, part.width * scale, clear.x, clear.width);
  const y = nudge(corner.y, part.height * scale, clear.y, clear.height);
  return x === 0 && y === 0 ? camera : panned(camera, x, y, pane);
}

/** How much nearer the camera comes to what is told. */
const NEARER = 1.3;

/** A little nearer, with the part in the middle as far as the edges allow; all of it is seen. */
export function towards({ scale }: Camera, part: Box, pane: Pane): Camera {
  const nearer = Math.min(pane.most, scale * NEARER, fit(part, pane).scale);
  const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
  return centredOn({ scale: bounded(nearer, pane), x: 0, y: 0 }, middle, pane);
}

function nudge(from: number, length: number, start: number, room: number): number {
  return Math.max(start - from, Math.min(0, start + room - from - length));
}

export const mapPoint = ({ scale, x, y }: Camera, at: Point): Point => ({ x: x + at.x / scale, y: y + at.y / scale });
export const windowPoint = ({ scale, x, y }: Camera, at: Point): Point => ({ x: (at.x - x) * scale, y: (at.y - y) * scale });

/** For a drawing that stands in the window's corner; with `transform-origin: 0 0`. */
export const transformOf = ({ scale, x, y }: Camera): string => `translate(${-x * scale}px, ${-y * scale}px) scale(${scale})`;

export const viewBoxOf = ({ scale, x, y }: Camera, { width, height }: Size): string =>
  `${x} ${y} ${width / scale} ${height / scale}`;

/** What is drawn for `now`, moved to where `before` showed it; with `transform-origin: 0 0`. */
export const seenFrom = (before: Camera, now: Camera): string =>
  `translate(${(now.x - before.x) * before.scale}px, ${(now.y - before.y) * before.scale}px) scale(${before.scale / now.scale})`;

export const union = (a: Box, b: Box): Box => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
};
export const contains = (a: Box, b: Box): boolean =>
  a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;
