/** For whoever has an account: password, passkeys, the club's sign-in, address, where I am signed in, tokens. */
import { useState } from 'react';
import { changeAddress, changePassword } from '../ask/account.ts';
import { beKnown } from '../ask/me.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { Fold } from './Fold.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordField } from './PasswordField.tsx';
import { ProviderLink } from './ProviderLink.tsx';
import { Sessions } from './Sessions.tsx';
import { Tokens } from './Tokens.tsx';
import type { AskedWaysIn } from './useWaysIn.ts';

export function AccountCare({ ways, lookAgain }: AskedWaysIn) {
  const t = useTexts().account;
  const hasPassword = ways?.password ?? true;
  return (
    <div className="folds">
      <Fold title={hasPassword ? t.password.title : t.password.choose}>
        <ChangePassword hasPassword={hasPassword} changed={lookAgain} />
      </Fold>
      {ways && (
        <Fold title={t.passkeys.title}>
          <Passkeys ways={ways} lookAgain={lookAgain} />
        </Fold>
      )}
      {ways?.provider && (
        <Fold title={t.provider.title(ways.provider.name)}>
          <ProviderLink ways={ways} lookAgain={lookAgain} />
        </Fold>
      )}
      <Fold title={t.address.title}>
        <ChangeAddress hasPassword={hasPassword} />
      </Fold>
      <Fold title={t.sessions.title}>
        <Sessions />
      </Fold>
      <Fold title={t.tokens.title}>
        <Tokens hasPassword={hasPassword} />
      </Fold>
    </div>
  );
}

interface ChangeProps {
  readonly hasPassword: boolean;
  changed(): Promise<void>;
}

function ChangePassword({ hasPassword, changed }: ChangeProps) {
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
          await changePassword({ ...(hasPassword && { present }), password });
          await changed();
          setPresent('');
          setPassword('');
          setDone(true);
        });
      }}
    >
      {hasPassword && <PasswordField label={t.present} value={present} onChange={setPresent} />}
      <PasswordField label={t.fresh} value={password} fresh hint={t.hint} onChange={setPassword} />
      <TroubleLine trouble={act.trouble} />
      <p role="status">{done && t.done}</p>
      <div className="field-row">
        <button type="submit" className="button primary" aria-disabled={act.busy}>
          {hasPassword ? t.act : t.choose}
        </button>
      </div>
    </form>
  );
}

function ChangeAddress({ hasPassword }: { readonly hasPassword: boolean }) {
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
          const { sent } = await changeAddress({ email: wanted, ...(hasPassword && { password }), language });
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
      {hasPassword && <PasswordField label={t.account.password.present} value={password} onChange={setPassword} />}
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
