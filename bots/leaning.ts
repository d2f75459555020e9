/**
 * What a temperament makes of a search's findings. Only moves that look about as good as the best are touched: among them the
 * one that is liked most is taken, or taken more often. Nothing else changes, so that it costs next to no strength.
 */
import type { BotKnowledge, GameMove, GameState, Seat, Temperament, View } from '@cantiere/engine';
import type { Judged } from './search/search.ts';

/** Moves that differ by no more than this in chances of winning look alike. */
export const ABOUT_EQUAL = 0.02;
/** As long as they were looked at so much as often as the best: what was tried once or twice looks good by luck. */
const LOOKED_AT = 1 / 8;

/** A move with how it is liked: 0 to 1 among those that look alike, 0 for all others. */
export interface Liked extends Judged {
  readonly liking: number;
}

/** Undefined for somebody without temperament, or where the game knows of none. */
export function likedBy(
  temperament: Temperament | undefined,
  { temperaments }: Pick<BotKnowledge, 'temperaments'>,
  view: View<GameState>,
  seat: Seat,
  judged: readonly Judged[],
): Liked[] | undefined {
  if (temperament === undefined || temperaments === undefined) return undefined;
  const [best] = judged;
  return judged.map((choice) => {
    const looksAlike = choice.value >= best.value - ABOUT_EQUAL && choice.visits >= best.visits * LOOKED_AT;
    return { ...choice, liking: looksAlike ? Math.max(0, Math.min(1, temperaments[temperament](view, seat, choice.move))) : 0 };
  });
}

/** What is liked counts for as much as would be overlooked; no move for more than the best and that. */
export function leaned(liked: readonly Liked[]): Liked[] {
  const most = liked[0].value;
  return liked.map((choice) => ({ ...choice, value: Math.min(choice.value, most) + ABOUT_EQUAL * choice.liking }));
}

/** For a sealed answer, which is drawn: what is liked as if it had been looked at up to twice as often. */
export function dwelt(liked: readonly Liked[]): Liked[] {
  return liked.map((choice) => ({ ...choice, visits: choice.visits * (1 + choice.liking) }));
}

/** The most visited, unless one that looks as good is liked better. */
export function favourite(liked: readonly Liked[]): GameMove {
  return leaned(liked).reduce((best, other) => (other.liking > 0 && other.value > best.value ? other : best)).move;
}
