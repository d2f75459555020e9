/** One running game to watch: what, who, how many are there, when somebody last moved. */
import { findGame } from '@cantiere/games';
import type { TableInfo } from '@cantiere/server/protocol';
import { useCircle } from '../social/circle.ts';
import { ago } from '../kit/ago.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { SeatSign } from './TableCard.tsx';

export function WatchRow({ table }: { readonly table: TableInfo }) {
  const t = useTexts();
  const { language } = usePreferences();
  const circle = useCircle();
  const title = findGame(table.game)?.meta.title[language] ?? table.game;
  const people = table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat] : []));
  const friend = people.find(({ person }) => circle?.friends.some((each) => each.person === person));
  const there = people.filter(({ present }) => present).length + watchers(table);
  return (
    <li className="card" data-game={table.game}>
      <b>{title}</b>
      <span className="watch-names">{people.map(({ name }) => name).join(', ')}</span>
      <span className="table-people">
        {table.seats.map((info, seat) => (
          <SeatSign key={seat} seat={seat} info={info} />
        ))}
      </span>
      <span className="free">
        {[
          friend && t.find.withFriend(friend.name),
          there > 0 && t.find.people(there),
          table.delay === undefined ? t.find.lastMove(ago(table.updatedAt, t)) : t.social.late(table.delay),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <Link to={toTable(table.id)} className="button soft" aria-label={t.find.watchGame(title, table.name)}>
        <Glyph name="eye" size={16} /> {t.social.watch}
      </Link>
    </li>
  );
}

const watchers = ({ audience }: TableInfo): number => (audience === undefined ? 0 : audience.people.length + audience.others);
