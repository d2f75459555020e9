/** Where the links of letters lead. Nothing happens by looking: mail programs open links too. */
import { useState } from 'react';
import { followNewAddress } from '../ask/account.ts';
import { beKnown } from '../ask/me.ts';
import { followLink, setPassword } from '../ask/notices.ts';
import { Shell } from '../kit/Shell.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useTitle } from '../kit/useTitle.ts';
import { Link } from '../route/Link.tsx';
import { toHome, toNotices } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import './letters.css';

export type LetterPageKind = 'unsubscribe' | 'confirm' | 'password' | 'address';

interface Props {
  readonly kind: LetterPageKind;
  readonly token: string;
}

export function LetterPage({ kind, token }: Props) {
  const t = useTexts();
  const words = t.notices.letters[kind];
  const act = useAct();
  const [done, setDone] = useState<string>();
  const [password, typePassword] = useState('');
  useTitle(words.title);
  const follow = async (): Promise<void> => {
    if (kind === 'password') {
      await setPassword({ token, password });
      await beKnown();
      setDone(t.notices.letters.password.done);
    } else if (kind === 'address') {
      const { email } = await followNewAddress(token);
      await beKnown();
      setDone(t.notices.letters.address.done(email));
    } else {
      const { email } = await followLink(kind, token);
      setDone(t.notices.letters[kind].done(email));
    }
  };
  return (
    <Shell page="other" hero={<h1>{words.title}</h1>}>
      <div className="column">
        <form
          className="panel letter"
          onSubmit={(event) => {
            event.preventDefault();
            void act.run(follow);
          }}
        >
          {done === undefined ? (
            <>
              <p>{words.text}</p>
              {kind === 'password' && (
                <label className="field">
                  <span>{t.notices.letters.password.label}</span>
                  <input
                    type="password"
                    required
                    minLength={10}
                    autoComplete="new-password"
                    value={password}
                    onChange={(event) => typePassword(event.target.value)}
                  />
                  <small>{t.settings.passwordHint}</small>
                </label>
              )}
              <div className="field-row">
                <button type="submit" className="button primary large" aria-disabled={act.busy}>
                  {words.act}
                </button>
              </div>
            </>
          ) : (
            <p role="status">{done}</p>
          )}
          <TroubleLine trouble={act.trouble} />
          <p>
            {kind === 'password' || kind === 'address' ? (
              <Link to={toHome}>{t.notices.letters.home}</Link>
            ) : (
              <Link to={toNotices}>{t.notices.letters.settings}</Link>
            )}
          </p>
        </form>
      </div>
    </Shell>
  );
}
