/** A game's rules as pages to read, each paragraph reachable by its rule id; without a game, the list of games. */
import { useEffect, useState } from 'react';
import type { Shelved } from '@cantiere/games';
import { CannotOpen } from '../editions/CannotOpen.tsx';
import { openGame } from '../editions/open.ts';
import { LiveExample, useExamples } from '../examples/LiveExample.tsx';
import { useShelf, useShelved } from '../house/house.ts';
import { CoverOf } from '../kit/Cover.tsx';
import { Shell } from '../kit/Shell.tsx';
import { useLoaded } from '../kit/useLoaded.ts';
import { useTitle } from '../kit/useTitle.ts';
import { Lost } from '../lost/Lost.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { navigate, useHash } from '../route/navigate.ts';
import { behindHash, toCards, toLearn, toNew, toNumbers, toPuzzles, toRules } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { SearchRules } from '../search/SearchRules.tsx';
import { READINGS } from './readings.ts';
import { RulesText, useRules } from './RulesText.tsx';
import { useReadingWords } from './words.ts';
import './rules.css';

export function RulesPages({ gameId }: { readonly gameId: string | undefined }) {
  const t = useTexts();
  const shelved = useShelved(gameId ?? '');
  if (gameId === undefined) return <RulesShelf />;
  return shelved ? <RulesOf shelved={shelved} /> : <Lost why={t.fresh.unknown} />;
}

function RulesShelf() {
  const t = useTexts();
  const { language } = usePreferences();
  const shelf = useShelf();
  const [only, ...others] = shelf;
  useTitle(t.rules.title);
  useEffect(() => {
    if (only && others.length === 0) navigate(toRules(only.meta.id), 'replace');
  });
  return (
    <Shell page="rules" hero={<h1>{t.rules.title}</h1>}>
      <div className="column rules-search-place">
        <SearchRules games={shelf} />
      </div>
      <ul className="bare column rules-shelf">
        {shelf.map(({ meta }) => (
          <li key={meta.id} data-game={meta.id}>
            <Link to={toRules(meta.id)} className="card">
              <CoverOf game={meta.id} as="box" />
              <h2>{meta.title[language]}</h2>
            </Link>
          </li>
        ))}
      </ul>
    </Shell>
  );
}

function RulesOf({ shelved }: { readonly shelved: Shelved }) {
  const t = useTexts();
  const w = useReadingWords();
  const { language } = usePreferences();
  const hash = useHash();
  const opened = useLoaded(() => openGame(shelved.meta.id), shelved.meta.id);
  const rules = useRules(opened.state === 'here' ? opened.value : undefined);
  const game = opened.state === 'here' ? opened.value : undefined;
  const examples = useExamples(game);
  const [tried, setTried] = useState<string>();
  const title = shelved.meta.title[language];
  useTitle(t.rules.of(title));
  if (opened.state === 'failed') return <CannotOpen error={opened.error} />;
  return (
    <Shell
      page="rules"
      hero={
        <>
          <h1>{t.rules.of(title)}</h1>
          <p className="lead">{t.rules.lead}</p>
        </>
      }
    >
      <div className="column rules-page" data-game={shelved.meta.id}>
        <nav className="rules-contents" aria-label={t.rules.contents}>
          <h2>{t.rules.contents}</h2>
          <ol>
            {rules?.pages.map((page, n) => (
              <li key={page.title}>
                <a href={`#page-${n + 1}`}>{page.title}</a>
              </li>
            ))}
            {rules && rules.decisions.length > 0 && (
              <li>
                <a href={`#${READINGS}`}>{w.title}</a>
              </li>
            )}
          </ol>
          {shelved.lesson && (
            <Link to={toLearn(shelved.meta.id)} className="button">
              {t.learn.inTwoMinutes}
            </Link>
          )}
          {shelved.puzzles && (
            <Link to={toPuzzles(shelved.meta.id)} className="button">
              {t.nav.puzzles}
            </Link>
          )}
          {shelved.cards && (
            <Link to={toCards(shelved.meta.id)} className="button">
              {t.rules.cards}
            </Link>
          )}
          <Link to={toNumbers(shelved.meta.id)} className="button">
            {t.nav.numbers}
          </Link>
          <Link to={toNew(shelved.meta.id)} className="button primary">
            {t.rules.play}
          </Link>
        </nav>
        <div className="rules-body">
          <SearchRules games={[shelved]} />
          {rules ? (
            <RulesText
              rules={rules}
              ownPage
              target={behindHash(hash)}
              below={({ rules: of }) => {
                const example = examples.get(of.join(' '));
                return (
                  game &&
                  example && (
                    <LiveExample
                      game={game}
                      example={example}
                      open={tried === example.of}
                      setOpen={(open) => setTried(open ? example.of : undefined)}
                    />
                  )
                );
              }}
            />
          ) : (
            <p aria-live="polite">{t.lost.loading}</p>
          )}
        </div>
      </div>
    </Shell>
  );
}
