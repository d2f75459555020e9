/** People to choose from: who is here and my friends while nothing is written, those who are called so from two letters on. */
import { useEffect, useState } from 'react';
import type { FoundPerson } from '@cantiere/server/protocol';
import { troubleOf, type Trouble } from '../ask/http.ts';
import { peopleCalled, peopleHere } from '../ask/finding.ts';
import { useMe } from '../ask/me.ts';
import { useCircle } from '../social/circle.ts';

export const FEWEST_LETTERS = 2;
const PAUSE = 250;

export interface PeopleSearch {
  readonly people: readonly FoundPerson[];
  readonly state: 'asking' | 'here' | Trouble;
}

export function usePeople(name: string): PeopleSearch {
  const circle = useCircle();
  const me = useMe()?.person; // nobody has nobody around
  const wanted = name.trim();
  const searching = wanted.length >= FEWEST_LETTERS;
  const [found, setFound] = useState<{ readonly of: string; readonly people: readonly FoundPerson[] | Trouble }>();
  useEffect(() => {
    let stale = false;
    const asking = searching ? wanted : '';
    const pause = setTimeout(
      () => {
        const answer = searching ? peopleCalled(wanted) : me === undefined ? Promise.resolve({ people: [] }) : peopleHere();
        answer.then(
          ({ people }) => stale || setFound({ of: asking, people }),
          (error: unknown) => stale || setFound({ of: asking, people: troubleOf(error) }),
        );
      },
      searching ? PAUSE : 0,
    );
    return () => {
      stale = true;
      clearTimeout(pause);
    };
  }, [wanted, searching, me]);

  const answer = found?.of === (searching ? wanted : '') ? found.people : undefined;
  const letters = wanted.toLocaleLowerCase();
  const answered = Array.isArray(answer) ? (answer as readonly FoundPerson[]) : [];
  const told = searching ? answered : answered.filter((each) => each.name.toLocaleLowerCase().includes(letters));
  const friends = (circle?.friends ?? [])
    .filter(
      ({ person, name: called }) => called.toLocaleLowerCase().includes(letters) && !told.some((each) => each.person === person),
    )
    .map((friend) => ({ ...friend, here: false, friend: true }));
  const people = [...told, ...friends];
  return { people, state: answer === undefined ? 'asking' : typeof answer === 'string' ? answer : 'here' };
}
