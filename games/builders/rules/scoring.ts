/** Points. Kept in tenths, because a coin is a tenth of a point, and shown in points. */
import { rankSeats, type Result, type ScoreLine } from '@cantiere/engine';
import { FINAL_FREEDOM_PRICE, LOAN_REPAYMENT, POINTS, UNFREED_PENALTY, UNPAID_PENALTY } from './cards.ts';
import { isAvailable, isUnfreed } from './crew.ts';
import type { Player, State } from './state.ts';

export function unfreedSlaves(player: Player): number {
  let count = 0;
  for (let i = 0; i < player.crew.length; i++) if (isUnfreed(player.crew[i])) count++;
  return count;
}

/** Slaves that the final settlement could free: those on an unfinished site it cannot. */ // BLD-8.5
export function slavesToFree(player: Player): number {
  let count = 0;
  for (let i = 0; i < player.crew.length; i++) if (isUnfreed(player.crew[i]) && isAvailable(player.crew[i])) count++;
  return count;
}

/** The score as the player stands, with nothing more settled. */ // BLD-8.7
export function tenthsOf(player: Player): number {
  return (
    10 * player.points + player.coins - 10 * UNFREED_PENALTY * unfreedSlaves(player) - 10 * UNPAID_PENALTY * player.loans.length
  );
}

/** The score if the game ended now: with the best settlement, which frees before it repays. */ // BLD-8.6
export function tenthsIfOver(player: Player): number {
  if (player.settled) return tenthsOf(player);
  const freed = Math.min(slavesToFree(player), Math.floor(player.coins / FINAL_FREEDOM_PRICE));
  const left = player.coins - freed * FINAL_FREEDOM_PRICE;
  const repaid = Math.min(player.loans.length, Math.floor(left / LOAN_REPAYMENT));
  const paid = freed * FINAL_FREEDOM_PRICE + repaid * LOAN_REPAYMENT;
  return tenthsOf(player) - paid + 10 * UNFREED_PENALTY * freed + 10 * UNPAID_PENALTY * repaid;
}

export function scoresOf(state: State): number[] {
  return state.players.map((player) => tenthsIfOver(player) / 10);
}

/** Tied for the highest score, all win; the others share ranks in the same way. There is no tie-break. */ // BLD-8.7
export function resultOf(state: State): Result | undefined {
  if (state.phase !== 'over') return undefined;
  const { players } = state;
  const line = (category: string, pointsOf: (player: Player) => number): ScoreLine => ({
    category,
    points: players.map((player) => pointsOf(player) || 0), // never -0
  });
  const fromBuildings = (player: Player): number => player.finished.reduce((sum, card) => sum + POINTS[card], 0);
  const tenths = players.map(tenthsOf);
  return {
    sheet: [
      line('buildings', fromBuildings),
      line('machines', (player) => player.points - fromBuildings(player)),
      line('slaves', (player) => -UNFREED_PENALTY * unfreedSlaves(player)),
      line('loans', (player) => -UNPAID_PENALTY * player.loans.length),
      line('coins', (player) => player.coins / 10),
    ],
    totals: tenths.map((score) => score / 10),
    ranks: rankSeats([tenths]),
    endReason: state.endReason,
  };
}
