/** Which boxes stand on the shelf: touched, one goes or comes back; the last one stays. */
import { useState } from 'react';
import { findGame } from '@cantiere/games';
import { CoverOf } from '../kit/Cover.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { SetupQuestion, type QuestionProps } from './questions.tsx';

export function ShelfQuestion({ settings, draft, change }: QuestionProps) {
  const t = useTexts().house.first;
  const { language } = usePreferences();
  const [last, setLast] = useState(false);
  const touch = (game: string): void => {
    const off = draft.hidden.includes(game);
    const hidden = off ? draft.hidden.filter((each) => each !== game) : [...draft.hidden, game];
    const none = settings.games.every((each) => hidden.includes(each));
    setLast(none);
    if (!none) change({ hidden });
  };
  return (
    <SetupQuestion number={5} about="games" settings={settings} title={t.games} hint={t.gamesHint}>
      <ul className="bare boxes">
        {settings.games.map((game) => {
          const title = findGame(game)?.meta.title[language] ?? game;
          const on = !draft.hidden.includes(game);
          return (
            <li key={game} data-game={game}>
              <button type="button" className="box" aria-pressed={on} aria-label={t.onShelf(title)} onClick={() => touch(game)}>
                <CoverOf game={game} as="box" />
                <span className="box-sign">{on && <Glyph name="check" size={14} />}</span>
                <b>{title}</b>
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="badly">
        {last && t.lastGame}
      </p>
    </SetupQuestion>
  );
}
