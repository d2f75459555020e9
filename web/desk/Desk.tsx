/**
 * The operator's desk: the house's health in the band, drawers as tabs of a file, and what lies in the open one. To whoever does not
 * run the house this page is not there: the server says so, and what they see is what any wrong address shows.
 */
import { useEffect, useState } from 'react';
import type { DeskSummary } from '@cantiere/server/protocol';
import { deskSummary } from '../ask/desk.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Shell } from '../kit/Shell.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { useTitle } from '../kit/useTitle.ts';
import { ago } from '../kit/ago.ts';
import { Invitations } from '../house/Invitations.tsx';
import { Lost } from '../lost/Lost.tsx';
import { Waiting } from '../lost/Waiting.tsx';
import { Link } from '../route/Link.tsx';
import { toDesk, toHouse } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { Copies } from './Copies.tsx';
import { Editions } from './Editions.tsx';
import { LogBook } from './LogBook.tsx';
import { Mail } from './Mail.tsx';
import { People } from './People.tsx';
import { Reports } from './Reports.tsx';
import { Tables } from './Tables.tsx';
import { Today } from './Today.tsx';
import { since, useDeskTexts, useWritten } from './text.ts';
import { DRAWERS, type DeskDrawer } from './drawers.ts';
import './desk.css';
import './panel.css';
import './reports.css';
import './rows.css';
import './plots.css';
import './narrow.css';

const LOOK_AGAIN = 30_000;
const HOUR_MS = 3_600_000;

export function Desk({ drawer }: { readonly drawer: string | undefined }) {
  const t = useDeskTexts();
  const [times, setTimes] = useState(0);
  const again = (): void => setTimes((n) => n + 1);
  const { answer: summary, trouble } = useAsked(deskSummary, String(times));
  const open = DRAWERS.find((each) => each === drawer);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setTimes((n) => n + 1);
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, []);
  if (trouble === 'NOT_FOUND' || (drawer !== undefined && open === undefined)) return <Lost />;
  if (summary === undefined && trouble === undefined) return <Waiting />;
  return (
    <Open title={open === undefined ? t.title : t.drawers[open]} summary={summary} drawer={open}>
      <TroubleLine trouble={trouble} />
      {summary === undefined ? (
        <button type="button" className="button" onClick={again}>
          {t.retry}
        </button>
      ) : (
        <Inside drawer={open} summary={summary} times={times} changed={again} />
      )}
    </Open>
  );
}

interface InsideProps {
  readonly drawer: DeskDrawer | undefined;
  readonly summary: DeskSummary;
  /** Everything is asked anew when it changes. */
  readonly times: number;
  changed(): void;
}

function Inside({ drawer, ...rest }: InsideProps) {
  switch (drawer) {
    case undefined:
      return <Today {...rest} />;
    case 'reports':
      return <Reports {...rest} />;
    case 'people':
      return <People {...rest} />;
    case 'tables':
      return <Tables {...rest} />;
    case 'invitations':
      return <Invitations />;
    case 'notices':
      return <Mail {...rest} />;
    case 'copies':
      return <Copies {...rest} />;
    case 'editions':
      return <Editions {...rest} />;
    case 'log':
      return <LogBook {...rest} />;
  }
}

interface OpenProps {
  readonly title: string;
  readonly summary: DeskSummary | undefined;
  readonly drawer: DeskDrawer | undefined;
  readonly children: React.ReactNode;
}

function Open({ title, summary, drawer, children }: OpenProps) {
  const t = useDeskTexts();
  useTitle(title);
  const counts: Partial<Record<DeskDrawer, number>> = summary
    ? {
        reports: summary.reports,
        people: summary.people.all,
        tables: summary.tables.playing + summary.tables.lobby + summary.tables.resting,
        notices: summary.failed.notices,
      }
    : {};
  const current = (which: DeskDrawer | undefined) => (which === drawer ? { 'aria-current': 'page' as const } : {});
  return (
    <Shell
      page="operator"
      hero={
        <div className="desk-hero">
          <h1>{t.title}</h1>
          {summary && <Health of={summary} />}
          <nav className="desk-drawers" aria-label={t.drawersLabel}>
            <Link to={toDesk()} {...current(undefined)}>
              {t.today}
            </Link>
            {DRAWERS.map((each) => (
              <Link key={each} to={toDesk(each)} {...current(each)}>
                {t.drawers[each]}
                {(counts[each] ?? 0) > 0 && <span className={`drawer-count ${each}`}>{counts[each]}</span>}
              </Link>
            ))}
            <Link to={toHouse}>{t.theHouse}</Link>
          </nav>
        </div>
      }
    >
      <div className="desk-inside">{children}</div>
    </Shell>
  );
}

function Health({ of: { saving, since: began, disk, mail } }: { readonly of: DeskSummary }) {
  const t = useDeskTexts();
  const texts = useTexts();
  const { size } = useWritten();
  const up = began ? since(began.at) : 0;
  const tried = mail.tried && ago(mail.tried.at, texts);
  const [used, free] = disk ? t.disk(size(disk.used), size(disk.free)) : ['', ''];
  const [post, when] = tried === undefined ? ['', ''] : t.mailTried(tried);
  return (
    <ul className="desk-health">
      <li className={saving ? '' : 'bad'}>
        <Glyph name={saving ? 'check' : 'close'} size={16} />
        <b>{saving ? t.well : t.notSaving}</b> {t.upSince(Math.floor(up / (24 * HOUR_MS)), Math.floor(up / HOUR_MS))}
      </li>
      {disk && (
        <li className={disk.low ? 'bad' : ''}>
          <Glyph name="archive" size={16} />
          {disk.low ? (
            <b>{t.diskLow(size(disk.free))}</b>
          ) : (
            <>
              <b>{used}</b> {free}
            </>
          )}
        </li>
      )}
      <li className={mail.tried?.well === false ? 'bad' : ''}>
        <Glyph name="mail" size={16} />
        {!mail.on ? (
          t.mailOff
        ) : mail.tried === undefined ? (
          t.mailUntried
        ) : mail.tried.well ? (
          <>
            {post} <b>{when}</b>
          </>
        ) : (
          <b>{t.mailBad(tried ?? '')}</b>
        )}
      </li>
    </ul>
  );
}
