/** All puzzles: the day's, a stream and a row for each game with one's standing there, and one's own finished games to learn from. */
import { useMemo, useState } from 'react';
import { findGame, type Shelved } from '@cantiere/games';
import { useMe } from '../ask/me.ts';
import { gamesOf } from '../ask/social.ts';
import { useShelf } from '../house/house.ts';
import { ago } from '../kit/ago.ts';
import { CoverOf } from '../kit/Cover.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { Shell } from '../kit/Shell.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { useTitle } from '../kit/useTitle.ts';
import { mySeatAt, useSavedGames } from '../offline/saved.ts';
import { writeMistakes } from '../mistakes/address.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toReplay } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { toPuzzle } from './address.ts';
import { progressIn } from './kept.ts';
import { puzzlesOf } from './load.ts';
import { dayOf, gameOfDay, puzzleOfDay } from './pick.ts';
import { usePuzzleTexts } from './text.ts';
import './page.css';

export function PuzzlesPage() {
  const p = usePuzzleTexts();
  const games = useShelf().filter(({ puzzles }) => puzzles !== undefined);
  const [day] = useState(() => dayOf(Date.now()));
  const today = gameOfDay(
    day,
    games.map(({ meta }) => meta.id),
  );
  const shelved = games.find(({ meta }) => meta.id === today);
  useTitle(p.title);
  return (
    <Shell
      page="puzzles"
      hero={
        <>
          <h1>{p.title}</h1>
          <p className="lead">{p.lead}</p>
        </>
      }
    >
      <div className="column puzzles-page">
        {shelved && <OfToday shelved={shelved} day={day} />}
        <ul className="bare puzzle-games">
          {games.map((game) => (
            <OfGame key={game.meta.id} shelved={game} />
          ))}
        </ul>
        <p className="hint">{p.kept}</p>
        <FromMyGames />
      </div>
    </Shell>
  );
}

function OfToday({ shelved, day }: { readonly shelved: Shelved; readonly day: string }) {
  const p = usePuzzleTexts();
  const { language } = usePreferences();
  const { id, title } = shelved.meta;
  const loaded = useLoaded(() => puzzlesOf(shelved), id);
  const puzzle = loaded.state === 'here' ? puzzleOfDay(day, loaded.value?.puzzles ?? []) : undefined;
  const done = puzzle && progressIn(id).tried.find(([each]) => each === puzzle.id);
  return (
    <section className="panel puzzle-today" data-game={id} aria-labelledby="puzzle-today">
      <div className="crop">
        <CoverOf game={id} as="crop" />
      </div>
      <div>
        <h2 id="puzzle-today">{p.day}</h2>
        <p>{p.dayLead(title[language])}</p>
        {done && (
          <p className="puzzle-done" data-solved={done[1]}>
            <Glyph name={done[1] ? 'check' : 'close'} size={17} /> {done[1] ? p.dayDone.solved : p.dayDone.missed}
          </p>
        )}
      </div>
      <Link to={toPuzzle(id, { mode: 'day' })} className={done ? 'button' : 'button go'}>
        {done ? p.dayAgain : p.solve}
      </Link>
    </section>
  );
}

function OfGame({ shelved }: { readonly shelved: Shelved }) {
  const p = usePuzzleTexts();
  const { language } = usePreferences();
  const { id, title } = shelved.meta;
  const { rated, longest, tried } = useMemo(() => progressIn(id), [id]);
  return (
    <li className="card puzzle-game" data-game={id}>
      <div className="crop">
        <CoverOf game={id} as="crop" />
      </div>
      <h2>{title[language]}</h2>
      <p>
        {p.rating}: <b>{tried.length > 0 ? p.ratingOf(Math.round(rated.rating), Math.round(rated.unsure)) : p.noRating}</b>
        {longest > 0 && <> · {p.longest(longest)}</>}
      </p>
      <div className="puzzle-ways">
        <Link to={toPuzzle(id, {})} className="button go" aria-label={`${title[language]}: ${p.stream}`} title={p.streamHint}>
          {p.stream}
        </Link>
        <Link to={toPuzzle(id, { mode: 'row' })} className="button" aria-label={`${title[language]}: ${p.row}`} title={p.rowHint}>
          {p.row}
        </Link>
      </div>
    </li>
  );
}

/** So many of the latest are offered. */
const LATEST = 6;

interface Finished {
  readonly key: string;
  readonly game: string;
  readonly at: number;
  readonly to: string;
}

function FromMyGames() {
  const p = usePuzzleTexts();
  const t = useTexts();
  const { language } = usePreferences();
  const me = useMe();
  const { games } = useSavedGames();
  const { answer } = useAsked(() => (me ? gamesOf(me.person, 1) : Promise.resolve(undefined)), me?.person ?? '');
  const here = games.flatMap((saved): Finished[] =>
    saved.result
      ? [
          {
            key: saved.id,
            game: saved.game,
            at: saved.updatedAt,
            to: toReplay('offline', saved.id) + writeMistakes({ seat: mySeatAt(saved) }),
          },
        ]
      : [],
  );
  const there = (answer?.games ?? []).flatMap((played): Finished[] =>
    played.table
      ? [
          {
            key: played.table.id,
            game: played.game,
            at: played.endedAt,
            to: toReplay('table', played.table.id) + writeMistakes({ seat: 'me' }),
          },
        ]
      : [],
  );
  const latest = [...here, ...there].sort((a, b) => b.at - a.at).slice(0, LATEST);
  return (
    <section className="panel" aria-labelledby="from-my-games">
      <h2 id="from-my-games">{p.mine}</h2>
      <p>{latest.length > 0 ? p.mineLead : p.mineNone}</p>
      <ul className="bare my-mistakes">
        {latest.map(({ key, game, at, to }) => (
          <li key={key}>
            <Link to={to} className="button">
              <Glyph name="hint" size={17} /> <b>{findGame(game)?.meta.title[language] ?? game}</b>{' '}
              <span>{p.mineRow(ago(at, t))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
