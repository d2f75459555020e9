/** Who may do what to a table outside the game itself. Pure: from a table to the table it becomes, or Trouble. */
import type { BotLevel } from '@cantiere/bots';
import type { Seat } from '@cantiere/engine';
import { botName, sameName } from '../names.ts';
import type { NamedPerson, SeatWish, Terms } from '../protocol.ts';
import type { Person } from '../store/people.ts';
import type { StoredSeat, StoredTable } from '../store/storedTable.ts';
import { AppError } from '../appError.ts';

export const OPEN: StoredSeat = { kind: 'open' };
const MOST_REMOVED = 50;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A seat waits so long for whoever is expected; where moves have days, so many. */
const KEPT_MS = DAY_MS;
const KEPT_FOR_DAYS_MS = 7 * DAY_MS;
/** Longer than a reload, a tunnel, or the time in which being here is written; where moves have days a night is not gone. */
const HOST_GONE_MS = 3 * MINUTE_MS;
const HOST_GONE_FOR_DAYS_MS = DAY_MS;
/** A guest who has not been at the table for so long no longer keeps others from their name. */
const NAME_MS = DAY_MS;
const NAME_FOR_DAYS_MS = 14 * DAY_MS;

const byTerms = ({ time }: Terms, atOnce: number, forDays: number): number => (time.kind === 'turns' ? forDays : atOnce);

export const keptUntil = (terms: Terms, { at }: { readonly at: number }): number =>
  at + byTerms(terms, KEPT_MS, KEPT_FOR_DAYS_MS);

/** After so long without the host, whoever sits there may go on in their place. */
export const hostPatience = (terms: Terms): number => byTerms(terms, HOST_GONE_MS, HOST_GONE_FOR_DAYS_MS);

/** Whoever was expected and has not come in all that time is expected no longer. */
export function forgetKept(table: StoredTable, now: number): StoredTable {
  const isOld = (seat: StoredSeat): boolean =>
    seat.kind === 'open' && seat.kept !== undefined && now >= keptUntil(table.terms, seat.kept);
  return table.seats.some(isOld) ? { ...table, seats: table.seats.map((seat) => (isOld(seat) ? OPEN : seat)) } : table;
}

export function seatOf(table: StoredTable, person: string | undefined): Seat | undefined {
  if (person === undefined) return undefined;
  const seat = table.seats.findIndex((sitting) => sitting.kind === 'person' && sitting.person === person);
  return seat < 0 ? undefined : seat;
}

/** Somebody without an account: all that ties them to their seat is a cookie. */
export function isGuest(seat: StoredSeat): boolean {
  return seat.kind === 'person' && seat.account !== true;
}

export function peopleAt({ seats }: StoredTable): string[] {
  return seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
}

/** Who sits there and has not yet said yes to the table as it stands. */
export function undecided({ seats }: StoredTable): string[] {
  return seats.flatMap((seat) => (seat.kind === 'person' && seat.agreedTo !== undefined ? [seat.person] : []));
}

export function isFull(table: StoredTable): boolean {
  return table.seats.every(({ kind }) => kind !== 'open');
}

export function mustBeLobby({ phase }: StoredTable): void {
  if (phase !== 'lobby') throw new AppError('TABLE_STARTED');
}

/** Nobody sits there, and it is kept for nobody. */
export function isFree(seat: StoredSeat): boolean {
  return seat.kind === 'open' && seat.kept === undefined;
}

/** The seat that the host keeps for this person. */
export function keptFor({ seats }: StoredTable, person: string): Seat | undefined {
  const seat = seats.findIndex((each) => each.kind === 'open' && each.kept?.person === person);
  return seat < 0 ? undefined : seat;
}

/**
 * Two at one table who could be taken for one another would make nonsense of every sentence about them. A guest who never came
 * back keeps nobody from a name; should they after all, the table counts them (tables/info.ts).
 */
export function mustBeToldApart(table: StoredTable, { id, name }: Person, now: number): void {
  const taken = table.seats.some((seat) => {
    if (seat.kind === 'open' || (seat.kind === 'person' && seat.person === id)) return false;
    return sameName(seat.name, name) && !(isGuest(seat) && isLongGone(table, seat, now));
  });
  if (taken) throw new AppError('NAME_TAKEN');
}

function isLongGone({ terms, createdAt, startedAt }: StoredTable, seat: StoredSeat, now: number): boolean {
  if (seat.kind !== 'person') return false;
  const last = Math.max(createdAt, startedAt, seat.since, seat.seen ?? 0);
  return now >= last + byTerms(terms, NAME_MS, NAME_FOR_DAYS_MS);
}

