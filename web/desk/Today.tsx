/** The top of the desk: the beginning of every drawer, the plots, and the bots' work. */
import type { DeskSummary } from '@cantiere/server/protocol';
import { deskPeople, deskReports, deskTables } from '../ask/desk.ts';
import { Blueprint } from '../art/Blueprint.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { BotWork } from './BotWork.tsx';
import { Copies } from './Copies.tsx';
import { Invited } from './Invited.tsx';
import { Editions } from './Editions.tsx';
import { LogBook } from './LogBook.tsx';
import { Panel } from './Panel.tsx';
import { PersonRow } from './People.tsx';
import { MovesPlot, PeoplePlot, TimesPlot } from './Plots.tsx';
import { ReportCard } from './ReportCard.tsx';
import { TableRow } from './Tables.tsx';
import { useDeskTexts } from './text.ts';

const REPORTS = 2;
const ROWS = 5;

interface Props {
  readonly summary: DeskSummary;
  readonly times: number;
  changed(): void;
}

export function Today({ summary, times, changed }: Props) {
  const t = useDeskTexts();
  const key = String(times);
  const reports = useAsked(() => deskReports(false, 1), key);
  const people = useAsked(() => deskPeople({}), key);
  const tables = useAsked(() => deskTables({ which: 'playing' }), key);
  const { playing, lobby, resting } = summary.tables;
  const atTables = [
    t.running(playing),
    ...(lobby > 0 ? [t.settingUp(lobby)] : []),
    ...(resting > 0 ? [t.restingN(resting)] : []),
  ];
  return (
    <div className="desk-today">
      <Panel title={t.drawers.reports} name="reports" sub={t.open(summary.reports)} drawer="reports" asked={reports}>
        {({ reports: open }) =>
          open.length === 0 ? (
            <p className="nothing">{t.noReports}</p>
          ) : (
            open.slice(0, REPORTS).map((report) => <ReportCard key={report.id} report={report} changed={changed} />)
          )
        }
      </Panel>
      <div className="desk-plots on-blueprint">
        <Blueprint plain />
        <MovesPlot times={times} />
        <PeoplePlot times={times} />
        <TimesPlot times={times} />
        <BotWork times={times} />
      </div>
      <Panel title={t.drawers.people} name="people" sub={t.hereNow(summary.people.here)} drawer="people" asked={people}>
        {({ people: some }) => (
          <ul className="desk-rows">
            {some.slice(0, ROWS).map((person) => (
              <PersonRow key={person.person} of={person} changed={changed} />
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={t.drawers.tables} name="tables" sub={atTables.join(' · ')} drawer="tables" asked={tables}>
        {({ tables: some }) =>
          some.length === 0 ? (
            <p className="nothing">{t.noTables}</p>
          ) : (
            <ul className="desk-rows">
              {some.slice(0, ROWS).map((table) => (
                <TableRow key={table.id} table={table} changed={changed} />
              ))}
            </ul>
          )
        }
      </Panel>
      <LogBook times={times} brief />
      <Invited times={times} />
      <Copies times={times} brief changed={changed} />
      <Editions times={times} brief />
    </div>
  );
}
