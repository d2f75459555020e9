/** Beside quick play: a day that I may still finish, or how yesterday went. */
import { findGame } from '@cantiere/games';
import type { DailyToday } from '@cantiere/server/protocol';
import { CoverOf } from '../kit/Cover.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toDaily, toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { headline } from './headline.ts';
import { dayInWords } from './when.ts';

export function Yesterday({ daily: { unfinished, yesterday } }: { readonly daily: DailyToday }) {
  const t = useTexts();
  const { language } = usePreferences();
  const deal = unfinished ?? yesterday;
  if (!deal) return null;
  const { mine, standing } = deal;
  const title = findGame(deal.game)?.meta.title[language] ?? deal.game;
  const going = deal === unfinished && mine !== undefined;
  const over = mine?.state === 'over';
  return (
    <Link
      to={going ? toTable(mine.table) : toDaily(deal.day)}
      className="daily-yesterday"
      data-game={deal.game}
      data-going={going}
    >
      <span className="daily-yesterday-crop">
        <CoverOf game={deal.game} as="crop" />
      </span>
      <span>
        <small>{going ? t.daily.unfinished(dayInWords(deal.day ?? '', language, true)) : t.daily.yesterday(title)}</small>
        <b>
          {going
            ? title
            : over
              ? [t.daily.points(mine.points ?? 0, t.number(mine.points ?? 0)), headline(standing, mine, t)].join(' · ')
              : t.daily.yesterdayUnplayed}
        </b>
      </span>
      <span className="daily-yesterday-go">
        {going ? t.home.resume : over ? t.daily.see : t.daily.tryIt} <span aria-hidden="true">→</span>
      </span>
    </Link>
  );
}
