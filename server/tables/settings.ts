/**
 * What a table's host may change until the start, and who has said yes to it. Pure: from a table to the table it becomes, or
 * Trouble. Whoever sat down before a change keeps what they sat down to until they say yes; who sits down later agrees to
 * what they see. What was changed and changed back needs nobody's yes.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Options, Seat } from '@cantiere/engine';
import type { TableChange, TableSettings } from '../protocol.ts';
import type { Person } from '../store/people.ts';
import type { StoredSeat, StoredTable } from '../store/storedTable.ts';
import { AppError } from '../appError.ts';
import { OPEN, isFree, mustBeLobby, mustHost, seatOf, withSeat } from './lobby.ts';

type PersonSeat = Extract<StoredSeat, { kind: 'person' }>;

export function settingsOf(table: StoredTable): TableSettings {
  const { name, seats, options, terms, listed, friends, spectators, delay, openChat } = table;
  return { name, seats: seats.length, options, terms, listed, friends, spectators, delay, openChat };
}

/** The options as the game will have them, or Trouble when it cannot be played so. */
export type Fits = (seats: number, options: Options) => Options;

/** The change has been read: the name is one, the terms can be. */
export function alter(table: StoredTable, host: Person, change: TableChange, fits: Fits, now: number): StoredTable {
  mustHost(table, host);
  mustBeLobby(table);
  const { seats: wanted = table.seats.length, drop, options = table.options, ...rest } = change;
  const read = fits(wanted, options);
  const seats = resized(table.seats, wanted, drop);
  const changed = { ...table, ...rest, seats, options: read };
  const [before, after] = [settingsOf(table), settingsOf(changed)];
  if (isDeepStrictEqual(before, after)) return table;
  const asked = (seat: StoredSeat): StoredSeat => (seat.kind === 'person' ? askedAnew(seat, host, before, after) : seat);
  return {
    ...changed,
    seats: seats.map(asked),
    lobby: { edition: table.lobby.edition + 1, changed: { by: host.name, at: now } },
  };
}

function askedAnew(seat: PersonSeat, host: Person, before: TableSettings, after: TableSettings): StoredSeat {
  const agreedTo = seat.agreedTo ?? before;
  if (seat.person === host.id || sameGame(agreedTo, after)) return agreeing(seat);
  return { ...seat, agreedTo };
}

/** What a table is called changes nothing that one sat down to. */
function sameGame(a: TableSettings, b: TableSettings): boolean {
  return isDeepStrictEqual({ ...a, name: '' }, { ...b, name: '' });
}

function agreeing({ agreedTo: _before, ...seat }: PersonSeat): PersonSeat {
  return seat;
}

/** Free seats go first, from the last; then bots. Nobody who sits or is expected loses their seat by it. */
function resized(seats: readonly StoredSeat[], wanted: number, drop: Seat | undefined): readonly StoredSeat[] {
  let resized = seats;
  if (drop !== undefined) {
    if (wanted !== seats.length - 1 || drop >= seats.length || !isFree(seats[drop])) throw new AppError('BAD_REQUEST');
    return seats.toSpliced(drop, 1);
  }
  while (resized.length > wanted) {
    const free = resized.findLastIndex(isFree);
    const going = free >= 0 ? free : resized.findLastIndex(({ kind }) => kind === 'bot');
    if (going < 0) throw new AppError('SEATS_NEEDED');
    resized = resized.toSpliced(going, 1);
  }
  return resized.concat(Array.from({ length: wanted - resized.length }, () => OPEN));
}

export function agreeToSettings(table: StoredTable, person: Person, edition: number): StoredTable {
  mustBeLobby(table);
  const seat = seatOf(table, person.id);
  if (seat === undefined) throw new AppError('NOT_SEATED');
  if (edition !== table.lobby.edition) throw new AppError('TABLE_CHANGED');
  const sitting = table.seats[seat];
  if (sitting.kind !== 'person' || sitting.agreedTo === undefined) return table;
  return { ...table, seats: withSeat(table.seats, seat, agreeing(sitting)) };
}
