/** One seat before the game: who sits there, and what I may do about it. */
import { useState } from 'react';
import { LEVELS, isLevel, levelNames } from '@cantiere/bots';
import type { Me, SeatInfo, TableInfo } from '@cantiere/server/protocol';
import { beSomebody } from '../ask/me.ts';
import { seatBot, sitDown } from '../ask/tables.ts';
import { PersonDialog } from '../company/PersonDialog.tsx';
import { PersonName } from '../company/PersonName.tsx';
import { PlayerMark } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import type { Act } from '../kit/useAct.ts';
import { seatOf } from '../home/tables.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';

interface Props {
  readonly table: TableInfo;
  readonly seat: number;
  readonly info: SeatInfo;
  readonly me: Me | null | undefined;
  readonly hosting: boolean;
  readonly act: Act;
}

export function LobbySeat({ table, seat, info, me, hosting, act }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const mine = seatOf(table, me);
  const [removing, setRemoving] = useState(false);
  const name = info.kind === 'open' ? t.lobby.free : info.name;
  return (
    <li className={`lobby-seat ${info.kind}`}>
      <PlayerMark seat={seat} size={26} />
      <span className="seat-name">
        <b>
          {info.kind === 'person' ? (
            <PersonName person={info.person} name={info.name} at={{ table: table.id, mayRemove: hosting }} />
          ) : (
            name
          )}
        </b>
        <small>
          {info.kind === 'bot' && t.fresh.bot(levelNames[info.level][language])}
          {info.kind === 'person' &&
            [
              mine === seat && t.lobby.you,
              info.person === table.host && t.lobby.host,
              !info.present && mine !== seat && t.lobby.away,
            ]
              .filter(Boolean)
              .join(' · ')}
          {info.kind === 'open' && t.lobby.seat(seat + 1)}
        </small>
      </span>
      {info.kind === 'open' && (
        <button
          type="button"
          className="button"
          aria-label={`${t.lobby.sit}: ${t.lobby.seat(seat + 1)}`}
          onClick={() => void act.run(async () => beSomebody().then(() => sitDown(table.id, seat)))}
        >
          {t.lobby.sit}
        </button>
      )}
      {hosting && info.kind !== 'person' && (
        <select
          aria-label={`${t.lobby.putBot}: ${t.lobby.seat(seat + 1)}`}
          value={info.kind === 'bot' ? info.level : ''}
          onChange={(event) => {
            const value = event.target.value;
            void act.run(() => seatBot(table.id, seat, isLevel(value) ? value : undefined));
          }}
        >
          <option value="">{info.kind === 'bot' ? t.lobby.removeBot : t.lobby.putBot}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t.fresh.bot(levelNames[level][language])}
            </option>
          ))}
        </select>
      )}
      {hosting && info.kind === 'person' && mine !== seat && (
        <button
          type="button"
          className="button icon quiet"
          aria-haspopup="dialog"
          aria-label={t.company.removeName(info.name)}
          title={t.company.remove}
          onClick={() => setRemoving(true)}
        >
          <Glyph name="close" size={17} />
        </button>
      )}
      {removing && info.kind === 'person' && (
        <PersonDialog
          person={info.person}
          name={info.name}
          at={{ table: table.id, mayRemove: true }}
          close={() => setRemoving(false)}
        />
      )}
      {info.kind === 'bot' && !hosting && <Glyph name="bot" size={20} />}
    </li>
  );
}
