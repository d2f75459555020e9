/** One seat before the game: who sits there or is expected, how they stand to the last change, and what I may do about it. */
import { useState } from 'react';
import { LEVELS, isLevel, levelCalled, type BotLevel } from '@cantiere/bots/levels';
import type { Me, SeatInfo, TableInfo } from '@cantiere/server/protocol';
import { changeTable, freeSeat, handHostOn } from '../ask/lobby.ts';
import { seatBot } from '../ask/tables.ts';
import { PersonName } from '../social/PersonName.tsx';
import { ago } from '../kit/ago.ts';
import { PlayerMark } from '../kit/boardKit.ts';
import { botWords } from '../kit/botWords.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Sure } from '../kit/Sure.tsx';
import type { Act } from '../kit/useAct.ts';
import { useMedia } from '../kit/useMedia.ts';
import { seatOf } from '../home/tables.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { sitAt } from './sitting.ts';
import { untilWords } from './untilWords.ts';

interface Props {
  readonly table: TableInfo;
  readonly seat: number;
  readonly info: SeatInfo;
  readonly me: Me | null | undefined;
  readonly hosting: boolean;
  /** Whether one seat fewer is still a table of this game. */
  readonly mayDrop: boolean;
  readonly act: Act;
}

export function LobbySeat(props: Props) {
  const { info, seat } = props;
  const state = info.kind === 'open' ? (info.kept ? 'kept' : 'open') : info.kind;
  const asks = info.kind === 'person' && info.agreedTo !== undefined;
  return (
    <li className={`lobby-seat ${state} ${asks ? 'asks' : ''}`}>
      <PlayerMark seat={seat} size={24} />
      {info.kind === 'person' && <PersonSeat {...props} info={info} />}
      {info.kind === 'bot' && <Bot {...props} info={info} />}
      {info.kind === 'open' && <Open {...props} info={info} />}
    </li>
  );
}

type Of<K extends SeatInfo['kind']> = Omit<Props, 'info'> & { readonly info: Extract<SeatInfo, { kind: K }> };

