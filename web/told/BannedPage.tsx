/** What somebody reads who may not come in, in place of the house: until when, why, and whom to write to. */
import type { Session } from '@cantiere/server/protocol';
import { useHouse } from '../house/house.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Shell } from '../kit/Shell.tsx';
import { useTitle } from '../kit/useTitle.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toHouseRules, toImprint } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { dated, ToldReason } from './ToldReason.tsx';
import { toldWords } from './words.ts';
import './told.css';

export function BannedPage({ banned: { until, why } }: { readonly banned: NonNullable<Session['banned']> }) {
  const { language } = usePreferences();
  const t = toldWords[language];
  const texts = useTexts();
  const house = useHouse();
  useTitle(t.banned);
  return (
    <Shell
      page="other"
      outside
      hero={
        <>
          <h1>{t.banned}</h1>
          <p className="lead">{until === undefined ? t.bannedForGood : t.bannedUntil(dated(until, language))}</p>
        </>
      }
    >
      <div className="column">
        <section className="panel told-banned">
          {why && <ToldReason words={why} t={t} />}
          <p>{house?.imprint ? t.mistake : t.mistakeNobody}</p>
          <p className="told-links">
            {house?.imprint && (
              <Link to={toImprint} className="button">
                <Glyph name="mail" size={17} /> {texts.house.foot.imprint}
              </Link>
            )}
            {house?.rules && (
              <Link to={toHouseRules} className="button">
                {texts.house.foot.rules}
              </Link>
            )}
          </p>
        </section>
      </div>
    </Shell>
  );
}
