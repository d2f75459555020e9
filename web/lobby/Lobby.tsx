/** The table before the game: the link, the seats, who starts. */
import { useState } from 'react';
import { LEVELS, isLevel, levelNames, type BotLevel } from '@cantiere/bots';
import { findGame } from '@cantiere/games';
import type { TableInfo } from '@cantiere/server/protocol';
import { useMe, rename, beSomebody } from '../ask/me.ts';
import { sitDown, standUp, startTable } from '../ask/tables.ts';
import { seatOf } from '../home/tables.ts';
import { USUAL_LEVEL } from '../home/usual.ts';
import { FairSigns } from '../fair/FairSigns.tsx';
import { CopyLink } from '../kit/CopyLink.tsx';
import { CoverOf } from '../kit/Cover.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { Shell } from '../kit/Shell.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useTitle } from '../kit/useTitle.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { Chat } from '../table/Chat.tsx';
import type { Live } from '../live/useLiveTable.ts';
import { LobbyOptions } from './LobbyOptions.tsx';
import { LobbySeat } from './LobbySeat.tsx';
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
  const [fill, setFill] = useState<BotLevel>(USUAL_LEVEL);
  const title = findGame(table.game)?.meta.title[language] ?? table.game;
  useTitle(`${title}, ${table.name}`);
  const mine = seatOf(table, me);
  const hosting = me?.person === table.host;
  const free = table.seats.filter((seat) => seat.kind === 'open').length;
  const host = table.seats.find((seat) => seat.kind === 'person' && seat.person === table.host);

  return (
    <Shell
      page="other"
      hero={
        <>
          <p className="over">{title}</p>
          <h1>{table.name}</h1>
          <p className="lead">
            {t.lobby.title} · {table.listed ? t.lobby.listed : t.lobby.private}
            {table.friends && `, ${t.company.shownToFriends}`} · {table.spectators ? t.lobby.watch : t.lobby.noWatch}
            {table.delay !== undefined && `, ${t.company.lateTable(table.delay)}`}
          </p>
          <p className="lobby-signs">
            <FairSigns table={table} />
          </p>
        </>
      }
    >
      <div className="column lobby" data-game={table.game}>
        <div className="new-cover">
          <CoverOf game={table.game} as="box" />
        </div>
        <div className="new-parts">
          {free > 0 && mine !== undefined && (
            <section className="panel invite-panel on-blueprint">
              <h2>{t.lobby.invite}</h2>
              <CopyLink address={location.href} />
            </section>
          )}
          <section className="panel">
            <h2>{t.lobby.seats}</h2>
            {(mine !== undefined || free > 0) && (
              <div className="lobby-me">
                <NameField />
                {mine === undefined && (
                  <button
                    type="button"
                    className="button go large"
                    onClick={() => void act.run(async () => beSomebody().then(() => sitDown(table.id)))}
                  >
                    <Glyph name="person" size={18} /> {t.lobby.sitAny}
                  </button>
                )}
              </div>
            )}
            <ol className="bare lobby-seats">
              {table.seats.map((info, seat) => (
                <LobbySeat key={seat} table={table} seat={seat} info={info} me={me} hosting={hosting} act={act} />
              ))}
            </ol>
            <TroubleLine trouble={act.trouble} />
            <div className="lobby-start">
              <p aria-live="polite">
                {free === 0 ? t.lobby.ready : t.lobby.waitSeats(free)}{' '}
                {!hosting && host?.kind === 'person' && t.lobby.waitHost(host.name)}
              </p>
              {mine !== undefined && (
                <button type="button" className="button" onClick={() => void act.run(() => standUp(table.id))}>
                  {t.lobby.stand}
                </button>
              )}
              {hosting && free > 0 && (
                <span className="fill-with">
                  <select
                    aria-label={t.lobby.fillLevel}
                    value={fill}
                    onChange={(event) => isLevel(event.target.value) && setFill(event.target.value)}
                  >
                    {LEVELS.map((level) => (
                      <option key={level} value={level}>
                        {t.fresh.bot(levelNames[level][language])}
                      </option>
                    ))}
                  </select>
                  <button
                    type="button"
                    className="button go large"
                    onClick={() => void act.run(() => startTable(table.id, fill))}
                  >
                    <Glyph name="play" size={14} /> {t.lobby.fill(free)}
                  </button>
                </span>
              )}
              {hosting && free === 0 && (
                <button type="button" className="button go large" onClick={() => void act.run(() => startTable(table.id))}>
                  <Glyph name="play" size={14} /> {t.lobby.start}
                </button>
              )}
            </div>
          </section>
          <LobbyOptions table={table} />
          <section className="panel lobby-chat">
            <h2>{t.table.chat}</h2>
            <Chat table={table} seat={live.seat} lines={live.chat} say={live.say} />
          </section>
        </div>
      </div>
    </Shell>
  );
}

function NameField() {
  const t = useTexts();
  const me = useMe();
  const act = useAct();
  const [name, setName] = useState<string>();
  return (
    <label className="field">
      <span>{t.lobby.name}</span>
      <input
        value={name ?? me?.name ?? ''}
        maxLength={24}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={() => {
          const wanted = name?.trim() ?? '';
          if (wanted !== '' && wanted !== me?.name) void act.run(() => rename(wanted));
        }}
      />
      <TroubleLine trouble={act.trouble} />
    </label>
  );
}
