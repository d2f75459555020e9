/** Who may do what to a table outside the game itself. Pure: from a table to the table it becomes, or Trouble. */
import type { BotLevel } from '@cantiere/bots';
import type { Seat } from '@cantiere/engine';
import { botName } from '../names.ts';
import type { Person } from '../store/people.ts';
import type { StoredSeat, StoredTable } from '../store/tables.ts';
import { Trouble } from '../trouble.ts';

export const OPEN: StoredSeat = { kind: 'open' };
const MOST_REMOVED = 50;

export function seatOf(table: StoredTable, person: string | undefined): Seat | undefined {
  if (person === undefined) return undefined;
  const seat = table.seats.findIndex((sitting) => sitting.kind === 'person' && sitting.person === person);
  return seat < 0 ? undefined : seat;
}

export function peopleAt({ seats }: StoredTable): string[] {
  return seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
}

export function isFull(table: StoredTable): boolean {
  return table.seats.every(({ kind }) => kind !== 'open');
}

/** Takes that seat, or the first open one; somebody who sits already moves over. */
export function sit(table: StoredTable, person: Person, wish: Seat | undefined): StoredTable {
  const from = seatOf(table, person.id);
  const to = wish ?? from ?? table.seats.findIndex(({ kind }) => kind === 'open');
  if (to === from) return table;
  if (table.removed.includes(person.id)) throw new Trouble('NOT_WELCOME');
  if (table.phase !== 'lobby') throw new Trouble('TABLE_STARTED');
  if (to >= table.seats.length) throw new Trouble('BAD_REQUEST');
  if (to < 0 || table.seats[to].kind !== 'open') throw new Trouble('SEAT_TAKEN');
  const seats = withSeat(table.seats, to, { kind: 'person', person: person.id, name: person.name, since: 0 });
  return { ...table, seats: from === undefined ? seats : withSeat(seats, from, OPEN) };
}

/**
 * Leaving the lobby frees the seat; leaving a game hands it to a bot. The host's part goes to whoever is left. Whoever has
 * forfeited has nothing left to leave: the result will name them.
 */
export function leave(table: StoredTable, person: Person): StoredTable | 'gone' {
  const seat = seatOf(table, person.id);
  if (seat === undefined) throw new Trouble('NOT_SEATED');
  if (table.phase === 'over' || table.summary.clocks?.absences[seat] === 'forfeit') return table;
  const bot = { ...newBot(table.seats, table.terms.standIn), leftBy: person.id };
  const seats = withSeat(table.seats, seat, table.phase === 'lobby' ? OPEN : bot);
  const heir = seats.find((sitting) => sitting.kind === 'person');
  if (heir === undefined && table.phase === 'lobby') return 'gone';
  return { ...table, seats, host: table.host === person.id && heir ? heir.person : table.host };
}

export function setSeat(
  table: StoredTable,
  person: Person,
  seat: Seat,
  wish: { kind: 'open' } | { kind: 'bot'; level: BotLevel },
): StoredTable {
  mustHost(table, person);
  if (table.phase !== 'lobby') throw new Trouble('TABLE_STARTED');
  if (seat >= table.seats.length) throw new Trouble('BAD_REQUEST');
  const sitting = table.seats[seat];
  if (sitting.kind === 'person') throw new Trouble('SEAT_TAKEN');
  if (wish.kind === 'open') return { ...table, seats: withSeat(table.seats, seat, OPEN) };
  const bot = sitting.kind === 'bot' ? { ...sitting, level: wish.level } : newBot(table.seats, wish.level);
  return { ...table, seats: withSeat(table.seats, seat, bot) };
}

export function start(table: StoredTable, seed: string, now: number, fill?: BotLevel): StoredTable {
  if (table.phase !== 'lobby') throw new Trouble('TABLE_STARTED');
  const full = fill === undefined ? table : { ...table, seats: fillWithBots(table.seats, fill) };
  if (!isFull(full)) throw new Trouble('TABLE_NOT_FULL');
  return { ...full, phase: 'playing', seed, startedAt: now };
}

export function mustHost(table: StoredTable, person: Person): void {
  if (table.host !== person.id) throw new Trouble('NOT_HOST');
}

/** Before the start the host may send somebody away for good, whether they sit or only look on. */
export function remove(table: StoredTable, host: Person, person: string): StoredTable {
  mustHost(table, host);
  if (table.phase !== 'lobby') throw new Trouble('TABLE_STARTED');
  if (person === host.id) throw new Trouble('NOT_ALLOWED');
  if (table.removed.includes(person)) return table;
  if (table.removed.length >= MOST_REMOVED) throw new Trouble('TOO_MANY_PEOPLE');
  const seat = seatOf(table, person);
  return {
    ...table,
    removed: [...table.removed, person],
    seats: seat === undefined ? table.seats : withSeat(table.seats, seat, OPEN),
  };
}

/** Why somebody may not look. Whoever does not sit may only if the table allows it; a lobby is open to all who know the link. */
export function whyNotWatch(table: StoredTable, person: string | undefined): 'NOT_WELCOME' | 'NO_SPECTATORS' | undefined {
  if (seatOf(table, person) !== undefined) return undefined;
  if (person !== undefined && table.removed.includes(person)) return 'NOT_WELCOME';
  return table.phase === 'lobby' || table.spectators ? undefined : 'NO_SPECTATORS';
}

function fillWithBots(seats: readonly StoredSeat[], level: BotLevel): readonly StoredSeat[] {
  return seats.reduce((soFar, seat, at) => (seat.kind === 'open' ? withSeat(soFar, at, newBot(soFar, level)) : soFar), seats);
}

export function newBot(seats: readonly StoredSeat[], level: BotLevel): Extract<StoredSeat, { kind: 'bot' }> {
  return { kind: 'bot', level, name: botName(seats.flatMap((seat) => (seat.kind === 'open' ? [] : seat.name))) };
}

export function withSeat(seats: readonly StoredSeat[], at: Seat, sitting: StoredSeat): readonly StoredSeat[] {
  return seats.map((seat, number) => (number === at ? sitting : seat));
}
