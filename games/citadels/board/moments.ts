/** The moments of the table: coins and cards that fly, a seal that is pressed, a call that is heard. Each event moves once. */
import type { RefObject } from 'react';
import type { Seat } from '@cantiere/engine';
import { animate, calm, finishAll, pulse, SLOW, useNews } from '../../board-kit/motion.ts';
import type { Event } from '../rules/events.ts';
import type { CitadelsProps } from './props.ts';

/** Between one moment and the next, so that the eye can follow; a long round does not become a long wait. */
const BEAT = 110;
const LONGEST_WAIT = 900;
const MOST_FLYING = 5;

type Piece = 'coin' | 'card';

interface Stage {
  readonly root: HTMLElement;
  readonly delay: number;
}

export function useMoments(root: RefObject<HTMLElement | null>, news: CitadelsProps['news']): void {
  let beat = 0;
  useNews(news, ({ event }) => {
    if (!root.current || calm()) return;
    const moved = play(event, { root: root.current, delay: Math.min(beat * BEAT, LONGEST_WAIT) });
    if (moved) beat++;
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
const hand = (seat: Seat): string => `[data-hand="${seat}"]`;
const BANK = '[data-bank]';
const DECK = '[data-deck]';

function play(event: Event, stage: Stage): boolean {
  switch (event.kind) {
    case 'tookGold':
    case 'merchantCoin':
    case 'income':
      return fly('coin', event.gold, BANK, purse(event.seat), stage);
    case 'laboratory':
      fly('card', 1, hand(event.seat), DECK, stage);
      return fly('coin', event.gold, BANK, purse(event.seat), stage);
    case 'built':
      return fly('coin', event.cost, purse(event.seat), BANK, stage);
    case 'smithy':
      return fly('coin', event.paid, purse(event.seat), BANK, stage);
    case 'destroyed':
      touch(`[data-city="${event.of}"]`, stage);
      return fly('coin', event.paid, purse(event.seat), BANK, stage);
    case 'recovered':
      fly('coin', event.paid, purse(event.seat), BANK, stage);
      return fly('card', 1, DECK, hand(event.seat), stage);
    case 'stole':
      return fly('coin', event.gold, purse(event.from), purse(event.seat), stage);
    case 'looked':
      return fly('card', event.count, DECK, stage.root.querySelector('[data-tray]') ? '[data-tray]' : hand(event.seat), stage);
    case 'drew':
      return fly('card', event.count, DECK, hand(event.seat), stage);
    case 'kept':
      return fly('card', event.returned, hand(event.seat), DECK, stage);
    case 'redrew':
      return fly('card', event.count, hand(event.seat), DECK, stage);
    case 'swapped':
      fly('card', event.gave, hand(event.seat), hand(event.other), stage);
      return fly('card', event.got, hand(event.other), hand(event.seat), stage);
    case 'revealed':
    case 'unanswered':
      // The same beat whether or not somebody answers (CIT-10.6).
      return touch(`[data-character="${event.character}"]`, stage);
    case 'robbed':
      return drop(`[data-character="${event.character}"] .cit-call-purse`, stage);
    case 'completed':
      return touch(`[data-city="${event.seat}"]`, stage);
    // Crown, seal, fallen and risen buildings move with the picture itself (data-flip, changes.ts).
    case 'crownMoved':
    case 'assassinated':
    case 'dealt':
    case 'roundStarted':
    case 'offered':
    case 'picked':
    case 'forwent':
    case 'turnEnded':
    case 'newHand':
    case 'graveyardOffered':
    case 'declined':
    case 'putUnder':
    case 'victimShown':
    case 'roundEnded':
    case 'gameOver':
      return false;
  }
}

/** The first place with this sign that can be seen; a phone has no deck and no bank, so the calendar's end stands for them. */
function placeOf(sign: string, { root }: Stage): DOMRect | undefined {
  for (const found of root.querySelectorAll(sign)) {
    const place = found.getBoundingClientRect();
    if (place.width > 0) return place;
  }
  if (sign !== BANK && sign !== DECK) return undefined;
  const { right, top } = root.getBoundingClientRect();
  return new DOMRect(right - 40, top + 10, 30, 30);
}

function fly(piece: Piece, count: number, from: string, to: string, stage: Stage): boolean {
  const model = stage.root.querySelector(`[data-model="${piece}"]`);
  const start = placeOf(from, stage);
  const end = placeOf(to, stage);
  if (!model || !start || !end || count <= 0) return false;
  for (let i = 0; i < Math.min(count, MOST_FLYING); i++) void flyOne(model, start, end, stage, i);
  return true;
}

async function flyOne(model: Element, start: DOMRect, end: DOMRect, { root, delay }: Stage, order: number): Promise<void> {
  const copy = model.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  copy.removeAttribute('data-model');
  copy.className = 'cit-flying';
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
      { transform: 'translate(-50%, -50%) scale(1)', opacity: 1, offset: 0.12 },
      { transform: `translate(calc(-50% + ${dx / 2}px), calc(-50% + ${dy / 2 - lift}px)) scale(1.12)`, opacity: 1, offset: 0.55 },
      { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(0.8)`, opacity: 0.4 },
    ],
    { duration: SLOW, delay: delay + order * 55, easing: 'ease-in-out' },
  );
  copy.remove();
}

function touch(sign: string, { root, delay }: Stage): boolean {
  const found = root.querySelector(sign);
  if (found) void pulse(found, { delay });
  return found !== null;
}

function drop(sign: string, { root, delay }: Stage): boolean {
  const found = root.querySelector(sign);
  if (found)
    void animate(
      found,
      [
        { transform: 'translateY(-26px) rotate(-12deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { delay },
    );
  return found !== null;
}
