/** Who sits at the table and on what terms; from here one leaves it, or asks for a seat that a bot has. */
import { useState } from 'react';
import { levelCalled } from '@cantiere/bots/levels';
import type { Seat } from '@cantiere/engine';
import type { SeatInfo, TableInfo } from '@cantiere/server/protocol';
import { ensureGuest, rename } from '../ask/me.ts';
import { askForSeat, standUp } from '../ask/tables.ts';
import { KeepSeat } from '../away/KeepSeat.tsx';
import { awayWords } from '../away/awayWords.ts';
import { EditionLine } from '../editions/EditionSign.tsx';
import { fairWords } from '../fair/FairSigns.tsx';
import { PlayerMark } from '../kit/boardKit.ts';
import { botWords } from '../kit/botWords.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct, type Act } from '../kit/useAct.ts';
import { useModal } from '../kit/useModal.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { termsWords } from './termsWords.ts';

interface Props {
  readonly table: TableInfo;
  readonly seat: Seat | 'spectator';
  close(): void;
}

export function TableDialog({ table, seat, close }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const dialog = useModal();
  const act = useAct();
  const [leaving, setLeaving] = useState(false);
  const shut = (): void => dialog.current?.close();
  const mine = seat === 'spectator' ? undefined : table.seats[seat];
  const mayLeave = table.phase === 'playing' && mine?.kind === 'person' && mine.absence !== 'forfeit';
  return (
    <dialog ref={dialog} className="person-dialog table-dialog" aria-labelledby="table-dialog-title" onClose={close}>
      <div className="person-inside">
        <header>
          <h2 id="table-dialog-title">{t.clock.people}</h2>
          <button type="button" className="button icon quiet" aria-label={t.table.close} onClick={shut}>
            <Glyph name="close" />
          </button>
        </header>
        <ol className="bare table-seats">
          {table.seats.map((info, at) => (
            <SeatRow
              key={at}
              table={table}
              at={at}
              info={info}
              mine={seat === at}
              watching={seat === 'spectator'}
              act={act}
              shut={shut}
            />
          ))}
        </ol>
        <ul className="table-terms">
          {[...termsWords(table.terms, t, language), ...fairWords(table, t)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <EditionLine game={table.game} edition={table.edition} />
        {mine?.kind === 'person' && table.phase === 'playing' && <KeepSeat table={table.id} />}
        {mayLeave && !leaving && (
          <button type="button" className="button stop" onClick={() => setLeaving(true)}>
            {t.clock.leave}
          </button>
        )}
        {mayLeave && leaving && (
          <div className="leave-sure" role="alert">
            <p>{t.clock.leaveSure}</p>
            <button type="button" className="button stop" onClick={() => void act.run(() => standUp(table.id).then(shut))}>
              {t.clock.leaveYes}
            </button>
            <button type="button" className="button" onClick={() => setLeaving(false)}>
              {t.clock.leaveNo}
            </button>
          </div>
        )}
        <TroubleLine trouble={act.trouble} />
      </div>
    </dialog>
  );
}

interface RowProps {
  readonly table: TableInfo;
  readonly at: Seat;
  readonly info: SeatInfo;
  readonly mine: boolean;
  readonly watching: boolean;
  readonly act: Act;
  shut(): void;
}

function SeatRow({ table, at, info, mine, watching, act, shut }: RowProps) {
  const t = useTexts();
  const { language } = usePreferences();
  if (info.kind === 'open') return null;
  const level = levelCalled(table.terms.standIn, language);
  const character = info.kind === 'bot' ? botWords(table.game, info, language).character : undefined;
  const about =
    info.kind === 'bot'
      ? t.fresh.bot(botWords(table.game, info, language).called)
      : info.absence === 'forfeit'
        ? t.clock.forfeited
        : info.absence === 'standIn'
          ? t.clock.sitsIn(level)
          : mine
            ? t.lobby.you
            : info.away
              ? t.away.since(awayWords(info.away, 0, t))
              : info.present
                ? ''
                : t.table.away;
  const mayClaim = info.kind === 'person' && watching && table.phase === 'playing' && info.away !== undefined && !info.present;
  return (
    <li>
      <PlayerMark seat={at} size={20} />
      <span className="seat-name">
        <b>{info.name}</b>
        {about !== '' && <small>{about}</small>}
        {character !== undefined && <small>{character}</small>}
      </span>
      {mayClaim && (
        <button
          type="button"
          className="button"
          title={t.away.claimHint(info.name)}
          onClick={() =>
            void act.run(async () => {
              await ensureGuest();
              await rename(info.name);
              await askForSeat(table.id, at).then(shut);
            })
          }
        >
          {t.away.claimMine(info.name)}
        </button>
      )}
      {info.kind === 'bot' && watching && table.phase === 'playing' && (
        <button
          type="button"
          className="button"
          aria-label={t.clock.takeSeatOf(info.name)}
          onClick={() =>
            void act.run(async () =>
              ensureGuest()
                .then(() => askForSeat(table.id, at))
                .then(shut),
            )
          }
        >
          {t.clock.takeSeat}
        </button>
      )}
    </li>
  );
}
