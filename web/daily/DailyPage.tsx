/** A deal that many play: the one of a day, or one for friends. Before my game it says what waits; after it, how everybody did. */
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { levelCalled } from '@cantiere/bots';
import type { Language } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import type { DealField, DealInfo } from '@cantiere/server/protocol';
import { dealAccountOf } from '../analysis/account.ts';
import { closeDeal, dealOf, fieldOf, tryDeal } from '../ask/deals.ts';
import { ensureGuest, useMe } from '../ask/me.ts';
import { ICONS } from '../icons.gen.ts';
import { Icon, PlayerMark } from '../kit/boardKit.ts';
import { called } from '../kit/called.ts';
import { CopyLink } from '../kit/CopyLink.tsx';
import { CoverOf } from '../kit/Cover.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { Shell } from '../kit/Shell.tsx';
import { Sure } from '../kit/Sure.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useAsked } from '../kit/useAsked.ts';
import { useTitle } from '../kit/useTitle.ts';
import { Lost } from '../lost/Lost.tsx';
import { Waiting } from '../lost/Waiting.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { writeMoment } from '../replay/address.ts';
import { Link } from '../route/Link.tsx';
import { navigate, useHash } from '../route/navigate.ts';
import { toAccount, toDaily, toDays, toDeal, toFriendsDeals, toReplay, toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { Bust } from './Bust.tsx';
import { Countdown } from './Countdown.tsx';
import { Crowns } from './Crowns.tsx';
import { Field } from './Field.tsx';
import { beside, headline, mayShare, wasLeft } from './headline.ts';
import { keepDeals } from './kept.ts';
import { MadeOfPanel } from './MadeOfPanel.tsx';
import type { Against } from './parting.ts';
import { Parting } from './Parting.tsx';
import { Ranking } from './Ranking.tsx';
import { Sealed } from './Sealed.tsx';
import { splitWords } from './splitWords.ts';
import { useDailyWords } from './text.ts';
import { askToday, useToday } from './today.ts';
import { useMadeOf, type Making } from './useMadeOf.ts';
import { useSatThere } from './useSatThere.ts';
import { dayInWords, hourIn, zoneInWords } from './when.ts';
import './card.css';
import './page.css';

const DailyShare = lazy(async () => ({ default: (await import('./share/DailyShare.tsx')).DailyShare }));

interface Props {
  /** Of a daily: as 2026-11-16; absent: today's. */
  readonly day?: string | undefined;
  /** Of another deal. */
  readonly deal?: string;
}

export function DailyPage({ day, deal }: Props) {
  const words = useDailyWords();
  const t = useTexts();
  const known = useToday();
  const today = known.daily?.today;
  const id = deal ?? day ?? today?.id;
  if (id !== undefined) return <OneDeal key={id} id={id} kind={deal === undefined ? 'daily' : 'friends'} />;
  if (known.daily) return <Lost why={words.noDaily} />;
  return known.trouble === undefined ? (
    <Waiting words={words.loading} />
  ) : (
    <Waiting words={t.errors[known.trouble]} away={known.trouble === 'UNREACHABLE'} />
  );
}

function OneDeal({ id, kind }: { readonly id: string; readonly kind: 'daily' | 'friends' }) {
  const words = useDailyWords();
  const t = useTexts();
  const me = useMe();
  const { answer, trouble, again } = useAsked(() => dealOf(id), `${id} ${me?.person ?? ''}`);
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again]);
  useEffect(() => {
    if (answer) keepDeals([answer]);
  }, [answer]);
  if (answer) return <Page deal={answer} again={again} />;
  if (trouble === 'NOT_FOUND' || trouble === 'BAD_REQUEST')
    return <Lost why={kind === 'daily' ? words.unknownDay : words.unknownDeal} />;
  return trouble === undefined ? (
    <Waiting words={words.loading} />
  ) : (
    <Waiting words={t.errors[trouble]} away={trouble === 'UNREACHABLE'} />
  );
}

