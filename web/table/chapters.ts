/** What happened, put into lines and chapters: for the log beside the board and for the list of a replay. */
import type { GameTexts, Language, Words } from '@cantiere/engine';
import type { NumberedEvent } from '@cantiere/server/protocol';
import type { GameBoard } from '../kit/boardKit.ts';
import { isHandedOver } from '../live/handovers.ts';
import { isTableEvent, tableWords } from '../live/tableEvents.ts';
import type { Texts } from '../text/index.ts';

export interface LogLine {
  readonly number: number;
  readonly version: number;
  readonly words: Words;
  /** Who it is about first: their mark stands before the line. */
  readonly seat: number | undefined;
  /** Whom the line itself names: a seat that changes hands has two. */
  readonly holder?: string;
  /** Follows from the same move as the line before. */
  readonly follows: boolean;
}

export interface Chapter {
  readonly heading: string;
  readonly lines: readonly LogLine[];
}

/** In whose words it is told. */
export interface LogTelling {
  readonly texts: GameTexts;
  readonly board: Pick<GameBoard, 'chapter'>;
  readonly language: Language;
  readonly t: Texts;
}

export function chaptersOf(events: readonly NumberedEvent[], { texts, board, language, t }: LogTelling): readonly Chapter[] {
  const chapterOf = board.chapter ? (event: NumberedEvent['event']) => board.chapter?.(event, language) : byRound(t.table.round);
  const chapters: { heading: string; lines: LogLine[] }[] = [];
  let before: { version: number; seat: number | undefined } | undefined;
  for (const { number, version, event } of events) {
    const heading = isTableEvent(event) ? undefined : chapterOf(event);
    if (heading !== undefined || chapters.length === 0) {
      chapters.push({ heading: heading ?? '', lines: [] });
      before = undefined;
    }
    const words = isTableEvent(event) ? tableWords(event, t) : texts.event(event);
    if (!words || words.length === 0) continue;
    const seat = words.find((part) => typeof part !== 'string' && 'seat' in part);
    const about = seat && typeof seat !== 'string' && 'seat' in seat ? seat.seat : undefined;
    const follows = before?.version === version && before.seat === about;
    chapters
      .at(-1)
      ?.lines.push({ number, version, words, seat: about, follows, ...(isHandedOver(event) && { holder: event.holder }) });
    before = { version, seat: about };
  }
  return chapters;
}

/** Where the game names no chapters: an event that tells of a later round opens it. */
function byRound(words: (round: number) => string): (event: NumberedEvent['event']) => string | undefined {
  let latest = 0;
  return (event) => {
    const { round } = event as { readonly round?: unknown };
    if (typeof round !== 'number' || round <= latest) return undefined;
    latest = round;
    return words(round);
  };
}
