/** The headline on the screen: the newest thing that others did, fresh for a while and then a line under the prompt. */
import { useEffect, useMemo, useState } from 'react';
import type { GameTexts, Seat } from '@cantiere/engine';
import { tempo, type News } from '../kit/boardKit.ts';
import { headlineOf, type Headline } from './headline.ts';

export interface ToldHeadline extends Headline {
  /** It is being told; afterwards the prompt has its place back. */
  readonly fresh: boolean;
}

/** Long enough to be read; whatever comes next takes its place. */
const FRESH = 4_500;

/** `quiet`: something else has the word, my own turn or a show. What happened until then is old when it is over. */
export function useHeadline(
  news: readonly News[],
  texts: GameTexts,
  seat: Seat | 'spectator',
  quiet: boolean,
): ToldHeadline | undefined {
  const me = seat === 'spectator' ? undefined : seat;
  // News that tell nothing of others leave the last headline where it is.
  const [kept, keep] = useState(news);
  if (news !== kept && headlineOf(news, texts, me)) keep(news);
  const headline = useMemo(() => headlineOf(kept, texts, me), [kept, texts, me]);
  const number = headline?.number;
  const [old, setOld] = useState<number>();
  if (quiet && number !== old) setOld(number);
  const [read, setRead] = useState<number>();
  useEffect(() => {
    if (number === undefined || quiet) return;
    const timer = setTimeout(() => setRead(number), FRESH / Math.min(tempo(), 2));
    return () => clearTimeout(timer);
  }, [number, quiet]);
  return headline && !quiet && number !== old ? { ...headline, fresh: read !== number } : undefined;
}
