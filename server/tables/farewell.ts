/** A table without somebody who goes for good. Pure, like lobby.ts. */
import type { Person } from '../store/people.ts';
import type { StoredTable } from '../store/tables.ts';
import { seatTheAgreed, type Asks } from './asks.ts';
import { leave, OPEN, seatOf } from './lobby.ts';

/** They leave their seat, what they asked is no longer asked, and somebody else is host; a lobby where nobody is left is gone. */
export function withoutPerson(table: StoredTable, person: Person, now: number): StoredTable | 'gone' {
  const left = seatOf(table, person.id) === undefined ? table : leave(table, person);
  const heir = left.seats.find((seat) => seat.kind === 'person' && seat.person !== person.id);
  const orphaned = left.host === person.id && heir?.kind !== 'person';
  if (orphaned && left.phase === 'lobby') return 'gone';
  const host = left.host === person.id && heir?.kind === 'person' ? { host: heir.person, hostName: heir.name } : {};
  const seats = left.seats.map((seat) => (seat.kind === 'open' && seat.kept?.person === person.id ? OPEN : seat));
  return seatTheAgreed({ ...left, ...host, seats, asks: asksWithout(left.asks, person.id) }, now);
}

function asksWithout({ undo, seats = [], declined = [], ...others }: Asks, person: string): Asks {
  const standing = seats.filter((ask) => ask.person !== person);
  const waiting = declined.filter((each) => each.person !== person);
  return {
    ...others,
    ...(undo && undo.person !== person && { undo }),
    ...(standing.length > 0 && { seats: standing }),
    ...(waiting.length > 0 && { declined: waiting }),
  };
}

/** Whether its people would see a difference. */
export function mentions({ seats, host, asks }: StoredTable, person: string): boolean {
  return (
    host === person ||
    seats.some((seat) => (seat.kind === 'person' ? seat.person : seat.kind === 'open' ? seat.kept?.person : '') === person) ||
    asks.undo?.person === person ||
    (asks.seats ?? []).some((ask) => ask.person === person)
  );
}
