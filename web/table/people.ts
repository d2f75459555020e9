/** Who sits where, as boards and sentences need it. */
import type { Language } from '@cantiere/engine';
import type { Away, SeatInfo, TableInfo } from '@cantiere/server/protocol';
import type { Sitter } from '../kit/boardKit.ts';
import { awaySign } from '../away/awayWords.ts';
import { botWords } from '../kit/botWords.ts';
import { called } from '../kit/called.ts';
import type { Texts } from '../text/index.ts';

export function peopleAt(seats: readonly SeatInfo[]): readonly Sitter[] {
  return seats.map((info) => {
    if (info.kind === 'open') return { name: '?', bot: false, present: false };
    return {
      name: called(info.name),
      bot: info.kind === 'bot',
      present: info.kind === 'bot' || (info.present && info.away === undefined),
    };
  });
}

/** As the boards show them: with a sign at whoever is away, and what manner of bot a bot is. `sinceTold`: ms since the table told it. */
export function peopleSeen(
  game: string,
  seats: readonly SeatInfo[],
  sinceTold: number,
  t: Texts,
  language: Language,
): readonly Sitter[] {
  return peopleAt(seats).map((person, seat) => {
    const info = seats[seat];
    if (info?.kind === 'bot') {
      const { called, character } = botWords(game, info, language);
      return { ...person, manner: [t.fresh.bot(called), character].filter(Boolean).join('. ') };
    }
    const away = awaySign(info, sinceTold, t);
    return away ? { ...person, away } : person;
  });
}

export const namesOf =
  (people: readonly Sitter[]) =>
  (seat: number): string =>
    people[seat]?.name ?? `#${seat + 1}`;

/** The same for whoever sits at `me`, who is "You" there: in labels, not in sentences. */
export const namedTo =
  (nameOf: (seat: number) => string, me: number | 'spectator' | undefined, you: string) =>
  (seat: number): string =>
    seat === me ? you : nameOf(seat);

/** The first of those who are asked and away, other than I. */
export function awayAmong(
  { seats, phase }: TableInfo,
  asked: readonly number[],
  mine: number | 'spectator',
): { readonly name: string; readonly away: Away } | undefined {
  if (phase !== 'playing') return undefined;
  for (const seat of asked) {
    const info = seats[seat];
    if (seat !== mine && info?.kind === 'person' && info.away && !info.absence) return { name: info.name, away: info.away };
  }
  return undefined;
}

/** Somebody else plays here: turns come when they come. */
export function hasCompany({ seats }: TableInfo, mine: number): boolean {
  return seats.some((info, seat) => info.kind === 'person' && seat !== mine);
}
