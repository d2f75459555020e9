/** The table before the game: seats, the link, how it is played and what was changed, who starts. */
import { useEffect, useRef } from 'react';
import { findGame } from '@cantiere/games';
import type { TableInfo } from '@cantiere/server/protocol';
import { changeTable, declineSeat, shuffleSeats, takeHosting } from '../ask/lobby.ts';
import { useMe } from '../ask/me.ts';
import { KeepSeat } from '../away/KeepSeat.tsx';
import { useSeatTold } from '../away/seatTold.ts';
import { seatOf } from '../home/tables.ts';
import { openGame } from '../editions/open.ts';
import { FairSigns } from '../fair/FairSigns.tsx';
import { CopyLink } from '../kit/CopyLink.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { Shell } from '../kit/Shell.tsx';
import { useAct } from '../kit/useAct.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { useTitle } from '../kit/useTitle.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { Chat } from '../table/Chat.tsx';
import type { Live } from '../live/useLiveTable.ts';
import { ChangeAsked, ChangeToMe } from './ChangePanel.tsx';
import { LobbyBar } from './LobbyBar.tsx';
import { LobbyFacts } from './LobbyFacts.tsx';
import { LobbySeat } from './LobbySeat.tsx';
import { sitAt } from './sitting.ts';
import { NameField } from './NameField.tsx';
import './lobby.css';

interface Props {
  readonly table: TableInfo;
  readonly live: Live;
}

