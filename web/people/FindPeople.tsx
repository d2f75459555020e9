/** Somebody new by name: whoever lets themselves be found. */
import { useState } from 'react';
import { ensureGuest } from '../ask/me.ts';
import { bondIn, setBond, useCircle } from '../social/circle.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { Link } from '../route/Link.tsx';
import { toProfile } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { FEWEST_LETTERS, usePeople } from './usePeople.ts';
import './people.css';

export function FindPeople() {
  const t = useTexts().find;
  const act = useAct();
  const circle = useCircle();
  const [name, setName] = useState('');
  const searching = name.trim().length >= FEWEST_LETTERS;
  const { people, state } = usePeople(name);
  return (
    <div className="find-people">
      <label className="people-search">
        <Glyph name="search" size={18} />
        <span className="visually-hidden">{t.byName}</span>
        <input
          type="search"
          value={name}
          maxLength={24}
          autoComplete="off"
          placeholder={t.byName}
          onFocus={() => void ensureGuest().catch(() => undefined)}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {searching && (
        <ul className="bare people-list">
          {people.map(({ person, name: called, here }) => (
            <li key={person}>
              <i className={here ? 'dot here' : 'dot'} aria-hidden="true" />
              <span>
                <Link to={toProfile(person)}>{called}</Link>
                <small>{here ? t.isHere : t.notHere}</small>
              </span>
              {bondIn(circle, person) === 'friend' ? (
                <small>{t.isFriend}</small>
              ) : (
                <button
                  type="button"
                  className="button"
                  aria-label={t.befriend(called)}
                  onClick={() => void act.run(async () => setBond((await ensureGuest()).person, person, 'friend'))}
                >
                  <Glyph name="plus" size={16} /> {t.add}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="hint" aria-live="polite">
        {searching && state === 'here' && people.length === 0 ? t.nobody : t.byNameHint}
      </p>
      <TroubleLine trouble={act.trouble ?? (searching && state !== 'here' && state !== 'asking' ? state : undefined)} />
    </div>
  );
}
