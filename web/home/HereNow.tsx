/** Who is here now, my friends first; nothing is shown while there is nobody to see. */
import { useEffect, useState } from 'react';
import type { FoundPerson } from '@cantiere/server/protocol';
import { peopleHere } from '../ask/finding.ts';
import { useMe } from '../ask/me.ts';
import { PersonName } from '../social/PersonName.tsx';
import { useTexts } from '../text/index.ts';
import '../people/people.css';

const EVERY = 30_000;

export function HereNow() {
  const t = useTexts();
  const me = useMe()?.person;
  const [people, setPeople] = useState<readonly FoundPerson[]>([]);
  useEffect(() => {
    if (me === undefined) return;
    let gone = false;
    const look = (): void => {
      if (document.visibilityState === 'visible')
        peopleHere().then(
          (found) => gone || setPeople(found.people),
          () => undefined, // the tables above say that the server is away
        );
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [me]);
  if (me === undefined || people.length === 0) return null;
  return (
    <section className="here-now" aria-labelledby="here-title">
      <div className="section-head">
        <h2 id="here-title">{t.find.here}</h2>
      </div>
      <ul className="bare">
        {people.map(({ person, name, friend }) => (
          <li key={person} className="card">
            <i className="dot here" aria-hidden="true" />
            <PersonName person={person} name={name} />
            {friend === true && <small>{t.find.hereFriend}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
