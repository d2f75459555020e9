/** On the blueprint: my points and how they compare, or what there is to play. */
import { lazy, Suspense, useState } from 'react';
import type { DealField, DealInfo } from '@cantiere/server/protocol';
import { dealAccountOf } from '../analysis/account.ts';
import { tryDeal } from '../ask/deals.ts';
import { ensureGuest, useMe } from '../ask/me.ts';
import { ICONS } from '../icons.gen.ts';
import { Icon } from '../kit/boardKit.ts';
import { CoverOf } from '../kit/Cover.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { writeMoment } from '../replay/address.ts';
import { pathNow } from '../route/base.ts';
import { Link } from '../route/Link.tsx';
import { navigate, useHash } from '../route/navigate.ts';
import { toAccount, toDaily, toReplay, toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { besideHeadline, headline, mayShare, wasLeft } from './headline.ts';
import { splitWords } from './splitWords.ts';
import { useDailyWords } from './text.ts';
import { askToday, useToday } from './today.ts';
import { type MadeOfState } from './useMadeOf.ts';
import { useSatThere } from './useSatThere.ts';
import { dayInWords } from './when.ts';

const DailyShare = lazy(async () => ({ default: (await import('./share/DailyShare.tsx')).DailyShare }));

interface HeadProps {
  readonly deal: DealInfo;
  readonly game: string;
  readonly field: DealField | undefined;
  readonly looks: boolean;
  /** What my result is made of. */
  readonly making: MadeOfState | undefined;
  look(): void;
}

export function DealHead({ deal, game, field, looks, making, look }: HeadProps) {
  const words = useDailyWords();
  const t = useTexts();
  const { language } = usePreferences();
  const hash = useHash();
  const me = useMe();
  const { daily } = useToday(false);
  const [sharing, setSharing] = useState(false);
  const { mine } = deal;
  const over = mine?.state === 'over';
  const isToday = deal.day !== undefined && deal.day === daily?.today?.day;
  const shares = mayShare(deal) && (sharing || hash === '#share');
  const ghosts = field?.ghosts.length;
  const closeShare = (): void => {
    setSharing(false);
    if (location.hash === '#share') navigate(pathNow(), 'replace');
  };
  return (
    <div className="daily-head">
      <div className="daily-head-art" aria-hidden="true" data-game={deal.game}>
        <CoverOf game={deal.game} as="crop" />
      </div>
      {over && (
        <span className="daily-laurel" aria-hidden="true">
          <Icon icon={ICONS.laurels} size={104} />
          <b className="display" data-long={t.number(mine.points ?? 0).length > 2}>
            {t.number(mine.points ?? 0)}
          </b>
        </span>
      )}
      <div className="daily-head-words">
        <p className="daily-kicker">
          {[
            deal.day === undefined ? (deal.title ?? words.friendsTitle) : t.daily.kicker,
            over && game,
            deal.day && dayInWords(deal.day, language),
          ]
            .filter((each) => typeof each === 'string')
            .join(' · ')}
          {deal.closed && <span className="daily-closed">{words.closed}</span>}
        </p>
        <h1>{over ? headline(deal.standing, mine, t, ghosts) : game}</h1>
        <p className="lead">
          {over
            ? [
                besideHeadline(deal.standing, mine, t, ghosts),
                t.daily.points(mine.points ?? 0, t.number(mine.points ?? 0)),
                mine.tablePlace !== undefined && words.placeAtTable(mine.tablePlace, deal.seats.length),
              ]
                .filter((each) => typeof each === 'string' && each !== '')
                .join(' · ')
            : wasLeft(deal)
              ? `${words.left}. ${words.leftHint}`
              : mine
                ? words.running
                : `${t.daily.lead} ${t.daily.minutes(deal.minutes.min, deal.minutes.max)}`}
          {making?.state === 'here' && <span className="daily-split">{splitWords(dealAccountOf(making.made), words)}</span>}
          {over && mine.notCounted === undefined && deal.kind === 'daily' && me && me.email === undefined && (
            <span className="daily-split">
              <Link to={toAccount}>{t.daily.keepStreak}</Link>
            </span>
          )}
        </p>
      </div>
      <div className="daily-head-acts">
        {over ? (
          <>
            {mayShare(deal) && (
              <button type="button" className="button go large" onClick={() => setSharing(true)}>
                <Glyph name="share" size={18} /> {t.daily.share}
              </button>
            )}
            <Link to={toReplay('table', mine.table)} className="button large">
              <Glyph name="rewind" size={17} /> {words.review}
            </Link>
            <Link to={toReplay('table', mine.table) + writeMoment({ tab: 'analysis' })} className="button large">
              <Glyph name="hint" size={17} /> {words.mistakes}
            </Link>
          </>
        ) : (
          <Play deal={deal} />
        )}
        {deal.closed && deal.kind === 'daily' && !isToday && daily?.today && (
          <Link to={toDaily()} className="button large">
            <Glyph name="trowel" size={17} /> {words.today}
          </Link>
        )}
        {!over && deal.fieldOpen && !looks && (
          <button type="button" className="button large" title={words.lookAnywayHint} onClick={look}>
            <Glyph name="eye" size={17} /> {words.lookAnyway}
          </button>
        )}
      </div>
      {shares && field && (
        <Suspense fallback={null}>
          <DailyShare field={field} streak={isToday ? daily?.streak?.days : undefined} close={closeShare} />
        </Suspense>
      )}
    </div>
  );
}

function Play({ deal }: { readonly deal: DealInfo }) {
  const words = useDailyWords();
  const t = useTexts();
  const act = useAct();
  const satThere = useSatThere(deal);
  if (deal.mine)
    return (
      <Link to={toTable(deal.mine.table)} className="button go large">
        <Glyph name="play" size={15} /> {t.daily.resume}
      </Link>
    );
  // Who sat there knows it: the page says so below.
  if (satThere !== false) return null;
  return (
    <>
      <button
        type="button"
        className="button go large"
        aria-disabled={act.busy}
        onClick={() =>
          void act.run(async () => {
            await ensureGuest();
            const { table } = await tryDeal(deal.id);
            void askToday();
            navigate(toTable(table.id));
          })
        }
      >
        <Glyph name="play" size={15} />{' '}
        {act.busy ? t.home.setting : deal.kind !== 'daily' ? words.friendsPlay : deal.closed ? words.playNow : t.daily.play}
      </button>
      <TroubleLine trouble={act.trouble} />
    </>
  );
}