function Page({ deal, again }: { readonly deal: DealInfo; again(): void }) {
  const words = useDailyWords();
  const { language } = usePreferences();
  const { daily } = useToday(false);
  const over = deal.mine?.state === 'over';
  // Whoever has not played a closed day decides themselves whether to know the deck.
  const [anyway, setAnyway] = useState(false);
  const shows = deal.fieldOpen && (over || anyway);
  const field = useAsked<DealField | undefined>(
    () => (shows ? fieldOf(deal.id) : Promise.resolve(undefined)),
    `${deal.id} ${shows} ${deal.people}`,
  );
  const game = findGame(deal.game)?.meta.title[language] ?? deal.game;
  const day = deal.day === undefined ? undefined : dayInWords(deal.day, language);
  useTitle(day === undefined ? (deal.title ?? words.friendsTitle) : words.title(day));
  useRefreshed(deal, again);
  const making = useMadeOf(over ? field.answer : undefined);
  const [against, setAgainst] = useState<Against>();
  const { answer: shown, again: lookAgain } = field;
  useEffect(() => {
    // The bots come in one by one.
    if (!shown || shown.ghostsWaiting === 0) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && lookAgain(), 20_000);
    return () => clearInterval(timer);
  }, [shown, lookAgain]);
  return (
    <Shell
      page="daily"
      hero={<Head {...{ deal, game, making }} field={field.answer} looks={shows} look={() => setAnyway(true)} />}
    >
      <div className="daily-page" data-game={deal.game}>
        {field.answer ? (
          <div className="daily-columns">
            <div className="daily-main">
              <Field field={field.answer} />
              {over && (
                <div className="daily-lower">
                  {making && deal.mine && <MadeOfPanel making={making} table={deal.mine.table} />}
                  <Parting field={field.answer} against={against} />
                </div>
              )}
            </div>
            <div className="daily-side">
              <Ranking
                field={field.answer}
                closes={closesWords(deal, daily?.zone, language, words.closesAt)}
                {...(over && { comparing: { against, choose: setAgainst } })}
              />
              <FriendsState field={field.answer} again={again} />
            </div>
          </div>
        ) : (
          <>
            {shows && (
              <p className="panel" role="status">
                {field.trouble === undefined ? words.loading : <TroubleLine trouble={field.trouble} />}
              </p>
            )}
            {!shows && <Before deal={deal} zone={daily?.zone} again={again} />}
          </>
        )}
        <div className="daily-below">
          <Sealed deal={deal} />
          {deal.kind === 'daily' && <Crowns />}
        </div>
        <nav className="daily-links" aria-label={words.allDays}>
          <Link to={toDays} className="button">
            <Glyph name="archive" size={17} /> {words.daysTitle}
          </Link>
          <Link to={toFriendsDeals} className="button">
            <Glyph name="link" size={17} /> {words.friendsNew}
          </Link>
        </nav>
      </div>
    </Shell>
  );
}

/** Games of others and the bots' end meanwhile: looked at again while somebody looks. */
function useRefreshed({ endsAt, closed }: DealInfo, again: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), 20_000);
    return () => clearInterval(timer);
  }, [again, endsAt, closed]);
}

function closesWords(
  { closed, endsAt, kind }: DealInfo,
  zone: string | undefined,
  language: Language,
  words: (when: string) => string,
): string | undefined {
  return closed || endsAt === undefined || zone === undefined
    ? undefined
    : words(hourIn(endsAt, zone, language, kind !== 'daily'));
}

interface HeadProps {
  readonly deal: DealInfo;
  readonly game: string;
  readonly field: DealField | undefined;
  readonly looks: boolean;
  /** What my result is made of. */
  readonly making: Making | undefined;
  look(): void;
}

