/** Who sits where, as boards and sentences need it. */
import type { SeatInfo } from '@cantiere/server/protocol';
import type { Person } from '../kit/boardKit.ts';
import { called } from '../kit/called.ts';

export function peopleAt(seats: readonly SeatInfo[]): readonly Person[] {
  return seats.map((info) => {
    if (info.kind === 'open') return { name: '?', bot: false, present: false };
    return { name: called(info.name), bot: info.kind === 'bot', present: info.kind === 'bot' || info.present };
  });
}

export const namesOf =
  (people: readonly Person[]) =>
  (seat: number): string =>
    people[seat]?.name ?? `#${seat + 1}`;
