/** What the others did since my turn, one line each: the last thing that names a piece, or else the last thing that they did. */
import type { GameTexts, Seat, Words } from '@cantiere/engine';
import type { NumberedEvent } from '@cantiere/server/protocol';
import { happenedSince } from '../table/sinceLastTurn.ts';
import { piecesIn } from './headline.ts';

export interface RecapLine {
  readonly seat: Seat;
  readonly words: Words;
  /** How many other things were told of them. */
  readonly more: number;
}

const MOST = 3;

/** `log`: only what holds. Whose turn it was is no deed: a sentence that does not begin with what somebody does. */
export function recapOf(
  log: readonly NumberedEvent[],
  lastMove: number,
  texts: GameTexts,
  me: Seat | undefined,
): readonly RecapLine[] {
  return happenedSince(log, lastMove, texts)
    .flatMap(({ seat, lines, more }): RecapLine[] => {
      const deeds = lines.filter(({ words }) => typeof words[0] === 'string');
      const told = deeds.findLast(({ words }) => piecesIn(words).length > 0) ?? deeds.at(-1);
      return seat === undefined || seat === me || !told ? [] : [{ seat, words: told.words, more: more + deeds.length - 1 }];
    })
    .slice(-MOST);
}
