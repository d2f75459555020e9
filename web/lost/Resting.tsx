/** A game whose edition this server does not have just now: what is known of it, that nothing is lost, and who can help. */
import { lazy, Suspense } from 'react';
import { readEdition } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import type { TableInfo } from '@cantiere/server/protocol';
import { PlayerMark } from '../kit/boardKit.ts';
import { called } from '../kit/called.ts';
import { Shell } from '../kit/Shell.tsx';
import { useTitle } from '../kit/useTitle.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toHome } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { ago } from '../kit/ago.ts';
import { lastSeen } from './lastSeen.ts';
import './resting.css';

const RestingBoard = lazy(async () => ({ default: (await import('./RestingBoard.tsx')).RestingBoard }));

export function Resting({ table, again }: { readonly table: TableInfo; again(): void }) {
  const t = useTexts();
  const { language } = usePreferences();
  const title = findGame(table.game)?.meta.title[language] ?? table.game;
  const edition = table.edition === undefined ? undefined : readEdition(table.edition);
  const seen = lastSeen(table.id);
  useTitle(`${title}, ${table.name}`);
  return (
    <Shell
      page="other"
      tall
      hero={
        <>
          <p className="over">
            {title} · {table.name}
          </p>
          <h1>{t.lost.rests}</h1>
          <p className="lead">{t.lost.restsText(edition?.rulesVersion)}</p>
          {table.version > 0 && <p>{t.editions.stands(table.version, ago(table.updatedAt, t))}</p>}
          <p>
            <button type="button" className="button paper large" onClick={again}>
              {t.lost.lookAgain}
            </button>{' '}
            <Link to={toHome} className="button large">
              {t.lost.home}
            </Link>
          </p>
        </>
      }
    >
      <div className="column">
        {seen && (
          <Suspense>
            <RestingBoard table={table} seen={seen} />
          </Suspense>
        )}
        <section className="panel resting-seats">
          <h2>{t.lobby.seats}</h2>
          <ul className="bare">
            {table.seats.map((info, seat) => (
              <li key={seat}>
                <PlayerMark seat={seat} size={18} /> {info.kind === 'open' ? t.lobby.free : called(info.name)}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Shell>
  );
}
