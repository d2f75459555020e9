/** Guests play at once; an account is a guest who left an address and a password. */
import type { House } from '../house.ts';
import { readName } from '../names.ts';
import type { Credentials, Me } from '../protocol.ts';
import { addPerson, claimGuest, findAccount, makeAccount, renamePerson, type Person } from '../store/people.ts';
import { dropReturnsOf } from '../store/returns.ts';
import { tablesOf } from '../store/tableLists.ts';
import { leaveTable } from '../tables/desk.ts';
import { mustBeToldApart } from '../tables/lobby.ts';
import { Trouble } from '../trouble.ts';
import { tellOwner } from './changing.ts';
import { checkPassword, hashPassword, isWeak } from './passwords.ts';
import { newPersonId } from './sessions.ts';

const MOST_SEATED_TWICE = 100;
const MOST_SEATED = 100;

export function asMe({ id, name, email }: Person): Me {
  return { person: id, name, ...(email !== undefined && { email }) };
}

export async function newGuest(house: House, rawName: string): Promise<Person> {
  const person = { id: newPersonId(), name: mustBeName(rawName) };
  await addPerson(house.store.db, person);
  return person;
}

export async function rename(house: House, person: Person, rawName: string): Promise<Person> {
  const { db } = house.store;
  const renamed = { ...person, name: mustBeName(rawName) };
  const tables = (await tablesOf(db, person.id, false, MOST_SEATED)).filter(({ phase }) => phase !== 'over');
  for (const table of tables) mustBeToldApart(table, renamed, house.now());
  await renamePerson(db, person.id, renamed.name);
  house.hall.renamed(person.id, renamed.name);
  for (const { id } of tables) await house.hall.changed(id); // other processes may have them open
  return renamed;
}

export async function openAccount(house: House, person: Person, credentials: Credentials): Promise<Person> {
  const email = credentials.email.toLowerCase();
  if (person.email !== undefined) throw new Trouble('NOT_ALLOWED');
  if (isWeak(credentials.password, email)) throw new Trouble('WEAK_PASSWORD');
  const hash = await hashPassword(credentials.password);
  if (!(await makeAccount(house.store.db, person.id, email, hash))) {
    void tellOwner(house, email); // whoever asks does not wait for the letter
    throw new Trouble('EMAIL_TAKEN');
  }
  await dropReturnsOf(house.store.db, person.id);
  return { ...person, email };
}

/** A hash that fits no password, so that an unknown address takes as long as a wrong password. */
let nobody: Promise<string> | undefined;

/** The games of the guest who signs in become the account's. */
export async function signIn(house: House, guest: Person | undefined, credentials: Credentials): Promise<Person> {
  const account = await findAccount(house.store.db, credentials.email.toLowerCase());
  const right = await checkPassword(credentials.password, account?.password ?? (await (nobody ??= hashPassword(newPersonId()))));
  if (account === undefined || !right) throw new Trouble('WRONG_PASSWORD');
  if (guest && guest.email === undefined && guest.id !== account.id) {
    await becomeOne(house, guest, account);
  }
  const { id, name, email } = account;
  return { id, name, ...(email !== undefined && { email }) };
}

/** All that the guest did is the other's from now on. */
export async function becomeOne(house: House, guest: Person, other: Person): Promise<void> {
  const claimed = await house.store.db.transaction().execute((trx) => claimGuest(trx, guest.id, other.id));
  for (const table of claimed) await house.hall.changed(table);
  await leaveWhereSeatedTwice(house, guest);
}

/** Where the account sits already, the guest's seat is nobody's any more: a bot plays on, or it is free again. */
async function leaveWhereSeatedTwice(house: House, guest: Person): Promise<void> {
  for (const { id } of await tablesOf(house.store.db, guest.id, false, MOST_SEATED_TWICE)) await leaveTable(house, guest, id);
}

function mustBeName(raw: string): string {
  const name = readName(raw);
  if (name === undefined) throw new Trouble('BAD_NAME');
  return name;
}
