/** What a person can set: name, language, look, sounds, how moves are chosen, an account, friends. */
import { useState } from 'react';
import { LANGUAGES } from '@cantiere/engine';
import { rename, useMe } from '../ask/me.ts';
import { useHouseSays } from '../ask/houseSays.ts';
import { Shell } from '../kit/Shell.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useTitle } from '../kit/useTitle.ts';
import { prefer, TEMPO_NAMES, usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toCredits, toDesk, toOpenFile } from '../route/route.ts';
import { Switch } from '../kit/Switch.tsx';
import { speak, useTexts } from '../text/index.ts';
import { Notices } from '../notices/Notices.tsx';
import { Account } from './Account.tsx';
import { Friends } from './Friends.tsx';
import { OneOf } from './OneOf.tsx';
import { Sounds } from './Sounds.tsx';
import './settings.css';

/** Each in itself: whoever looks for theirs may not read the one spoken. */
const NAMES = { it: 'Italiano', en: 'English' };

export function Settings() {
  const t = useTexts();
  const prefs = usePreferences();
  const { operator } = useHouseSays();
  const s = t.settings;
  useTitle(s.title);
  return (
    <Shell page="settings" hero={<h1>{s.title}</h1>}>
      <div className="column settings">
        <section className="panel">
          <h2>{s.you}</h2>
          <Name />
          <OneOf
            label={s.language}
            value={prefs.language}
            choices={LANGUAGES.map((value) => ({ value, text: NAMES[value] }))}
            onChange={(language) => void speak(language)}
          />
        </section>
        <section className="panel">
          <h2>{s.look}</h2>
          <OneOf
            label={s.theme.label}
            value={prefs.theme}
            choices={(['system', 'light', 'dark'] as const).map((value) => ({ value, text: s.theme[value] }))}
            onChange={(theme) => prefer({ theme })}
          />
          <OneOf
            label={s.motion.label}
            value={prefs.motion}
            choices={(['system', 'full', 'less'] as const).map((value) => ({ value, text: s.motion[value] }))}
            onChange={(motion) => prefer({ motion })}
          />
          <OneOf
            label={s.tempo.label}
            value={prefs.tempo}
            choices={TEMPO_NAMES.map((value) => ({ value, text: s.tempo[value] }))}
            onChange={(tempo) => prefer({ tempo })}
          />
        </section>
        <section className="panel">
          <h2>{s.play}</h2>
          <Switch label={s.confirm} hint={s.confirmHint} on={prefs.confirm} onChange={(confirm) => prefer({ confirm })} />
          <Switch label={s.digits} hint={s.digitsHint} on={prefs.digits} onChange={(digits) => prefer({ digits })} />
          <Sounds />
        </section>
        <Notices />
        <section className="panel" id="account">
          <h2>{s.account}</h2>
          <Account />
        </section>
        <Friends />
        <p>
          {operator && (
            <>
              <Link to={toDesk()}>{t.nav.desk}</Link> ·{' '}
            </>
          )}
          <Link to={toCredits}>{t.nav.credits}</Link> · <Link to={toOpenFile}>{t.replay.file.link}</Link> · Cantiere{' '}
          {__CANTIERE_VERSION__}
        </p>
      </div>
    </Shell>
  );
}

function Name() {
  const t = useTexts();
  const me = useMe();
  const act = useAct();
  const [name, setName] = useState<string>();
  const [saved, setSaved] = useState(false);
  return (
    <form
      className="field name-field"
      onSubmit={(event) => {
        event.preventDefault();
        void act.run(async () => {
          await rename((name ?? me?.name ?? '').trim());
          setSaved(true);
        });
      }}
    >
      <label htmlFor="name">{t.settings.name}</label>
      <div className="field-row">
        <input
          id="name"
          value={name ?? me?.name ?? ''}
          maxLength={24}
          required
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value);
            setSaved(false);
          }}
        />
        <button type="submit" className="button primary">
          <span aria-live="polite">{saved ? t.settings.saved : t.settings.save}</span>
        </button>
      </div>
      <TroubleLine trouble={act.trouble} />
    </form>
  );
}