/** Takes that seat, or the one kept for them, or the first free one; somebody who sits already moves over. */
export function sit(table: StoredTable, person: Person, now: number, wish?: Seat, edition?: number): StoredTable {
  const from = seatOf(table, person.id);
  const kept = keptFor(table, person.id);
  const to = wish ?? from ?? kept ?? table.seats.findIndex(isFree);
  if (to === from) return table;
  if (table.removed.includes(person.id)) throw new AppError('NOT_WELCOME');
  mustBeLobby(table);
  if (table.terms.rated && table.terms.accounts && person.email === undefined) throw new AppError('ACCOUNT_NEEDED');
  if (to >= table.seats.length) throw new AppError('BAD_REQUEST');
  if (to < 0 || (to !== kept && !isFree(table.seats[to]))) throw new AppError('SEAT_TAKEN');
  if (from === undefined && edition !== undefined && edition !== table.lobby.edition) throw new AppError('TABLE_CHANGED');
  if (from === undefined) mustBeToldApart(table, person, now);
  const sitting: StoredSeat =
    from === undefined ? { kind: 'person', person: person.id, name: person.name, since: 0 } : table.seats[from];
  const left = [from, kept].filter((seat) => seat !== undefined);
  const freed = left.reduce((seats, seat) => withSeat(seats, seat, OPEN), table.seats);
  return { ...table, seats: withSeat(freed, to, sitting) };
}

/**
 * Standing up in the lobby frees the seat and nothing else: the host goes on organising. Leaving a game hands the seat to a
 * bot, and the host's part to whoever is left. Whoever has forfeited has nothing left to leave: the result will name them.
 */
export function leave(table: StoredTable, person: Person): StoredTable {
  const seat = seatOf(table, person.id);
  if (seat === undefined) throw new AppError('NOT_SEATED');
  if (table.phase === 'lobby') return { ...table, seats: withSeat(table.seats, seat, OPEN) };
  if (table.phase === 'over' || table.summary.clocks?.absences[seat] === 'forfeit') return table;
  const bot = { ...newBot(table.seats, table.terms.standIn), leftBy: person.id };
  const seats = withSeat(table.seats, seat, bot);
  const heir = table.host === person.id ? seats.find((sitting) => sitting.kind === 'person') : undefined;
  return { ...table, seats, ...(heir && { host: heir.person, hostName: heir.name }) };
}

export function setSeat(table: StoredTable, person: Person, seat: Seat, wish: SeatWish): StoredTable {
  mustHost(table, person);
  mustBeLobby(table);
  if (seat >= table.seats.length) throw new AppError('BAD_REQUEST');
  const sitting = table.seats[seat];
  if (sitting.kind === 'person' && !(wish.kind === 'open' && wish.person === sitting.person)) throw new AppError('SEAT_TAKEN');
  if (wish.kind === 'open') return { ...table, seats: withSeat(table.seats, seat, OPEN) };
  const bot = sitting.kind === 'bot' ? { ...sitting, level: wish.level } : newBot(table.seats, wish.level);
  return { ...table, seats: withSeat(table.seats, seat, bot) };
}

export function start(table: StoredTable, seed: string, now: number, fill?: BotLevel): StoredTable {
  mustBeLobby(table);
  if (peopleAt(table).length === 0) throw new AppError('NOBODY_SEATED');
  if (undecided(table).length > 0) throw new AppError('NOT_AGREED');
  const full = fill === undefined ? table : { ...table, seats: fillWithBots(table.seats, fill) };
  if (full.seats.some((seat) => seat.kind === 'open' && seat.kept)) throw new AppError('SEAT_KEPT');
  if (!isFull(full)) throw new AppError('TABLE_NOT_FULL');
  return { ...full, phase: 'playing', seed, startedAt: now };
}

export function mustHost(table: StoredTable, person: Person): void {
  if (table.host !== person.id) throw new AppError('NOT_HOST');
}

/** Before the start the host may send somebody away for good, whether they sit or only look on. */
export function remove(table: StoredTable, host: Person, person: string): StoredTable {
  mustHost(table, host);
  mustBeLobby(table);
  // Whoever took the part over does not turn the table's own host out of doors.
  if (person === host.id || person === table.lobby.takenFrom) throw new AppError('NOT_ALLOWED');
  if (table.removed.includes(person)) return table;
  if (table.removed.length >= MOST_REMOVED) throw new AppError('TOO_MANY_PEOPLE');
  const seat = seatOf(table, person) ?? keptFor(table, person);
  return {
    ...table,
    removed: [...table.removed, person],
    seats: seat === undefined ? table.seats : withSeat(table.seats, seat, OPEN),
  };
}

