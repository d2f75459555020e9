/** Guests play at once; an account is a guest who left an address and a password. */
import type { Services } from '../services.ts';
import { readName } from '../names.ts';
import type { Credentials, Me } from '../protocol.ts';
import { passDoor, type Knock } from '../house/door.ts';
import { addPerson, claimGuest, findAccount, makeAccount, renamePerson, type Person } from '../store/people.ts';
import { mustNotBeMuted } from '../store/mutes.ts';
import type { Db } from '../store/schema.ts';
import { dropReturnsOf } from '../store/returns.ts';
import { tablesOf } from '../store/tableLists.ts';
import { leaveTable } from '../tables/requests.ts';
import { mustBeToldApart } from '../tables/lobby.ts';
import { AppError, Banned } from '../appError.ts';
import { bannedUntil } from '../store/bans.ts';
import { tellOwner } from './changing.ts';
import { checkPassword, hashPassword, isWeak } from './passwords.ts';
import { newPersonId } from './sessions.ts';

const MOST_SEATED_TWICE = 100;
const MOST_SEATED = 100;

export function asMe({ id, name, email }: Person): Me {
  return { person: id, name, ...(email !== undefined && { email }) };
}

/** Everybody who comes here for the first time comes through this: the door is asked and the person written in one step. */
export async function newGuest({ store, house, now }: Services, rawName: string, knock: Knock): Promise<Person> {
  const person = { id: newPersonId(), name: mustBeName(rawName) };
  await store.db.transaction().execute(async (trx) => {
    await passDoor(house, trx, person.id, knock, now());
    await addPerson(trx, person);
  });
  return person;
}

export async function rename(services: Services, person: Person, rawName: string): Promise<Person> {
  const { db } = services.store;
  await mustNotBeMuted(db, person.id, services.now()); // a name is read by everybody too
  const renamed = { ...person, name: mustBeName(rawName) };
  const tables = async () => (await tablesOf(db, person.id, false, MOST_SEATED)).filter(({ phase }) => phase !== 'over');
  for (const table of await tables()) mustBeToldApart(table, renamed, services.now());
  await renamePerson(db, person.id, renamed.name);
  services.hall.renamed(person.id, renamed.name);
  // Looked for again: they may have sat down meanwhile, and been told by their former name. Other processes may have them open.
  for (const { id } of await tables()) await services.hall.changed(id);
  return renamed;
}

export async function openAccount(services: Services, person: Person, credentials: Credentials): Promise<Person> {
  const email = credentials.email.toLowerCase();
  if (person.email !== undefined) throw new AppError('NOT_ALLOWED');
  if (isWeak(credentials.password, email)) throw new AppError('WEAK_PASSWORD');
  const hash = await hashPassword(credentials.password);
  if (!(await makeAccount(services.store.db, person.id, email, hash))) {
    void tellOwner(services, email); // whoever asks does not wait for the letter
    throw new AppError('EMAIL_TAKEN');
  }
  await dropReturnsOf(services.store.db, person.id);
  return { ...person, email };
}

export interface AccountToBe {
  /** Writes it in the caller's transaction. */
  write(trx: Db): Promise<Person>;
}

/** The account of who asks, or one that is made of them: the slow part is done here, before anybody's transaction waits for it. */
export async function accountToBe(
  asker: Person | undefined,
  wish: (Credentials & { readonly name: string }) | undefined,
): Promise<AccountToBe> {
  if (asker?.email !== undefined) return { write: () => Promise.resolve(asker) };
  if (wish === undefined) throw new AppError('BAD_REQUEST');
  const email = wish.email.toLowerCase();
  if (isWeak(wish.password, email)) throw new AppError('WEAK_PASSWORD');
  const name = mustBeName(wish.name);
  const hash = await hashPassword(wish.password);
  return {
    async write(trx) {
      const person = asker ?? { id: newPersonId(), name };
      if (asker === undefined) await addPerson(trx, person);
      if (!(await makeAccount(trx, person.id, email, hash))) throw new AppError('EMAIL_TAKEN');
      await dropReturnsOf(trx, person.id);
      return { ...person, email };
    },
  };
}

/** A hash that fits no password, so that an unknown address takes as long as a wrong password. */
let nobody: Promise<string> | undefined;

/** The games of the guest who signs in become the account's. */
export async function signIn(services: Services, guest: Person | undefined, credentials: Credentials): Promise<Person> {
  const account = await findAccount(services.store.db, credentials.email.toLowerCase());
  const right = await checkPassword(credentials.password, account?.password ?? (await (nobody ??= hashPassword(newPersonId()))));
  if (account?.password === undefined || !right) throw new AppError('WRONG_PASSWORD');
  if (account.banned) throw new Banned(await bannedUntil(services.store.db, account.id)); // told to nobody but who knows the password
  await arrive(services, guest, account);
  const { id, name, email } = account;
  return { id, name, email };
}

/** Somebody signs in, by whatever way: the games of the guest they were come along. */
export async function arrive(services: Services, guest: Person | undefined, account: Person): Promise<void> {
  if (guest && guest.email === undefined && guest.id !== account.id) await becomeOne(services, guest, account);
}

/** All that the guest did is the other's from now on. */
export async function becomeOne(services: Services, guest: Person, other: Person): Promise<void> {
  const claimed = await services.store.db.transaction().execute((trx) => claimGuest(trx, guest.id, other.id));
  for (const table of claimed) await services.hall.changed(table);
  await leaveWhereSeatedTwice(services, guest);
}

/** Where the account sits already, the guest's seat is nobody's any more: a bot plays on, or it is free again. */
async function leaveWhereSeatedTwice(services: Services, guest: Person): Promise<void> {
  for (const { id } of await tablesOf(services.store.db, guest.id, false, MOST_SEATED_TWICE))
    await leaveTable(services, guest, id);
}

function mustBeName(raw: string): string {
  const name = readName(raw);
  if (name === undefined) throw new AppError('BAD_NAME');
  return name;
}
