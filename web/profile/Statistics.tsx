/** How somebody plays: a card for each game. */
import { findGame } from '@cantiere/games';
import type { GameStatistics } from '@cantiere/server/protocol';
import { inNumber } from '../kit/inNumbers.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toLeaderboards, toNumbers } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { RatingSign } from './RatingSign.tsx';

export function Statistics({ games }: { readonly games: readonly GameStatistics[] }) {
  return (
    <ul className="bare statistics">
      {games.map((each) => (
        <OneGame key={each.game} of={each} />
      ))}
    </ul>
  );
}

function OneGame({ of }: { readonly of: GameStatistics }) {
  const t = useTexts();
  const { language } = usePreferences();
  const c = t.social;
  const number = (value: number): string => inNumber(value, language);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [c.games, String(of.games)],
    [c.wins, String(of.wins)],
    [t.fair.ties, of.ties > 0 ? String(of.ties) : undefined],
    [c.averagePlace, number(of.averagePlace)],
    [c.averageScore, of.averageScore === undefined ? undefined : number(of.averageScore)],
    [c.bestScore, of.bestScore === undefined ? undefined : number(of.bestScore)],
    [c.favouriteSeats, c.seatsOf(of.favouriteSeats)],
  ];
  return (
    <li data-game={of.game} className="statistic">
      <h3>
        <Link to={toLeaderboards(of.game)}>{findGame(of.game)?.meta.title[language] ?? of.game}</Link>
      </h3>
      <p className="rating-line">
        <span>{c.rating}</span> {of.rating ? <RatingSign rating={of.rating} /> : c.unratedYet}
      </p>
      <dl>
        {facts.map(
          ([label, value]) =>
            value !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="statistic-more">
        <Link to={toNumbers(of.game)} aria-label={`${t.nav.numbers}: ${findGame(of.game)?.meta.title[language] ?? of.game}`}>
          {t.nav.numbers}
        </Link>
      </p>
    </li>
  );
}
