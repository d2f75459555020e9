/** Past days, newest first: look again at those that were played, play the others at once. */
import { useEffect, useState } from 'react';
import { archive } from '../ask/deals.ts';
import { useMe } from '../ask/me.ts';
import { Pager } from '../kit/Pager.tsx';
import { Shell } from '../kit/Shell.tsx';
import { Switch } from '../kit/Switch.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { useTitle } from '../kit/useTitle.ts';
import { Link } from '../route/Link.tsx';
import { toDaily } from '../route/route.ts';
import { Crowns } from './Crowns.tsx';
import { DealRow } from './DealRow.tsx';
import { keepDeals } from './kept.ts';
import { Practice } from './Practice.tsx';
import { useDailyWords } from './text.ts';
import './page.css';

export function DaysPage() {
  const words = useDailyWords();
  const me = useMe();
  const [page, setPage] = useState(1);
  const [unplayed, setUnplayed] = useState(false);
  const { answer, trouble } = useAsked(() => archive(page, unplayed), `${page} ${unplayed} ${me?.person ?? ''}`);
  useEffect(() => {
    if (answer) keepDeals(answer.days);
  }, [answer]);
  useTitle(words.daysTitle);
  return (
    <Shell
      page="daily"
      hero={
        <>
          <h1>{words.daysTitle}</h1>
          <p className="lead">
            {words.daysLead} <Link to={toDaily()}>{words.today}</Link>
          </p>
        </>
      }
    >
      <div className="column daily-days">
        <section className="panel" aria-label={words.daysTitle}>
          {me && (
            <Switch
              label={words.unplayed}
              on={unplayed}
              onChange={(on) => {
                setUnplayed(on);
                setPage(1);
              }}
            />
          )}
          <TroubleLine trouble={trouble} />
          {!answer && trouble === undefined && <p role="status">{words.loading}</p>}
          {answer?.total === 0 && <p className="nothing">{unplayed ? words.unplayedNone : words.daysNone}</p>}
          {answer && answer.total > 0 && (
            <>
              <ul className="bare daily-rows">
                {answer.days.map((deal) => (
                  <DealRow key={deal.id} deal={deal} />
                ))}
              </ul>
              <Pager page={page} total={answer.total} perPage={answer.perPage} turn={setPage} />
            </>
          )}
        </section>
        <Practice />
        <Crowns />
      </div>
    </Shell>
  );
}
