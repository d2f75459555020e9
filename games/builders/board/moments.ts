/** The moments of the table: coins that fly, points that are won, cards that leave the market. Each event moves once. */
import type { RefObject } from 'react';
import type { Seat } from '@cantiere/engine';
import { animate, calm, finishAll, pulse, SLOW, useNews } from '../../board-kit/motion.ts';
import type { Event } from '../rules/events.ts';
import type { BuildersProps } from './props.ts';

/** Between one moment and the next, so that the eye can follow; a long turn does not become a long wait. */
const BEAT = 120;
const LONGEST_WAIT = 900;
const MOST_FLYING = 5;

type Piece = 'coin' | 'points';

interface Stage {
  readonly root: HTMLElement;
  readonly delay: number;
}

export function useMoments(root: RefObject<HTMLElement | null>, news: BuildersProps['news']): void {
  let beat = 0;
  useNews(news, ({ event }) => {
    if (!root.current || calm()) return;
    if (play(event, { root: root.current, delay: Math.min(beat * BEAT, LONGEST_WAIT) })) beat++;
  });
}

/** One tap finishes everything that moves. */
export function skipMoments(root: HTMLElement | null): void {
  finishAll();
  for (const animation of root?.getAnimations({ subtree: true }) ?? []) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}

const purse = (seat: Seat): string => `[data-purse="${seat}"]`;
const points = (seat: Seat): string => `[data-points="${seat}"]`;
const site = (id: string): string => `[data-flip="${id}"]`;
const BANK = '.bld-stall-investments, .bld-market';

function play(event: Event, stage: Stage): boolean {
  switch (event.kind) {
    case 'coinsTaken':
    case 'loanTaken':
      return fly('coin', event.coins, BANK, purse(event.seat), stage);
    case 'actionsBought':
    case 'slaveBought':
    case 'toolBought':
    case 'educated':
    case 'settled':
      return fly('coin', event.coins, purse(event.seat), BANK, stage);
    case 'sent':
      touch(site(event.site), stage);
      return fly('coin', event.wage, purse(event.seat), site(event.worker), stage) || event.wage === 0;
    case 'finished':
      fly('coin', event.coins, site(event.card), purse(event.seat), stage);
      touch(points(event.seat), stage);
      return fly('points', event.points, site(event.card), points(event.seat), stage);
    case 'siteOpened':
    case 'recruited':
      return touch(`[data-seat="${event.seat}"]`, stage);
    case 'endTriggered':
      return touch('.bld-race', stage);
    // Cards that change places glide by themselves (data-flip); the rest has nothing to show.
    case 'dealt':
    case 'roundBegins':
    case 'turnBegins':
    case 'buildingLaid':
    case 'workerLaid':
    case 'nextBuilding':
    case 'nextWorker':
    case 'slotStaysEmpty':
    case 'slaveFreed':
    case 'turnEnds':
    case 'lastRoundOver':
    case 'gameOver':
      return false;
  }
}

/** The first place with this sign that can be seen. */
function placeOf(sign: string, { root }: Stage): DOMRect | undefined {
  for (const found of root.querySelectorAll(sign)) {
    const place = found.getBoundingClientRect();
    if (place.width > 0) return place;
  }
  return undefined;
}

function fly(piece: Piece, count: number, from: string, to: string, stage: Stage): boolean {
  const model = stage.root.querySelector(`[data-model="${piece}"]`);
  const start = placeOf(from, stage);
  const end = placeOf(to, stage);
  if (!model || !start || !end || count <= 0) return false;
  const many = piece === 'points' ? 1 : Math.min(count, MOST_FLYING);
  for (let i = 0; i < many; i++) void flyOne(model, start, end, stage, i);
  return true;
}

async function flyOne(model: Element, start: DOMRect, end: DOMRect, { root, delay }: Stage, order: number): Promise<void> {
  const copy = model.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  copy.removeAttribute('data-model');
  copy.className = 'bld-flying';
  const x = start.left + start.width / 2;
  const y = start.top + start.height / 2;
  copy.style.left = `${x}px`;
  copy.style.top = `${y}px`;
  root.append(copy);
  const dx = end.left + end.width / 2 - x;
  const dy = end.top + end.height / 2 - y;
  const lift = Math.min(70, Math.hypot(dx, dy) / 4);
  await animate(
    copy,
    [
      { transform: 'translate(-50%, -50%) scale(0.8)', opacity: 0 },
      { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.12 },
      { transform: `translate(calc(-50% + ${dx / 2}px), calc(-50% + ${dy / 2 - lift}px)) scale(1.12)`, opacity: 1, offset: 0.55 },
      { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(0.8)`, opacity: 0.4 },
    ],
    { duration: SLOW, delay: delay + order * 50, easing: 'ease-in-out' },
  );
  copy.remove();
}

function touch(sign: string, { root, delay }: Stage): boolean {
  const found = root.querySelector(sign);
  if (found) void pulse(found, { delay });
  return found !== null;
}
