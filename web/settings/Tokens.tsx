/** API tokens: by which programs of mine, such as a bot, play in my name. A new one is shown once. */
import { useEffect, useState } from 'react';
import type { Scope, TokenInfo, TokenMade } from '@cantiere/server/protocol';
import { makeToken, myTokens, revokeToken } from '../ask/signing.ts';
import { ago } from '../kit/ago.ts';
import { CopyLink } from '../kit/CopyLink.tsx';
import { inDate } from '../kit/inNumbers.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { PasswordField } from './PasswordField.tsx';
import { href } from '../route/base.ts';

const SCOPES: readonly Scope[] = ['read', 'play', 'host', 'chat'];
const DAYS = [30, 90, 365] as const;

export function Tokens({ hasPassword }: { readonly hasPassword: boolean }) {
  const t = useTexts().account.tokens;
  const act = useAct();
  const { run } = act;
  const [tokens, setTokens] = useState<readonly TokenInfo[]>();
  const [made, setMade] = useState<TokenMade>();
  const [done, setDone] = useState('');
  const look = async (): Promise<void> => setTokens((await myTokens()).tokens);
  useEffect(() => {
    void run(look);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is opened
  }, []);
  const revoke = ({ id, name }: TokenInfo): void => {
    setDone('');
    void run(async () => {
      await revokeToken(id).finally(look);
      if (made?.info.id === id) setMade(undefined);
      setDone(t.revoked(name));
    });
  };
  return (
    <div className="account">
      <p className="hint">
        {t.why} <a href={href('/api/docs/')}>{t.docs}</a>
      </p>
      <ul className="bare kept-list">
        {tokens?.map((token) => (
          <Token key={token.id} token={token} busy={act.busy} revoke={() => revoke(token)} />
        ))}
      </ul>
      <TroubleLine trouble={act.trouble} />
      <p role="status">{done || (tokens?.length === 0 && t.none)}</p>
      {made && (
        <div className="token-made">
          <p role="status">
            <b>{t.madeTitle(made.info.name)}</b> {t.once}
          </p>
          <CopyLink address={made.token} label={t.theToken} act={t.copy} />
        </div>
      )}
      <NewTokenForm
        hasPassword={hasPassword}
        made={async (token) => {
          setMade(token);
          setDone('');
          await look();
        }}
      />
    </div>
  );
}

interface TokenProps {
  readonly token: TokenInfo;
  readonly busy: boolean;
  revoke(): void;
}

function Token({ token: { name, scopes, until, seen }, busy, revoke }: TokenProps) {
  const texts = useTexts();
  const t = texts.account.tokens;
  const { language } = usePreferences();
  return (
    <li>
      <span className="kept-what">
        <b>{name}</b>
        <small>{scopes.map((scope) => t.scopes[scope].name).join(' · ')}</small>
        <small>
          {seen === undefined ? t.unused : t.seen(ago(seen, texts))} · {t.until(inDate(until, language))}
        </small>
      </span>
      <button type="button" className="button" aria-disabled={busy} aria-label={t.revokeNamed(name)} onClick={revoke}>
        {t.revoke}
      </button>
    </li>
  );
}

interface FormProps {
  readonly hasPassword: boolean;
  made(token: TokenMade): Promise<void>;
}

function NewTokenForm({ hasPassword, made }: FormProps) {
  const texts = useTexts();
  const t = texts.account.tokens;
  const act = useAct();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['read', 'play']);
  const [days, setDays] = useState<number>(DAYS[1]);
  const [password, setPassword] = useState('');
  return (
    <form
      className="account"
      onSubmit={(event) => {
        event.preventDefault();
        if (scopes.length === 0) return;
        void act.run(async () => {
          await made(await makeToken({ name: name.trim(), scopes, days, ...(hasPassword && { password }) }));
          setName('');
          setPassword('');
        });
      }}
    >
      <label className="field">
        <span>{t.name}</span>
        <input
          required
          maxLength={60}
          autoComplete="off"
          placeholder={t.example}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <fieldset className="field ticks">
        <legend>{t.may}</legend>
        {SCOPES.map((scope) => (
          <label key={scope}>
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(SCOPES.filter((each) => (each === scope ? target.checked : scopes.includes(each))))
              }
            />
            <span>
              {t.scopes[scope].name}
              <small>{t.scopes[scope].what}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <label className="field">
        <span>{t.lasts}</span>
        <select value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {DAYS.map((each) => (
            <option key={each} value={each}>
              {t.days(each)}
            </option>
          ))}
        </select>
      </label>
      {hasPassword && <PasswordField label={texts.account.password.present} value={password} onChange={setPassword} />}
      <TroubleLine trouble={act.trouble} seconds={act.seconds} />
      <div className="field-row">
        <button type="submit" className="button primary" aria-disabled={act.busy || scopes.length === 0}>
          {t.make}
        </button>
      </div>
    </form>
  );
}
