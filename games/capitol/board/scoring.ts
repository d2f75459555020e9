/** The scoring of a round on the map: hill by hill, then all of it for a while. The frame waits; any touch or key shows all at once. */
import { useEffect, useRef, useState } from 'react';
import type { Language } from '@cantiere/engine';
import type { News, Reveal } from '../../board-kit/contract.ts';
import { calm, tempo } from '../../board-kit/motion.ts';
import { useSkippable } from '../../board-kit/shows.ts';
import { areaOf } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import type { CapitolProps } from './props.ts';
import { boardWords } from './text.ts';

export interface Scored {
  /** What every hill has paid so far, by seat. */
  readonly areas: ReadonlyMap<number, readonly number[]>;
  /** The hill that is being counted; -1 when all have been. */
  readonly now: number;
}

type Paid = readonly (readonly [area: number, points: readonly number[]])[];

const NOTHING: Scored = { areas: new Map(), now: -1 };
const HILL = 460;
const SUM = 1_500;
/** The numbers stay for a while after the game has gone on. */
const LINGERS = 1_800;
/** For a slow machine. */
const SLACK = 1_000;

/** The hills that these news score, in order. */
export function paidIn(news: readonly News<Event>[]): Paid {
  const from = news.findLastIndex(({ event }) => event.kind === 'scoringStarted');
  return news
    .slice(Math.max(0, from))
    .flatMap(({ event }) =>
      event.kind === 'areaScored' && event.points.some((each) => each > 0) ? [[areaOf(event.area), event.points] as const] : [],
    );
}

const lengthOf = (paid: Paid): number => paid.length * HILL + SUM;

export function revealScoring(news: readonly News<Event>[], language: Language): Reveal | undefined {
  const paid = paidIn(news);
  return paid.length > 0 ? { words: boardWords[language].counting, ms: lengthOf(paid) } : undefined;
}

/** `covered`: the auction's cards lie over the map; counting waits for them. */
export function useScoring(news: CapitolProps['news'], covered: boolean, revealing: CapitolProps['revealing']): Scored {
  const [paid, setPaid] = useState<Paid>([]);
  const [count, setCount] = useState(0);
  const latest = useRef(-1);
  const frame = useRef(revealing);
  useEffect(() => {
    const fresh = news.filter(({ number }) => number > latest.current);
    latest.current = fresh.at(-1)?.number ?? latest.current;
    const next = paidIn(fresh);
    if (next.length === 0) return;
    frame.current = revealing;
    if (!calm()) revealing?.stay(lengthOf(next) / tempo() + SLACK);
    setPaid(next);
    setCount(calm() ? next.length : 0);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only news is news
  }, [news]);

  const all = paid.length;
  const counting = all > 0 && !covered;
  const done = count >= all;
  useEffect(() => {
    if (!counting) return;
    if (!done) {
      const next = setTimeout(() => setCount((now) => now + 1), HILL / tempo());
      return () => clearTimeout(next);
    }
    frame.current?.disclose();
    const over = setTimeout(() => frame.current?.over(), (calm() ? 0 : SUM) / tempo());
    const gone = setTimeout(() => setPaid([]), calm() ? SUM + LINGERS : (SUM + LINGERS) / tempo());
    return () => {
      clearTimeout(over);
      clearTimeout(gone);
    };
  }, [counting, done, count]);
  useSkippable(counting && !done, () => setCount(all));

  if (!counting) return NOTHING;
  // The hill being counted shows its points as soon as it is lit.
  return { areas: new Map(paid.slice(0, count + 1)), now: done ? -1 : (paid[count]?.[0] ?? -1) };
}
