/**
 * Where a camera looks while somebody else's move is told: at the place of the newest thing that others did, for a moment. Not
 * while something else is to be seen (`quiet`: my own turn, a show), and not where movement is unwanted.
 */
import { useEffect, useRef, useState } from 'react';
import type { GameEvent } from '@cantiere/engine';
import type { News } from '../contract.ts';
import { calm, tempo } from '../motion.ts';

/** At normal speed. The next move takes the look along; after the last it goes back. */
const LOOKS = 2_200;

/** `placeOf`: where an event of somebody else happened, if it has a place. */
export function useTold<E extends GameEvent, P>(
  news: readonly News<E>[],
  placeOf: (event: E) => P | undefined,
  quiet: boolean,
): P | undefined {
  const [told, setTold] = useState<{ readonly place: P }>();
  // What had happened before the board was there is no news.
  const latest = useRef(news.at(-1)?.number ?? -1);
  useEffect(() => {
    const fresh = news.filter(({ number }) => number > latest.current);
    latest.current = news.at(-1)?.number ?? latest.current;
    if (calm()) return;
    for (const { event } of fresh.toReversed()) {
      const place = placeOf(event);
      if (place !== undefined) return setTold({ place });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only news is news
  }, [news]);
  useEffect(() => {
    if (!told) return;
    const over = setTimeout(() => setTold(undefined), LOOKS / tempo());
    return () => clearTimeout(over);
  }, [told]);
  // What was not seen because of something else is old afterwards.
  if (quiet && told) setTold(undefined);
  return quiet ? undefined : told?.place;
}
