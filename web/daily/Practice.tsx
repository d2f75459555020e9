/** Past deals to be played in this browser, against the same bots, with or without a server. */
import { useState } from 'react';
import { findGame } from '@cantiere/games';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { keptDeals } from './kept.ts';
import { practise } from './practise.ts';
import { useDailyWords } from './text.ts';
import { dayInWords } from './when.ts';

export function Practice() {
  const words = useDailyWords();
  const t = useTexts();
  const { language } = usePreferences();
  const act = useAct();
  const [kept] = useState(keptDeals);
  if (kept.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="practice-title">
      <h2 id="practice-title">{words.practice}</h2>
      <p className="hint">{words.practiceHint}</p>
      <ul className="bare daily-kept">
        {kept.map((deal) => {
          const title = findGame(deal.game)?.meta.title[language] ?? deal.game;
          const day = dayInWords(deal.day, language);
          return (
            <li key={deal.day}>
              <span>
                <b>{day}</b> <small>{title}</small>
              </span>
              <button
                type="button"
                className="button"
                aria-disabled={act.busy}
                aria-label={`${words.practicePlay}: ${day}, ${title}`}
                onClick={() => void act.run(() => practise(deal, `${t.daily.kicker}, ${dayInWords(deal.day, language, true)}`))}
              >
                <Glyph name="offline" size={16} /> {words.practicePlay}
              </button>
            </li>
          );
        })}
      </ul>
      <TroubleLine trouble={act.trouble} />
    </section>
  );
}
