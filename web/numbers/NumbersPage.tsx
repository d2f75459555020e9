/** One game in numbers: whose games, for how many players, and the plots; my own beside everybody's. */
import { useState } from 'react';
import type { Sums } from '@cantiere/engine/numbers';
import type { Shelved } from '@cantiere/games';
import { useMe } from '../ask/me.ts';
import { everybodysNumbers, myNumbers } from '../ask/numbers.ts';
import { CannotOpen } from '../editions/CannotOpen.tsx';
import { useShelf, useShelved } from '../house/house.ts';
import { Shell } from '../kit/Shell.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { useTitle } from '../kit/useTitle.ts';
import { Lost } from '../lost/Lost.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { navigate, useQuery } from '../route/navigate.ts';
import { toLeaderboards, toNew, toNumbers, toRules } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { readChosen, toChosen, type Chosen, type Source } from './address.ts';
import { Controls } from './Controls.tsx';
import { loadNumbers, together, type LoadedNumbers } from './load.ts';
import { Plots } from './Plots.tsx';
import { ENOUGH, mostPlayed } from './shown.ts';
import { SourceWords, type Shown } from './SourceWords.tsx';
import { useNumbersTexts } from './text.ts';
import './numbers.css';

export function NumbersPage({ gameId }: { readonly gameId: string }) {
  const t = useTexts();
  const shelved = useShelved(gameId);
  return shelved ? <NumbersOf shelved={shelved} /> : <Lost why={t.fresh.unknown} />;
}

function NumbersOf({ shelved }: { readonly shelved: Shelved }) {
  const t = useTexts();
  const n = useNumbersTexts();
  const { language } = usePreferences();
  const shelf = useShelf();
  const { id, title } = shelved.meta;
  const loaded = useLoaded(() => loadNumbers(shelved), id);
  useTitle(n.titleOf(title[language]));
  if (loaded.state === 'failed') return <CannotOpen error={loaded.error} />;
  return (
    <Shell
      page="other"
      hero={
        <>
          <h1>{n.titleOf(title[language])}</h1>
          <p className="lead">{n.lead}</p>
        </>
      }
    >
      <div className="column numbers-page" data-game={id}>
        <nav className="numbers-games" aria-label={n.games}>
          {shelf.map(({ meta }) => (
            <Link
              key={meta.id}
              to={toNumbers(meta.id)}
              className="button"
              {...(meta.id === id && { 'aria-current': 'page' as const })}
            >
              {meta.title[language]}
            </Link>
          ))}
        </nav>
        {loaded.state === 'here' ? <Browse shelved={shelved} loaded={loaded.value} /> : <p aria-live="polite">{n.loading}</p>}
        <nav className="numbers-foot" aria-label={title[language]}>
          <Link to={toRules(id)} className="button">
            {t.rules.of(title[language])}
          </Link>
          <Link to={toLeaderboards(id)} className="button">
            {t.social.leaderboards}
          </Link>
          <Link to={toNew(id)} className="button primary">
            {t.rules.play}
          </Link>
        </nav>
      </div>
    </Shell>
  );
}

function Browse({ shelved, loaded }: { readonly shelved: Shelved; readonly loaded: LoadedNumbers }) {
  const n = useNumbersTexts();
  const me = useMe();
  const { language } = usePreferences();
  const { id, players } = shelved.meta;
  const chosen = readChosen(useQuery());
  const people = useAsked(() => everybodysNumbers(id), id);
  const mine = useAsked(() => (me ? myNumbers(id) : Promise.resolve(undefined)), `${id} ${me?.person ?? ''}`);
  const [beside, setBeside] = useState(true);
  if (!people.answer && people.trouble === undefined) return <p aria-live="polite">{n.loading}</p>;

  const played = people.answer?.games ?? 0;
  const usual: Source = played >= ENOUGH || !loaded.bots ? 'people' : 'bots';
  const from: Source = chosen.from === 'bots' && !loaded.bots ? 'people' : (chosen.from ?? usual);
  const all: readonly Sums[] = (from === 'bots' ? loaded.bots?.sums : people.answer?.sums) ?? [];
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, at) => {
    const seats = players.min + at;
    return { seats, games: all.find((sums) => sums.seats === seats)?.games ?? 0 };
  });
  // Whoever has said nothing sees what was played most; of equals the middle, which tells most of the game.
  const seats = chosen.players ?? mostPlayed(counts);
  const sums = all.find((each) => each.seats === seats);
  const mineAll = together(loaded.numbers, mine.answer?.sums ?? [], loaded.mineHere);
  const mineSums = mineAll.find((each) => each.seats === seats);
  const mineGames = mineAll.reduce((sum, { games }) => sum + games, 0);
  const go = (change: Partial<Chosen>): void =>
    navigate(toChosen(id, { from: chosen.from, players: chosen.players, ...change }), 'replace');
  const shown: Shown = {
    from,
    people: people.answer && { games: played, few: played < ENOUGH, enough: ENOUGH },
    bots: loaded.bots,
    counts,
    seats,
    mine: { games: mineGames, here: mineSums?.games ?? 0, shown: beside && mineGames > 0 },
  };
  return (
    <>
      <Controls {...shown} choose={go} showMine={setBeside} />
      <SourceWords {...shown} />
      {sums && sums.games > 0 ? (
        <Plots
          key={`${from} ${seats}`}
          sums={sums}
          mine={beside ? mineSums : undefined}
          numbers={loaded.numbers}
          texts={loaded.texts[language]}
        />
      ) : (
        <div className="panel nothing">
          <p>{n.nothing}</p>
          {from === 'people' && loaded.bots && (
            <button type="button" className="button" onClick={() => go({ from: 'bots' })}>
              {n.showBots}
            </button>
          )}
        </div>
      )}
    </>
  );
}