export function Lobby({ table, live }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const me = useMe();
  const act = useAct();
  const shelved = findGame(table.game);
  const loaded = useLoaded(
    shelved && (async () => (await openGame(table.game, table.edition)).rules()),
    `${table.game} ${table.edition ?? ''}`,
  );
  const specs = loaded.state === 'here' ? loaded.value.game.options : [];
  const title = shelved?.meta.title[language] ?? table.game;
  useTitle(`${title}, ${table.name}`);
  const mine = seatOf(table, me);
  const mySeat = mine === undefined ? undefined : table.seats[mine];
  const hosting = me?.person === table.host;
  const people = table.seats.filter(({ kind }) => kind === 'person').length;
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  const kept = table.seats.filter((seat) => seat.kind === 'open' && seat.kept).length;
  const agreedTo = mySeat?.kind === 'person' ? mySeat.agreedTo : undefined;
  const outstanding = table.seats.flatMap((seat) => (seat.kind === 'person' && seat.agreedTo ? [seat.agreedTo] : []))[0];
  const invited = mine === undefined && table.seats.some((seat) => seat.kind === 'open' && seat.kept?.person === me?.person);
  const { min = 1, max = table.seats.length } = shelved?.meta.players ?? {};
  const change = useNews(agreedTo !== undefined);
  const seatTold = useSeatTold();
  const wasMine = me !== undefined && me?.person === table.lobby?.takenFrom;

  return (
    <Shell
      page="other"
      hero={
        <>
          <p className="over">{title}</p>
          <h1>{table.name}</h1>
          <p className="lead">
            {hosting ? t.lobby.title : t.lobby.hostedBy(table.hostName)} · {table.listed ? t.lobby.listed : t.lobby.private}
            {table.friends && `, ${t.social.shownToFriends}`} · {table.spectators ? t.lobby.watch : t.lobby.noWatch}
            {table.delay !== undefined && `, ${t.social.lateTable(table.delay)}`}
          </p>
          <p className="lobby-signs">
            <FairSigns table={table} />
          </p>
        </>
      }
    >
      <div className="column lobby" data-game={table.game}>
        <div className="lobby-main">
          {live.connection === 'lost' && (
            <p className="lobby-line" role="status">
              {t.table.connection.lost}
              <button type="button" className="button" onClick={live.retryNow}>
                {t.table.connection.retry}
              </button>
            </p>
          )}
          {agreedTo && (
            <div ref={change}>
              <ChangeToMe table={table} specs={specs} before={agreedTo} />
            </div>
          )}
          {invited && (
            <section className="panel your-seat">
              <h2>{t.lobby.yourSeat(me?.name ?? '')}</h2>
              <p>{t.lobby.yourSeatText(table.hostName)}</p>
              <div className="seat-acts">
                <button type="button" className="button" onClick={() => void act.run(() => declineSeat(table.id))}>
                  {t.lobby.decline}
                </button>
                <button type="button" className="button go" onClick={() => void act.run(() => sitAt(table))}>
                  {t.lobby.sitAny}
                </button>
              </div>
            </section>
          )}
          {mine !== undefined && !seatTold && <KeepSeat table={table.id} className="panel" as="told" />}
          <section className="panel lobby-room">
            <div className="lobby-head">
              <h2>{t.lobby.seats}</h2>
              <span className="hint">{t.lobby.count(table.seats.length, taken, kept)}</span>
              {hosting && people > 1 && (
                <button type="button" className="button" onClick={() => void act.run(() => shuffleSeats(table.id))}>
                  <Glyph name="shuffle" size={16} /> {t.lobby.shuffle}
                </button>
              )}
            </div>
            {hosting && mine === undefined && (
              <p className="organiser">
                <Glyph name="clipboard" size={18} />
                <span>
                  <b>{t.lobby.organising}</b> {t.lobby.organisingHint}
                </span>
                {table.seats.some((seat) => seat.kind === 'open' && !seat.kept) && (
                  <button type="button" className="button" onClick={() => void act.run(() => sitAt(table))}>
                    {t.lobby.sitToo}
                  </button>
                )}
              </p>
            )}
            {!hosting && (wasMine || (mine !== undefined && table.hostGone)) && (
              <p className="organiser">
                <Glyph name="crown" size={18} />
                <span>{wasMine ? t.lobby.hostTaken(table.hostName) : t.lobby.hostGone(table.hostName)}</span>
                <button type="button" className="button" onClick={() => void act.run(() => takeHosting(table.id))}>
                  {wasMine ? t.lobby.takeHostingBack : t.lobby.takeHosting}
                </button>
              </p>
            )}
            <ol className="bare lobby-seats">
              {table.seats.map((info, seat) => (
                <LobbySeat
                  key={seat}
                  table={table}
                  seat={seat}
                  info={info}
                  me={me}
                  hosting={hosting}
                  mayDrop={table.seats.length > min}
                  act={act}
                />
              ))}
            </ol>
            {hosting && table.seats.length < max && (
              <button
                type="button"
                className="button quiet add-seat"
                onClick={() => void act.run(() => changeTable(table.id, { seats: table.seats.length + 1 }))}
              >
                <Glyph name="plus" size={16} /> {t.lobby.addSeat}
              </button>
            )}
            <NameField />
          </section>
        </div>
        <div className="lobby-side">
          {taken < table.seats.length && (
            <section className="panel invite-panel on-blueprint">
              <h2>{t.lobby.invite}</h2>
              <CopyLink address={location.href} />
            </section>
          )}
          {outstanding && agreedTo === undefined && <ChangeAsked table={table} before={outstanding} mine={hosting} act={act} />}
          <LobbyFacts table={table} specs={specs} hosting={hosting} before={agreedTo ?? outstanding} />
          {mine !== undefined && seatTold && <KeepSeat table={table.id} className="panel" as="folded" />}
        </div>
        <section className="panel lobby-chat">
          <h2>{t.table.chat}</h2>
          <Chat
            table={table}
            seat={live.seat}
            lines={live.chat}
            say={live.say}
            unsent={live.unsent}
            unsay={live.unsay}
            lost={live.connection === 'lost'}
          />
        </section>
      </div>
      <LobbyBar table={table} me={me} act={act} />
    </Shell>
  );
}

/** What somebody must answer comes into sight when it comes up. */
function useNews(news: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news) place.current?.scrollIntoView({ block: 'center' });
  }, [news]);
  return place;
}