function PersonSeat({ table, seat, info, me, hosting, act }: Of<'person'>) {
  const t = useTexts();
  const mine = seatOf(table, me) === seat;
  const [handing, setHanding] = useState(false);
  const asked = info.agreedTo !== undefined;
  const founded = info.person === table.lobby?.takenFrom;
  return (
    <>
      <span className="seat-name">
        <span className="seat-who">
          <b>
            <PersonName person={info.person} name={info.name} at={{ table: table.id, mayRemove: hosting && !mine && !founded }} />
          </b>
          {asked ? (
            <span className="seat-tag warn">
              <Glyph name="clock" size={13} /> {mine ? t.lobby.yourYes : t.lobby.mustAgree}
            </span>
          ) : (
            (info.present || mine) && (
              <span className="seat-tag good">
                <Glyph name="check" size={13} /> {t.lobby.ready}
              </span>
            )
          )}
        </span>
        <small>
          {[mine && t.lobby.you, info.person === table.host && t.lobby.host, !info.present && !mine && t.lobby.away]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {hosting && !mine && (
        <span className="seat-acts">
          <button
            type="button"
            className="button icon quiet"
            aria-haspopup="dialog"
            aria-label={t.lobby.makeHostName(info.name)}
            title={t.lobby.makeHostName(info.name)}
            onClick={() => setHanding(true)}
          >
            <Glyph name="crown" size={18} />
          </button>
          {!(founded && info.present) && (
            <button
              type="button"
              className="button quiet"
              aria-label={t.lobby.freeSeatOf(info.name)}
              onClick={() => void act.run(() => freeSeat(table.id, seat, info.person))}
            >
              {t.lobby.freeSeat}
            </button>
          )}
        </span>
      )}
      {handing && (
        <Sure
          question={t.lobby.makeHostSure(info.name)}
          yes={t.lobby.makeHostYes}
          no={t.lobby.cancel}
          onYes={() => void act.run(() => handHostOn(table.id, info.person))}
          close={() => setHanding(false)}
        />
      )}
    </>
  );
}

function Bot({ table, seat, info, hosting, act }: Of<'bot'>) {
  const t = useTexts();
  const { language } = usePreferences();
  const { called, character } = botWords(table.game, info, language);
  return (
    <>
      <span className="seat-name">
        <b>{info.name}</b>
        <small title={character}>{t.fresh.bot(called)}</small>
      </span>
      {hosting ? <BotChoice table={table} seat={seat} level={info.level} act={act} /> : <Glyph name="bot" size={20} />}
    </>
  );
}

function Open({ table, seat, info, me, hosting, mayDrop, act }: Of<'open'>) {
  const t = useTexts();
  const [inviting, setInviting] = useState(false);
  const narrow = useMedia('(max-width: 760px)');
  const { language } = usePreferences();
  const { kept } = info;
  const mine = seatOf(table, me);
  const forMe = kept !== undefined && kept.person === me?.person;
  const label = t.lobby.seat(seat + 1);
  const sit = (
    <button
      type="button"
      className={`button ${forMe ? 'go' : ''}`}
      aria-label={`${t.lobby.sit}: ${label}`}
      onClick={() => void act.run(() => sitAt(table, seat))}
    >
      {t.lobby.sit}
    </button>
  );
  if (kept)
    return (
      <>
        <span className="seat-name">
          <span className="seat-who">
            <b>{forMe ? t.lobby.yourSeat(kept.name) : kept.name}</b>
            <span className="seat-tag invited">
              <Glyph name="mail" size={13} /> {t.lobby.invited}
            </span>
          </span>
          <small>
            {forMe ? t.lobby.yourSeatText(table.hostName) : t.lobby.keptSince(ago(kept.at, t), untilWords(kept.until, language))}
          </small>
        </span>
        <span className="seat-acts">
          {forMe && mine === undefined && sit}
          {hosting && (
            <button
              type="button"
              className="button quiet"
              aria-label={t.lobby.withdrawName(kept.name)}
              onClick={() => void act.run(() => freeSeat(table.id, seat))}
            >
              {t.lobby.withdraw}
            </button>
          )}
        </span>
      </>
    );
  return (
    <>
      <span className="seat-name">
        <b>{t.lobby.free}</b>
        <small>{label}</small>
      </span>
      <span className="seat-acts">
        {hosting && (
          <button
            type="button"
            className="button primary"
            aria-haspopup="dialog"
            aria-label={t.lobby.inviteTo(label)}
            onClick={() => setInviting(true)}
          >
            <Glyph name="plus" size={16} /> {narrow ? t.lobby.inviteGo : t.lobby.inviteSomebody}
          </button>
        )}
        {!hosting && sit}
        {hosting && <BotChoice table={table} seat={seat} level={undefined} act={act} />}
        {hosting && mayDrop && (
          <button
            type="button"
            className="button icon quiet"
            aria-label={`${t.lobby.dropSeat}: ${label}`}
            title={t.lobby.dropSeat}
            onClick={() => void act.run(() => changeTable(table.id, { seats: table.seats.length - 1, drop: seat }))}
          >
            <Glyph name="bin" size={18} />
          </button>
        )}
      </span>
      {inviting && <InviteDialog table={table} seat={seat} close={() => setInviting(false)} />}
    </>
  );
}

interface BotProps {
  readonly table: TableInfo;
  readonly seat: number;
  readonly level: BotLevel | undefined;
  readonly act: Act;
}

function BotChoice({ table, seat, level, act }: BotProps) {
  const t = useTexts();
  const { language } = usePreferences();
  return (
    <select
      aria-label={`${t.lobby.putBot}: ${t.lobby.seat(seat + 1)}`}
      value={level ?? ''}
      onChange={({ target: { value } }) => void act.run(() => seatBot(table.id, seat, isLevel(value) ? value : undefined))}
    >
      <option value="">{level === undefined ? t.lobby.putBot : t.lobby.removeBot}</option>
      {LEVELS.map((each) => (
        <option key={each} value={each}>
          {t.fresh.bot(levelCalled(each, language))}
        </option>
      ))}
    </select>
  );
}
