/** One deal in a list: its cover, its day or name, how I did, and the way to it. */
import { findGame } from '@cantiere/games';
import type { DealInfo } from '@cantiere/server/protocol';
import { useMe } from '../ask/me.ts';
import { called } from '../kit/called.ts';
import { CoverOf } from '../kit/Cover.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toDaily, toDeal, toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { headline, wasLeft } from './headline.ts';
import { useDailyWords } from './text.ts';
import { dayInWords } from './when.ts';

export function DealRow({ deal }: { readonly deal: DealInfo }) {
  const words = useDailyWords();
  const t = useTexts();
  const { language } = usePreferences();
  const me = useMe();
  const { mine, standing } = deal;
  const game = findGame(deal.game)?.meta.title[language] ?? deal.game;
  const name = deal.day === undefined ? (deal.title ?? words.friendsTitle) : dayInWords(deal.day, language);
  const page = deal.day === undefined ? toDeal(deal.id) : toDaily(deal.day);
  const going = mine?.state === 'playing';
  const over = mine?.state === 'over';
  const facts = [
    game,
    deal.maker && words.friendsBy(called(deal.maker.name)),
    over
      ? [t.daily.points(mine.points ?? 0, t.number(mine.points ?? 0)), headline(standing, mine, t)].filter(Boolean).join(', ')
      : undefined,
    wasLeft(deal) && words.left,
    !over && (deal.kind === 'friends' ? words.friendsDone(deal.people) : words.peopleShort(deal.people)),
  ].filter((each) => typeof each === 'string');
  // A table's deal is sent to others by whoever made it.
  const forOthers = deal.kind === 'table' && !mine && deal.maker !== undefined && deal.maker.person === me?.person;
  const act = forOthers ? words.send : going ? t.home.resume : over ? t.daily.see : deal.closed ? words.playNow : t.daily.tryIt;
  return (
    <li className="daily-row card" data-game={deal.game}>
      <span className="daily-row-crop">
        <CoverOf game={deal.game} as="crop" />
      </span>
      <span className="daily-row-words">
        <b>
          <Link to={page}>{name}</Link>
        </b>
        <small>{facts.join(' · ')}</small>
      </span>
      <Link
        to={going ? toTable(mine.table) : page}
        className={`button ${over || forOthers ? 'soft' : 'go'}`}
        aria-label={`${act}: ${name}, ${game}`}
      >
        {act}
      </Link>
    </li>
  );
}
