/** For whoever has an account: another password, another address, where I am signed in. */
import { useState } from 'react';
import { changeAddress, changePassword } from '../ask/account.ts';
import { beKnown } from '../ask/me.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { Fold } from './Fold.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Sessions } from './Sessions.tsx';
import { Tokens } from './Tokens.tsx';

export function AccountCare() {
  const t = useTexts().account;
  return (
    <div className="folds">
      <Fold title={t.password.title}>
        <ChangePassword />
      </Fold>
      <Fold title={t.address.title}>
        <ChangeAddress />
      </Fold>
      <Fold title={t.sessions.title}>
        <Sessions />
      </Fold>
      <Fold title={t.tokens.title}>
        <Tokens hasPassword />
      </Fold>
    </div>
  );
}

function ChangePassword() {
  const t = useTexts().account.password;
  const act = useAct();
  const [present, setPresent] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  return (
    <form
      className="account"
      onSubmit={(event) => {
        event.preventDefault();
        setDone(false);
        void act.run(async () => {
          await changePassword({ present, password });
          setPresent('');
          setPassword('');
          setDone(true);
        });
      }}
    >
      <PasswordField label={t.present} value={present} onChange={setPresent} />
      <PasswordField label={t.fresh} value={password} fresh hint={t.hint} onChange={setPassword} />
      <TroubleLine trouble={act.trouble} />
      <p role="status">{done && t.done}</p>
      <div className="field-row">
        <button type="submit" className="button primary" aria-disabled={act.busy}>
          {t.act}
        </button>
      </div>
    </form>
  );
}

function ChangeAddress() {
  const t = useTexts();
  const words = t.account.address;
  const { language } = usePreferences();
  const act = useAct();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState('');
  return (
    <form
      className="account"
      onSubmit={(event) => {
        event.preventDefault();
        setDone('');
        void act.run(async () => {
          const wanted = email.trim();
          const { sent } = await changeAddress({ email: wanted, password, language });
          setPassword('');
          setDone(sent ? words.sent(wanted) : words.done(wanted));
          if (!sent) await beKnown();
        });
      }}
    >
      <label className="field">
        <span>{words.fresh}</span>
        <input type="email" required autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </label>
      <PasswordField label={t.account.password.present} value={password} onChange={setPassword} />
      <TroubleLine trouble={act.trouble} />
      <p role="status">{done}</p>
      <div className="field-row">
        <button type="submit" className="button primary" aria-disabled={act.busy}>
          {words.act}
        </button>
      </div>
    </form>
  );
}
