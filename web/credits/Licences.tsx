/** What of others is in the app, each with its licence in full; and who drew the icons. */
import { useEffect, useState } from 'react';
import { Shell } from '../kit/Shell.tsx';
import { useTitle } from '../kit/useTitle.ts';
import { href } from '../route/base.ts';
import { Link } from '../route/Link.tsx';
import { toCredits } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import type { ThirdParty } from '../build/thirdParty.ts';
import { ICONS_BY, MOST_ICONS_BY } from './iconAuthors.ts';
import './credits.css';

export function Licences() {
  const t = useTexts();
  const c = t.credits.thirdParty;
  const packages = useThirdParty();
  useTitle(c.title);
  return (
    <Shell
      page="credits"
      hero={
        <>
          <h1>{c.title}</h1>
          <p className="lead">{c.lead}</p>
        </>
      }
    >
      <div className="column credits">
        <section className="panel">
          <h2>{t.credits.icons}</h2>
          <p>
            {c.icons(MOST_ICONS_BY.join(', '))} <a href="https://game-icons.net">game-icons.net</a> ·{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
          </p>
          <dl className="icon-authors">
            {Object.entries(ICONS_BY).map(([author, icons]) => (
              <div key={author}>
                <dt>{author}</dt>
                <dd>{icons.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="panel" aria-busy={packages === undefined}>
          <h2>{c.packages}</h2>
          {packages === 'failed' && <p role="alert">{t.errors.UNREACHABLE}</p>}
          {Array.isArray(packages) &&
            packages.map(({ name, version, licence, text }: ThirdParty) => (
              <details key={name} className="licence">
                <summary>
                  <b>{name}</b>{' '}
                  <small>
                    {version} · {licence}
                  </small>
                </summary>
                <pre>{text}</pre>
              </details>
            ))}
        </section>
        <p>
          <Link to={toCredits}>{t.nav.credits}</Link>
        </p>
      </div>
    </Shell>
  );
}

/** Written by the build beside the app, and fetched by this page alone. */
function useThirdParty(): readonly ThirdParty[] | 'failed' | undefined {
  const [found, setFound] = useState<readonly ThirdParty[] | 'failed'>();
  useEffect(() => {
    fetch(href('/third-party.json'))
      .then(async (answer) => setFound(((await answer.json()) as { packages: readonly ThirdParty[] }).packages))
      .catch(() => setFound('failed'));
  }, []);
  return found;
}
