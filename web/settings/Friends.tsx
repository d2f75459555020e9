/** My friends and whom I have blocked; somebody new by the link of their profile. */
import { useState } from 'react';
import type { NamedPerson } from '@cantiere/server/protocol';
import { ensureGuest, useMe } from '../ask/me.ts';
import { setBond, useCircle } from '../social/circle.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { FindPeople } from '../people/FindPeople.tsx';
import { Visible } from '../people/Visible.tsx';
import { pathOf } from '../route/base.ts';
import { Link } from '../route/Link.tsx';
import { readPath, toProfile } from '../route/route.ts';
import { useTexts } from '../text/index.ts';

export function Friends() {
  const t = useTexts().social;
  const me = useMe();
  const circle = useCircle();
  return (
    <section className="panel">
      <h2>{t.friends}</h2>
      {me && (
        <p>
          <Link to={toProfile(me.person)}>{t.myProfile}</Link>
        </p>
      )}
      {circle && circle.friends.length === 0 && <p className="hint">{t.friendsNone}</p>}
      {circle && <People people={circle.friends} undo={t.unfriend} />}
      <FindPeople />
      <AddByLink />
      {circle && circle.blocked.length > 0 && (
        <>
          <h2>{t.blocked}</h2>
          <People people={circle.blocked} undo={t.unblock} />
        </>
      )}
      {me && <Visible key={me.person} />}
    </section>
  );
}

function People({ people, undo }: { readonly people: readonly NamedPerson[]; readonly undo: string }) {
  const me = useMe();
  const act = useAct();
  if (!me || people.length === 0) return null;
  return (
    <>
      <ul className="bare circle-list">
        {people.map(({ person, name }) => (
          <li key={person}>
            <Link to={toProfile(person)}>{name}</Link>
            <button
              type="button"
              className="button icon quiet"
              aria-label={`${undo}: ${name}`}
              title={undo}
              onClick={() => void act.run(() => setBond(me.person, person, undefined))}
            >
              <Glyph name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <TroubleLine trouble={act.trouble} />
    </>
  );
}

function AddByLink() {
  const t = useTexts().social;
  const act = useAct();
  const [link, setLink] = useState('');
  const [words, setWords] = useState('');
  const add = async (): Promise<void> => {
    const person = personIn(link);
    if (person === undefined) return setWords(t.badLink);
    const me = await ensureGuest();
    if (person === me.person) return setWords(t.ownLink);
    const { friends } = await setBond(me.person, person, 'friend');
    setWords(t.added(friends.find((each) => each.person === person)?.name ?? ''));
    setLink('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setWords('');
        void act.run(add);
      }}
    >
      <div className="field">
        <label htmlFor="friend-link">{t.addByLink}</label>
        <div className="field-row">
          <input
            id="friend-link"
            value={link}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => setLink(event.target.value)}
          />
          <button type="submit" className="button">
            {t.add}
          </button>
        </div>
        <p className="hint" role="status">
          {words}
        </p>
      </div>
      <TroubleLine trouble={act.trouble} />
    </form>
  );
}

/** A whole address, or only its path. */
function personIn(link: string): string | undefined {
  try {
    const route = readPath(pathOf(new URL(link.trim(), location.href).pathname));
    return route.page === 'profile' ? route.person : undefined;
  } catch {
    return undefined;
  }
}
