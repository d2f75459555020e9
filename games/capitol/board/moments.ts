/** The moments of the table: a tower comes down on its square, a card flies to a hand, a site is touched. Each event moves once. */
import { useEffect, useState, type RefObject } from 'react';
import type { Seat } from '@cantiere/engine';
import { comeDown, placeOf, send, touch, useMoments as useMomentsOf, type Stage } from '../../board-kit/moments.ts';
import { useNews } from '../../board-kit/motion.ts';
import { AREA_IDS } from '../rules/board.ts';
import { cardOf } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { CapitolProps } from './props.ts';

export function useMoments(root: RefObject<HTMLElement | null>, news: CapitolProps['news']): void {
  useMomentsOf(root, news, show);
}

function show(event: Event, stage: Stage): boolean {
  switch (event.kind) {
    case 'buildingPlaced':
    case 'fountainPlaced':
      return land(`[data-piece="on:${event.square}"]`, stage);
    case 'monumentPlaced':
      return land(`[data-piece="monument:${event.area}"]`, stage);
    case 'floorsPlaced':
      return touch(`[data-site="${event.seat}"] [data-building="${event.building}"] svg`, stage);
    case 'roofPlaced':
      // The roof comes down on its house; at the others', whose sites are not in sight, their panel says that something was built.
      return (
        comeDown(
          stage.root.querySelector(`[data-site="${event.seat}"] [data-building="${event.building}"] .cap-roof`),
          stage,
          54,
        ) || touch(`[data-seat="${event.seat}"]`, stage)
      );
    case 'passed':
      return touch(`[data-seat="${event.seat}"]`, stage);
    case 'hasBid':
      return touch(`[data-bidder="${event.seat}"]`, stage);
    case 'drawn':
      return draw(event.deck, event.seat, stage);
    case 'deckTurned':
      return touch(`[data-deck="${event.deck}"]`, stage);
    default:
      // The reveal, the points of an area and a played card have their own pictures.
      return false;
  }
}

const ABOVE = 70;
function land(sign: string, stage: Stage): boolean {
  return comeDown(stage.root.querySelector(sign), stage, ABOVE);
}

/** A hand is wide: the card goes to where it begins. */
const INTO_HAND = 240;
function draw(deck: string, seat: Seat, stage: Stage): boolean {
  const hand = placeOf(`[data-hand="${seat}"]`, stage);
  const to = hand && new DOMRect(hand.x, hand.y, Math.min(hand.width, INTO_HAND), hand.height);
  return send({ model: 'card', from: placeOf(`[data-deck="${deck}"]`, stage), to }, stage);
}

export interface CardPlayed {
  readonly number: number;
  readonly seat: Seat;
  readonly card: number;
  readonly blank: boolean;
}

/** The card somebody else has just played, held up for a moment. */
export function usePlayed(news: CapitolProps['news'], me: Seat | 'spectator'): CardPlayed | undefined {
  const [played, setPlayed] = useState<CardPlayed>();
  useNews(news, ({ number, event }) => {
    if (event.kind === 'cardPlayed' && event.seat !== me)
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

/** The area in which somebody else built. */
export function areaOf(event: Event, me: Seat | 'spectator'): number | undefined {
  switch (event.kind) {
    case 'buildingPlaced':
    case 'fountainPlaced':
    case 'monumentPlaced':
      return event.seat === me ? undefined : AREA_IDS.findIndex((id) => id === event.area);
    default:
      return undefined;
  }
}
