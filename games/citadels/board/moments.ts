/** The moments of the table: coins and cards that fly, a seal that is pressed, a call that is heard. Each event moves once. */
import type { RefObject } from 'react';
import type { Seat } from '@cantiere/engine';
import { placeOn } from '../../board-kit/grown.ts';
import { comeDown, placeOf, send, touch, useMoments as useMomentsOf, type Stage } from '../../board-kit/moments.ts';
import type { Event } from '../rules/events.ts';
import type { CitadelsProps } from './props.ts';

type Piece = 'coin' | 'card';

export function useMoments(root: RefObject<HTMLElement | null>, news: CitadelsProps['news']): void {
  useMomentsOf(root, news, play);
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
      return comeDown(stage.root.querySelector(`[data-character="${event.character}"] .cit-call-purse`), stage, 26);
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

function fly(piece: Piece, count: number, from: string, to: string, stage: Stage): boolean {
  return send({ model: piece, count, from: seen(from, stage), to: seen(to, stage) }, stage);
}

/** A phone has no deck and no bank, so the calendar's end stands for them. */
function seen(sign: string, stage: Stage): DOMRect | undefined {
  const place = placeOf(sign, stage);
  if (place || (sign !== BANK && sign !== DECK)) return place;
  const { right, top } = placeOn(stage.root);
  return new DOMRect(right - 40, top + 10, 30, 30);
}
