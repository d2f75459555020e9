/** Beside a deal: what can be known before one's own game; of a deal for friends its link, who is still at it, and its end. */
import { useState, type ReactNode } from 'react';
import { levelCalled } from '@cantiere/bots/levels';
import type { DealField, DealInfo } from '@cantiere/server/protocol';
import { closeDeal } from '../ask/deals.ts';
import { useMe } from '../ask/me.ts';
import { PlayerMark } from '../kit/boardKit.ts';
import { called } from '../kit/called.ts';
import { CopyLink } from '../kit/CopyLink.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { Sure } from '../kit/Sure.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { wholeAddress } from '../route/base.ts';
import { Link } from '../route/Link.tsx';
import { toDeal, toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { Bust } from './Bust.tsx';
import { Countdown } from './Countdown.tsx';
import { useDailyWords } from './text.ts';
import { useToday } from './today.ts';
import { useSatThere } from './useSatThere.ts';
import { zoneInWords } from './when.ts';

interface BeforeProps {
  readonly deal: DealInfo;
  readonly zone: string | undefined;
  again(): void;
}

/** What can be known before one's own game. */
export function BeforeMine({ deal, zone, again }: BeforeProps) {
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
  return <CopyLink address={wholeAddress(toDeal(id))} label={kind === 'table' ? words.tableLink : words.friendsLink} />;
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
export function FriendsState({ field: { deal, playing }, again }: { readonly field: DealField; again(): void }) {
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
