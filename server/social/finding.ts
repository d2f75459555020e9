/**
 * Whom somebody finds by name, and whom they see here. Found are those who allow it; seen are those who allow it, and those
 * who have the asker for a friend. Nobody finds or sees anybody across a block.
 */
import type { Services } from '../services.ts';
import { HERE_MS } from '../people/here.ts';
import type { FoundPeople, FoundPerson } from '../protocol.ts';
import { apartFrom, friendOf, readCircle } from '../store/circle.ts';
import { findByName, findPeople, seenSince, type FoundRow } from '../store/finding.ts';
import type { Person } from '../store/people.ts';

const MOST_FOUND = 10;
const MOST_HERE = 40;

export async function peopleCalled(services: Services, asker: Person, name: string): Promise<FoundPeople> {
  const { db } = services.store;
  const hidden = await apartFrom(db, asker.id);
  const rows = await findByName(db, name, new Set([...hidden, asker.id]), MOST_FOUND);
  const tell = await teller(services, asker);
  return { people: hereFirst(rows.map(tell)) };
}

export async function peopleHere(services: Services, asker: Person): Promise<FoundPeople> {
  const { db } = services.store;
  const since = services.now() - HERE_MS;
  const apart = await apartFrom(db, asker.id);
  const trusting = await findPeople(db, [...(await friendOf(db, asker.id))]);
  const everybody = await seenSince(db, since, MOST_HERE + apart.size + 1);
  const here = new Map([...trusting.filter(({ seenAt }) => seenAt > since), ...everybody].map((row) => [row.id, row]));
  const tell = await teller(services, asker);
  const people = [...here.values()].filter(({ id }) => id !== asker.id && !apart.has(id)).map(tell);
  return { people: people.toSorted((a, b) => Number(b.friend ?? false) - Number(a.friend ?? false)).slice(0, MOST_HERE) };
}

async function teller({ store: { db }, now }: Services, asker: Person): Promise<(row: FoundRow) => FoundPerson> {
  const [{ friends }, haveMe] = [await readCircle(db, asker.id), await friendOf(db, asker.id)];
  const mine = new Set(friends.map(({ person }) => person));
  const since = now() - HERE_MS;
  return ({ id, name, seen, seenAt }) => ({
    person: id,
    name,
    here: (seen || haveMe.has(id)) && seenAt > since,
    ...(mine.has(id) && { friend: true }),
  });
}

const hereFirst = (people: readonly FoundPerson[]): FoundPerson[] =>
  people.toSorted((a, b) => Number(b.here) - Number(a.here) || Number(b.friend ?? false) - Number(a.friend ?? false));
