/** What the host does before the game beside the seats: change the settings, keep seats for people, hand the part on. */
import { randomInt } from 'node:crypto';
import { readTable as readTableRequest, type Seat } from '@cantiere/engine';
import type { House } from '../house.ts';
import type { TableChange, TableInfo } from '../protocol.ts';
import { spend } from '../store/allowances.ts';
import { apartFrom, bondWith } from '../store/circle.ts';
import { findPeople } from '../store/finding.ts';
import { findPerson, isFindable, type Person } from '../store/people.ts';
import { someGuest } from '../store/results.ts';
import { seatsKeptBy } from '../store/tableLists.ts';
import { readTerms } from '../time/terms.ts';
import { Trouble } from '../trouble.ts';
import { change, mustRead, readTableName } from './desk.ts';
import { decline, handOn, hostPatience, keep, mustHost, peopleAt, seatOf, shuffle, takeOverHosting, undecided } from './lobby.ts';
import { agree, alter, type Fits } from './settings.ts';

const HOUR_MS = 3_600_000;

export async function changeSettings(house: House, host: Person, id: string, wish: TableChange): Promise<TableInfo> {
  const { game, terms: before, ...now } = await mustRead(house, id);
  const opened = await house.shelf.open(game);
  if (opened === undefined) throw new Trouble('NOT_FOUND');
  const fits: Fits = (seats, options) => {
    const read = readTableRequest(opened.game, seats, options);
    if ('refusal' in read) throw new Trouble('BAD_OPTIONS', read.refusal);
    return read.options;
  };
  const { name, terms } = wish;
  const read: TableChange = {
    ...wish,
    ...(name !== undefined && { name: readTableName(name) }),
    ...(terms !== undefined && { terms: readTerms({ ...before, ...terms }, before.accounts ? 'accounts' : 'everybody', host) }),
  };
  if (read.terms?.rated && read.terms.accounts && (await someGuest(house.store.db, peopleAt({ ...now, game, terms: before }))))
    throw new Trouble('ACCOUNT_NEEDED');
  let waiting: string[] = [];
  const info = await change(house, host, id, (table) => {
    const altered = alter(table, host, read, fits, house.now());
    waiting = undecided(altered);
    return altered;
  });
  if (waiting.length > 0) void house.notices.invite('changed', id, waiting);
  return info;
}

export async function agreeTo(house: House, person: Person, id: string, edition: number): Promise<TableInfo> {
  return change(house, person, id, (table) => agree(table, person, edition));
}

export async function shuffleSeats(house: House, host: Person, id: string): Promise<TableInfo> {
  return change(house, host, id, (table) => shuffle(table, host, (below) => randomInt(below)));
}

export async function handHostOn(house: House, host: Person, id: string, person: string): Promise<TableInfo> {
  return change(house, host, id, (table) => handOn(table, host, person));
}

/** A host who vanished strands nobody: after a while, by the table's terms, anybody who sits there may go on in their place. */
export async function takeHosting(house: House, person: Person, id: string): Promise<TableInfo> {
  const { host, terms, lobby, createdAt } = await mustRead(house, id);
  const present = house.hall.find(id)?.present().has(host) ?? false;
  const seenAt = Math.max(createdAt, (await findPeople(house.store.db, [host])).at(0)?.seenAt ?? 0);
  const may = host === person.id || lobby.takenFrom === person.id;
  if (!may && (present || seenAt > house.now() - hostPatience(terms))) throw new Trouble('HOST_NOT_GONE');
  return change(house, person, id, (table) => {
    if (table.host !== host) throw new Trouble('HOST_NOT_GONE'); // somebody was faster
    return takeOverHosting(table, person);
  });
}

/**
 * Keeps a seat for somebody and tells them. Only for people who may be found by name, who have the host for a friend, or who
 * are at the table now; never across a block, nor at more than a few tables at once.
 */
export async function keepSeat(house: House, host: Person, id: string, seat: Seat, person: string): Promise<TableInfo> {
  const { db } = house.store;
  const table = await mustRead(house, id);
  mustHost(table, host);
  if (seatOf(table, person) !== undefined) throw new Trouble('ALREADY_SEATED');
  const found = await findPerson(db, person);
  if (found === undefined || !(await mayBeInvited(house, host, id, person))) throw new Trouble('NO_SUCH_PERSON');
  const apart = await apartFrom(db, person);
  if ([host.id, ...peopleAt(table)].some((each) => apart.has(each))) throw new Trouble('NOT_ALLOWED');
  if ((await seatsKeptBy(db, host.id, person, id)) >= house.limits.invitationsPerPerson) throw new Trouble('INVITED_ENOUGH');
  const spent = { about: `invitations of ${host.id}`, most: house.limits.invitationsPerHour, forMs: HOUR_MS };
  await db.transaction().execute((trx) => spend(trx, [spent], house.now()));
  const guest = { person, name: found.name };
  const info = await change(house, host, id, (row) => keep(row, host, seat, guest, house.now()));
  void house.notices.invite('seat', id, [person]);
  return info;
}

async function mayBeInvited(house: House, host: Person, id: string, person: string): Promise<boolean> {
  const { db } = house.store;
  if (house.hall.find(id)?.present().has(person)) return true;
  return (await isFindable(db, person)) || (await bondWith(db, person, host.id)) === 'friend';
}

export async function declineSeat(house: House, person: Person, id: string): Promise<void> {
  await change(house, person, id, (table) => decline(table, person));
}
