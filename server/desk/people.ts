/** Everybody, as the desk shows them, and what is done about one of them. */
import { AppError } from '../appError.ts';
import { HERE_MS } from '../people/here.ts';
import {
  leaveSeats,
  mute,
  mustNotRunTheHouse,
  renameFor,
  signOut,
  unban,
  unmute,
  warn,
  banWithin,
  type Banishing,
  type Doing,
  type ToTell,
} from '../people/moderation.ts';
import type { DeskPeople, DeskPerson, PersonAct, WhichPeople } from '../protocol.ts';
import type { Services } from '../services.ts';
import { countPeople, listPeople, thesePeople, type KnownPerson } from '../store/everybody.ts';
import { FORMER } from '../store/farewell.ts';
import { warningsOf } from '../store/operatorLog.ts';
import { findPersonWhole, type Person } from '../store/people.ts';
import { reportsAbout } from '../store/reports.ts';
import { spread } from './news.ts';

export const PER_PAGE = 25;

export interface PeopleWish {
  readonly find?: string;
  readonly which?: WhichPeople;
  readonly page?: number;
}

export async function deskPeople(services: Services, { find = '', which, page = 1 }: PeopleWish): Promise<DeskPeople> {
  const { db } = services.store;
  const now = services.now();
  const wanted = { which, hereSince: now - HERE_MS, now };
  const [total, found] = await Promise.all([
    countPeople(db, find, wanted),
    listPeople(db, find, PER_PAGE, wanted, (page - 1) * PER_PAGE),
  ]);
  return { people: await withTheirPast(services, found), total, perPage: PER_PAGE };
}

/** Of these ids, each with what is known; somebody who is in no row any more is a former player. */
export async function deskPersons(services: Services, ids: readonly string[]): Promise<Map<string, DeskPerson>> {
  const known = await thesePeople(services.store.db, [...new Set(ids)]);
  const whole = await withTheirPast(services, [...known.values()]);
  return new Map(whole.map((person) => [person.person, person]));
}

export const nobody = (person: string): DeskPerson => ({
  person,
  name: FORMER,
  since: 0,
  seen: 0,
  here: false,
  sessions: 0,
  games: 0,
  operator: false,
  warnings: 0,
  reports: 0,
});

async function withTheirPast(services: Services, people: readonly KnownPerson[]): Promise<DeskPerson[]> {
  const { db } = services.store;
  const now = services.now();
  const ids = people.map(({ id }) => id);
  const [warnings, reports] = await Promise.all([warningsOf(db, ids), reportsAbout(db, ids)]);
  return people.map(({ id, muted, ...person }) => {
    const warned = warnings.get(id);
    return {
      ...person,
      person: id,
      here: person.seen > now - HERE_MS && person.banned === undefined,
      ...(muted !== undefined && muted > now && { muted }),
      warnings: warned?.times ?? 0,
      ...(warned && { warned: warned.last }),
      reports: reports.get(id) ?? 0,
    };
  });
}

export async function mustKnow(services: Services, id: string): Promise<Person> {
  const person = await findPersonWhole(services.store.db, id);
  if (person === undefined || person.name === FORMER) throw new AppError('NO_SUCH_PERSON');
  return person;
}

export async function actOnPerson(services: Services, operator: Person, id: string, wish: PersonAct): Promise<DeskPerson> {
  const person = await mustKnow(services, id);
  const doing = { by: operator.id, now: services.now() };
  await spread(services, await done(services, person, wish, doing));
  return (await deskPersons(services, [id])).get(id) ?? nobody(id);
}

function done(services: Services, person: Person, wish: PersonAct, doing: Doing): Promise<ToTell> {
  const { db } = services.store;
  switch (wish.act) {
    case 'warn':
      return warn(db, person, { words: wish.words.trim() }, doing);
    case 'mute':
      return mute(db, person, wish.hours, wordsOf(wish.words), doing);
    case 'unmute':
      return unmute(db, person, doing);
    case 'rename':
      return renameFor(db, person, wish.name, doing);
    case 'signOut':
      return signOut(db, person, doing);
    case 'ban':
      return banUnlessOperator(services, person, { hours: wish.hours, ...wordsOf(wish.words) }, doing);
    case 'unban':
      return unban(db, person, doing);
  }
}

async function banUnlessOperator({ store: { db } }: Services, person: Person, how: Banishing, doing: Doing): Promise<ToTell> {
  const news = await db.transaction().execute(async (trx) => {
    await mustNotRunTheHouse(trx, person.id);
    return banWithin(trx, person, doing, how);
  });
  return [...news, ...(await leaveSeats(db, person, doing.now, how))];
}

export const wordsOf = (words = ''): { words?: string } => (words.trim() === '' ? {} : { words: words.trim() });
