/** The moments of the table: a tower comes down on its square, a card flies to a hand, a site is touched. Each event moves once. */
import { useEffect, useState, type RefObject } from 'react';
import type { Seat } from '@cantiere/engine';
import { animate, calm, finishAll, MOMENT, pulse, SLOW, useNews } from '../../board-kit/motion.ts';
import { areaOf } from '../rules/board.ts';
import { cardOf } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { CapitolProps } from './props.ts';

const BEAT = 110;
const LONGEST_WAIT = 800;

interface Stage {
  readonly root: HTMLElement;
  readonly delay: number;
}

export function useMoments(root: RefObject<HTMLElement | null>, news: CapitolProps['news']): void {
  let beat = 0;
  useNews(news, ({ event }) => {
    if (!root.current || calm()) return;
    if (show(event, { root: root.current, delay: Math.min(beat * BEAT, LONGEST_WAIT) })) beat++;
  });
}

/** One tap finishes everything that moves. */
export function skipMoments(root: HTMLElement | null): void {
  finishAll();
  for (const animation of root?.getAnimations({ subtree: true }) ?? []) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}

function show(event: Event, stage: Stage): boolean {
  switch (event.kind) {
    case 'building-placed':
    case 'fountain-placed':
      return comeDown(`[data-piece="on:${event.square}"]`, stage);
    case 'monument-placed':
      return comeDown(`[data-piece="monument:${event.area}"]`, stage);
    case 'floors-placed':
    case 'roof-placed':
      return touch(`[data-site="${event.seat}"] svg`, stage);
    case 'passed':
      return touch(`[data-seat="${event.seat}"]`, stage);
    case 'has-bid':
      return touch(`[data-bidder="${event.seat}"]`, stage);
    case 'drawn':
      return fly(`[data-deck="${event.deck}"]`, `[data-hand="${event.seat}"]`, stage);
    case 'deck-turned':
      return touch(`[data-deck="${event.deck}"]`, stage);
    default:
      // The reveal, the points of an area and a played card have their own pictures.
      return false;
  }
}

function comeDown(sign: string, { root, delay }: Stage): boolean {
  const piece = root.querySelector(sign);
  if (piece)
    void animate(
      piece,
      [
        { transform: 'translateY(-70px)', opacity: 0 },
        { transform: 'translateY(3px)', opacity: 1, offset: 0.75 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: SLOW, delay },
    );
  return piece !== null;
}

function touch(sign: string, { root, delay }: Stage): boolean {
  const found = root.querySelector(sign);
  if (found) void pulse(found, { delay });
  return found !== null;
}

function fly(from: string, to: string, { root, delay }: Stage): boolean {
  const model = root.querySelector('[data-model="card"]');
  const start = root.querySelector(from)?.getBoundingClientRect();
  const end = root.querySelector(to)?.getBoundingClientRect();
  if (!model || !start || !end) return false;
  const copy = model.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return false;
  copy.removeAttribute('data-model');
  copy.className = 'cap-flying';
  const x = start.left + start.width / 2;
  const y = start.top + start.height / 2;
  copy.style.left = `${x}px`;
  copy.style.top = `${y}px`;
  root.append(copy);
  const dx = end.left + Math.min(end.width / 2, 120) - x;
  const dy = end.top + end.height / 2 - y;
  void animate(
    copy,
    [
      { transform: 'translate(-50%, -50%)', opacity: 1 },
      { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(0.6)`, opacity: 0.4 },
    ],
    { duration: MOMENT, delay },
  ).then(() => copy.remove());
  return true;
}

/** Points that areas have just paid, for as long as they are shown; they wait while the reveal covers the map. */
export function useScored(news: CapitolProps['news'], covered: boolean): ReadonlyMap<number, readonly number[]> {
  const [scored, setScored] = useState<ReadonlyMap<number, readonly number[]>>(NONE);
  useNews(news, ({ event }) => {
    if (event.kind === 'scoring-started') setScored(NONE);
    if (event.kind === 'area-scored') setScored((now) => new Map([...now, [areaOf(event.area), event.points]]));
  });
  useEffect(() => {
    if (scored.size === 0 || covered) return;
    const over = setTimeout(() => setScored(NONE), SCORED_FOR);
    return () => clearTimeout(over);
  }, [scored, covered]);
  return covered ? NONE : scored;
}
const NONE: ReadonlyMap<number, readonly number[]> = new Map();
const SCORED_FOR = 5200;

export interface Played {
  readonly number: number;
  readonly seat: Seat;
  readonly card: number;
  readonly blank: boolean;
}

/** The card somebody else has just played, held up for a moment. */
export function usePlayed(news: CapitolProps['news'], me: Seat | 'spectator'): Played | undefined {
  const [played, setPlayed] = useState<Played>();
  useNews(news, ({ number, event }) => {
    if (event.kind === 'card-played' && event.seat !== me)
      setPlayed({ number, seat: event.seat, card: cardOf(event.card), blank: event.blank });
  });
  useEffect(() => {
    if (!played) return;
    const over = setTimeout(() => setPlayed(undefined), PLAYED_FOR);
    return () => clearTimeout(over);
  }, [played]);
  return played;
}
const PLAYED_FOR = 1500;
