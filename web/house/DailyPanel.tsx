/** Which games take turns as the daily, and by which zone its days begin. */
import { useState } from 'react';
import { findGame } from '@cantiere/games';
import type { DailySettings } from '@cantiere/server/protocol';
import { changeDaily, dailySettings } from '../ask/deals.ts';
import { useDailyWords } from '../daily/text.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useAsked } from '../kit/useAsked.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';

export function DailyPanel() {
  const words = useDailyWords();
  const { answer, trouble } = useAsked(dailySettings, 'daily');
  return (
    <section className="panel" aria-labelledby="house-daily">
      <h2 id="house-daily">{words.operatorTitle}</h2>
      <p className="hint">{words.operatorHint}</p>
      <TroubleLine trouble={trouble} />
      {answer && <Fields settings={answer} />}
    </section>
  );
}

function Fields({ settings }: { readonly settings: DailySettings }) {
  const words = useDailyWords();
  const t = useTexts();
  const { language } = usePreferences();
  const [games, setGames] = useState<readonly string[]>(settings.games);
  const [zone, setZone] = useState(settings.zone);
  const [saved, setSaved] = useState(false);
  const act = useAct();
  const zones = [...new Set([settings.zone, ...Intl.supportedValuesOf('timeZone'), 'UTC'])];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void act.run(async () => {
          await changeDaily({ games: [...games], zone });
          setSaved(true);
        });
      }}
    >
      <fieldset className="daily-games">
        <legend className="visually-hidden">{words.operatorGames}</legend>
        {settings.all.map((game) => (
          <label key={game} className="radio-row">
            <input
              type="checkbox"
              checked={games.includes(game)}
              onChange={({ target: { checked } }) => {
                setSaved(false);
                setGames(checked ? [...games, game] : games.filter((each) => each !== game));
              }}
            />
            <b>{findGame(game)?.meta.title[language] ?? game}</b>
          </label>
        ))}
      </fieldset>
      {games.length === 0 && <p role="status">{words.operatorNone}</p>}
      <label className="field">
        <span>{words.operatorZone}</span>
        <select
          value={zone}
          onChange={(event) => {
            setSaved(false);
            setZone(event.target.value);
          }}
        >
          {zones.map((each) => (
            <option key={each} value={each}>
              {each.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button primary" aria-disabled={act.busy}>
        {saved ? t.settings.saved : words.operatorSave}
      </button>
      <TroubleLine trouble={act.trouble} />
    </form>
  );
}
