/** What a stranger sees of a house that is not open: what it is called, that one comes by invitation, and the two ways in. */
import { useEffect, useState, type FormEvent } from 'react';
import { comeIn, myName, signIn } from '../ask/me.ts';
import { lookAtInvitation } from '../ask/house.ts';
import { troubleOf, type Trouble } from '../ask/http.ts';
import { useHouse } from '../house/house.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Shell } from '../kit/Shell.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useTitle } from '../kit/useTitle.ts';
import { navigate, useHash } from '../route/navigate.ts';
import { toHome, type Route } from '../route/route.ts';
import { Forgotten } from '../settings/Forgotten.tsx';
import { OtherWaysIn } from '../settings/OtherWaysIn.tsx';
import { PasswordField } from '../settings/PasswordField.tsx';
import { ProviderNews } from '../settings/ProviderNews.tsx';
import { useTexts } from '../text/index.ts';
import { codeIn } from './outside.ts';
import './door.css';

export function DoorPage({ route }: { readonly route: Route }) {
  const t = useTexts().house.door;
  const house = useHouse();
  const links = house?.door === 'links';
  useTitle(t.title);
  return (
    <Shell
      page="other"
      tall
      outside
      hero={
        <>
          <h1>{house?.door === 'open' ? t.welcome : t.title}</h1>
          <p className="lead">{house?.door === 'open' ? t.openLead : links ? t.linksLead : t.lead}</p>
        </>
      }
    >
      <div className="column door-ways">
        <WithInvitation route={route} />
        <WithAccount route={route} />
      </div>
    </Shell>
  );
}

/** The address stays, so that whoever followed a table's link is at that table; the invitation's own is done with. */
const enter = (route: Route): void => {
  if (route.page === 'join') navigate(toHome, 'replace');
};

function WithInvitation({ route }: { readonly route: Route }) {
  const t = useTexts().house.door;
  const hash = useHash();
  const given = route.page === 'join' ? codeIn(hash) : '';
  const needsCode = useHouse()?.door !== 'open';
  const [code, setCode] = useState(given);
  const [name, setName] = useState(myName);
  const act = useAct();
  const early = useEarly(needsCode ? given : '');
  const come = (event: FormEvent): void => {
    event.preventDefault();
    void act.run(async () => {
      await comeIn(name.trim(), needsCode ? code.trim() : undefined);
      enter(route);
    });
  };
  const trouble = act.trouble ?? (code === given ? early : undefined);
  return (
    <form className="panel" onSubmit={come}>
      <h2>
        <Glyph name="key" size={20} /> {needsCode ? t.invitation : t.asGuest}
      </h2>
      {needsCode && (
        <label className="field">
          <span>{t.code}</span>
          <input
            className="code"
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="XXXX-XXXX-XXXX"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <small>{t.codeHint}</small>
        </label>
      )}
      <label className="field">
        <span>{t.name}</span>
        <input required maxLength={24} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
        <small>{t.nameHint}</small>
      </label>
      <TroubleLine trouble={trouble} seconds={act.seconds} />
      <button type="submit" className="button go large" aria-disabled={act.busy}>
        {t.enter}
      </button>
    </form>
  );
}

/** Whether the invitation of the link is good is told before a name is typed for nothing. */
function useEarly(code: string): Trouble | undefined {
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    if (code === '') return;
    let wanted = true;
    lookAtInvitation(code).catch((error: unknown) => wanted && setTrouble(troubleOf(error)));
    return () => {
      wanted = false;
    };
  }, [code]);
  return trouble;
}

function WithAccount({ route }: { readonly route: Route }) {
  const all = useTexts();
  const t = all.house.door;
  const letters = useHouse()?.letters ?? false;
  const act = useAct();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [forgot, setForgot] = useState(false);
  return (
    <section className="panel">
      <h2>
        <Glyph name="person" size={20} /> {t.account}
      </h2>
      <ProviderNews />
      {forgot ? (
        <Forgotten email={email} back={() => setForgot(false)} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void act.run(async () => {
              await signIn(email.trim(), password);
              enter(route);
            });
          }}
        >
          <label className="field">
            <span>{all.settings.email}</span>
            <input type="email" required autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />
          </label>
          <PasswordField label={all.settings.password} value={password} onChange={setPassword} />
          <TroubleLine trouble={act.trouble} seconds={act.seconds} />
          <div className="field-row">
            <button type="submit" className="button primary large" aria-disabled={act.busy}>
              {all.settings.signIn}
            </button>
          </div>
          {letters && (
            <button type="button" className="quiet-link" onClick={() => setForgot(true)}>
              {all.notices.forgot.link}
            </button>
          )}
        </form>
      )}
      <OtherWaysIn />
    </section>
  );
}
