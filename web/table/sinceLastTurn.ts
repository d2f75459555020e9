/** What happened since my last move, in the words of the log, grouped by whom it is about. */
import type { GameTexts, Seat, Words } from '@cantiere/engine';
import type { NumberedEvent } from '@cantiere/server/protocol';
import { isTableEvent } from '../live/tableEvents.ts';
import { isSeat, withoutName } from '../telling/headline.ts';

export interface Happened {
  /** Absent: about nobody, a thing of the table. */
  readonly seat: Seat | undefined;
  /** The newest, oldest first. */
  readonly lines: readonly { readonly number: number; readonly words: Words }[];
  /** How many older lines were left out. */
  readonly more: number;
}

/** More than this of one player is for the log. */
const MOST_LINES = 6;

/** `log`: only what holds (see undone.ts). Players in the order in which they first did something. */
export function happenedSince(log: readonly NumberedEvent[], lastMove: number, texts: GameTexts): readonly Happened[] {
  const groups = new Map<Seat | undefined, { number: number; words: Words }[]>();
  for (const { number, version, event } of log) {
    if (version <= lastMove || isTableEvent(event)) continue;
    const words = texts.event(event);
    if (!words || words.length === 0) continue;
    const seat = words.find(isSeat)?.seat;
    const lines = groups.get(seat) ?? [];
    groups.set(seat, lines);
    lines.push({ number, words: withoutName(words) });
  }
  return [...groups].map(([seat, lines]) => ({
    seat,
    lines: lines.slice(-MOST_LINES),
    more: Math.max(0, lines.length - MOST_LINES),
  }));
}
