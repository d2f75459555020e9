/** The moments of the table: coins that fly, points that are won, cards that leave the market. Each event moves once. */
import type { RefObject } from 'react';
import type { Seat } from '@cantiere/engine';
import { placeOf, send, touch, useMoments as useMomentsOf, type Stage } from '../../board-kit/moments.ts';
import type { Event } from '../rules/events.ts';
import type { Props } from './table.ts';

type Piece = 'coin' | 'points';

/** When the prize of a finished building is paid, from the beginning of its scene. */
export const PRIZE_AT = 1_200;

export function useMoments(root: RefObject<HTMLElement | null>, news: Props['news']): void {
  useMomentsOf(root, news, play);
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
      // The scene sends the prize itself (FinishScene).
      return touch(points(event.seat), stage, PRIZE_AT);
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

function fly(piece: Piece, count: number, from: string, to: string, stage: Stage): boolean {
  const places = { from: placeOf(from, stage), to: placeOf(to, stage) };
  return send({ model: piece, count: piece === 'points' ? Math.min(1, count) : count, ...places }, stage);
}

/** The prize goes from the finished building to whoever built it. */
export function pay(
  { coins, points: won, seat }: { readonly coins: number; readonly points: number; readonly seat: Seat },
  from: string,
  stage: Stage,
): void {
  fly('coin', coins, from, purse(seat), stage);
  fly('points', won, from, points(seat), stage);
}
