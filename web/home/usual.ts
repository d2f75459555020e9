/** What is offered to whoever does not say: how many opponents, and how strong. */
import { LEVELS, type BotLevel } from '@cantiere/bots';
import { findGame } from '@cantiere/games';

/** A level in the middle suits a first meeting; four at the table is the usual evening. */
export const USUAL_LEVEL: BotLevel = LEVELS[Math.floor(LEVELS.length / 2)] ?? LEVELS[0];

export function usualOpponents(game: string): number {
  const players = findGame(game)?.meta.players ?? { min: 2, max: 4 };
  return Math.min(players.max, Math.max(players.min, 4)) - 1;
}
