/** A table without somebody who goes for good. Pure, like lobby.ts. */
import type { Person } from '../store/people.ts';
import type { StoredTable } from '../store/storedTable.ts';
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

/** Nothing that they asked, nothing about them, and none of their votes. */
function asksWithout({ undo, seats = [], away = [], declined = [] }: Asks, person: string): Asks {
  const others = (people: readonly string[]): string[] => people.filter((each) => each !== person);
  const standing = seats.filter((ask) => ask.person !== person && ask.claimed?.person !== person);
  const votes = away.filter((ask) => ask.person !== person && ask.by !== person);
  const waiting = declined.filter((each) => each.person !== person);
  return {
    ...(undo && undo.person !== person && { undo: { ...undo, agreed: others(undo.agreed) } }),
    ...(standing.length > 0 && { seats: standing.map((ask) => ({ ...ask, agreed: others(ask.agreed) })) }),
    ...(votes.length > 0 && {
      away: votes.map((ask) => ({ ...ask, agreed: others(ask.agreed), refused: others(ask.refused) })),
    }),
    ...(waiting.length > 0 && { declined: waiting }),
  };
}

/** Whether its people would see a difference. */
export function mentions({ seats, host, asks }: StoredTable, person: string): boolean {
  return (
    host === person ||
    seats.some((seat) => (seat.kind === 'person' ? seat.person : seat.kind === 'open' ? seat.kept?.person : '') === person) ||
    asks.undo?.person === person ||
    (asks.seats ?? []).some((ask) => ask.person === person || ask.claimed?.person === person) ||
    (asks.away ?? []).some((ask) => [ask.person, ask.by, ...ask.agreed, ...ask.refused].includes(person))
  );
}
