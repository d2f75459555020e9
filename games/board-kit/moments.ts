/**
 * The moments of a table: what just happened moves once, one thing after the other, and one tap ends it all. A board says
 * which event touches what; places are found by their signs (CSS selectors) when the moment comes.
 */
import { createContext, useContext, useEffect, type RefObject } from 'react';
import type { GameEvent } from '@cantiere/engine';
import type { News } from './contract.ts';
import { placeOn } from './grown.ts';
import { animate, calm, finishAll, pulse, SLOW, useNews } from './motion.ts';

/** Between one moment and the next, so that the eye can follow; a long round does not become a long wait. */
const BEAT = 110;
const LONGEST_WAIT = 900;
const MOST_FLYING = 5;
/** Between pieces that fly together. */
const APART = 50;

export interface Stage {
  readonly root: HTMLElement;
  readonly delay: number;
  /** The event's number in the game. */
  readonly number: number;
  /** Set when nothing is to move: places are only marked. */
  readonly mark?: (place: Element) => void;
}

/** What happened while the person was away, for as long as they are told of it: its places are marked on the board. */
export const SinceContext = createContext<readonly News[]>([]);
const MARKED = 'data-since';
const LAID_OUT = 250;

/** `happen` starts an event's movements and says whether there were any. */
export function useMoments<E extends GameEvent>(
  root: RefObject<HTMLElement | null>,
  news: readonly News<E>[],
  happen: (event: E, stage: Stage) => boolean,
): void {
  let beat = 0;
  useNews(news, ({ number, event }) => {
    if (!root.current || calm()) return;
    if (happen(event, { root: root.current, number, delay: Math.min(beat * BEAT, LONGEST_WAIT) })) beat++;
  });
  const since = useContext(SinceContext);
  useEffect(() => {
    if (since.length === 0) return;
    const marked = new Set<Element>();
    const markAll = (): void => {
      const { current } = root;
      if (!current) return;
      const mark = (place: Element): void => void marked.add(place);
      for (const { number, event } of since) happen(event as E, { root: current, number, delay: 0, mark });
      for (const place of marked) place.setAttribute(MARKED, '');
    };
    const laidOut = setTimeout(markAll, LAID_OUT); // a board measures itself before it draws its pieces
    return () => {
      clearTimeout(laidOut);
      for (const place of marked) place.removeAttribute(MARKED);
    };
  }, [root, since, happen]);
}

/** One tap finishes everything that moves. */
export function skipMoments(root: HTMLElement | null): void {
  finishAll();
  for (const animation of root?.getAnimations({ subtree: true }) ?? []) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}

/** Draws the eye to a place; `later` than the moment itself where something is on its way there. */
export function touch(sign: string, { root, delay, mark }: Stage, later = 0): boolean {
  const found = root.querySelector(sign);
  if (found && mark) mark(found);
  else if (found) void pulse(found, { delay: delay + later });
  return found !== null;
}

/** Something comes down from above and settles. `height` in the element's own units. */
export function comeDown(element: Element | null | undefined, { delay, mark }: Stage, height: number): boolean {
  if (!element) return false;
  if (mark) {
    mark(element);
    return true;
  }
  void animate(
    element,
    [
      { transform: `translateY(${-height}px)`, opacity: 0 },
      { transform: `translateY(${height * 0.04}px)`, opacity: 1, offset: 0.75 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: SLOW, delay },
  );
  return true;
}

/** The first place with this sign that can be seen. */
export function placeOf(sign: string, { root }: Stage): DOMRect | undefined {
  for (const found of root.querySelectorAll(sign)) {
    const place = placeOn(found);
    if (place.width > 0) return place;
  }
  return undefined;
}

export interface Flight {
  /** Copies of the element with this `data-model` fly. */
  readonly model: string;
  readonly from: DOMRect | undefined;
  readonly to: DOMRect | undefined;
  readonly count?: number;
}

/** Coins to a purse, a card to a hand: copies of a model fly from one place to another and are gone. */
export function send({ model, from, to, count = 1 }: Flight, stage: Stage): boolean {
  const original = stage.root.querySelector(`[data-model="${model}"]`);
  if (!original || !from || !to || count <= 0 || stage.mark) return false;
  for (let i = 0; i < Math.min(count, MOST_FLYING); i++) {
    const copy = original.cloneNode(true);
    if (copy instanceof HTMLElement) void flyOne(copy, from, to, stage, i * APART);
  }
  return true;
}

async function flyOne(copy: HTMLElement, from: DOMRect, to: DOMRect, stage: Stage, later: number): Promise<void> {
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  const dx = to.left + to.width / 2 - x;
  const dy = to.top + to.height / 2 - y;
  const lift = Math.min(70, Math.hypot(dx, dy) / 4);
  copy.removeAttribute('data-model');
  copy.className = '';
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${x}px`,
    top: `${y}px`,
    zIndex: '60',
    pointerEvents: 'none',
    filter: 'drop-shadow(0 4px 6px rgb(0 0 0 / 0.35))',
  });
  stage.root.append(copy);
  await animate(
    copy,
    [
      { transform: 'translate(-50%, -50%) scale(0.8)', opacity: 0 },
      { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.12 },
      { transform: `translate(calc(-50% + ${dx / 2}px), calc(-50% + ${dy / 2 - lift}px)) scale(1.12)`, opacity: 1, offset: 0.55 },
      { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(0.7)`, opacity: 0.4 },
    ],
    { duration: SLOW, delay: stage.delay + later, easing: 'ease-in-out' },
  );
  copy.remove();
}
