/** The games that are kept in this browser: resume, look at the result, put away. Nothing is shown when there are none. */
import { useState } from 'react';
import { findGame } from '@cantiere/games';
import { levelCalled } from '@cantiere/bots/levels';
import { SeatSign } from '../home/TableCard.tsx';
import { ICONS } from '../icons.gen.ts';
import { ago } from '../kit/ago.ts';
import { Icon } from '../kit/boardKit.ts';
import { CoverOf } from '../kit/Cover.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toOffline } from '../route/route.ts';
import { useTexts, type Texts } from '../text/index.ts';
import { forget, mySeatAt, useSavedGames, type SavedGame } from './saved.ts';
import './offline.css';

const FIRST = 4;

export function OfflineTables() {
  const t = useTexts();
  const { games, lookAgain } = useSavedGames();
  const [all, setAll] = useState(false);
  if (games.length === 0) return null;
  const inOrder = games.toSorted((a, b) => Number(a.result !== undefined) - Number(b.result !== undefined));
  return (
    <section className="my-tables offline-tables" aria-labelledby="offline-title">
      <div className="section-head">
        <h2 id="offline-title">{t.offline.mine}</h2>
        <span className="hint">{t.offline.where}</span>
        {games.length > FIRST && (
          <button type="button" className="quiet-link" onClick={() => setAll(!all)}>
            {all ? t.home.showLess : t.home.showAll(games.length)}
          </button>
        )}
      </div>
      <ul className="bare table-cards">
        {inOrder.slice(0, all ? undefined : FIRST).map((game) => (
          <Card key={game.id} saved={game} gone={lookAgain} />
        ))}
      </ul>
    </section>
  );
}

function Card({ saved, gone }: { readonly saved: SavedGame; gone(): void }) {
  const t = useTexts();
  const { language } = usePreferences();
  const [asking, setAsking] = useState(false);
  const title = findGame(saved.game)?.meta.title[language] ?? saved.game;
  const over = saved.result !== undefined;
  const mine = !over && saved.toAct.includes(mySeatAt(saved));
  const level = saved.seats.find((seat) => seat.kind === 'bot');
  const open = over ? t.home.review : t.home.resume;
  return (
    <li className={`table-card card ${mine ? 'waiting' : ''}`} data-game={saved.game}>
      <div className="crop">
        <CoverOf game={saved.game} as="crop" />
      </div>
      <div className="table-words">
        <h3>{title}</h3>
        <p className="table-name">
          {saved.name}
          {level?.kind === 'bot' && ` · ${levelCalled(level.level, language)}`}
          {saved.training && ` · ${t.table.training}`}
        </p>
        <p className="table-people">
          {saved.seats.map((seat, n) => (
            <SeatSign
              key={n}
              seat={n}
              info={seat.kind === 'bot' ? seat : { kind: 'person', name: seat.name, person: 'me', present: true }}
            />
          ))}
        </p>
        <div className="table-turn">
          {mine ? <i className="turn-dot" /> : <Icon icon={over ? ICONS.laurels : ICONS.sandsOfTime} size={17} />}
          <span>
            <b>{turnWords(saved, t)}</b>
            <small>{ago(saved.updatedAt, t)}</small>
          </span>
        </div>
        <div className="table-acts">
          {asking ? (
            <button
              type="button"
              className="button danger"
              onBlur={() => setAsking(false)}
              onClick={() => {
                forget(saved.id);
                gone();
              }}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the pressed button stood
              autoFocus
            >
              {t.offline.reallyDelete}
            </button>
          ) : (
            <>
              <button
                type="button"
                className="button icon quiet"
                aria-label={t.offline.deleteGame(`${title}, ${saved.name}`)}
                title={t.offline.delete}
                onClick={() => setAsking(true)}
              >
                <Glyph name="bin" size={17} />
              </button>
              <Link
                to={toOffline(saved.id)}
                className={`button ${mine ? 'go' : 'soft'}`}
                aria-label={`${open}: ${title}, ${saved.name}`}
              >
                {open}
              </Link>
            </>
          )}
        </div>
      </div>
    </li>
  );
}

function turnWords({ result, ...saved }: SavedGame, t: Texts): string {
  const me = mySeatAt(saved);
  if (!result) return saved.toAct.includes(me) ? t.home.yourTurn : t.offline.running;
  const rank = result.ranks[me] ?? 0;
  const points = result.totals[me] ?? 0;
  if (rank > 1) return t.home.placed(rank, points);
  return result.ranks.filter((each) => each === 1).length > 1 ? t.home.wonTied(points) : t.home.won(points);
}
