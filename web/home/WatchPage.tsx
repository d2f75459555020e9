/** All running games that everybody may watch, in a good order, of one game or of all. */
import { useState } from 'react';
import { shelf } from '@cantiere/games';
import { GameOptions } from '../kit/GameOptions.tsx';
import { Shell } from '../kit/Shell.tsx';
import { useTitle } from '../kit/useTitle.ts';
import { useTexts } from '../text/index.ts';
import { useTables } from './tables.ts';
import { WatchRow } from './WatchRow.tsx';
import './home.css';

export function WatchPage() {
  const t = useTexts();
  const { tables, away } = useTables();
  const [game, setGame] = useState('');
  useTitle(t.find.watch);
  const watch = (tables?.watch ?? []).filter((table) => game === '' || table.game === game);
  return (
    <Shell
      page="other"
      hero={
        <>
          <h1>{t.find.watch}</h1>
          <p className="lead">{t.find.watchLead}</p>
        </>
      }
    >
      <div className="column open-tables watch-tables">
        <label className="field watch-game">
          <span>{t.find.game}</span>
          <select value={game} onChange={(event) => setGame(event.target.value)}>
            <option value="">{t.find.everything}</option>
            <GameOptions games={shelf} />
          </select>
        </label>
        {away && <p className="nothing">{t.home.offline}</p>}
        {tables && watch.length === 0 && <p className="nothing">{t.find.watchNone}</p>}
        <ul className="bare">
          {watch.map((table) => (
            <WatchRow key={table.id} table={table} />
          ))}
        </ul>
      </div>
    </Shell>
  );
}
