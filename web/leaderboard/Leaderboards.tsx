/** Who plays a game best, and where I stand. */
import { useState } from 'react';
import { findGame, type Shelved } from '@cantiere/games';
import type { LeaderboardPlace } from '@cantiere/server/protocol';
import { leaderboard } from '../ask/social.ts';
import { useMe } from '../ask/me.ts';
import { ChangeSign } from '../fair/ChangeSign.tsx';
import { useShelf } from '../house/house.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Pager } from '../kit/Pager.tsx';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { Shell } from '../kit/Shell.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { useTitle } from '../kit/useTitle.ts';
import { Lost } from '../lost/Lost.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { RatingSign } from '../profile/RatingSign.tsx';
import { Link } from '../route/Link.tsx';
import { toLeaderboards, toNumbers, toProfile } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import '../profile/profile.css';
import './leaderboard.css';

export function Leaderboards({ gameId }: { readonly gameId: string | undefined }) {
  const t = useTexts();
  const [first] = useShelf();
  const shelved = gameId === undefined ? first : findGame(gameId); // of one taken off the results stay
  return shelved ? <Board key={shelved.meta.id} of={shelved} /> : <Lost why={t.fresh.unknown} />;
}

function Board({ of: { meta } }: { readonly of: Shelved }) {
  const t = useTexts();
  const c = t.social;
  const { language } = usePreferences();
  const me = useMe();
  const shelf = useShelf();
  const [page, setPage] = useState(1);
  const { answer, trouble } = useAsked(() => leaderboard(meta.id, page), `${meta.id} ${page} ${me?.person ?? ''}`);
  const title = c.leaderboardOf(meta.title[language]);
  useTitle(title);
  const elsewhere = answer?.mine && !answer.places.some(({ person }) => person === answer.mine?.person) ? answer.mine : undefined;
  // Whoever has begun is told how far it is; whoever never played a rated game reads how it goes.
  const missing = answer?.myGames ? Math.max(0, answer.fewestGames - answer.myGames) : 0;
  return (
    <Shell
      page="leaderboards"
      hero={
        <>
          <h1>{title}</h1>
          {answer && <p className="lead">{c.leaderboardLead(answer.fewestGames)}</p>}
        </>
      }
    >
      <div className="column leaderboard" data-game={meta.id}>
        <nav className="board-games" aria-label={c.leaderboards}>
          {shelf.map((game) => (
            <Link
              key={game.meta.id}
              to={toLeaderboards(game.meta.id)}
              className="button"
              {...(game.meta.id === meta.id && { 'aria-current': 'page' })}
            >
              {game.meta.title[language]}
            </Link>
          ))}
        </nav>
        <section className="panel">
          <TroubleLine trouble={trouble} />
          {!answer && trouble === undefined && <p aria-live="polite">{t.lost.loading}</p>}
          {missing > 0 && <p className="my-place">{t.fair.toBeListed(missing)}</p>}
          {answer?.total === 0 && <p className="nothing">{c.leaderboardNone}</p>}
          {answer && answer.total > 0 && (
            <>
              {answer.mine && <p className="my-place">{c.myPlace(answer.mine.place)}</p>}
              <ScrollBox className="board-scroll" aria-label={title}>
                <table className="board-table">
                  <thead>
                    <tr>
                      <th scope="col">{c.position}</th>
                      <th scope="col">{c.player}</th>
                      <th scope="col">{c.rating}</th>
                      <th scope="col">{t.fair.lastChange}</th>
                      <th scope="col">{c.games}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {answer.places.map((place) => (
                      <Row key={place.person} place={place} mine={place.person === me?.person} />
                    ))}
                    {elsewhere && <Row place={elsewhere} mine />}
                  </tbody>
                </table>
              </ScrollBox>
              <Pager page={page} total={answer.total} perPage={answer.perPage} turn={setPage} />
            </>
          )}
        </section>
        <section className="panel">
          <h2>{c.how}</h2>
          <p>{c.howText}</p>
          <p>
            <Link to={toNumbers(meta.id)} className="button">
              <Glyph name="chart" size={17} /> {t.nav.numbers}: {meta.title[language]}
            </Link>
          </p>
        </section>
      </div>
    </Shell>
  );
}

function Row({
  place: { place, person, name, rating, last },
  mine,
}: {
  readonly place: LeaderboardPlace;
  readonly mine: boolean;
}) {
  const t = useTexts().social;
  return (
    <tr {...(mine && { className: 'mine', 'aria-current': 'true' as const })}>
      <td>{place}</td>
      <th scope="row">
        <Link to={toProfile(person)}>{name}</Link> {mine && <small>({t.meMark})</small>}
      </th>
      <td>
        <RatingSign rating={rating} />
      </td>
      <td>{last && <ChangeSign change={last} brief />}</td>
      <td>{rating.games}</td>
    </tr>
  );
}
