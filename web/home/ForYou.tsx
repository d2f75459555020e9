/** My tables before anything else on the page: what waits for me (my turn, a kept seat, a change that wants my yes), then what is under way. */
import { findGame } from '@cantiere/games';
import type { Me, TableInfo } from '@cantiere/server/protocol';
import { declineSeat } from '../ask/lobby.ts';
import { useMe } from '../ask/me.ts';
import { sitDown } from '../ask/tables.ts';
import { CoverOf } from '../kit/Cover.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { navigate } from '../route/navigate.ts';
import { toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { TableCard } from './TableCard.tsx';
import { asksMe, askTables, eachOnce, useTables, waitsForMe } from './tables.ts';

export function ForYou() {
  const t = useTexts();
  const me = useMe();
  const { tables } = useTables();
  const { invited, waiting, running } = eachOnce(tables, me);
  const mine = tables?.mine ?? [];
  const count = invited.length + mine.filter((table) => waitsForMe(table, me) || asksMe(table, me)).length;
  if (!me || count + running.length === 0) return null;
  return (
    <section className="for-you" aria-labelledby="for-you-title">
      <div className="section-head">
        <h2 id="for-you-title">{count > 0 ? t.find.forYou : t.find.underWay}</h2>
        {count > 0 && (
          <span className="waiting-dot">
            <i /> {t.find.tables(count)}
          </span>
        )}
        <a href="#tables" className="quiet-link" onClick={() => document.getElementById('tables')?.scrollIntoView()}>
          {t.find.all}
        </a>
      </div>
      <ul className="bare table-cards">
        {invited.map((table) => (
          <Invitation key={table.id} table={table} me={me} />
        ))}
        {[...waiting, ...running].map((table) => (
          <TableCard key={table.id} table={table} me={me} />
        ))}
      </ul>
    </section>
  );
}

function Invitation({ table, me }: { readonly table: TableInfo; readonly me: Me }) {
  const t = useTexts();
  const { language } = usePreferences();
  const act = useAct();
  const title = findGame(table.game)?.meta.title[language] ?? table.game;
  return (
    <li className="table-card card waiting invitation" data-game={table.game}>
      <div className="crop">
        <CoverOf game={table.game} as="crop" />
      </div>
      <div className="table-words">
        <h3>{t.find.seatWaits(me.name)}</h3>
        <p className="table-name">
          <Link to={toTable(table.id)}>
            {title}, {table.name}
          </Link>
        </p>
        <div className="table-turn">
          <Glyph name="mail" size={18} />
          <b>{t.find.keptBy(table.hostName)}</b>
        </div>
        <div className="table-acts two">
          <button
            type="button"
            className="button"
            aria-label={t.find.declineAt(table.name)}
            onClick={() => void act.run(async () => declineSeat(table.id).then(askTables))}
          >
            {t.find.decline}
          </button>
          <button
            type="button"
            className="button go"
            aria-label={`${t.find.sit}: ${title}, ${table.name}`}
            onClick={() =>
              void act.run(async () => {
                await sitDown(table.id, undefined, table.lobby?.edition);
                navigate(toTable(table.id));
              })
            }
          >
            {t.find.sit}
          </button>
        </div>
        <TroubleLine trouble={act.trouble} />
      </div>
    </li>
  );
}
