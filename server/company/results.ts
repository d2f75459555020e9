/**
 * What a finished game says about each person who played it. Pure.
 *
 * Whoever gave up their seat is last, whatever the bot that took it over made of it; the others are placed without that
 * bot. A game is rated when nobody but people sat down at it, at least two of them, at least one of whom stayed, and nothing
 * was taken back across what was revealed.
 */
import type { Seat } from '@cantiere/engine';
import type { StoredTable } from '../store/tables.ts';

export interface PersonalResult {
  readonly person: string;
  readonly seat: Seat;
  readonly place: number;
  /** Absent: gave up the seat. */
  readonly score?: number;
}

export interface Outcome {
  readonly people: readonly PersonalResult[];
  readonly rated: boolean;
}

export function outcomeOf({ seats, summary: { result, training } }: StoredTable): Outcome {
  if (result === undefined) return { people: [], rated: false };
  const stayed = [...seats.keys()].filter((seat) => !isLeft(seats[seat]));
  const place = (seat: Seat): number => 1 + stayed.filter((other) => result.ranks[other] < result.ranks[seat]).length;
  const people = seats.flatMap((sitting, seat): PersonalResult[] => {
    if (sitting.kind === 'person') return [{ person: sitting.person, seat, place: place(seat), score: result.totals[seat] }];
    if (isLeft(sitting)) return [{ person: sitting.leftBy, seat, place: seats.length }];
    return [];
  });
  const rated =
    !training && people.length === seats.length && people.length >= 2 && people.some(({ score }) => score !== undefined);
  return { people, rated };
}

type Left = Extract<StoredTable['seats'][number], { kind: 'bot' }> & { readonly leftBy: string };

function isLeft(sitting: StoredTable['seats'][number]): sitting is Left {
  return sitting.kind === 'bot' && sitting.leftBy !== undefined;
}
