/** What the host does before the game beside the seats: change the settings, keep seats for people, hand the part on. */
import { randomInt } from 'node:crypto';
import { readTableRequest, type Seat } from '@cantiere/engine';
import type { Services } from '../services.ts';
import type { TableChange, TableInfo } from '../protocol.ts';
import { spend } from '../store/allowances.ts';
import { isBanned } from '../store/bans.ts';
import { apartFrom, bondWith } from '../store/circle.ts';
import { findPeople } from '../store/finding.ts';
import { mustNotBeMuted } from '../store/mutes.ts';
import { findPerson, isFindable, type Person } from '../store/people.ts';
import { someGuest } from '../store/results.ts';
import { seatsKeptBy } from '../store/tableLists.ts';
import { readTerms } from '../time/terms.ts';
import { AppError } from '../appError.ts';
import { readTableName } from './making.ts';
import { change, mustRead } from './requests.ts';
import {
  decline,
  handOn,
  hostPatience,
  keep,
  mustHost,
  peopleAt,
  seatOf,
  shuffleSeated,
  takeOverHosting,
  undecided,
} from './lobby.ts';
import { agreeToSettings, alter, type Fits } from './settings.ts';

const HOUR_MS = 3_600_000;

export async function changeSettings(services: Services, host: Person, id: string, wish: TableChange): Promise<TableInfo> {
  const { game, terms: before, ...now } = await mustRead(services, id);
  const opened = await services.shelf.open(game);
  if (opened === undefined) throw new AppError('NOT_FOUND');
  const fits: Fits = (seats, options) => {
    const read = readTableRequest(opened.game, seats, options);
    if ('refusal' in read) throw new AppError('BAD_OPTIONS', read.refusal);
    return read.options;
  };
  const { name, terms } = wish;
  if (name !== undefined) await mustNotBeMuted(services.store.db, host.id, services.now());
  const read: TableChange = {
    ...wish,
    ...(name !== undefined && { name: readTableName(name) }),
    ...(terms !== undefined && { terms: readTerms({ ...before, ...terms }, before.accounts ? 'accounts' : 'everybody', host) }),
  };
  if (read.terms?.rated && read.terms.accounts && (await someGuest(services.store.db, peopleAt({ ...now, game, terms: before }))))
    throw new AppError('ACCOUNT_NEEDED');
  let waiting: string[] = [];
  const info = await change(services, host, id, (table) => {
    const altered = alter(table, host, read, fits, services.now());
    waiting = undecided(altered);
    return altered;
  });
  if (waiting.length > 0) void services.notices.invite('changed', id, waiting);
  return info;
}

export async function agreeTo(services: Services, person: Person, id: string, edition: number): Promise<TableInfo> {
  return change(services, person, id, (table) => agreeToSettings(table, person, edition));
}

export async function shuffleSeats(services: Services, host: Person, id: string): Promise<TableInfo> {
  return change(services, host, id, (table) => shuffleSeated(table, host, (below) => randomInt(below)));
}

export async function handHostOn(services: Services, host: Person, id: string, person: string): Promise<TableInfo> {
  return change(services, host, id, (table) => handOn(table, host, person));
}

/** A host who vanished strands nobody: after a while, by the table's terms, anybody who sits there may go on in their place. */
export async function takeHosting(services: Services, person: Person, id: string): Promise<TableInfo> {
  const { host, terms, lobby, createdAt } = await mustRead(services, id);
  const present = services.hall.find(id)?.present().has(host) ?? false;
  const seenAt = Math.max(createdAt, (await findPeople(services.store.db, [host])).at(0)?.seenAt ?? 0);
  const may = host === person.id || lobby.takenFrom === person.id;
  if (!may && (present || seenAt > services.now() - hostPatience(terms))) throw new AppError('HOST_NOT_GONE');
  return change(services, person, id, (table) => {
    if (table.host !== host) throw new AppError('HOST_NOT_GONE'); // somebody was faster
    return takeOverHosting(table, person);
  });
}

/**
 * Keeps a seat for somebody and tells them. Only for people who may be found by name, who have the host for a friend, or who
 * are at the table now; never across a block, nor at more than a few tables at once.
 */
export async function keepSeat(services: Services, host: Person, id: string, seat: Seat, person: string): Promise<TableInfo> {
  const { db } = services.store;
  const table = await mustRead(services, id);
  mustHost(table, host);
  if (seatOf(table, person) !== undefined) throw new AppError('ALREADY_SEATED');
  const found = await findPerson(db, person);
  if (found === undefined || (await isBanned(db, person)) || !(await mayBeInvited(services, host, id, person)))
    throw new AppError('NO_SUCH_PERSON');
  const apart = await apartFrom(db, person);
  if ([host.id, ...peopleAt(table)].some((each) => apart.has(each))) throw new AppError('NOT_ALLOWED');
  if ((await seatsKeptBy(db, host.id, person, id)) >= services.limits.invitationsPerPerson) throw new AppError('INVITED_ENOUGH');
  const spent = { about: `invitations of ${host.id}`, most: services.limits.invitationsPerHour, forMs: HOUR_MS };
  await db.transaction().execute((trx) => spend(trx, [spent], services.now()));
  const guest = { person, name: found.name };
  const info = await change(services, host, id, (row) => keep(row, host, seat, guest, services.now()));
  void services.notices.invite('seat', id, [person]);
  return info;
}

async function mayBeInvited(services: Services, host: Person, id: string, person: string): Promise<boolean> {
  const { db } = services.store;
  if (services.hall.find(id)?.present().has(person)) return true;
  return (await isFindable(db, person)) || (await bondWith(db, person, host.id)) === 'friend';
}

export async function declineSeat(services: Services, person: Person, id: string): Promise<void> {
  await change(services, person, id, (table) => decline(table, person));
}
