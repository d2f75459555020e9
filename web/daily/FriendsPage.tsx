/** The same deal for friends: made here, and those that I made or played. */
import { useState } from 'react';
import { isLevel, levelCalled, LEVELS, type BotLevel } from '@cantiere/bots/levels';
import { dealForFriends, myDeals } from '../ask/deals.ts';
import { ensureGuest, useMe } from '../ask/me.ts';
import { opponentsFor, USUAL_LEVEL } from '../home/usual.ts';
import { useShelf } from '../house/house.ts';
import { GameOptions } from '../kit/GameOptions.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { Shell } from '../kit/Shell.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useAsked } from '../kit/useAsked.ts';
import { useTitle } from '../kit/useTitle.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { navigate } from '../route/navigate.ts';
import { toDeal } from '../route/route.ts';
import { DealRow } from './DealRow.tsx';
import { useDailyWords } from './text.ts';
import './page.css';

const DAYS = [1, 3, 7, 14, 30];
const LONGEST_NAME = 40;

export function FriendsPage() {
  const words = useDailyWords();
  const me = useMe();
  const mine = useAsked(() => (me ? myDeals() : Promise.resolve(undefined)), me?.person ?? '');
  useTitle(words.friendsTitle);
  return (
    <Shell
      page="daily"
      hero={
        <>
          <h1>{words.friendsTitle}</h1>
          <p className="lead">{words.friendsLead}</p>
        </>
      }
    >
      <div className="column daily-days">
        {mine.answer?.mayMake === 0 ? <p className="panel">{words.friendsFull}</p> : <Make />}
        <section className="panel" aria-labelledby="my-deals">
          <h2 id="my-deals">{words.friendsMine}</h2>
          <TroubleLine trouble={mine.trouble} />
          {mine.answer && mine.answer.deals.length > 0 ? (
            <ul className="bare daily-rows">
              {mine.answer.deals.map((deal) => (
                <DealRow key={deal.id} deal={deal} />
              ))}
            </ul>
          ) : (
            <p className="nothing">{words.friendsNone}</p>
          )}
        </section>
      </div>
    </Shell>
  );
}

function Make() {
  const words = useDailyWords();
  const { language } = usePreferences();
  const shelf = useShelf();
  const act = useAct();
  const [game, setGame] = useState('');
  const [seats, setSeats] = useState<number>();
  const [level, setLevel] = useState<BotLevel>(USUAL_LEVEL);
  const [days, setDays] = useState(7);
  const [title, setTitle] = useState('');
  const chosen = shelf.find(({ meta }) => meta.id === game) ?? shelf[0];
  if (!chosen) return null;
  const { min, max } = chosen.meta.players;
  const count = opponentsFor(chosen.meta, seats === undefined ? 2 : seats - 1) + 1;
  return (
    <form
      className="panel daily-make"
      onSubmit={(event) => {
        event.preventDefault();
        void act.run(async () => {
          await ensureGuest();
          const wish = { game: chosen.meta.id, seats: count, level, days };
          const deal = await dealForFriends({ ...wish, ...(title.trim() !== '' && { title: title.trim() }) });
          navigate(toDeal(deal.id));
        });
      }}
    >
      <label className="field">
        <span>{words.friendsGame}</span>
        <select
          value={chosen.meta.id}
          onChange={(event) => {
            setGame(event.target.value);
            setSeats(undefined);
          }}
        >
          <GameOptions games={shelf} />
        </select>
      </label>
      <label className="field">
        <span>{words.friendsSeats}</span>
        <select value={count} onChange={(event) => setSeats(Number(event.target.value))}>
          {Array.from({ length: max - min + 1 }, (_, n) => min + n).map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{words.friendsLevel}</span>
        <select value={level} onChange={({ target: { value } }) => isLevel(value) && setLevel(value)}>
          {LEVELS.map((each) => (
            <option key={each} value={each}>
              {levelCalled(each, language)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{words.friendsDays}</span>
        <select value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {DAYS.map((n) => (
            <option key={n} value={n}>
              {words.friendsDaysN(n)}
            </option>
          ))}
        </select>
      </label>
      <label className="field daily-make-name">
        <span>{words.friendsName}</span>
        <input
          value={title}
          maxLength={LONGEST_NAME}
          placeholder={words.friendsNameHint}
          onChange={(event) => setTitle(event.target.value)}
        />
      </label>
      <button type="submit" className="button go large" aria-disabled={act.busy}>
        <Glyph name="link" size={17} /> {act.busy ? words.friendsMaking : words.friendsMake}
      </button>
      <TroubleLine trouble={act.trouble} />
    </form>
  );
}
