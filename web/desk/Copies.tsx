/** Copies of the database: seven nights at a glance, one more by hand, and where they lie. */
import { useState } from 'react';
import type { DeskCopies } from '@cantiere/server/protocol';
import { copyNow, deskCopies } from '../ask/desk.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useAsked } from '../kit/useAsked.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Panel } from './Panel.tsx';
import { useDeskTexts, useWritten } from './text.ts';

const NIGHTS = 7;

interface Props {
  readonly times: number;
  /** The summary, which leads to the drawer. */
  readonly brief?: boolean;
  changed(): void;
}

export function Copies({ times, brief = false, changed }: Props) {
  const t = useDeskTexts();
  const written = useWritten();
  const act = useAct();
  const [made, setMade] = useState(false);
  const asked = useAsked(deskCopies, String(times));
  const sub = asked.answer && (asked.answer.kept > 0 ? t.nightly : t.noNightly);
  return (
    <Panel
      title={t.drawers.copies}
      name="copies"
      asked={asked}
      {...(sub !== undefined && { sub })}
      {...(brief && { drawer: 'copies' })}
    >
      {(copies) => (
        <>
          {copies.kept > 0 && <Nights copies={copies} />}
          <p>
            {copies.copies.length === 0
              ? t.noCopies
              : t.lastCopy(written.size(copies.copies[0]?.bytes ?? 0), written.when(copies.copies[0]?.at ?? 0))}
          </p>
          {copies.trouble && (
            <p className="desk-bad">
              <Glyph name="close" size={17} /> {t.copyTrouble(written.when(copies.trouble.at), copies.trouble.why)}
            </p>
          )}
          <div className="row-acts">
            <button
              type="button"
              className="button soft"
              aria-disabled={act.busy}
              onClick={() =>
                void act.run(async () => {
                  setMade(false);
                  await copyNow();
                  setMade(true);
                  changed();
                })
              }
            >
              <Glyph name="copy" size={17} /> {act.busy ? t.copying : t.copyNow}
            </button>
            <span role="status">{made && t.copyMade}</span>
          </div>
          <TroubleLine trouble={act.trouble} />
          {!brief && <List copies={copies} />}
        </>
      )}
    </Panel>
  );
}

const dayOf = (at: number): string => new Date(at).toDateString();
const isToday = (at: number): boolean => dayOf(at) === dayOf(Date.now());

function lastNights(): readonly number[] {
  return Array.from({ length: NIGHTS }, (_, n) => {
    const day = new Date();
    day.setDate(day.getDate() - (NIGHTS - 1 - n));
    return day.getTime();
  });
}

/** The seven nights that end today, the oldest first. */
function Nights({ copies: { copies } }: { readonly copies: DeskCopies }) {
  const t = useDeskTexts();
  const { language } = usePreferences();
  const first = Math.min(...copies.map(({ at }) => at));
  return (
    <ol className="desk-nights" aria-label={t.nights}>
      {lastNights().map((at) => {
        const made = copies.some(({ kind, at: copied }) => kind === 'night' && dayOf(copied) === dayOf(at));
        // Before the first copy there was nothing to copy, or nobody to look.
        const state = made ? 'made' : at < first || isToday(at) ? 'none' : 'missed';
        const short = new Intl.DateTimeFormat(language, { weekday: 'short' }).format(at);
        const long = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(at);
        return (
          <li key={at} className={state}>
            <Glyph name={made ? 'check' : state === 'missed' ? 'close' : 'minus'} size={16} />
            <span aria-hidden="true">{short}</span>
            <span className="visually-hidden">{made ? t.nightMade(long) : t.nightMissed(long)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function List({ copies: { copies } }: { readonly copies: DeskCopies }) {
  const t = useDeskTexts();
  const { dayAndHour, size } = useWritten();
  return (
    <>
      {copies.length > 0 && (
        <ScrollBox className="desk-scroll" aria-label={t.drawers.copies}>
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">{t.when}</th>
                <th scope="col">{t.kind}</th>
                <th scope="col">{t.size}</th>
              </tr>
            </thead>
            <tbody>
              {copies.map(({ at, kind, bytes }) => (
                <tr key={`${kind}${at}`}>
                  <th scope="row">{dayAndHour(at)}</th>
                  <td>{t.copyKinds[kind]}</td>
                  <td>{size(bytes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      <p className="hint">{t.copyWhere}</p>
    </>
  );
}
