/** A lost password: asks for the link. The answer is the same whether or not there is such an account. */
import { useState } from 'react';
import { forgotPassword } from '../ask/notices.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';

interface Props {
  readonly email: string;
  back(): void;
}

export function Forgotten({ email: typed, back }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const act = useAct();
  const [email, setEmail] = useState(typed);
  const [sent, setSent] = useState<string>();
  const words = t.notices.forgot;
  return (
    <form
      className="account"
      onSubmit={(event) => {
        event.preventDefault();
        void act.run(async () => {
          await forgotPassword({ email: email.trim(), language });
          setSent(email.trim());
        });
      }}
    >
      <p className="hint">{words.hint}</p>
      <label className="field">
        <span>{t.settings.email}</span>
        <input type="email" required autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </label>
      <TroubleLine trouble={act.trouble} />
      <p role="status">{sent !== undefined && words.sent(sent)}</p>
      <div className="field-row">
        <button type="submit" className="button primary" aria-disabled={act.busy}>
          {words.send}
        </button>
        <button type="button" className="button quiet" onClick={back}>
          {words.back}
        </button>
      </div>
    </form>
  );
}
