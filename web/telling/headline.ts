/** What somebody else just did, as a headline: the log's own sentence, what came of it, who did it and which pieces it names. */
import type { GameTexts, Part, Seat, Words } from '@cantiere/engine';
import type { News } from '../kit/boardKit.ts';

export interface Headline {
  /** Of the event that it tells: never two alike in a game. */
  readonly number: number;
  readonly kind: string;
  /** Absent: a thing of the table. */
  readonly seat: Seat | undefined;
  readonly words: Words;
  /** What followed from it, in the order told. */
  readonly more: readonly Words[];
  /** The pieces that it names, in order. */
  readonly pieces: readonly string[];
}

/** Beyond this it is a report; the log has it. */
const MOST_MORE = 2;

interface Line {
  readonly number: number;
  readonly kind: string;
  readonly seat: Seat | undefined;
  readonly words: Words;
}

/** What of these news is told to `me`, who knows what they did themselves; undefined when there is nothing. */
export function headlineOf(news: readonly News[], texts: GameTexts, me: Seat | undefined): Headline | undefined {
  const lines = news.flatMap(({ number, event }): Line[] => {
    const words = texts.event(event);
    return words && words.length > 0 ? [{ number, kind: event.kind, seat: words.find(isSeat)?.seat, words }] : [];
  });
  const byOthers = lines.find(({ seat }) => seat !== undefined && seat !== me);
  // What follows from my own move alone (a new card in the row) is no news of others.
  const first = byOthers ?? (lines.some(({ seat }) => seat === me && me !== undefined) ? undefined : lines[0]);
  if (!first) return undefined;
  const { number, kind, seat, words } = first;
  const after = lines.slice(lines.indexOf(first) + 1);
  return { number, kind, seat, words, more: after.slice(0, MOST_MORE).map((line) => line.words), pieces: piecesIn(words) };
}

export const isSeat = (part: Part): part is { readonly seat: Seat; readonly as?: string } =>
  typeof part !== 'string' && 'seat' in part;

export const piecesIn = (words: Words): readonly string[] =>
  words.flatMap((part) => (typeof part !== 'string' && 'piece' in part ? [part.piece] : []));

/** Beside its player's name a line need not begin with it: "Bruno builds the Tavern" is "Builds the Tavern" there. */
export function withoutName(words: Words): Words {
  const [who, rest, ...others] = words;
  if (who === undefined || !isSeat(who) || typeof rest !== 'string' || !/^ \p{L}/u.test(rest)) return words;
  return [rest.charAt(1).toLocaleUpperCase() + rest.slice(2), ...others];
}
