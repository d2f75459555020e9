/** A temple has just been set: its group is outlined, the columns that it opens are lit, then the one from which the tile was taken. For a while, and no longer than until a touch or a key. */
import { useEffect, useRef, useState } from 'react';
import type { Seat } from '@cantiere/engine';
import { calm, tempo } from '../../board-kit/motion.ts';
import { useSkippable } from '../../board-kit/shows.ts';
import type { News } from '../../board-kit/contract.ts';
import { COLUMN_OPENS_AT } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import type { Group } from '../rules/groups.ts';
import type { Square } from '../rules/moves.ts';
import { sameSquare } from './garden/layers.ts';

export interface Templed {
  readonly seat: Seat;
  readonly at: Square;
  /** Columns that are lit, counted from 1. */
  readonly columns: readonly number[];
}

const SHOWN_FOR = 2_400;

/** What is lit after these news; the group of the temple before stays for the tile that it wins. */
export function templedBy(news: readonly News<Event>[], before: Templed | undefined): Templed | undefined {
  let now: Templed | undefined;
  for (const { event } of news) {
    if (event.kind === 'templePlaced') {
      const columns = COLUMN_OPENS_AT.flatMap((need, at) => (event.size >= need ? [at + 1] : []));
      now = { seat: event.seat, at: { x: event.x, y: event.y }, columns };
    } else if (event.kind === 'took') {
      const from = now ?? before;
      if (from?.seat === event.seat) now = { ...from, columns: [event.column] };
    }
  }
  return now;
}

export function useTempled(news: readonly News<Event>[]): Templed | undefined {
  const [templed, setTempled] = useState<Templed>();
  const last = useRef<Templed>(undefined);
  const latest = useRef(-1);
  useEffect(() => {
    const fresh = news.filter(({ number }) => number > latest.current);
    latest.current = fresh.at(-1)?.number ?? latest.current;
    const next = templedBy(fresh, last.current);
    if (!next) return;
    last.current = next;
    setTempled(calm() ? undefined : next);
  }, [news]);
  const end = (): void => setTempled(undefined);
  useEffect(() => {
    if (!templed) return;
    const timer = setTimeout(end, SHOWN_FOR / tempo());
    return () => clearTimeout(timer);
  }, [templed]);
  useSkippable(templed !== undefined, end, true);
  return templed;
}

/** The group in which the temple stands. */
export const groupOf = (templed: Templed, groups: readonly Group[]): Group | undefined =>
  groups.find(({ squares }) => squares.some((square) => sameSquare(square, templed.at)));
