/** The score sheet of a finished game. */
import { rankSeats, type Result } from '@cantiere/engine';
import { roundPoints } from './scoring.ts';
import type { State } from './state.ts';

const END_REASON = 'four-rounds';

/** One line for each round: what its nine areas paid. Area by area it stands in `state.scored`. */
export function result(state: State): Result | undefined {
  if (state.phase !== 'over') return undefined;
  const totals = state.players.map(({ score }) => score);
  return {
    sheet: state.scored.map((sheet, i) => ({ category: `round-${i + 1}`, points: roundPoints(sheet, state.seats) })),
    totals,
    ranks: rankSeats([totals]), // CAP-9.2, CAP-9.3
    endReason: END_REASON,
  };
}
