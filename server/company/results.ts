/**
 * What a finished game says about each person who played it. Pure.
 *
 * Whoever gave up their seat, forfeited it, or had a bot sitting in at the end is last, whatever that bot made of it; the
 * others are placed without it. A game is rated when nobody but people sat down at it, at least two of them, at least one of
 * whom stayed; when nobody came in midway, nothing was taken back for training, and the host could not go back alone.
 */
import type { Seat } from '@cantiere/engine';
import type { StoredTable } from '../store/tables.ts';

export interface PersonalResult {
  readonly person: string;
  readonly seat: Seat;
  readonly place: number;
  /** Absent: was not there at the end. */
  readonly score?: number;
}

export interface Outcome {
  readonly people: readonly PersonalResult[];
  readonly rated: boolean;
}

export function outcomeOf({ seats, terms, summary }: StoredTable): Outcome {
  const { result, training, clocks } = summary;
  if (result === undefined) return { people: [], rated: false };
  const absent = (seat: Seat): boolean => {
    const sitting = seats[seat];
    return sitting.kind === 'bot' ? sitting.leftBy !== undefined : (clocks?.absences[seat] ?? null) !== null;
  };
  const stayed = [...seats.keys()].filter((seat) => !absent(seat));
  const placed = (seat: Seat): number => 1 + stayed.filter((other) => result.ranks[other] < result.ranks[seat]).length;
  const people = seats.flatMap((sitting, seat): PersonalResult[] => {
    const person = sitting.kind === 'person' ? sitting.person : sitting.kind === 'bot' ? sitting.leftBy : undefined;
    if (person === undefined) return [];
    return [
      absent(seat) ? { person, seat, place: seats.length } : { person, seat, place: placed(seat), score: result.totals[seat] },
    ];
  });
  const rated =
    !training &&
    !terms.friendly &&
    people.length === seats.length &&
    people.length >= 2 &&
    people.some(({ score }) => score !== undefined) &&
    seats.every((sitting) => sitting.kind !== 'person' || sitting.since === 0);
  return { people, rated };
}
