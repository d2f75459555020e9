/**
 * A guest who lost the browser asks for their own seat: somebody of the same name, while whoever holds it is away and has no
 * account. One other person at the table must vouch for them; the holder, once seen, ends it. Only then does the seat, with all
 * that it may see, go over. Nobody vouches for their own second window: whoever asks from the voucher's place is taken for them,
 * unless the seat's holder was there too, as in a household.
 */
import { randomUUID } from 'node:crypto';
import type { Seat } from '@cantiere/engine';
import type { Services } from '../services.ts';
import { sameName } from '../names.ts';
import type { TableInfo } from '../protocol.ts';
import type { Person } from '../store/people.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { AppError } from '../appError.ts';
import { enqueueSeatAsk, type AskedAt, type SeatAsk } from './asks.ts';
import { awayInfo, isGone, type Sighting } from './away.ts';
import { askForSeat, change, mustBeWelcome } from './requests.ts';
import { seatOf, withSeat } from './lobby.ts';

/** Asks for a seat in a running game: a bot's, or one's own. */
export async function askForThatSeat(
  services: Services,
  person: Person,
  id: string,
  seat: Seat,
  from: string,
): Promise<TableInfo> {
  const live = await services.hall.open(id);
  if (live.stored.seats.at(seat)?.kind !== 'person') return askForSeat(services, person, id, seat);
  await mustBeWelcome(services, person, id);
  const moment = { version: live.play?.version ?? 0, now: services.now() };
  return change(services, person, id, (table) => claim(table, { person, from }, seat, live.sightings()[seat], moment));
}

interface Claimer {
  readonly person: Person;
  readonly from: string;
}

function claim(
  table: StoredTable,
  { person, from }: Claimer,
  seat: Seat,
  sighting: Sighting | undefined,
  moment: AskedAt,
): StoredTable {
  const sitting = table.seats[seat];
  if (sitting.kind !== 'person') throw new AppError('ASK_GONE'); // it changed hands this moment
  if (wasTakenFrom(table, seat, person)) return seatAgain(table, seat, person, moment.now);
  const theirs = person.email === undefined && sameName(sitting.name, person.name);
  if (!theirs || sitting.account || !mayBeClaimed(table, sitting.seen, sighting, moment.now)) throw new AppError('SEAT_TAKEN');
  const others = table.seats.some((other) => other.kind === 'person' && other.person !== sitting.person);
  if (!others) throw new AppError('NOT_ALLOWED'); // nobody could vouch
  const claimed = { person: sitting.person, at: moment.now, from };
  return enqueueSeatAsk(table, person, { id: randomUUID(), seat, claimed }, moment);
}

function mayBeClaimed({ terms }: StoredTable, written: number | undefined, known: Sighting | undefined, now: number): boolean {
  const sighting = known && { ...known, seen: Math.max(known.seen, written ?? 0) };
  if (sighting === undefined || !isGone(sighting, now)) return false;
  // Where each move has days nobody sits there between two of them: only who is waited for in vain is away.
  return terms.time.kind !== 'turns' || awayInfo(terms.time, sighting, now) !== undefined;
}

/** Whose seat was given to somebody who said they were them, and who is here after all, has it back without asking anybody. */
function wasTakenFrom({ seats, handovers }: StoredTable, seat: Seat, { id }: Person): boolean {
  const [sitting, last] = [seats[seat], handovers?.findLast((each) => each.seat === seat)];
  return last?.from.person === id && sitting.kind === 'person' && last.to.person === sitting.person;
}

function seatAgain(table: StoredTable, seat: Seat, person: Person, now: number): StoredTable {
  if (seatOf(table, person.id) !== undefined) throw new AppError('ALREADY_SEATED');
  const sitting = table.seats[seat];
  if (table.phase !== 'playing' || sitting.kind !== 'person') throw new AppError('NOT_ALLOWED');
  const { from: _theirs, ...rest } = sitting;
  return { ...table, seats: withSeat(table.seats, seat, { ...rest, person: person.id, name: person.name, seen: now }) };
}

/** Whether somebody's word for the claimer counts, who gives it from this place; `seenAt`: where this process saw the holder last. */
export function mayVouch({ seats }: StoredTable, { seat, claimed }: SeatAsk, place: string, seenAt: string | undefined): boolean {
  const sitting = seats[seat];
  const written = sitting.kind === 'person' ? sitting.from : undefined;
  return place !== claimed?.from || place === (seenAt ?? written);
}

/** Whether the holder is still away, and has been ever since it was asked. */
export function stillClaimed(table: StoredTable, { seat, claimed }: SeatAsk, sighting: Sighting | undefined): boolean {
  const sitting = table.seats[seat];
  if (claimed === undefined || sighting === undefined || sitting.kind !== 'person') return false;
  const seen = Math.max(sighting.seen, sitting.seen ?? 0);
  return sitting.person === claimed.person && !sighting.connected && seen < claimed.at;
}
