/** One of my tables at a glance: cover, people, whose turn, one button. */
import { called } from '../kit/called.ts';
import { findGame } from '@cantiere/games';
import type { Me, SeatInfo, TableInfo } from '@cantiere/server/protocol';
import { putAway } from '../ask/tables.ts';
import { ICONS } from '../icons.gen.ts';
import { ago } from '../kit/ago.ts';
import { Icon, PlayerMark } from '../kit/boardKit.ts';
import { CoverOf } from '../kit/Cover.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { useAct } from '../kit/useAct.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toTable } from '../route/route.ts';
import { leftWords } from '../clock/left.ts';
import { timeWords } from '../clock/termsWords.ts';
import { useTexts, type Texts } from '../text/index.ts';
import { askTables, asksMe, botPlaysForMe, seatOf, waitsForMe } from './tables.ts';

export function TableCard({ table, me }: { readonly table: TableInfo; readonly me: Me | null | undefined }) {
  const t = useTexts();
  const { language } = usePreferences();
  const act = useAct();
  const waits = waitsForMe(table, me) || asksMe(table, me);
  const title = findGame(table.game)?.meta.title[language] ?? table.game;
  return (
    <li className={`table-card card ${waits ? 'waiting' : ''}`} data-game={table.game}>
      <div className="crop">
        <CoverOf game={table.game} as="crop" />
      </div>
      <div className="table-words">
        <h3>{title}</h3>
        <p className="table-name">{table.name}</p>
        <p className="table-people">
          {table.seats.map((info, seat) => (
            <SeatSign key={seat} seat={seat} info={info} />
          ))}
        </p>
        <div className="table-turn">
          <TurnSign waits={waits} phase={table.phase} />
          <span>
            <b>{turnWords(table, me, t)}</b>
            <small>{timeLine(table, me, t) ?? ago(table.updatedAt, t)}</small>
          </span>
        </div>
        <div className="table-acts">
          {table.phase === 'over' && (
            <button
              type="button"
              className="button icon quiet"
              aria-label={t.home.archiveTable(table.name)}
              title={t.home.archive}
              onClick={() => void act.run(async () => putAway(table.id).then(askTables))}
            >
              <Glyph name="archive" size={17} />
            </button>
          )}
          <Link
            to={toTable(table.id)}
            className={`button ${waits ? 'go' : 'soft'}`}
            aria-label={`${waits ? t.home.resume : table.phase === 'over' ? t.home.review : t.home.look}: ${title}, ${table.name}`}
          >
            {waits ? t.home.resume : table.phase === 'over' ? t.home.review : t.home.look}
          </Link>
        </div>
      </div>
    </li>
  );
}

export function SeatSign({ seat, info }: { readonly seat: number; readonly info: SeatInfo }) {
  const t = useTexts();
  if (info.kind === 'open')
    return (
      <span className="seat-gap">
        <span className="visually-hidden">{t.lobby.free}</span>
      </span>
    );
  if (info.kind === 'bot') return <Icon icon={ICONS.vintageRobot} size={16} title={info.name} />;
  return <PlayerMark seat={seat} size={17} title={called(info.name)} />;
}

function TurnSign({ waits, phase }: { readonly waits: boolean; readonly phase: TableInfo['phase'] }) {
  if (waits) return <i className="turn-dot" />;
  return (
    <Icon icon={phase === 'over' ? ICONS.laurels : phase === 'lobby' ? ICONS.tabletopPlayers : ICONS.sandsOfTime} size={17} />
  );
}

function turnWords(table: TableInfo, me: Me | null | undefined, t: Texts): string {
  if (table.phase === 'lobby') return asksMe(table, me) ? t.find.changed : t.home.inLobby;
  if (table.phase === 'over') return endWords(table, me, t);
  if (table.resting) return t.home.rests;
  if (waitsForMe(table, me)) return t.home.yourTurn;
  if (botPlaysForMe(table, me)) return t.clock.botForYou;
  const [first, ...others] = table.toAct;
  if (first === undefined) return t.home.finished;
  const info = table.seats[first];
  return others.length > 0 ? t.home.turnOfMany(others.length + 1) : t.home.turnOf(info && info.kind !== 'open' ? info.name : '?');
}

/** Until when I must move, or whoever comes first; before the game, how time will run. */
function timeLine(table: TableInfo, me: Me | null | undefined, t: Texts): string | undefined {
  if (table.phase === 'lobby') return timeWords(table.terms.time, t);
  const { now = 0, seats = [] } = table.clocks ?? {};
  const mine = seatOf(table, me);
  const deadline = (mine !== undefined && seats[mine]?.deadline) || Math.min(...seats.map((seat) => seat.deadline ?? Infinity));
  return table.phase === 'playing' && deadline < Infinity ? t.clock.dueIn(leftWords(deadline - now, t)) : undefined;
}

function endWords({ result, ...table }: TableInfo, me: Me | null | undefined, t: Texts): string {
  const seat = seatOf({ ...table }, me);
  if (!result || seat === undefined) return t.home.finished;
  const rank = result.ranks[seat] ?? 0;
  const points = result.totals[seat] ?? 0;
  if (rank > 1) return t.home.placed(rank, points);
  return result.ranks.filter((each) => each === 1).length > 1 ? t.home.wonTied(points) : t.home.won(points);
}
