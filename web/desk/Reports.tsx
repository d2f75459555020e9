/** The drawer of reports: those that are open, and those that somebody has dealt with. */
import { useState } from 'react';
import { deskReports } from '../ask/desk.ts';
import { Pager } from '../kit/Pager.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { OneOf } from '../settings/OneOf.tsx';
import { Panel } from './Panel.tsx';
import { ReportCard } from './ReportCard.tsx';
import { useDeskTexts } from './text.ts';

interface Props {
  readonly times: number;
  changed(): void;
}

export function Reports({ times, changed }: Props) {
  const t = useDeskTexts();
  const [closed, setClosed] = useState(false);
  const [page, setPage] = useState(1);
  const asked = useAsked(() => deskReports(closed, page), `${closed} ${page} ${times}`);
  return (
    <Panel
      title={t.drawers.reports}
      name="reports"
      asked={asked}
      sub={asked.answer && !closed ? t.open(asked.answer.total) : undefined}
    >
      {({ reports, total, perPage }) => (
        <>
          <OneOf
            label={t.which}
            value={closed ? 'closed' : 'open'}
            choices={[
              { value: 'open', text: t.openOnes },
              { value: 'closed', text: t.closedOnes },
            ]}
            onChange={(which) => {
              setClosed(which === 'closed');
              setPage(1);
            }}
          />
          {total === 0 && <p className="nothing">{closed ? t.noClosed : t.noReports}</p>}
          {reports.map((report) => (
            <ReportCard key={report.id} report={report} changed={changed} />
          ))}
          {!closed && total > 0 && <p className="hint">{t.reporterTold}</p>}
          <Pager page={page} total={total} perPage={perPage} turn={setPage} />
        </>
      )}
    </Panel>
  );
}
