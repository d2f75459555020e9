/** My tables, each with whose turn it is; those that wait for me stand above, at the head of the page. */
import { useEffect, useState } from 'react';
import { shelf } from '@cantiere/games';
import { useMe } from '../ask/me.ts';
import { Link } from '../route/Link.tsx';
import { toAccount } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { TableCard } from './TableCard.tsx';
import { noteWaiting } from '../waiting/waiting.ts';
import { eachOnce, inOrder, useTables, waitsForMe } from './tables.ts';

/** Tables in sight at first; beside a lonely box there is room for fewer. */
const FIRST = shelf.length === 1 ? 4 : 8;

export function MyTables() {
  const t = useTexts();
  const me = useMe();
  const { tables, away } = useTables();
  const [all, setAll] = useState(false);
  const { mine, waiting: above } = eachOnce(tables, me);
  const { length: waiting } = mine.filter((table) => waitsForMe(table, me));
  useEffect(() => {
    if (tables && me)
      noteWaiting(
        inOrder(tables.mine, me)
          .filter((table) => waitsForMe(table, me))
          .toReversed(),
      );
  }, [tables, me]);
  return (
    <section id="tables" className="my-tables" aria-labelledby="tables-title">
      <div className="section-head">
        <h2 id="tables-title">{t.home.mine}</h2>
        {waiting > 0 && (
          <span className="waiting-dot">
            <i /> {t.home.waiting(waiting)}
          </span>
        )}
        {mine.length > FIRST && (
          <button type="button" className="quiet-link" onClick={() => setAll(!all)}>
            {all ? t.home.showLess : t.home.showAll(mine.length)}
          </button>
        )}
      </div>
      {away && <p className="nothing">{t.home.offline}</p>}
      {mine.length === 0 && !away ? (
        <p className="nothing">
          {above.length > 0 ? t.home.allAbove : t.home.none}{' '}
          {me?.email === undefined && above.length === 0 && (
            <Link to={toAccount} className="quiet-link">
              {t.home.signIn}
            </Link>
          )}
        </p>
      ) : (
        <ul className="bare table-cards">
          {mine.slice(0, all ? undefined : FIRST).map((table) => (
            <TableCard key={table.id} table={table} me={me} />
          ))}
        </ul>
      )}
    </section>
  );
}
