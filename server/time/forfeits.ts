/** The result as the table counts it: whoever forfeited shares the last place, whatever their bot achieved. */
import type { Result, Seat } from '@cantiere/engine';
import type { TableResult } from '../protocol.ts';

export function afterForfeits(result: Result, forfeited: readonly Seat[]): TableResult {
  const { ranks } = result;
  const stayed = ranks.flatMap((_, seat) => (forfeited.includes(seat) ? [] : [seat]));
  if (forfeited.length === 0) return result;
  if (stayed.length === 0) return { ...result, forfeited };
  const placed = (seat: Seat): number => 1 + stayed.filter((other) => ranks[other] < ranks[seat]).length;
  return {
    ...result,
    ranks: ranks.map((_, seat) => (forfeited.includes(seat) ? stayed.length + 1 : placed(seat))),
    forfeited,
  };
}
