/** What a bot's thoughts and the judge's amount to, and how it is told. Pure. */
import type { Reason, Thought, WhyPlayed } from '@cantiere/bots';
import { canonicalJson, plain, type GameMove, type GameState, type GameTexts, type View } from '@cantiere/engine';
import type { CoachTexts } from './words.it.ts';

/** Shares of the win: less apart is nothing to speak of. */
const LEVEL = 0.02;
/** So many standard errors may be chance. */
const DOUBT = 2;

export const isSame = (a: GameMove, b: GameMove): boolean => canonicalJson(a) === canonicalJson(b);

/** In whole wins out of a hundred. */
export const inHundred = (share: number): number => Math.round(100 * Math.min(1, Math.max(0, share)));

/** How the move stood in the bot's own eyes beside the best of the others. */
export type Margin = { readonly is: 'ahead' | 'behind'; readonly wins: number } | { readonly is: 'level' | 'alone' };

export function marginOf(saw: readonly Thought[], played: GameMove): Margin | undefined {
  const own = saw.find(({ move }) => isSame(move, played));
  const other = saw.find(({ move }) => !isSame(move, played));
  if (!own) return undefined;
  if (!other) return { is: 'alone' };
  const apart = own.chance - other.chance;
  if (Math.abs(apart) < Math.max(LEVEL, DOUBT * Math.hypot(own.noise, other.noise))) return { is: 'level' };
  return { is: apart > 0 ? 'ahead' : 'behind', wins: Math.round(100 * Math.abs(apart)) };
}

export interface VerdictContext {
  readonly texts: GameTexts;
  readonly view: View<GameState>;
  readonly nameOf: (seat: number) => string;
  readonly c: CoachTexts;
}

/** Everything but the list of what it saw, a sentence each. */
export function sentencesOf(why: WhyPlayed, played: GameMove, { texts, view, nameOf, c }: VerdictContext): readonly string[] {
  const called = (move: GameMove): string => plain(texts.move(move, view), nameOf);
  const { manner, saw, gains, judged, loses } = why;
  if (manner === 'only') return [c.only];
  const own = manner === 'search' ? ownWords() : [manner === 'chance' ? c.chance : c.habit];
  return [...own, ...judgeWords()];

  function ownWords(): readonly string[] {
    const standing = marginOf(saw, played);
    const other = saw.find(({ move }) => !isSame(move, played));
    const line = (reason: Reason | null): readonly string[] =>
      reason && other ? [c.gains(texts.category(reason.category), reason.points, called(other.move))] : [c.noLine];
    switch (standing?.is) {
      case 'ahead':
        return [c.ahead(standing.wins), ...line(gains)];
      case 'behind':
        return [c.behind(standing.wins)];
      case 'alone':
        return [c.alone];
      default:
        return [c.level];
    }
  }

  function judgeWords(): readonly string[] {
    if (!judged) return [];
    const { better, best, played: worth, points } = judged;
    if (!better) {
      // Agreeing takes two: a bot that sees something better now, or weighs nothing at all, has no such opinion.
      const is = marginOf(saw, played)?.is;
      return [is === 'level' ? c.judgeLevel : is === 'ahead' ? c.judgeAgrees : c.judgeNone];
    }
    const wins = Math.round(100 * (best - worth));
    if (wins === 0) return [points === undefined ? c.judgeLevel : c.judgePoints(called(better), points)];
    return [c.judgeBetter(called(better), wins), ...(loses ? [c.judgeLine(texts.category(loses.category))] : [])];
  }
}
