/** Today's deal on the home page: what it is, against whom, until when; my wall of bricks; the seal of the deck. */
import { levelCalled } from '@cantiere/bots/levels';
import { findGame } from '@cantiere/games';
import type { DailyToday, DealInfo, DealSeat } from '@cantiere/server/protocol';
import { LogoMark } from '../art/Logo.tsx';
import { tryDeal } from '../ask/deals.ts';
import { ensureGuest, useMe } from '../ask/me.ts';
import { ICONS } from '../icons.gen.ts';
import { Icon, PlayerMark } from '../kit/boardKit.ts';
import { CoverOf } from '../kit/Cover.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { navigate } from '../route/navigate.ts';
import { toAccount, toDaily, toDays, toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { Bust } from './Bust.tsx';
import { Countdown, useTimeUntil } from './Countdown.tsx';
import { besideHeadline, headline, mayShare } from './headline.ts';
import { keptDeals } from './kept.ts';
import { Seal } from './Seal.tsx';
import { askToday, type Known } from './today.ts';
import { Wall } from './Wall.tsx';
import { dayInWords, hourIn, LAST_MINUTES } from './when.ts';
import './card.css';

interface Props {
  readonly known: Known;
  /** The server cannot be reached. */
  readonly away: boolean;
}

export function DailyCard({ known: { daily, ahead, trouble, before }, away }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const deal = daily?.today;
  const remembered = before === 'nothing' ? undefined : before;
  const game = deal?.game ?? remembered?.game;
  const day = deal?.day ?? remembered?.id;
  const title = game === undefined ? undefined : (findGame(game)?.meta.title[language] ?? game);
  const failed = trouble !== undefined && deal === undefined;
  const gone = away || trouble === 'UNREACHABLE';
  return (
    <section className="daily-card" data-game={game} data-gone={gone} aria-labelledby="daily-title" aria-busy={!deal && !failed}>
      <div className="daily-art">
        {game === undefined ? <LogoMark size={96} /> : <CoverOf game={game} as="crop" />}
        {deal && (
          <p className="daily-tag">
            <Glyph name="person" size={15} /> {t.daily.people(deal.people)}
          </p>
        )}
      </div>
      <div className="daily-body">
        <p className="daily-kicker" hidden={title === undefined}>
          {t.daily.kicker}
          {day !== undefined && <span> · {dayInWords(day, language)}</span>}
        </p>
        <h2 id="daily-title">{title ?? t.daily.kicker}</h2>
        {gone ? (
          <p className="daily-said" role="status">
            <Glyph name="offline" size={18} /> {t.daily.offline}
            {keptDeals().length > 0 && (
              <Link to={toDays} className="button">
                {t.daily.offlinePlay}
              </Link>
            )}
          </p>
        ) : failed ? (
          <p className="daily-said" role="status">
            {t.daily.missing}{' '}
            <button type="button" className="button" onClick={() => void askToday()}>
              <Glyph name="undo" size={16} /> {t.daily.again}
            </button>
          </p>
        ) : deal && daily ? (
          <Deal key={deal.id} deal={deal} daily={daily} ahead={ahead} />
        ) : (
          <Plates />
        )}
      </div>
    </section>
  );
}

/** What stands where the seats will be. */
function Plates() {
  const t = useTexts();
  return (
    <>
      <p className="daily-sub">{t.daily.lead}</p>
      <div className="daily-seats plates">
        <span className="visually-hidden" role="status">
          {t.daily.waiting}
        </span>
        <i />
        <i />
        <i />
      </div>
    </>
  );
}

interface DealProps {
  readonly deal: DealInfo;
  readonly daily: DailyToday;
  readonly ahead: number;
}

function Deal({ deal, daily, ahead }: DealProps) {
  const t = useTexts();
  const { zone } = daily;
  return (
    <>
      {deal.mine?.state === 'over' ? (
        <Played deal={deal} />
      ) : (
        <>
          <p className="daily-sub">
            {t.daily.lead} {t.daily.minutes(deal.minutes.min, deal.minutes.max)}
          </p>
          <Seats seats={deal.seats} />
          <Begin deal={deal} ahead={ahead} zone={zone} />
        </>
      )}
      <div className="daily-foot">
        <Streak daily={daily} />
        <Seal commitment={deal.commitment} seed={deal.seed} />
      </div>
    </>
  );
}

function Seats({ seats }: { readonly seats: readonly DealSeat[] }) {
  const t = useTexts();
  const { language } = usePreferences();
  return (
    <ol className="bare daily-seats" aria-label={t.daily.seats} data-seats={seats.length}>
      {seats.map((seat, n) =>
        seat.kind === 'me' ? (
          <li key={n} className="mine">
            <span className="daily-mark">
              <PlayerMark seat={n} size={20} />
            </span>
            <span>
              <b>{t.daily.you}</b>
              <small>{t.daily.turn(n + 1)}</small>
            </span>
          </li>
        ) : (
          <li key={n}>
            <Bust level={seat.level} size={38} />
            <span>
              <b>{seat.name}</b>
              <small>{levelCalled(seat.level, language)}</small>
            </span>
          </li>
        ),
      )}
    </ol>
  );
}

function Begin({ deal, ahead, zone }: { readonly deal: DealInfo; readonly ahead: number; readonly zone: string }) {
  const t = useTexts();
  const { language } = usePreferences();
  const act = useAct();
  const left = useTimeUntil(deal.endsAt ?? Infinity, ahead);
  const running = deal.mine?.state === 'playing';
  const until = running ? deal.mine?.until : deal.finishBy;
  return (
    <>
      <div className="daily-begin">
        <button
          type="button"
          className="button go large"
          aria-disabled={act.busy}
          onClick={() =>
            void act.run(async () => {
              await ensureGuest();
              navigate(toTable((await tryDeal(deal.id)).table.id));
            })
          }
        >
          <Glyph name="play" size={15} />
          {act.busy ? t.home.setting : running ? t.daily.resume : t.daily.play}
        </button>
        <span className="daily-ticket" data-running={running}>
          {running ? t.daily.going : t.daily.once}
        </span>
        {deal.endsAt !== undefined && <Countdown until={deal.endsAt} ahead={ahead} zone={zone} />}
      </div>
      {until !== undefined && (running || left < LAST_MINUTES) && (
        <p className="daily-hurry">
          {running ? t.daily.countsUntil(hourIn(until, zone, language)) : t.daily.hurry(hourIn(until, zone, language))}
        </p>
      )}
      <TroubleLine trouble={act.trouble} />
    </>
  );
}

function Played({ deal }: { readonly deal: DealInfo }) {
  const t = useTexts();
  const me = useMe();
  const { mine, standing } = deal;
  const points = mine?.points ?? 0;
  const better = mine?.notCounted === undefined ? standing?.betterThan : undefined;
  const ghosts = besideHeadline(standing, mine, t);
  return (
    <>
      <div className="daily-played">
        <span className="daily-laurel" aria-hidden="true">
          <Icon icon={ICONS.laurels} size={76} />
          <b className="display" data-long={t.number(points).length > 2}>
            {t.number(points)}
          </b>
        </span>
        <div>
          <p className="daily-headline display" data-long={mine?.notCounted !== undefined}>
            {headline(standing, mine, t)}
          </p>
          <p className="daily-sub">
            <span className="visually-hidden">{t.daily.points(points, t.number(points))}. </span>
            {ghosts !== '' && <span>{ghosts}</span>}
            {better !== undefined && standing && standing.people > 1 && (
              <span className="daily-scale" aria-hidden="true">
                <i style={{ width: `${better}%` }} />
              </span>
            )}
            {me && me.email === undefined && <Link to={toAccount}>{t.daily.keepStreak}</Link>}
          </p>
        </div>
      </div>
      <div className="daily-begin">
        <Link to={toDaily(deal.day)} className="button primary large">
          <Glyph name="chart" size={17} /> {t.daily.field}
        </Link>
        {mayShare(deal) && (
          <Link to={`${toDaily(deal.day)}#share`} className="button large">
            <Glyph name="share" size={17} /> {t.daily.share}
          </Link>
        )}
      </div>
    </>
  );
}

/** A wall of bricks; before the first there is only the promise of it. */
function Streak({ daily: { streak } }: { readonly daily: DailyToday }) {
  const t = useTexts();
  if (!streak || (streak.days === 0 && streak.longest === 0))
    return (
      <p className="daily-streak">
        <Wall days={0} today="open" unit={11} />
        <span>
          <b>{t.daily.firstBrick}</b>
        </span>
      </p>
    );
  const { days, longest, today } = streak;
  return (
    <p className="daily-streak">
      <Wall days={days} today={today ? 'laid' : 'open'} unit={11} />
      <span>
        <b>{days === 0 ? t.daily.nextBrick(1) : t.daily.streak(days)}</b>
        <small>{today ? t.daily.laid : days === 0 ? t.daily.lost(longest) : t.daily.nextBrick(days + 1)}</small>
      </span>
    </p>
  );
}
