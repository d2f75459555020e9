/** What part of a garden is seen: fitted by itself until somebody pans or zooms, and again when the garden outgrows the view. */
import { useState } from 'react';
import type { Size } from '../../../board-kit/size.ts';
import { contains, union, type Bounds } from './layers.ts';

export interface Camera {
  /** Pixels of one square's side. */
  readonly cell: number;
  /** Where (0, 0) of the grid stands on the screen. */
  readonly left: number;
  readonly top: number;
}

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const SMALLEST = 18;
const LARGEST = 132;
/** No square is larger than this unless somebody zooms in. */
const FIT_LARGEST = 92;

export const gridPoint = ({ cell, left, top }: Camera, x: number, y: number): { x: number; y: number } => ({
  x: (x - left) / cell,
  y: (y - top) / cell,
});

export function fit(
  bounds: Bounds,
  { width, height }: Size,
  { top, right, bottom, left }: Insets,
  largest = FIT_LARGEST,
): Camera {
  const [freeX, freeY] = [Math.max(40, width - left - right), Math.max(40, height - top - bottom)];
  const cell = Math.max(SMALLEST, Math.min(largest, freeX / bounds.width, freeY / bounds.height));
  return {
    cell,
    left: left + freeX / 2 - (bounds.x + bounds.width / 2) * cell,
    top: top + freeY / 2 - (bounds.y + bounds.height / 2) * cell,
  };
}

/** The same view moved as little as possible so that the bounds are inside it; fitted to them when it is too close. */
function reach(camera: Camera, bounds: Bounds, size: Size, insets: Insets): Camera {
  const { cell } = camera;
  const { top, right, bottom, left } = insets;
  const [freeX, freeY] = [size.width - right - left, size.height - bottom - top];
  if (bounds.width * cell > freeX || bounds.height * cell > freeY) return fit(bounds, size, insets);
  const x0 = camera.left + bounds.x * cell;
  const y0 = camera.top + bounds.y * cell;
  const dx = nudge(x0, x0 + bounds.width * cell, left, size.width - right);
  const dy = nudge(y0, y0 + bounds.height * cell, top, size.height - bottom);
  return dx === 0 && dy === 0 ? camera : { cell, left: camera.left + dx, top: camera.top + dy };
}

function nudge(from: number, to: number, least: number, most: number): number {
  if (from < least) return least - from;
  return to > most ? Math.max(most - to, least - from) : 0;
}

export interface View {
  readonly camera: Camera;
  /** Somebody panned or zoomed: there is something to go back from. */
  readonly moved: boolean;
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
  /** Brings a part of the grid into sight: with the whole garden, unless somebody chose the view; undefined lets go of it. */
  reveal(part: Bounds | undefined): void;
  reset(): void;
}

interface Shown {
  /** What is shown: another garden, or another moment of it, is fitted anew. */
  readonly of: string;
  readonly bounds: Bounds;
  readonly size: Size;
  readonly insets: Insets;
}

/** Either the view that somebody chose, or what has to be seen besides the garden. */
interface Held {
  readonly of: string;
  readonly camera?: Camera;
  readonly part?: Bounds;
}

export function useCamera({ of, bounds, size, insets }: Shown): View {
  const [held, setHeld] = useState<Held>();
  const own = held?.of === of ? held : undefined;
  const shown = own?.part ? union(bounds, own.part) : bounds;
  const fitted = fit(shown, size, insets);
  const change = (next: (from: Camera) => Camera): void =>
    setHeld((was) => ({ of, camera: next((was?.of === of && was.camera) || fitted) }));
  return {
    camera: own?.camera ?? fitted,
    moved: own?.camera !== undefined,
    pan: (dx, dy) => change(({ cell, left, top }) => ({ cell, left: left + dx, top: top + dy })),
    zoom: (factor, x, y) =>
      change((from) => {
        const cell = Math.max(SMALLEST, Math.min(LARGEST, from.cell * factor));
        const k = cell / from.cell;
        return { cell, left: x - (x - from.left) * k, top: y - (y - from.top) * k };
      }),
    reveal: (part) => {
      if (own?.camera) {
        if (part) change((from) => reach(from, part, size, insets));
      } else if (part ? !contains(shown, part) : own) setHeld(part && { of, part });
    },
    reset: () => setHeld(undefined),
  };
}
