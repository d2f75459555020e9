/** Passkeys: which I have, a new one, another name, and away with one. */
import { useState } from 'react';
import type { PasskeyInfo, WaysIn } from '@cantiere/server/protocol';
import { addPasskey, dropPasskey, namePasskey, passkeyOptions } from '../ask/signing.ts';
import { ago } from '../kit/ago.ts';
import { inDate } from '../kit/inNumbers.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { canPasskeys, makePasskey, NoPasskey } from './passkey.ts';
import { PasswordField } from './PasswordField.tsx';

interface Props {
  readonly ways: WaysIn;
  lookAgain(): Promise<void>;
}

export function Passkeys({ ways, lookAgain }: Props) {
  const t = useTexts().account.passkeys;
  const [done, setDone] = useState('');
  const told = async (words: string): Promise<void> => {
    setDone(words);
    await lookAgain();
  };
  const missing = ways.noPasskeys !== undefined ? t.cannot[ways.noPasskeys] : canPasskeys() ? undefined : t.cannot.browser;
  return (
    <div className="account">
      <p className="hint">{t.why}</p>
      <ul className="bare kept-list">
        {ways.passkeys.map((passkey) => (
          <Passkey key={passkey.id} passkey={passkey} told={told} />
        ))}
      </ul>
      <p role="status">{done}</p>
      {missing === undefined ? <NewPasskey hasPassword={ways.password} told={told} /> : <p className="hint">{missing}</p>}
    </div>
  );
}

interface PasskeyProps {
  readonly passkey: PasskeyInfo;
  told(words: string): Promise<void>;
}

function Passkey({ passkey: { id, name, made, seen }, told }: PasskeyProps) {
  const texts = useTexts();
  const t = texts.account.passkeys;
  const { language } = usePreferences();
  const act = useAct();
  const [fresh, setFresh] = useState<string>();
  return (
    <li>
      {fresh === undefined ? (
        <span className="kept-what">
          <b>{name}</b>
          <small>
            {t.made(inDate(made, language))} · {seen === undefined ? t.unused : t.seen(ago(seen, texts))}
          </small>
        </span>
      ) : (
        <form
          className="field-row kept-what-row"
          onSubmit={(event) => {
            event.preventDefault();
            void act.run(async () => {
              await namePasskey(id, fresh.trim());
              setFresh(undefined);
              await told(t.renamed(fresh.trim()));
            });
          }}
        >
          <input
            aria-label={t.name}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked to type here
            autoFocus
            required
            maxLength={60}
            value={fresh}
            onChange={(event) => setFresh(event.target.value)}
            onKeyDown={({ key }) => key === 'Escape' && setFresh(undefined)}
          />
          <button type="submit" className="button" aria-disabled={act.busy}>
            {texts.settings.save}
          </button>
        </form>
      )}
      <span className="field-row">
        {fresh === undefined && (
          <button type="button" className="button" aria-label={t.renameNamed(name)} onClick={() => setFresh(name)}>
            {t.rename}
          </button>
        )}
        <button
          type="button"
          className="button"
          aria-disabled={act.busy}
          aria-label={t.removeNamed(name)}
          onClick={() =>
            void act.run(async () => {
              await dropPasskey(id);
              await told(t.removed(name));
            })
          }
        >
          {t.remove}
        </button>
      </span>
      <TroubleLine trouble={act.trouble} />
    </li>
  );
}

interface NewProps {
  readonly hasPassword: boolean;
  told(words: string): Promise<void>;
}

function NewPasskey({ hasPassword, told }: NewProps) {
  const texts = useTexts();
  const t = texts.account.passkeys;
  const act = useAct();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [stopped, setStopped] = useState(false);
  return (
    <form
      className="account"
      onSubmit={(event) => {
        event.preventDefault();
        setStopped(false);
        void act.run(async () => {
          try {
            const { options } = await passkeyOptions(hasPassword ? { password } : {});
            const answer = await makePasskey(options);
            await addPasskey({ name: name.trim(), answer });
          } catch (error) {
            if (!(error instanceof NoPasskey)) throw error;
            return setStopped(true);
          }
          setName('');
          setPassword('');
          await told(t.added(name.trim()));
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
      {hasPassword && <PasswordField label={texts.account.password.present} value={password} onChange={setPassword} />}
      <TroubleLine trouble={act.trouble} seconds={act.seconds} />
      <p role="status">{stopped && t.stopped}</p>
      <div className="field-row">
        <button type="submit" className="button primary" aria-disabled={act.busy}>
          {t.add}
        </button>
      </div>
    </form>
  );
}
