/** Notices that reached nobody, with why; and a test letter. */
import { useState } from 'react';
import type { DeskSummary, MailTested } from '@cantiere/server/protocol';
import { deskNotices } from '../ask/desk.ts';
import { testMail } from '../ask/house.ts';
import { mailTrouble } from '../house/mailTrouble.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Pager } from '../kit/Pager.tsx';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useAsked } from '../kit/useAsked.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { Panel } from './Panel.tsx';
import { useDeskTexts, useWritten } from './text.ts';
import { Who } from './Who.tsx';

interface Props {
  readonly times: number;
  readonly summary: DeskSummary;
  changed(): void;
}

export function Mail({ times, summary, changed }: Props) {
  const t = useDeskTexts();
  const { dayAndHour } = useWritten();
  const [page, setPage] = useState(1);
  const asked = useAsked(() => deskNotices(page), `${page} ${times}`);
  return (
    <>
      <MailTest on={summary.mail.on} changed={changed} />
      <Panel
        title={t.failedTitle}
        name="notices"
        asked={asked}
        sub={asked.answer && t.noticesOf(asked.answer.counts.sent, asked.answer.counts.due)}
      >
        {({ failed, total, perPage }) =>
          total === 0 ? (
            <p className="nothing">{t.noFailed}</p>
          ) : (
            <>
              <ScrollBox className="desk-scroll" aria-label={t.failedTitle}>
                <table className="desk-table">
                  <thead>
                    <tr>
                      <th scope="col">{t.when}</th>
                      <th scope="col">{t.person}</th>
                      <th scope="col">{t.about}</th>
                      <th scope="col">{t.way}</th>
                      <th scope="col">{t.why}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {failed.map((each, n) => (
                      <tr key={n}>
                        <td>{dayAndHour(each.at)}</td>
                        <th scope="row">
                          <Who of={each.person} />
                        </th>
                        <td>
                          {t.kinds[each.kind] ?? each.kind}
                          {each.table && (
                            <>
                              {' · '}
                              <Link to={toTable(each.table.id)}>{each.table.name}</Link>
                            </>
                          )}
                        </td>
                        <td>{t.ways[each.way] ?? each.way}</td>
                        <td className="why">
                          {each.why === 'refused' ? t.refused : (each.why ?? '')} <small>({t.tries(each.tries)})</small>
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </ScrollBox>
              <Pager page={page} total={total} perPage={perPage} turn={setPage} />
            </>
          )
        }
      </Panel>
    </>
  );
}

function MailTest({ on, changed }: { readonly on: boolean; changed(): void }) {
  const t = useDeskTexts();
  const { mailFailed: failed } = useTexts().house.first;
  const { language } = usePreferences();
  const { count } = useWritten();
  const act = useAct();
  const [to, setTo] = useState('');
  const [found, setFound] = useState<MailTested>();
  return (
    <section className="desk-panel mail" aria-labelledby="desk-mail">
      <header>
        <h2 id="desk-mail">{t.mailTitle}</h2>
      </header>
      {!on ? (
        <p className="nothing">{t.mailNone}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setFound(undefined);
            void act.run(async () => {
              setFound(await testMail({ language, ...(to.trim() !== '' && { to: to.trim() }) }));
              changed();
            });
          }}
        >
          <p className="hint">{t.mailHint}</p>
          <div className="desk-filters">
            <label className="field">
              <span>{t.mailTo}</span>
              <input type="email" value={to} maxLength={254} autoComplete="off" onChange={(event) => setTo(event.target.value)} />
            </label>
            <button type="submit" className="button primary" aria-disabled={act.busy}>
              <Glyph name="mail" size={17} /> {act.busy ? t.mailGoing : t.mailGo}
            </button>
          </div>
          <TroubleLine trouble={act.trouble} />
          <div role="status">
            {found && (
              <p className={found.trouble === undefined ? 'desk-good' : 'desk-bad'}>
                <Glyph name={found.trouble === undefined ? 'check' : 'close'} size={17} />
                {found.trouble === undefined ? t.mailSent(found.to, count(found.ms / 1000)) : mailTrouble(failed, found.trouble)}
              </p>
            )}
          </div>
        </form>
      )}
    </section>
  );
}
