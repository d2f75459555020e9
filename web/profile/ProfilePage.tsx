/** Who somebody is, as anybody may see: since when, how they play each game, what they have finished. */
import { useEffect, useState } from 'react';
import type { Profile } from '@cantiere/server/protocol';
import { profileOf } from '../ask/social.ts';
import { useMe } from '../ask/me.ts';
import { PersonDialog } from '../social/PersonDialog.tsx';
import { CopyLink } from '../kit/CopyLink.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { inDate } from '../kit/inNumbers.ts';
import { Shell } from '../kit/Shell.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { useTitle } from '../kit/useTitle.ts';
import { Lost } from '../lost/Lost.tsx';
import { Waiting } from '../lost/Waiting.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { DailyStreak } from './DailyStreak.tsx';
import { DecisionsLine } from './DecisionsLine.tsx';
import { FriendButton } from './FriendButton.tsx';
import { History } from './History.tsx';
import { Statistics } from './Statistics.tsx';
import './profile.css';

export function ProfilePage({ person }: { readonly person: string }) {
  const t = useTexts();
  const { answer, trouble, again } = useAsked(() => profileOf(person), person);
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again]);
  if (answer) return <Page profile={answer} />;
  if (trouble === 'NO_SUCH_PERSON') return <Lost why={t.errors.NO_SUCH_PERSON} />;
  return trouble === undefined ? <Waiting /> : <Waiting words={t.errors[trouble]} away={trouble === 'UNREACHABLE'} />;
}

function Page({ profile }: { readonly profile: Profile }) {
  const t = useTexts();
  const { language } = usePreferences();
  const me = useMe();
  const [more, setMore] = useState(false);
  const { person, name, since, games } = profile;
  const mine = me?.person === person;
  useTitle(name);
  return (
    <Shell
      page={mine ? 'settings' : 'other'}
      hero={
        <>
          <h1>{name}</h1>
          <p className="lead">
            {t.social.since(inDate(since, language))} {mine && t.social.you}
          </p>
          {me && !mine && (
            <p className="profile-acts">
              <FriendButton me={me.person} person={person} />
              <button type="button" className="button paper" aria-haspopup="dialog" onClick={() => setMore(true)}>
                <Glyph name="list" size={17} /> {t.social.about(name)}
              </button>
            </p>
          )}
          {mine && (
            <div className="profile-link">
              <span>{t.social.copyProfile}</span>
              <CopyLink address={location.href} />
            </div>
          )}
        </>
      }
    >
      {more && <PersonDialog person={person} name={name} close={() => setMore(false)} />}
      <div className="column profile">
        <section className="panel">
          <h2>{t.social.statistics}</h2>
          {games.length === 0 ? <p className="nothing">{t.social.noGames}</p> : <Statistics games={games} />}
        </section>
        <DailyStreak person={person} />
        {mine && <DecisionsLine />}
        {games.length > 0 && <History person={person} />}
      </div>
    </Shell>
  );
}
