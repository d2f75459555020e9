/** What the seat of a puzzle saw on the way to it, the nearest first: for questions about pieces that have no part in the position. */
import type { SetUp } from '@cantiere/bots/puzzle';
import { deal, type Game } from '@cantiere/engine';
import type { PositionSeen } from '../replay/replay.ts';

/** So many positions back a move of the same piece is looked for, as in a replay. */
const FAR = 60;

export function positionsBefore(
  game: Game,
  { start, played, seat }: Pick<SetUp, 'start' | 'played' | 'seat'>,
): readonly PositionSeen[] {
  const state = deal(game, start);
  const seen: PositionSeen[] = [];
  for (const [at, made] of played.entries()) {
    if (at >= played.length - FAR) seen.push({ view: game.view(state, seat), toAct: [...game.toAct(state)] });
    game.play(state, made.seat, made.move);
  }
  return seen.toReversed();
}
