/** A deal that many play: the one of a day, or one for friends. Before my game it says what waits; after it, how everybody did. */
import { useEffect, useState } from 'react';
import type { Language } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import type { DealField, DealInfo } from '@cantiere/server/protocol';
import { dealOf, fieldOf } from '../ask/deals.ts';
import { useMe } from '../ask/me.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Shell } from '../kit/Shell.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { useTitle } from '../kit/useTitle.ts';
import { Lost } from '../lost/Lost.tsx';
import { Waiting } from '../lost/Waiting.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toDays, toFriendsDeals } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { Crowns } from './Crowns.tsx';
import { Field } from './Field.tsx';
import { keepDeals } from './kept.ts';
import { MadeOfPanel } from './MadeOfPanel.tsx';
import type { Against } from './parting.ts';
import { Parting } from './Parting.tsx';
import { Ranking } from './Ranking.tsx';
import { Sealed } from './Sealed.tsx';
import { useDailyWords } from './text.ts';
import { useToday } from './today.ts';
import { useMadeOf } from './useMadeOf.ts';
import { dayInWords, hourIn } from './when.ts';
import { DealHead } from './DealHead.tsx';
import { BeforeMine, FriendsState } from './DealBefore.tsx';
import './card.css';
import './page.css';

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
      hero={<DealHead {...{ deal, game, making }} field={field.answer} looks={shows} look={() => setAnyway(true)} />}
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
            {!shows && <BeforeMine deal={deal} zone={daily?.zone} again={again} />}
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
