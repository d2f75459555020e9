/** One camera for all boards: it shows by itself what matters, and follows fingers, wheel and buttons from there. */
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useHands, type Hands, type Held } from '../hands.ts';
import { animate, MOMENT } from '../motion.ts';
import {
  centredOn,
  clearOf,
  contains,
  fit,
  held,
  panned,
  reached,
  seenFrom,
  towards,
  union,
  zoomAt,
  type Box,
  type Camera,
  type Pane,
  type Point,
} from './camera.ts';

export interface CameraView extends Pane {
  /** What it shows by itself. */
  readonly focus: Box;
  /** What is looked at. When it changes, or the window does, what somebody did by hand is over. */
  readonly subject: string;
  /** How near it comes by itself. */
  readonly snug?: number;
  /** Something hangs on a hand: the picture stays under it, whatever becomes of the room, as long as the same is looked at. */
  readonly still?: boolean;
  /** What others just did there (`useTold`): it is gone to gently, and left again. Never against a hand, nor what somebody chose to see. */
  readonly told?: Box | undefined;
}

export interface CameraControl extends Held {
  readonly camera: Camera;
  /** Somebody panned or zoomed: there is something to go back from. */
  readonly moved: boolean;
  /** It looks at what is told. */
  readonly telling: boolean;
  zoom(by: number): void;
  /** Brings a place into the middle. */
  centre(place: Point): void;
  /** Brings a part into sight: beside the focus, or, where somebody chose the view, by moving that as little as possible. Undefined lets go of it. */
  reveal(part: Box | undefined): void;
  /** Shows everything there is. */
  showWhole(): void;
  /** Back to what it shows by itself. */
  reset(): void;
}

/** Either the view that somebody chose, or what has to be seen besides the focus. */
interface Own {
  readonly of: string;
  readonly camera?: Camera;
  readonly part?: Box;
}

/** `hands`: what else fingers do in the window, besides moving the camera. */
export function useCamera(
  box: RefObject<Element | null>,
  { focus, subject, snug, told, still = false, ...pane }: CameraView,
  hands: Omit<Hands, 'pan' | 'zoom'> = {},
): CameraControl {
  const [kept, setOwn] = useState<Own>();
  const of = `${subject} ${pane.size.width}x${pane.size.height}`;
  const own = kept?.of === of ? kept : undefined;
  const shown = own?.part ? union(focus, own.part) : focus;
  const fitted = held(fit(shown, pane, snug), pane);
  const telling = told !== undefined && !own && !still;
  const seen = telling ? towards(fitted, told, pane) : fitted;
  /** Fingers are faster than pictures: each change begins at the one before, drawn or not. */
  const change = (next: (from: Camera) => Camera): void =>
    setOwn((was) => ({ of, camera: next((was?.of === of && was.camera) || seen) }));
  const natural = own?.camera ? held(own.camera, pane) : seen;
  const [stood, setStood] = useState<{ readonly subject: string; readonly camera: Camera }>();
  const stays = stood?.subject === subject ? stood.camera : undefined;
  if (still && !stays) setStood({ subject, camera: natural });
  if (!still && stood) {
    setStood(undefined);
    // Where it was let go it is looked at: what it shows by itself comes with the next subject.
    if (stays && !sameCamera(stays, natural)) setOwn({ of, camera: stays });
  }
  const camera = (still && stays) || natural;
  const moving = useHands(box, {
    ...hands,
    pan: (dx, dy) => change((from) => panned(from, dx, dy, pane)),
    zoom: (by, at) => change((from) => zoomAt(from, by, at, pane)),
  });
  return {
    ...moving,
    camera,
    moved: own?.camera !== undefined,
    telling,
    zoom(by) {
      const clear = clearOf(pane);
      const middle = { x: clear.x + clear.width / 2, y: clear.y + clear.height / 2 };
      change((from) => zoomAt(from, by, middle, pane));
    },
    centre: (place) => change((from) => centredOn(from, place, pane)),
    reveal(part) {
      if (own?.camera) {
        if (part) change((from) => reached(from, part, pane));
      } else if (part ? !contains(shown, part) : own) setOwn(part && { of, part });
    },
    showWhole: () => change(() => fit(pane.whole ?? focus, pane)),
    reset: () => setOwn(undefined),
  };
}

const sameCamera = (a: Camera, b: Camera): boolean => a.scale === b.scale && a.x === b.x && a.y === b.y;

/** To what is told, and back from it, it goes slowly. */
const GENTLE = 640;

type Gliding = Pick<CameraControl, 'camera' | 'moving' | 'telling'>;

/**
 * A drawing glides to what the camera shows next, unless fingers lead it there. The drawing stands in the window's corner.
 * `toTold`: only to what is told, and back from it.
 */
export function useGlide(drawing: RefObject<Element | null>, { camera, moving: led, telling }: Gliding, toTold = false): void {
  const was = useRef({ ...camera, telling });
  const { scale, x, y } = camera;
  useLayoutEffect(() => {
    const before = was.current;
    const now = { scale, x, y };
    was.current = { ...now, telling };
    if (
      led ||
      (toTold && !telling && !before.telling) ||
      !drawing.current ||
      (before.scale === scale && before.x === x && before.y === y)
    )
      return;
    void animate(
      drawing.current,
      [
        { transformOrigin: '0 0', transform: seenFrom(before, now) },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      { duration: telling || before.telling ? GENTLE : MOMENT },
    );
  }, [drawing, scale, x, y, led, telling, toTold]);
}
