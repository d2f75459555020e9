/** Where my friends are playing or waiting; nothing is shown when there is nothing to join or watch. */
import { findGame } from '@cantiere/games';
import type { TableInfo } from '@cantiere/server/protocol';
import { useMe } from '../ask/me.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { SeatSign } from './TableCard.tsx';
import { eachOnce, useTables } from './tables.ts';

export function FriendsTables() {
  const t = useTexts();
  const me = useMe();
  const { tables } = useTables();
  const { friends } = eachOnce(tables, me);
  if (friends.length === 0) return null;
  return (
    <section className="open-tables friends-tables" aria-labelledby="friends-title">
      <div className="section-head">
        <h2 id="friends-title">{t.social.friendsTables}</h2>
      </div>
      <ul className="bare">
        {friends.map((table) => (
          <Row key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function Row({ table }: { readonly table: TableInfo }) {
  const t = useTexts();
  const { language } = usePreferences();
  const title = findGame(table.game)?.meta.title[language] ?? table.game;
  const people = table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
  const waiting = table.phase === 'lobby';
  return (
    <li className="card" data-game={table.game}>
      <b>{title}</b>
      <span>{people.length === 1 ? t.social.here(people.join()) : t.social.hereMany(people.join(', '))}</span>
      <span className="table-people">
        {table.seats.map((info, seat) => (
          <SeatSign key={seat} seat={seat} info={info} />
        ))}
      </span>
      <span className="free">
        {waiting ? t.home.seatsFree(table.seats.filter((info) => info.kind === 'open').length) : t.social.playingNow}
      </span>
      <Link
        to={toTable(table.id)}
        className="button soft"
        aria-label={`${waiting ? t.social.join : t.social.watch}: ${title}, ${table.name}`}
      >
        {!waiting && <Glyph name="eye" size={16} />}
        {waiting ? t.social.join : t.social.watch}
      </Link>
    </li>
  );
}
