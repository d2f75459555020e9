/** Whether other people's pages may show finished games, and which. */
import { useState } from 'react';
import type { HouseSettings } from '@cantiere/server/protocol';
import { setHouse } from '../ask/house.ts';
import { beKnown } from '../ask/me.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useTexts } from '../text/index.ts';
import { VARIABLES } from './questions.tsx';

const EVERYBODY = '*';
const WAYS = ['nobody', 'some', 'everybody'] as const;
type Way = (typeof WAYS)[number];

interface Props {
  readonly settings: HouseSettings;
  tell(settings: HouseSettings): void;
}

const wayOf = ({ embeds }: HouseSettings): Way =>
  embeds.length === 0 ? 'nobody' : embeds.includes(EVERYBODY) ? 'everybody' : 'some';

export function EmbedsPanel({ settings, tell }: Props) {
  const all = useTexts().house;
  const t = all.embeds;
  const [way, setWay] = useState(() => wayOf(settings));
  const [pages, setPages] = useState(() => settings.embeds.filter((each) => each !== EVERYBODY).join('\n'));
  const [saved, setSaved] = useState(false);
  const act = useAct();
  const given = settings.given.includes('embeds');
  return (
    <section className="panel" aria-labelledby="house-embeds">
      <h2 id="house-embeds">{t.title}</h2>
      <p className="hint">{t.hint}</p>
      {settings.door !== 'open' && (
        <p className="given">
          <Glyph name="lock" size={15} /> {t.closed}
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const embeds = way === 'nobody' ? [] : way === 'everybody' ? [EVERYBODY] : pages.split(/[\s,]+/u).filter(Boolean);
          void act.run(async () => {
            tell(await setHouse({ embeds }));
            await beKnown();
            setSaved(true);
          });
        }}
      >
        <fieldset className="embed-ways" disabled={given}>
          <legend className="visually-hidden">{t.title}</legend>
          {WAYS.map((each) => (
            <label key={each} className="radio-row">
              <input
                type="radio"
                name="house-embeds"
                checked={way === each}
                onChange={() => {
                  setSaved(false);
                  setWay(each);
                }}
              />
              <b>{t.ways[each]}</b>
            </label>
          ))}
          {way === 'some' && (
            <label className="field">
              <span>{t.pages}</span>
              <textarea
                rows={3}
                required
                spellCheck={false}
                placeholder="https://club.example.org"
                value={pages}
                onChange={(event) => {
                  setSaved(false);
                  setPages(event.target.value);
                }}
              />
            </label>
          )}
        </fieldset>
        {given ? (
          <p className="given">
            <Glyph name="lock" size={15} /> {all.first.given(VARIABLES.embeds)}
          </p>
        ) : (
          <button type="submit" className="button primary" aria-disabled={act.busy}>
            {t.save}
          </button>
        )}{' '}
        <span role="status">{saved && all.first.saved}</span>
        <TroubleLine trouble={act.trouble} seconds={act.seconds} />
      </form>
    </section>
  );
}
