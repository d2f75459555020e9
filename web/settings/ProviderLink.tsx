/** The club's sign-in and my account: link it, or let it be. What came of a way there is said once. */
import { useState } from 'react';
import type { WaysIn } from '@cantiere/server/protocol';
import { toProvider, unlinkProvider } from '../ask/signing.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useTexts } from '../text/index.ts';
import { PasswordField } from './PasswordField.tsx';

interface Props {
  readonly ways: WaysIn;
  lookAgain(): Promise<void>;
}

export function ProviderLink({ ways, lookAgain }: Props) {
  const texts = useTexts();
  const t = texts.account.provider;
  const act = useAct();
  const [password, setPassword] = useState('');
  const [done, setDone] = useState('');
  const { provider } = ways;
  if (provider === undefined) return null;
  return (
    <form
      className="account"
      onSubmit={(event) => {
        event.preventDefault();
        void act.run(async () => {
          if (provider.linked) {
            await unlinkProvider();
            setDone(t.unlinked);
            return lookAgain();
          }
          const { url } = await toProvider({ link: true, ...(ways.password && { password }) });
          window.location.assign(url);
        });
      }}
    >
      <p className="hint">{provider.linked ? t.isLinked(provider.name) : t.why(provider.name)}</p>
      {!provider.linked && ways.password && (
        <PasswordField label={texts.account.password.present} value={password} onChange={setPassword} />
      )}
      <TroubleLine trouble={act.trouble} seconds={act.seconds} />
      <p role="status">{done}</p>
      <div className="field-row">
        <button type="submit" className="button" aria-disabled={act.busy}>
          {provider.linked ? t.unlink : t.link(provider.name)}
        </button>
      </div>
    </form>
  );
}
