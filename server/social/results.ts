/**
 * What a finished game says about each person who played it. Pure.
 *
 * Whoever gave up their seat, forfeited it, or had a bot sitting in at the end is last, whatever that bot made of it; the
 * others are placed without it. A game is rated when nothing stands in the way (fair.ts), nobody but people sat down at it,
 * and at least one of them stayed.
 */
import type { Seat } from '@cantiere/engine';
import { whyUnrated } from './fair.ts';
import type { StoredTable } from '../store/storedTable.ts';

export interface PersonalResult {
  readonly person: string;
  readonly seat: Seat;
  readonly place: number;
  /** So many others, bots too, came in at the same place. */
  readonly shared: number;
  /** Absent: was not there at the end. */
  readonly score?: number;
}

export interface Outcome {
  readonly people: readonly PersonalResult[];
  readonly rated: boolean;
}

export function outcomeOf(table: StoredTable): Outcome {
  const { seats, summary } = table;
  const { result, training, clocks } = summary;
  if (result === undefined) return { people: [], rated: false };
  const absent = (seat: Seat): boolean => {
    const sitting = seats[seat];
    return sitting.kind === 'bot' ? sitting.leftBy !== undefined : (clocks?.absences[seat] ?? null) !== null;
  };
  const stayed = [...seats.keys()].filter((seat) => !absent(seat));
  const placed = (seat: Seat): number => 1 + stayed.filter((other) => result.ranks[other] < result.ranks[seat]).length;
  const sharing = (seat: Seat): number => stayed.filter((other) => result.ranks[other] === result.ranks[seat]).length - 1;
  const people = seats.flatMap((sitting, seat): PersonalResult[] => {
    const person = sitting.kind === 'person' ? sitting.person : sitting.kind === 'bot' ? sitting.leftBy : undefined;
    if (person === undefined) return [];
    return [
      absent(seat)
        ? { person, seat, place: seats.length, shared: 0 }
        : { person, seat, place: placed(seat), shared: sharing(seat), score: result.totals[seat] },
    ];
  });
  const rated =
    whyUnrated(table, training) === undefined &&
    people.length === seats.length &&
    people.some(({ score }) => score !== undefined);
  return { people, rated };
}
