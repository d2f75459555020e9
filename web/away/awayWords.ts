/** How long somebody has been away, in words, and how long until a bot may be proposed. */
import type { Away, SeatInfo } from '@cantiere/server/protocol';
import type { Sitter } from '../kit/boardKit.ts';
import type { Texts } from '../text/index.ts';

const MINUTE = 60_000;

/** "12 min" */
export const awayWords = ({ ms }: Away, sinceTold: number, t: Texts): string =>
  t.away.minutes(Math.max(1, Math.floor((ms + sinceTold) / MINUTE)));

/** Until a bot may be proposed; undefined while nobody waits for them. */
export function botIn({ botInMs }: Away, sinceTold: number): number | undefined {
  return botInMs === undefined ? undefined : Math.max(0, botInMs - sinceTold);
}

/** The sign on the seat of whoever is away; undefined for those who are here, and where a bot sits in. */
export function awaySign(info: SeatInfo, sinceTold: number, t: Texts): Sitter['away'] {
  if (info.kind !== 'person' || info.away === undefined || info.absence !== undefined) return undefined;
  const short = awayWords(info.away, sinceTold, t);
  return { short, words: t.away.prompt(info.name, short) };
}
