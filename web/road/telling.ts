/** What the screen of another road says of it: how it would have ended, the score on the way, the move at the fork. Pure. */
import type { ReactNode } from 'react';
import {
  canonicalJson,
  plain,
  type GameMove,
  type GameState,
  type GameTexts,
  type Seat,
  type View,
  type Words,
} from '@cantiere/engine';
import type { RecordReplay } from '../replay/recordReplay.ts';
import { rounded } from '../result/rounded.ts';
import type { FinalPoints } from './changes.ts';
import type { Fork } from './forks.ts';
import type { useRoadTexts } from './text.ts';
import type { KnownRoad } from './useRoads.ts';

export const sameMove = (one: GameMove, other: GameMove): boolean => canonicalJson(one) === canonicalJson(other);

export function wouldBe(
  r: ReturnType<typeof useRoadTexts>,
  { mine, best, ended }: FinalPoints,
  name: string | undefined,
): string {
  const score = r.score(rounded(mine), rounded(best));
  if (name === undefined) return ended === 'won' ? r.wouldWin(score) : ended === 'lost' ? r.wouldLose(score) : r.wouldDraw(score);
  return ended === 'won' ? r.nameWins(name, score) : ended === 'lost' ? r.nameLoses(name, score) : r.nameDraws(name, score);
}

export function scoreAt(replay: RecordReplay, at: number, seat: Seat): string {
  const scores = replay.scores(seat)[at] ?? [];
  const others = scores.filter((_, each) => each !== seat);
  return `${rounded(scores[seat] ?? 0)}–${rounded(others.length > 0 ? Math.max(...others) : 0)}`;
}

/** The move of whoever decided at the fork: what they had chosen, or the master for them. */
export function firstMoveAt({ replay, own }: KnownRoad, { seat, at }: Fork): GameMove | undefined {
  return own[0] ?? replay.moves.slice(at).find((played) => played.seat === seat)?.move;
}

export function roadWords(
  { own: [first] }: KnownRoad,
  view: View<GameState>,
  texts: GameTexts,
  nameOf: (seat: Seat) => string,
  master: string,
): string {
  return first ? plain(texts.move(first, view), nameOf) : master;
}

/** Of the first piece that the words name. */
export function pictureIn(words: Words, picture: (piece: string) => ReactNode): ReactNode {
  for (const part of words)
    if (typeof part === 'object' && 'piece' in part) {
      const drawn = picture(part.piece);
      if (drawn !== undefined && drawn !== null) return drawn;
    }
  return undefined;
}
