/** Whether the house writes letters, and by which server; a test tells in seconds, and why where it fails. */
import { useState } from 'react';
import type { MailTested } from '@cantiere/server/protocol';
import { testMail } from '../ask/house.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { mailTrouble } from './mailTrouble.ts';
import { SetupQuestion, type QuestionProps } from './questions.tsx';

export function MailQuestion({ settings, draft, change, mayTest }: QuestionProps & { readonly mayTest: boolean }) {
  const t = useTexts().house.first;
  const possible = settings.publicUrl !== undefined;
  return (
    <SetupQuestion number={4} about="mail" settings={settings} title={t.mail} hint={t.mailHint}>
      <div className="keys" role="radiogroup" aria-label={t.mail}>
        {[false, true].map((on) => (
          <label key={String(on)}>
            <input
              type="radio"
              className="visually-hidden"
              name="house-mail"
              disabled={!possible}
              checked={draft.mailOn === on}
              onChange={() => change({ mailOn: on })}
            />
            <span>{on ? t.mailYes : t.mailNo}</span>
          </label>
        ))}
      </div>
      {!possible && <p className="given">{t.mailNeedsAddress}</p>}
      {possible && draft.mailOn && (
        <>
          <div className="mail-fields">
            <label>
              <small>{t.mailServer}</small>
              <input
                required
                maxLength={500}
                autoComplete="off"
                spellCheck={false}
                placeholder="smtp://user:password@mail.example.org:587"
                value={draft.server}
                onChange={(event) => change({ server: event.target.value })}
              />
            </label>
            <label>
              <small>{t.mailFrom}</small>
              <input
                required
                maxLength={200}
                autoComplete="off"
                placeholder="Cantiere <no-reply@example.org>"
                value={draft.from}
                onChange={(event) => change({ from: event.target.value })}
              />
            </label>
            {mayTest && <Test settings={settings} server={draft.server} from={draft.from} />}
          </div>
          <small>
            {t.mailPassword} {!mayTest && t.mailLater}
          </small>
        </>
      )}
    </SetupQuestion>
  );
}

interface TestProps extends Pick<QuestionProps, 'settings'> {
  readonly server: string;
  readonly from: string;
}

function Test({ settings, server, from }: TestProps) {
  const t = useTexts().house.first;
  const { language } = usePreferences();
  const act = useAct();
  const [tested, setTested] = useState<MailTested>();
  const given = settings.given.includes('mail');
  const run = async (): Promise<void> => {
    setTested(undefined);
    setTested(await testMail({ language, ...(!given && { mail: { server: server.trim(), from: from.trim() } }) }));
  };
  return (
    <div className="mail-test">
      <button type="button" className="button soft" aria-disabled={act.busy} onClick={() => void act.run(run)}>
        <Glyph name="send" size={16} /> {act.busy ? t.mailTesting : t.mailTest}
      </button>
      <p role="status" className={tested?.trouble === undefined ? 'well' : 'badly'}>
        {tested &&
          (tested.trouble === undefined
            ? t.mailArrived((tested.ms / 1000).toFixed(1), tested.to)
            : mailTrouble(t.mailFailed, tested.trouble))}
      </p>
      <TroubleLine trouble={act.trouble} />
    </div>
  );
}