/** On the blueprint: my points and how they compare, or what there is to play. */
function Head({ deal, game, field, looks, making, look }: HeadProps) {
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
    if (location.hash === '#share') navigate(location.pathname, 'replace');
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
                beside(deal.standing, mine, t, ghosts),
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

/** What can be known before one's own game. */
interface BeforeProps {
  readonly deal: DealInfo;
  readonly zone: string | undefined;
  again(): void;
}

function Before({ deal, zone, again }: BeforeProps) {
  const words = useDailyWords();
  const t = useTexts();
  const { language } = usePreferences();
  const { ahead } = useToday(false);
  const satThere = useSatThere(deal);
  const note = (said: ReactNode) => <span className="hint">{said}</span>;
  return (
    <section className="panel daily-before" aria-labelledby="before-title">
      <h2 id="before-title">{t.daily.seats}</h2>
      <ol className="bare daily-seats" data-seats={deal.seats.length}>
        {deal.seats.map((seat, n) => (
          <li key={n} className={seat.kind === 'me' ? 'mine' : ''}>
            {seat.kind === 'me' ? (
              <span className="daily-mark">
                <PlayerMark seat={n} size={20} />
              </span>
            ) : (
              <Bust level={seat.level} size={38} />
            )}
            <span>
              <b>{seat.kind === 'me' ? t.daily.you : seat.name}</b>
              <small>{seat.kind === 'me' ? t.daily.turn(n + 1) : levelCalled(seat.level, language)}</small>
            </span>
          </li>
        ))}
      </ol>
      <div className="daily-before-facts">
        {satThere === false && <span className="daily-ticket">{t.daily.once}</span>}
        <p>
          <b>{t.daily.people(deal.people)}</b>
          {satThere === true ? note(words.tableKnown) : deal.closed ? note(words.playNowHint) : note(words.seesAfter)}
          {zone !== undefined && deal.kind === 'daily' && note(t.daily.zone(zoneInWords(zone)))}
        </p>
        {!deal.closed && deal.endsAt !== undefined && zone !== undefined && deal.kind === 'daily' && (
          <Countdown until={deal.endsAt} ahead={ahead} zone={zone} />
        )}
      </div>
      <LinkOf deal={deal} />
      <Close deal={deal} again={again} />
    </section>
  );
}

/** What is sent to those who are to play it. */
function LinkOf({ deal: { id, kind } }: { readonly deal: DealInfo }) {
  const words = useDailyWords();
  if (kind === 'daily') return null;
  return <CopyLink address={location.origin + toDeal(id)} label={kind === 'table' ? words.tableLink : words.friendsLink} />;
}

/** Its maker may close a deal for friends before its time. */
function Close({ deal: { id, kind, maker, closed }, again }: { readonly deal: DealInfo; again(): void }) {
  const words = useDailyWords();
  const me = useMe();
  const act = useAct();
  const [asking, setAsking] = useState(false);
  if (kind !== 'friends' || closed || maker === undefined || maker.person !== me?.person) return null;
  return (
    <>
      <button type="button" className="button" aria-disabled={act.busy} onClick={() => setAsking(true)}>
        <Glyph name="lock" size={16} /> {words.friendsClose}
      </button>
      <TroubleLine trouble={act.trouble} />
      {asking && (
        <Sure
          question={words.friendsCloseSure}
          yes={words.friendsCloseYes}
          no={words.friendsCloseNo}
          onYes={() => void act.run(async () => closeDeal(id).then(again))}
          close={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Of a deal for friends: the link, and who is still at it. */
function FriendsState({ field: { deal, playing }, again }: { readonly field: DealField; again(): void }) {
  const words = useDailyWords();
  if (deal.kind === 'daily') return null;
  return (
    <section className="panel daily-friends-state">
      <LinkOf deal={deal} />
      <p className="hint">
        {playing.length > 0 ? words.friendsPlaying(playing.map(({ name }) => called(name)).join(', ')) : words.friendsAllDone}
      </p>
      {deal.fromTable !== undefined && <Link to={toTable(deal.fromTable)}>{words.fromTable}</Link>}
      <Close deal={deal} again={again} />
    </section>
  );
}
