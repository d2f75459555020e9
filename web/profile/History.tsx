/** What somebody has finished, newest first. A table is named only where I may see it. */
import { called } from '../kit/called.ts';
import { useState } from 'react';
import { findGame } from '@cantiere/games';
import type { PlayedGame } from '@cantiere/server/protocol';
import { gamesOf } from '../ask/social.ts';
import { ChangeSign } from '../fair/ChangeSign.tsx';
import { inDate, inNumber } from '../kit/inNumbers.ts';
import { Pager } from '../kit/Pager.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toProfile, toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';

export function History({ person }: { readonly person: string }) {
  const t = useTexts();
  const [page, setPage] = useState(1);
  const { answer, trouble } = useAsked(() => gamesOf(person, page), `${person} ${page}`);
  return (
    <section className="panel">
      <h2>{t.social.history}</h2>
      <TroubleLine trouble={trouble} />
      {!answer && trouble === undefined && <p aria-live="polite">{t.lost.loading}</p>}
      {answer && (
        <>
          <ol className="bare history">
            {answer.games.map((game, n) => (
              <Row key={`${page} ${n}`} game={game} person={person} />
            ))}
          </ol>
          <Pager page={page} total={answer.total} perPage={answer.perPage} turn={setPage} />
        </>
      )}
    </section>
  );
}

function Row({ game, person }: { readonly game: PlayedGame; readonly person: string }) {
  const t = useTexts();
  const c = t.social;
  const { language } = usePreferences();
  const title = findGame(game.game)?.meta.title[language] ?? game.game;
  const others = game.table?.people.filter((each) => each.person !== person) ?? [];
  return (
    <li data-game={game.game}>
      <b className="place-sign" data-won={game.place === 1 && game.shared === 0}>
        {game.shared > 0 ? t.fair.shared(game.place, game.seats) : c.place(game.place, game.seats)}
      </b>
      <span className="history-words">
        <b>{game.table ? <Link to={toTable(game.table.id)}>{title}</Link> : title}</b>{' '}
        <span>{game.score === undefined ? c.gaveUp : c.points(inNumber(game.score, language))}</span>
        <small>
          {inDate(game.endedAt, language)} · {game.training ? c.trainingGame : game.rated ? c.rated : c.unrated}
          {game.change && (
            <>
              {' '}
              <ChangeSign change={game.change} />
            </>
          )}
          {!game.table && ` · ${c.privateTable}`}
        </small>
      </span>
      {others.length > 0 && (
        <span className="history-people">
          {others.map((each) =>
            each.name === '' ? (
              <span key={each.person}>{called('')}</span>
            ) : (
              <Link key={each.person} to={toProfile(each.person)}>
                {each.name}
              </Link>
            ),
          )}
        </span>
      )}
    </li>
  );
}
