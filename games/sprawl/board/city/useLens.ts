/** Pan and zoom over the city, which keeps clear of what covers a part of its window. */
import { useState, type RefObject } from 'react';
import { useHands, type Held } from '../../../board-kit/hands.ts';
import { FRAME, type Point } from '../art/iso.ts';

export interface Lens {
  readonly viewBox: string;
  /** Pixels per unit of the drawing. */
  readonly scale: number;
  /** The visible part, in units of the drawing. */
  readonly seen: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly zoomed: boolean;
  zoom(by: number): void;
  /** Brings a place into the middle, where the whole city does not fit. */
  show(place: Point): void;
  readonly handlers: Held['handlers'];
}

/** The pixels there are, and those at the right and at the foot that something else covers. */
export interface Pane {
  readonly width: number;
  readonly height: number;
  readonly right: number;
  readonly below: number;
}

/** What is looked at: how near, and which point stands in the middle. */
export interface Aim {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

const MOST = 4;
export const MIDDLE = { x: FRAME.x + FRAME.width / 2, y: FRAME.y + FRAME.height / 2 };

const clearOf = ({ width, height, right, below }: Pane): { readonly width: number; readonly height: number } => ({
  width: Math.max(1, width - right),
  height: Math.max(1, height - below),
});

/** Pixels per unit at which the whole city is just seen. */
export function fitOf(pane: Pane): number {
  const clear = clearOf(pane);
  return Math.min(clear.width / FRAME.width, clear.height / FRAME.height);
}

/** The aim, as far as the city reaches: nobody gets lost in the fields. */
export function held(pane: Pane, { zoom, x, y }: Aim): Aim {
  const clear = clearOf(pane);
  const near = Math.max(1, Math.min(MOST, zoom));
  const scale = fitOf(pane) * near;
  const roomX = Math.max(0, (FRAME.width - clear.width / scale) / 2);
  const roomY = Math.max(0, (FRAME.height - clear.height / scale) / 2);
  return {
    zoom: near,
    x: Math.max(MIDDLE.x - roomX, Math.min(MIDDLE.x + roomX, x)),
    y: Math.max(MIDDLE.y - roomY, Math.min(MIDDLE.y + roomY, y)),
  };
}

/** Nearer or further, with the point under the fingers staying where it is. */
export function zoomedAt(pane: Pane, aim: Aim, factor: number, at: { readonly x: number; readonly y: number }): Aim {
  const clear = clearOf(pane);
  const next = held(pane, { ...aim, zoom: aim.zoom * factor });
  const shift = 1 / (fitOf(pane) * aim.zoom) - 1 / (fitOf(pane) * next.zoom);
  return held(pane, {
    zoom: next.zoom,
    x: aim.x + (at.x - clear.width / 2) * shift,
    y: aim.y + (at.y - clear.height / 2) * shift,
  });
}

/** `start`: how near it is at first; `whole`: for a while everything is to be seen, wherever the lens was. */
export function useLens(svg: RefObject<SVGSVGElement | null>, pane: Pane, start: number, whole: boolean): Lens {
  const [aimed, setAim] = useState<Aim>({ zoom: start, ...MIDDLE });
  const clear = clearOf(pane);
  const aim = whole ? { zoom: 1, ...MIDDLE } : held(pane, aimed);
  const scale = fitOf(pane) * aim.zoom;
  const change = (next: (now: Aim) => Aim): void => setAim((was) => held(pane, next(held(pane, was))));
  const { handlers } = useHands(svg, {
    pan: (dx, dy) => change((now) => ({ ...now, x: now.x - dx / scale, y: now.y - dy / scale })),
    zoom: (factor, at) => change((now) => zoomedAt(pane, now, factor, at)),
  });
  const x = aim.x - clear.width / scale / 2;
  const y = aim.y - clear.height / scale / 2;
  return {
    viewBox: `${x} ${y} ${pane.width / scale} ${pane.height / scale}`,
    scale,
    seen: { x, y, width: clear.width / scale, height: clear.height / scale },
    zoomed: aim.zoom > 1.01,
    zoom: (by) => change((now) => ({ ...now, zoom: now.zoom * by })),
    show: ([toX, toY]) => change((now) => ({ ...now, x: toX, y: toY })),
    handlers,
  };
}
