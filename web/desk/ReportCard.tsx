/** One report: who about whom, where, what was said around it, what was before; and what to do, in order of weight. */
import { useState } from 'react';
import type { DeskPerson, DeskReport, ReportAct } from '@cantiere/server/protocol';
import { dealWith, takeLineAway } from '../ask/desk.ts';
import { Glyph, type GlyphName } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { writeMoment } from '../replay/address.ts';
import { Link } from '../route/Link.tsx';
import { toReplay, toTable } from '../route/route.ts';
import { PersonAsk, type Sanction, type SanctionKind } from './PersonDialogs.tsx';
import { useDeskTexts, useWritten } from './text.ts';
import { GameDot, useGameName, Who } from './Who.tsx';

const ICONS: Readonly<Record<DeskReport['reason'], GlyphName>> = {
  insult: 'chat',
  cheating: 'eye',
  spam: 'bell',
  name: 'person',
  other: 'list',
};
/** Lines shown before and after the reported one, until somebody wants all. */
const AROUND = 2;

interface Props {
  readonly report: DeskReport;
  /** Something was done: what stands elsewhere may have changed. */
  changed(): void;
}

export function ReportCard({ report, changed }: Props) {
  const t = useDeskTexts();
  const { when } = useWritten();
  const act = useAct();
  const [asking, setAsking] = useState<SanctionKind>();
  const { id, at, reason, words, reporter, about, line, closed } = report;
  const gone = about.name === '';
  const hasLine = line !== undefined && report.lines.some((each) => each.number === line && each.gone !== true);
  const deal = async (wish: ReportAct): Promise<void> => {
    await dealWith(id, wish);
    changed();
  };
  return (
    <article className="desk-report" aria-labelledby={`report-${id}`}>
      <header>
        <span className={`desk-tag ${reason === 'insult' || reason === 'name' ? 'stop' : 'warn'}`}>
          <Glyph name={ICONS[reason]} size={14} /> {t.reasons[reason]}
        </span>
        <h3 id={`report-${id}`}>
          <Who of={reporter} /> <span>{t.reports}</span> <Who of={about} />
        </h3>
        <time dateTime={new Date(at).toISOString()}>{when(at)}</time>
      </header>
      <Place report={report} />
      {words !== '' && (
        <blockquote className="report-words">
          <span className="visually-hidden">{t.said}: </span>
          {words}
        </blockquote>
      )}
      <Lines report={report} changed={changed} />
      <Past of={about} reporter={reporter} blocked={report.blocked} />
      <TroubleLine trouble={act.trouble} />
      {closed ? (
        <p className="report-outcome">
          <Glyph name="check" size={16} />
          {t.outcome(
            t.outcomes[closed.outcome ?? 'closeReport'] ?? t.closedOnes,
            closed.by === undefined ? t.byCommand : closed.by.name || t.former,
            when(closed.at),
          )}
        </p>
      ) : (
        <div className="report-acts">
          {!gone && (
            <>
              <button
                type="button"
                className="button primary"
                aria-disabled={act.busy}
                onClick={() => void act.run(() => deal({ act: 'warn', ...(hasLine && { hide: true }) }))}
              >
                {hasLine ? t.hideAndWarn : t.warn}
              </button>
              <button type="button" className="button" onClick={() => setAsking('mute')}>
                {t.mute}
              </button>
              {reason === 'name' && (
                <button type="button" className="button" onClick={() => setAsking('rename')}>
                  {t.rename}
                </button>
              )}
              <button type="button" className="button grave" onClick={() => setAsking('ban')}>
                {t.ban}
              </button>
            </>
          )}
          <MoreActs
            hasLine={hasLine}
            gone={gone}
            named={reason === 'name'}
            ask={setAsking}
            hide={() => void act.run(() => deal({ act: 'removeLine' }))}
          />
          <span className="spring" />
          <button
            type="button"
            className="button quiet"
            aria-disabled={act.busy}
            onClick={() => void act.run(() => deal({ act: 'dismiss' }))}
          >
            {t.dismiss}
          </button>
        </div>
      )}
      {asking !== undefined && (
        <PersonAsk
          asking={asking}
          name={about.name}
          guest={about.email === undefined}
          line={hasLine}
          answer={(given) => deal(asReportAct(given))}
          close={() => setAsking(undefined)}
        />
      )}
    </article>
  );
}

