/**
 * Dragging a piece with mouse or finger: its ghost hangs on the pointer, what it can be let go over shows what would come of it,
 * and what it is let go over is touched. A drag is never a tap; a second finger, the browser's own scrolling or Escape calls it off.
 */
import type { PointerEvent as ReactPointerEvent } from 'react';
import { ghostOf } from '../ghost.ts';
import { grown } from '../grown.ts';
import { STILL } from '../hands.ts';
import { animate, QUICK } from '../motion.ts';
import { meansDrag, scrollsAt } from './direction.ts';
import './drag.css';

export interface Drag {
  /** The piece leaves its place. False: it cannot, and has said why. */
  begin(): boolean;
  /** It hangs over a goal of this name; undefined: over none any more. */
  over(place: string | undefined): void;
  /** It was let go over the piece of this name. False: it does not belong there and goes back. */
  drop(place: string, element: Element): boolean;
  /** It was let go where nothing comes of it, or called off. */
  back(): void;
  /** The hand is free again, whatever became of the piece. */
  end(): void;
}

/** The ghost is no larger than this, so that what lies under it can be seen. */
const MOST_GHOST = 128;
/** A finger covers what it holds: the ghost hangs above it. */
const ABOVE_FINGER = 34;

/** Follows a press on a piece until it is over; a press that stays where it is remains a click. */
export function followDrag(press: ReactPointerEvent, drag: Drag): void {
  if (press.button > 0 || !press.isPrimary) return;
  const piece = press.currentTarget;
  // A card whose button is only its inside goes as a whole.
  const whole = piece.closest('[data-whole]') ?? piece;
  const { pointerId, clientX: fromX, clientY: fromY } = press;
  const finger = press.pointerType === 'touch';
  const scrolls = finger ? scrollsAt(piece) : undefined;
  const over = new AbortController();
  let ghost: ReturnType<typeof ghostOf>;
  let under: { readonly place: string; readonly element: Element; readonly box: DOMRect } | undefined;
  let begun = false;

  const hang = (goal: typeof under): void => {
    if (goal?.place === under?.place) return;
    under?.element.removeAttribute('data-under');
    goal?.element.setAttribute('data-under', '');
    under = goal;
    drag.over(goal?.place);
  };
  const begin = (): boolean => {
    begun = true;
    noClickAfter();
    // Before anything is drawn anew, so that the ghost is the piece as it lay there.
    ghost = ghostOf(whole);
    if (!drag.begin()) {
      ghost?.remove();
      ghost = undefined;
      return false;
    }
    if (ghost) liftUp(ghost, whole, fromX, fromY);
    document.documentElement.setAttribute('data-carrying', '');
    requestAnimationFrame(bringGoals);
    return true;
  };
  const end = (home: boolean): void => {
    over.abort();
    under?.element.removeAttribute('data-under');
    document.documentElement.removeAttribute('data-carrying');
    if (begun) drag.end();
    const gone = ghost;
    if (!gone) return;
    if (!home) return gone.remove();
    const back = [{ transform: gone.style.transform }, { transform: 'none', scale: '1', rotate: '0deg' }];
    void animate(gone, back, { duration: QUICK }).finally(() => gone.remove());
  };
  const callOff = (): void => {
    if (begun) drag.back();
    end(true);
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
      if (!begun && scrolls && !meansDrag(scrolls, x, y)) return over.abort();
      if (!begun && !begin()) return over.abort();
      if (ghost) ghost.style.transform = `translate(${x / grown()}px, ${y / grown() - (finger ? ABOVE_FINGER : 0)}px)`;
      scrollOn(event);
      const goal = goalUnder(event);
      // What is shown of the drop may push the goal aside: the hand is still where the goal lay.
      if (goal || !(under && holds(under.box, event))) hang(goal);
    },
    listen,
  );
  window.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== pointerId) return;
      if (!begun) return over.abort();
      const target = under ?? goalUnder(event) ?? pieceUnder(event);
      // Let go over itself: a hand that trembled. The piece stays taken up.
      if (!under && target?.place === piece.getAttribute('data-at')) return end(true);
      if (target && drag.drop(target.place, target.element)) return end(false);
      callOff();
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

/** It becomes as small as a hand needs it, around the point by which it is held. */
function liftUp(ghost: HTMLElement | SVGSVGElement, piece: Element, x: number, y: number): void {
  const { left, top, width, height } = piece.getBoundingClientRect();
  ghost.setAttribute('data-dragged', '');
  ghost.style.transformOrigin = `${(x - left) / grown()}px ${(y - top) / grown()}px`;
  ghost.style.scale = String(Math.min(1, (MOST_GHOST * grown()) / Math.max(width, height)));
}

/** Where no goal is in sight the first comes into it, as far as its row can be scrolled. */
function bringGoals(): void {
  const goals = [...document.querySelectorAll('[data-goal]')];
  const seen = (goal: Element): boolean => {
    const { left, top, width, height } = goal.getBoundingClientRect();
    const hit = document.elementsFromPoint(left + width / 2, top + height / 2);
    return hit.some((each) => goal.contains(each));
  };
  // Maps have a camera of their own.
  if (!goals.some(seen))
    goals.find((goal) => goal instanceof HTMLElement)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** So near to its edge what scrolls goes on while it hides a goal, so many pixels with each move of the hand. */
const EDGE = 28;
const STEP = 9;

function scrollOn({ clientX: x, clientY: y }: PointerEvent): void {
  for (let box = document.elementFromPoint(x, y); box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    if (!scrolls(overflowX) && !scrolls(overflowY)) continue;
    // A hand on its way to a goal in sight crosses edges too: what it goes for must not move.
    const isHidden = (goal: Element): boolean => {
      const own = goal.getBoundingClientRect();
      return own.left < left - 1 || own.right > right + 1 || own.top < top - 1 || own.bottom > bottom + 1;
    };
    if (![...box.querySelectorAll('[data-goal]')].some(isHidden)) continue;
    if (scrolls(overflowX)) box.scrollLeft += x < left + EDGE ? -STEP : x > right - EDGE ? STEP : 0;
    if (scrolls(overflowY)) box.scrollTop += y < top + EDGE ? -STEP : y > bottom - EDGE ? STEP : 0;
  }
}

const holds = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent): boolean =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

interface Lying {
  readonly place: string;
  readonly element: Element;
  readonly box: DOMRect;
}

/** Of all that lies there one above the other, the uppermost of these; the attribute has its name. */
function lyingAt({ clientX, clientY }: PointerEvent, which: string, name: string): Lying | undefined {
  for (const each of document.elementsFromPoint(clientX, clientY)) {
    const element = each.closest(which);
    const place = element?.getAttribute(name);
    if (element && place) return { place, element, box: element.getBoundingClientRect() };
  }
  return undefined;
}

const goalUnder = (event: PointerEvent): Lying | undefined => lyingAt(event, '[data-goal]', 'data-goal');
/** A hand that is faster than the picture lets go before goals are lit: what can be touched comes first. */
const pieceUnder = (event: PointerEvent): Lying | undefined =>
  lyingAt(event, '[data-at]:is([data-look=lit], [data-look=chosen])', 'data-at') ?? lyingAt(event, '[data-at]', 'data-at');

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
