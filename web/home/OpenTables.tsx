/** Tables that wait for players and are open to everybody; nothing is shown when there are none. */
import { findGame } from '@cantiere/games';
import { useMe } from '../ask/me.ts';
import { timeWords } from '../clock/termsWords.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { SeatSign } from './TableCard.tsx';
import { eachOnce, useTables } from './tables.ts';

export function OpenTables() {
  const t = useTexts();
  const me = useMe();
  const { language } = usePreferences();
  const { tables } = useTables();
  const { open } = eachOnce(tables, me);
  if (open.length === 0) return null;
  return (
    <section className="open-tables" aria-labelledby="open-title">
      <div className="section-head">
        <h2 id="open-title">{t.home.open}</h2>
      </div>
      <ul className="bare">
        {open.map((table) => (
          <li key={table.id} className="card" data-game={table.game}>
            <b>{findGame(table.game)?.meta.title[language] ?? table.game}</b>
            <span>{table.name}</span>
            <span className="table-people">
              {table.seats.map((info, seat) => (
                <SeatSign key={seat} seat={seat} info={info} />
              ))}
            </span>
            {table.terms.time.kind !== 'none' && <small>{timeWords(table.terms.time, t)}</small>}
            <span className="free">{t.home.seatsFree(table.seats.filter((info) => info.kind === 'open').length)}</span>
            <Link to={toTable(table.id)} className="button soft" aria-label={`${t.home.join}: ${table.name}`}>
              {t.home.join}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
