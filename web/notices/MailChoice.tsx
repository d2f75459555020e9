/** Letters: how often, to a confirmed address. */
import { useState } from 'react';
import type { MailPace, NoticeSettings } from '@cantiere/server/protocol';
import { askConfirmation } from '../ask/notices.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { OneOf } from '../settings/OneOf.tsx';
import { useTexts } from '../text/index.ts';

const PACES: readonly MailPace[] = ['off', 'once', 'hourly', 'daily'];

interface Props {
  readonly mine: NoticeSettings;
  readonly email: string | undefined;
  choose(change: { mail: MailPace }): Promise<void>;
}

export function MailChoice({ mine, email, choose }: Props) {
  const t = useTexts().notices;
  const act = useAct();
  const [sent, setSent] = useState(false);
  if (email === undefined)
    return (
      <p className="notice-barred">
        <b>{t.mail}</b>
        <small>{t.mailAccount}</small>
      </p>
    );
  const confirm = (): Promise<void> =>
    act.run(async () => {
      await askConfirmation();
      setSent(true);
    });
  const change = async (mail: MailPace): Promise<void> => {
    await choose({ mail });
    if (mail !== 'off' && mine.mail === 'off' && !mine.confirmed) await confirm();
  };
  return (
    <div className="notice-way">
      <OneOf
        label={t.mail}
        value={mine.mail}
        choices={PACES.map((value) => ({ value, text: t.pace[value] }))}
        onChange={(mail) => void change(mail)}
      />
      <p className="hint">
        {t.paceHint} {mine.mail !== 'off' && mine.confirmed && t.mailTo(email)}
      </p>
      {mine.mail !== 'off' && !mine.confirmed && (
        <div className="notice-confirm" role="status">
          <p>{t.mailConfirm(email)}</p>
          <button type="button" className="button" aria-disabled={act.busy} onClick={() => void confirm()}>
            {sent && !act.busy ? t.mailSent : t.mailAgain}
          </button>
        </div>
      )}
      <TroubleLine trouble={act.trouble} />
    </div>
  );
}
