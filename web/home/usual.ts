/** What is offered to whoever does not say: how many opponents, and how strong. */
import { LEVELS, type BotLevel } from '@cantiere/bots/levels';
import type { GameMeta } from '@cantiere/engine';
import { findGame } from '@cantiere/games';

/** A level in the middle suits a first meeting; four at the table is the usual evening. */
export const USUAL_LEVEL: BotLevel = LEVELS[Math.floor(LEVELS.length / 2)] ?? LEVELS[0];

/** As many as are wished for, as far as the game has seats for them. */
export const opponentsFor = ({ id, players: { min, max } }: GameMeta, wished = usualOpponents(id)): number =>
  Math.min(max - 1, Math.max(min - 1, wished));

export function usualOpponents(game: string): number {
  const players = findGame(game)?.meta.players ?? { min: 2, max: 4 };
  return Math.min(players.max, Math.max(players.min, 4)) - 1;
}
