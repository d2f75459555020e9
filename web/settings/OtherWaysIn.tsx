/** Signing in without a password: by a passkey, or by the sign-in of the club. Only what this house has is offered. */
import { useState } from 'react';
import { signInByPasskey, useSignIns } from '../ask/me.ts';
import { toProvider } from '../ask/signing.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useTexts } from '../text/index.ts';
import { canPasskeys, NoPasskey, showPasskey } from './passkey.ts';

export function OtherWaysIn() {
  const t = useTexts().account;
  const { passkeys, provider } = useSignIns();
  const act = useAct();
  const [stopped, setStopped] = useState(false);
  const byPasskey = passkeys && canPasskeys();
  if (!byPasskey && provider === undefined) return null;
  return (
    <div className="account other-ways">
      {byPasskey && (
        <button
          type="button"
          className="button"
          aria-disabled={act.busy}
          onClick={() => {
            setStopped(false);
            void act.run(async () => {
              try {
                await signInByPasskey(showPasskey);
              } catch (error) {
                if (!(error instanceof NoPasskey)) throw error;
                setStopped(true);
              }
            });
          }}
        >
          {t.passkeys.signIn}
        </button>
      )}
      {provider !== undefined && (
        <button
          type="button"
          className="button"
          aria-disabled={act.busy}
          onClick={() =>
            void act.run(async () => {
              const { url } = await toProvider({});
              window.location.assign(url);
            })
          }
        >
          {t.provider.signIn(provider)}
        </button>
      )}
      <TroubleLine trouble={act.trouble} seconds={act.seconds} />
      <p role="status">{stopped && t.passkeys.notFound}</p>
    </div>
  );
}
