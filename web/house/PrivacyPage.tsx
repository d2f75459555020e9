/** What the house keeps of people, for how long, and who else sees it: told by the server, from what it really writes down. */
import type { Privacy } from '@cantiere/server/protocol';
import { privacy } from '../ask/house.ts';
import { Shell } from '../kit/Shell.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { useTitle } from '../kit/useTitle.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toAccount } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import './words.css';

/** Stands for every page. */
const EVERYBODY = '*';

export function PrivacyPage() {
  const t = useTexts().house.privacy;
  const { answer, trouble } = useAsked(privacy, '');
  useTitle(t.title);
  return (
    <Shell
      page="other"
      hero={
        <>
          <h1>{t.title}</h1>
          <p className="lead">{t.lead}</p>
        </>
      }
    >
      <div className="column house-text">
        <TroubleLine trouble={trouble} />
        {answer && <Told told={answer} />}
      </div>
    </Shell>
  );
}

function Told({ told }: { readonly told: Privacy }) {
  const t = useTexts().house.privacy;
  return (
    <>
      <h2>{t.yours}</h2>
      <p>{t.yoursText}</p>
      <p>
        <Link to={toAccount} className="button">
          {t.toSettings}
        </Link>
      </p>
      {(['person', 'games', 'nobody'] as const).map((about) => (
        <section key={about}>
          <h2>{t[about]}</h2>
          <Kept kept={told.kept.filter((each) => each.about === about)} />
        </section>
      ))}
      <h2>{t.browser}</h2>
      <p>{t.cookies(told.cookies.join(', '), told.cookieDays)}</p>
      <h2>{t.elsewhere}</h2>
      <p>{t.others}</p>
      <p>{t.doors[told.door]}</p>
      {told.embeds.length > 0 && <p>{told.embeds.includes(EVERYBODY) ? t.embedsAll : t.embeds(told.embeds.join(', '))}</p>}
      <p>{told.letters ? t.letters : t.noLetters}</p>
      {told.provider !== undefined && <p>{t.provider(told.provider)}</p>}
      <p>{t.logs}</p>
      <p>{told.copies > 0 ? t.copies(told.copies, told.asked) : t.ownCopies(told.asked)}</p>
    </>
  );
}

function Kept({ kept }: { readonly kept: Privacy['kept'] }) {
  const t = useTexts().house.privacy;
  const { language } = usePreferences();
  return (
    <dl className="kept-facts">
      {kept.map(({ table, what, kept: howLong, holds }) => (
        <div key={table}>
          <dt>{what[language]}</dt>
          <dd>
            <b>{t.holds}:</b> {holds.map((word) => word[language]).join(', ')}.
          </dd>
          <dd>
            <b>{t.kept}:</b> {howLong[language]}.
          </dd>
        </div>
      ))}
    </dl>
  );
}