/** Signing somebody out is no answer to a report, and not offered there. */
function asReportAct(answer: Sanction): ReportAct {
  if (answer.act === 'signOut') return { act: 'dismiss' };
  const { hide, ...act } = answer;
  return { ...act, ...(hide && { hide }) };
}

interface MoreProps {
  readonly hasLine: boolean;
  readonly gone: boolean;
  readonly named: boolean;
  ask(what: SanctionKind): void;
  hide(): void;
}

/** The rarer things, one touch away. */
function MoreActs({ hasLine, gone, named, ask, hide }: MoreProps) {
  const t = useDeskTexts();
  return (
    <>
      {!gone && (
        <button type="button" className="button quiet" onClick={() => ask('warn')}>
          {t.warnWith}
        </button>
      )}
      {!gone && !named && (
        <button type="button" className="button quiet" onClick={() => ask('rename')}>
          {t.rename}
        </button>
      )}
      {hasLine && (
        <button type="button" className="button quiet" onClick={hide}>
          {t.hideOnly}
        </button>
      )}
    </>
  );
}

function Place({ report: { table, line } }: { readonly report: DeskReport }) {
  const t = useDeskTexts();
  const gameName = useGameName();
  if (table === undefined) return null;
  if (table.name === undefined || table.game === undefined) return <p className="report-place">{t.tableGone}</p>;
  const moment = line !== undefined && table.version !== undefined && table.version > 0 ? table.version : undefined;
  return (
    <p className="report-place">
      <GameDot game={table.game} /> {gameName(table.game)} ·{' '}
      {moment === undefined ? (
        <Link to={toTable(table.id)}>{table.name}</Link>
      ) : (
        <Link to={`${toReplay('table', table.id)}${writeMoment({ at: moment })}`} aria-label={t.momentOf(table.name)}>
          {table.name}
        </Link>
      )}
      {table.seats !== undefined && <> · {t.atTable(table.seats)}</>}
    </p>
  );
}

function Lines({ report: { lines, line, table }, changed }: Props) {
  const t = useDeskTexts();
  const act = useAct();
  const { when } = useWritten();
  const [all, setAll] = useState(false);
  if (lines.length === 0) return null;
  const at = lines.findIndex(({ number }) => number === line);
  const shown = all || at < 0 ? lines.slice(all ? 0 : -2 * AROUND) : lines.slice(Math.max(0, at - AROUND), at + AROUND + 1);
  return (
    <>
      <ul className="report-lines" aria-label={t.around}>
        {shown.map((each) => (
          <li key={each.number} className={each.number === line ? 'meant' : ''}>
            <time dateTime={new Date(each.at).toISOString()}>{when(each.at).slice(-5)}</time>
            <b>{each.name || t.former}</b>
            <span className={each.gone ? 'gone' : ''}>{each.text === '' ? t.lineGone : each.text}</span>
            {each.number === line && <span className="visually-hidden">({t.reported})</span>}
            {each.gone && each.text !== '' && <small>{t.lineGone}</small>}
            {table?.name !== undefined && each.gone !== true && each.text !== '' && (
              <button
                type="button"
                className="take-line"
                aria-label={t.takeLineOf(each.name || t.former)}
                aria-disabled={act.busy}
                onClick={() =>
                  void act.run(async () => {
                    await takeLineAway(table.id, each.number);
                    changed();
                  })
                }
              >
                {t.takeLine}
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <button type="button" className="quiet-link" onClick={() => setAll(true)}>
          {t.around} ({lines.length})
        </button>
      )}
      <TroubleLine trouble={act.trouble} />
    </>
  );
}

function Past({ of, reporter, blocked }: { readonly of: DeskPerson; readonly reporter: DeskPerson; readonly blocked: boolean }) {
  const t = useDeskTexts();
  const { day } = useWritten();
  if (of.name === '') return null;
  const facts = [
    t.hereSince(day(of.since)),
    t.games(of.games),
    of.warnings > 0 ? t.warnings(of.warnings, day(of.warned ?? 0)) : t.noWarnings,
    t.reportedTimes(of.reports),
    ...(of.muted === undefined ? [] : [t.mutedUntil(day(of.muted))]),
    ...(of.banned === undefined
      ? []
      : [of.bannedUntil === undefined ? t.bannedSince(day(of.banned)) : t.bannedUntil(day(of.bannedUntil))]),
  ];
  return (
    <p className="report-past">
      <Glyph name="rewind" size={16} />
      <span>
        {of.name}: {facts.join(', ')}. {blocked && t.blockedBy(reporter.name || t.former)}
      </span>
    </p>
  );
}
