/** Where I am signed in: each device with when it was last here, and a way to sign out there. */
import { useEffect, useState } from 'react';
import type { SessionInfo } from '@cantiere/server/protocol';
import { endOtherSessions, endSession, mySessions } from '../ask/account.ts';
import { ago } from '../kit/ago.ts';
import { inDate } from '../kit/inNumbers.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';

export function Sessions() {
  const t = useTexts().account.sessions;
  const act = useAct();
  const { run } = act;
  const [sessions, setSessions] = useState<readonly SessionInfo[]>();
  const [done, setDone] = useState('');
  const look = async (): Promise<void> => setSessions((await mySessions()).sessions);
  useEffect(() => {
    void run(look);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is opened
  }, []);
  const end = (ending: () => Promise<unknown>, words: string): void => {
    setDone('');
    void run(async () => {
      // One that is over already is over: the list shows it.
      await ending().finally(look);
      setDone(words);
    });
  };
  return (
    <div className="account">
      <ul className="bare kept-list">
        {sessions?.map((session) => (
          <Session
            key={session.id}
            session={session}
            busy={act.busy}
            end={() => end(() => endSession(session.id), t.ended(session.device || t.unknown))}
          />
        ))}
      </ul>
      <TroubleLine trouble={act.trouble} />
      <p role="status">{done || (sessions?.length === 1 && t.alone)}</p>
      {sessions && sessions.length > 1 && (
        <div className="field-row">
          <button type="button" className="button" aria-disabled={act.busy} onClick={() => end(endOtherSessions, t.done)}>
            {t.act}
          </button>
        </div>
      )}
    </div>
  );
}

interface SessionProps {
  readonly session: SessionInfo;
  readonly busy: boolean;
  end(): void;
}

function Session({ session: { device, since, seen, here }, busy, end }: SessionProps) {
  const texts = useTexts();
  const t = texts.account.sessions;
  const { language } = usePreferences();
  const name = device || t.unknown;
  return (
    <li>
      <span className="kept-what">
        <b>{name}</b>
        <small>
          {here ? t.here : t.seen(ago(seen, texts))} · {t.since(inDate(since, language))}
        </small>
      </span>
      {!here && (
        <button type="button" className="button" aria-disabled={busy} aria-label={t.endNamed(name)} onClick={end}>
          {t.end}
        </button>
      )}
    </li>
  );
}
