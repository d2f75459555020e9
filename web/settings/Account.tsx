/** An account is never needed to play; it keeps a person's games across devices. */
import { useEffect, useState } from 'react';
import { makeAccount, signIn, signOut, useMe } from '../ask/me.ts';
import { noticeOffer } from '../ask/notices.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useTexts } from '../text/index.ts';
import { AccountCare } from './AccountCare.tsx';
import { Archive } from './Archive.tsx';
import { Farewell } from './Farewell.tsx';
import { Forgotten } from './Forgotten.tsx';
import { OtherWaysIn } from './OtherWaysIn.tsx';
import { ProviderNews } from './ProviderNews.tsx';
import { useWaysIn } from './useWaysIn.ts';

export function Account() {
  const t = useTexts();
  const s = t.settings;
  const me = useMe();
  const act = useAct();
  const [known, setKnown] = useState(false);
  const [forgot, setForgot] = useState(false);
  const mail = useMail(known);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  if (me?.email !== undefined) return <Mine email={me.email} />;
  if (forgot) return <Forgotten email={email} back={() => setForgot(false)} />;
  return (
    <>
      <ProviderNews />
      <p className="hint">
        {s.guest} {s.accountWhy}
      </p>
      <OtherWaysIn />
      <form
        className="account"
        onSubmit={(event) => {
          event.preventDefault();
          void act.run(() => (known ? signIn : makeAccount)(email.trim(), password));
        }}
      >
        <label className="field">
          <span>{s.email}</span>
          <input type="email" required autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        </label>
        <label className="field">
          <span>{s.password}</span>
          <input
            type="password"
            required
            minLength={known ? 1 : 10}
            autoComplete={known ? 'current-password' : 'new-password'}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          {!known && <small>{s.passwordHint}</small>}
        </label>
        <TroubleLine trouble={act.trouble} seconds={act.seconds} />
        <div className="field-row">
          <button type="submit" className="button primary" aria-disabled={act.busy}>
            {known ? s.signIn : s.create}
          </button>
          <button type="button" className="button quiet" onClick={() => setKnown(!known)}>
            {known ? s.haveNot : s.have}
          </button>
        </div>
        {known && mail && (
          <button type="button" className="quiet-link" onClick={() => setForgot(true)}>
            {t.notices.forgot.link}
          </button>
        )}
      </form>
      <Archive />
      <Farewell />
    </>
  );
}

/** Of whoever has one. */
function Mine({ email }: { readonly email: string }) {
  const s = useTexts().settings;
  const act = useAct();
  const { ways, lookAgain } = useWaysIn();
  return (
    <div className="account">
      <ProviderNews />
      <p>{s.signedIn(email)}</p>
      <button type="button" className="button" onClick={() => void act.run(signOut)}>
        {s.signOut}
      </button>
      <TroubleLine trouble={act.trouble} />
      <AccountCare ways={ways} lookAgain={lookAgain} />
      <Archive />
      <Farewell hasPassword={ways?.password ?? true} />
    </div>
  );
}

/** Whether this server can write letters; asked when it matters. */
function useMail(wanted: boolean): boolean {
  const [mail, setMail] = useState(false);
  useEffect(() => {
    if (wanted)
      noticeOffer().then(
        (offer) => setMail(offer.mail),
        () => undefined, // then there is no way back by letter now
      );
  }, [wanted]);
  return mail;
}
