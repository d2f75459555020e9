/** Pan and zoom over the city: drag, pinch, wheel, buttons. A drag is never a tap. */
import { useCallback, useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { FRAME, type Point } from '../art/iso.ts';

export interface Lens {
  readonly viewBox: string;
  /** Pixels per unit of the drawing. */
  readonly scale: number;
  /** The visible part, in units of the drawing. */
  readonly seen: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly zoomed: boolean;
  zoom(by: number): void;
  reset(): void;
  /** Brings a place into the middle, where the whole city does not fit. */
  show(place: Point): void;
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onClickCapture(event: MouseEvent): void;
  };
}

interface Aim {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

const MOST = 4;
const SLACK = 6;
const MIDDLE = { x: FRAME.x + FRAME.width / 2, y: FRAME.y + FRAME.height / 2 };

/** `below`: pixels at the foot that something else covers; places are shown above it. */
export function useLens(svg: RefObject<SVGSVGElement | null>, width: number, height: number, start: number, below: number): Lens {
  const [aim, setAim] = useState<Aim>({ zoom: start, ...MIDDLE });
  const fit = Math.min(width / FRAME.width, height / FRAME.height);
  const scale = fit * aim.zoom;
  const hold = useCallback(
    (next: Aim): Aim => {
      const zoom = Math.max(1, Math.min(MOST, next.zoom));
      const roomX = Math.max(0, (FRAME.width - width / (fit * zoom)) / 2);
      const roomY = Math.max(0, (FRAME.height - height / (fit * zoom)) / 2) + (zoom > 1.01 ? below / (fit * zoom) / 2 : 0);
      return {
        zoom,
        x: Math.max(MIDDLE.x - roomX, Math.min(MIDDLE.x + roomX, next.x)),
        y: Math.max(MIDDLE.y - roomY, Math.min(MIDDLE.y + roomY, next.y)),
      };
    },
    [fit, width, height, below],
  );
  const seen = { x: aim.x - width / scale / 2, y: aim.y - height / scale / 2, width: width / scale, height: height / scale };
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(false);
  const travelled = useRef(0);

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const dx = event.clientX - box.left - box.width / 2;
      const dy = event.clientY - box.top - box.height / 2;
      setAim((was) => {
        const before = fit * was.zoom;
        const next = hold({ ...was, zoom: was.zoom * Math.exp(-event.deltaY / 500) });
        const after = fit * next.zoom;
        return hold({ zoom: next.zoom, x: was.x + dx / before - dx / after, y: was.y + dy / before - dy / after });
      });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [svg, fit, hold]);

  const lift = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  return {
    viewBox: `${seen.x} ${seen.y} ${seen.width} ${seen.height}`,
    scale,
    seen,
    zoomed: aim.zoom > 1.01,
    zoom: (by) => setAim((was) => hold({ ...was, zoom: was.zoom * by })),
    reset: () => setAim({ zoom: 1, ...MIDDLE }),
    show: ([x, y]) => setAim((was) => (was.zoom > 1.01 ? hold({ ...was, x, y: y + below / (fit * was.zoom) / 2 }) : was)),
    handlers: {
      onPointerDown(event) {
        if (fingers.current.size === 0) {
          dragged.current = false;
          travelled.current = 0;
        }
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove(event) {
        const was = fingers.current.get(event.pointerId);
        if (!was) return;
        if (event.buttons === 0) return lift(event);
        const dx = event.clientX - was.x;
        const dy = event.clientY - was.y;
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        travelled.current += Math.hypot(dx, dy);
        if (travelled.current > SLACK && !dragged.current) {
          dragged.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (!dragged.current) return;
        const spread = other
          ? Math.hypot(event.clientX - other.x, event.clientY - other.y) /
            Math.max(20, Math.hypot(was.x - other.x, was.y - other.y))
          : 1;
        const share = other ? 0.5 : 1;
        setAim((now) =>
          hold({
            zoom: now.zoom * spread,
            x: now.x - (dx / (fit * now.zoom)) * share,
            y: now.y - (dy / (fit * now.zoom)) * share,
          }),
        );
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onClickCapture(event) {
        if (!dragged.current) return;
        dragged.current = false;
        event.stopPropagation();
      },
    },
  };
}