/** Keeps a free seat for somebody who has not come yet. Who was expected elsewhere at this table is expected here now. */
export function keep(table: StoredTable, host: Person, seat: Seat, guest: NamedPerson, now: number): StoredTable {
  mustHost(table, host);
  mustBeLobby(table);
  if (seat >= table.seats.length) throw new AppError('BAD_REQUEST');
  if (guest.person === host.id || table.removed.includes(guest.person)) throw new AppError('NOT_ALLOWED');
  if (seatOf(table, guest.person) !== undefined) throw new AppError('ALREADY_SEATED');
  const before = keptFor(table, guest.person);
  if (before === seat) return table;
  if (!isFree(table.seats[seat])) throw new AppError('SEAT_TAKEN');
  const seats = withSeat(table.seats, seat, { kind: 'open', kept: { ...guest, at: now } });
  return { ...table, seats: before === undefined ? seats : withSeat(seats, before, OPEN) };
}

/** Whoever is expected does not come: the seat is free again. */
export function decline(table: StoredTable, person: Person): StoredTable {
  const seat = keptFor(table, person.id);
  return seat === undefined ? table : { ...table, seats: withSeat(table.seats, seat, OPEN) };
}

/** The host's part goes to somebody who sits there. */
export function handOn(table: StoredTable, host: Person, person: string): StoredTable {
  mustHost(table, host);
  const heir = table.seats.find((seat) => seat.kind === 'person' && seat.person === person);
  if (heir?.kind !== 'person') throw new AppError('NO_SUCH_PERSON');
  if (table.phase === 'over' || person === host.id) return table;
  return { ...table, host: heir.person, hostName: heir.name };
}

/** Before the start: whoever sits there takes the part of a host who has gone; it is noted whose it was, who has it back by asking. */
export function takeOverHosting(table: StoredTable, person: Person): StoredTable {
  mustBeLobby(table);
  if (table.host === person.id) return table;
  const { takenFrom, ...lobby } = table.lobby;
  const host = { host: person.id, hostName: person.name };
  if (takenFrom === person.id) return { ...table, ...host, lobby };
  if (seatOf(table, person.id) === undefined) throw new AppError('NOT_SEATED');
  return { ...table, ...host, lobby: { ...lobby, takenFrom: takenFrom ?? table.host } };
}

/** Everybody to another seat, as chance has it: `random(n)` is below n. */
export function shuffleSeated(table: StoredTable, host: Person, random: (below: number) => number): StoredTable {
  mustHost(table, host);
  mustBeLobby(table);
  const seats = [...table.seats];
  for (let last = seats.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [seats[last], seats[other]] = [seats[other], seats[last]];
  }
  return { ...table, seats };
}

/** The table goes, with its link: only before its game begins, and only by its host; not by somebody who took that part over. */
export function close(table: StoredTable, host: Person): 'gone' {
  mustHost(table, host);
  mustBeLobby(table);
  if (table.lobby.takenFrom !== undefined) throw new AppError('NOT_ALLOWED');
  return 'gone';
}

/** Why somebody may not look. Whoever does not sit may only if the table allows it; a lobby is open to all who know the link. */
export function whyNotWatch(table: StoredTable, person: string | undefined): 'NOT_WELCOME' | 'NO_SPECTATORS' | undefined {
  if (seatOf(table, person) !== undefined) return undefined;
  if (person !== undefined && table.removed.includes(person)) return 'NOT_WELCOME';
  return table.phase === 'lobby' || table.spectators ? undefined : 'NO_SPECTATORS';
}

function fillWithBots(seats: readonly StoredSeat[], level: BotLevel): readonly StoredSeat[] {
  return seats.reduce((soFar, seat, at) => (isFree(seat) ? withSeat(soFar, at, newBot(soFar, level)) : soFar), seats);
}

export function newBot(seats: readonly StoredSeat[], level: BotLevel): Extract<StoredSeat, { kind: 'bot' }> {
  return { kind: 'bot', level, name: botName(seats.flatMap((seat) => (seat.kind === 'open' ? [] : seat.name))) };
}

export function withSeat(seats: readonly StoredSeat[], at: Seat, sitting: StoredSeat): readonly StoredSeat[] {
  return seats.map((seat, number) => (number === at ? sitting : seat));
}
