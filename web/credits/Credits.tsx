/** Whose games these are, whose icons and letters we use, and how a shuffle is verified. */
import { useEffect } from 'react';
import { shelf } from '@cantiere/games';
import { Shell } from '../kit/Shell.tsx';
import { useTitle } from '../kit/useTitle.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toCards, toLicences, toNumbers, toRules } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import './credits.css';

export function Credits() {
  const t = useTexts();
  const c = t.credits;
  const { language } = usePreferences();
  useTitle(c.title);
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
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
          <h2>{c.games}</h2>
          <ul className="bare credit-list">
            {shelf.map(({ meta, cards }) => (
              <li key={meta.id} data-game={meta.id}>
                <h3>
                  {meta.title[language]} <small>{meta.credits.year}</small>
                </h3>
                <p>
                  {c.designer}: <b>{meta.credits.designer}</b> · {c.publisher}: <b>{meta.credits.publisher}</b>
                </p>
                {meta.reconstructed && (
                  <p>
                    {c.reconstructed(meta.reconstructed[language])} <code>docs/corrections.md</code>
                  </p>
                )}
                <p className="hint">
                  {c.note} <Link to={toRules(meta.id)}>{t.rules.of(meta.title[language])}</Link>
                  {' · '}
                  <Link to={toNumbers(meta.id)}>{t.nav.numbers}</Link>
                  {cards && (
                    <>
                      {' · '}
                      <Link to={toCards(meta.id)}>{t.rules.cardsOrigin}</Link>
                    </>
                  )}
                </p>
              </li>
            ))}
          </ul>
          <p className="hint">{c.rights}</p>
        </section>
        <section className="panel">
          <h2>{c.icons}</h2>
          <p>
            {c.iconsText} <a href="https://game-icons.net">game-icons.net</a> ·{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
          </p>
          <h2>{c.fonts}</h2>
          <p>{c.fontsText}</p>
          <h2>{c.licence}</h2>
          <p>{c.licenceText}</p>
          <p>
            <Link to={toLicences}>{c.thirdParty.link}</Link>
          </p>
        </section>
        <section className="panel" id="verify">
          <h2>{c.verify}</h2>
          <ol className="verify-steps">
            {c.verifySteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <pre>
            <code>{`npx cantiere verify ${c.verifyFile}`}</code>
          </pre>
        </section>
      </div>
    </Shell>
  );
}
