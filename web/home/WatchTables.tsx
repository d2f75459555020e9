/** The first few games to watch, and the way to all of them; nothing is shown when there are none. */
import { useMe } from '../ask/me.ts';
import { Link } from '../route/Link.tsx';
import { toWatch } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { eachOnce, useTables } from './tables.ts';
import { WatchRow } from './WatchRow.tsx';

const FIRST = 4;

export function WatchTables() {
  const t = useTexts();
  const me = useMe();
  const { tables } = useTables();
  const { watch } = eachOnce(tables, me);
  if (watch.length === 0) return null;
  return (
    <section className="open-tables watch-tables" aria-labelledby="watch-title">
      <div className="section-head">
        <h2 id="watch-title">{t.find.watch}</h2>
        <Link to={toWatch} className="quiet-link">
          {t.find.watchAll(tables?.watch.length ?? 0)}
        </Link>
      </div>
      <ul className="bare">
        {watch.slice(0, FIRST).map((table) => (
          <WatchRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}
