/** Who did best over the week: among friends, and in the house. */
import { useState } from 'react';
import type { WeekPlace } from '@cantiere/server/protocol';
import { crowns } from '../ask/deals.ts';
import { useMe } from '../ask/me.ts';
import { called } from '../kit/called.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toProfile } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { useDailyWords } from './text.ts';
import { dayInWords } from './when.ts';

export function Crowns() {
  const words = useDailyWords();
  const { language } = usePreferences();
  const me = useMe();
  const [back, setBack] = useState(0);
  const { answer, trouble } = useAsked(() => crowns(back), `${back} ${me?.person ?? ''}`);
  return (
    <section className="panel daily-crowns" aria-labelledby="crowns-title">
      <header>
        <h2 id="crowns-title">
          <Glyph name="crown" size={20} /> {words.crownsTitle}
        </h2>
        <span className="daily-weeks">
          <button type="button" className="button icon" aria-label={words.lastWeek} onClick={() => setBack(back + 1)}>
            <Glyph name="back" size={17} />
          </button>
          <button
            type="button"
            className="button icon"
            aria-label={words.nextWeek}
            aria-disabled={back === 0}
            onClick={() => setBack(Math.max(0, back - 1))}
          >
            <Glyph name="next" size={17} />
          </button>
        </span>
      </header>
      <p className="hint">{words.crownsLead}</p>
      <TroubleLine trouble={trouble} />
      {answer && (
        <>
          <p className="daily-week" aria-live="polite">
            <b>{words.crownsFrom(dayInWords(answer.from, language, true), dayInWords(answer.to, language, true))}</b>{' '}
            <span className="hint">{answer.over ? words.crownsGiven : words.crownsOpen}</span>
          </p>
          <div className="daily-crown-lists">
            {answer.friends.length > 1 && <Places title={words.crownsFriends} places={answer.friends} over={answer.over} />}
            <Places title={words.crownsHouse} places={answer.house} over={answer.over} />
          </div>
        </>
      )}
    </section>
  );
}

function Places({
  title,
  places,
  over,
}: {
  readonly title: string;
  readonly places: readonly WeekPlace[];
  readonly over: boolean;
}) {
  const words = useDailyWords();
  const t = useTexts();
  return (
    <div>
      <h3>{title}</h3>
      {places.length === 0 && <p className="nothing">{words.crownsNone}</p>}
      <ol className="bare">
        {places.map(({ person, name, place, score, days, me }) => (
          <li key={person} className={me ? 'me' : ''}>
            <span className="rank display">{place}</span>
            <span className="name">
              {over && place === 1 && (
                <>
                  <Glyph name="crown" size={16} />
                  <span className="visually-hidden">{words.crowned}</span>
                </>
              )}
              <b>{me ? words.you : <Link to={toProfile(person)}>{called(name)}</Link>}</b>
              <small>{words.crownsDays(days)}</small>
            </span>
            <b className="points display">{t.number(score)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
