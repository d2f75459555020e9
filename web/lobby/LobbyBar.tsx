/** The foot of the lobby: what is still missing in one sentence, and the one thing that I can do about it. */
import { useState } from 'react';
import { LEVELS, isLevel, levelCalled, type BotLevel } from '@cantiere/bots/levels';
import type { Me, TableInfo } from '@cantiere/server/protocol';
import { agreeTo, closeTable } from '../ask/lobby.ts';
import { standUp, startTable } from '../ask/tables.ts';
import { seatOf } from '../home/tables.ts';
import { USUAL_LEVEL } from '../home/usual.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Sure } from '../kit/Sure.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import type { Act } from '../kit/useAct.ts';
import { StartBar } from '../newtable/StartBar.tsx';
import { navigate } from '../route/navigate.ts';
import { toHome } from '../route/route.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { sitAt } from './sitting.ts';

interface Props {
  readonly table: TableInfo;
  readonly me: Me | null | undefined;
  readonly act: Act;
}

export function LobbyBar({ table, me, act }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const [fill, setFill] = useState<BotLevel>(USUAL_LEVEL);
  const [closing, setClosing] = useState(false);
  const hosting = me?.person === table.host;
  const mine = seatOf(table, me);
  const mySeat = mine === undefined ? undefined : table.seats[mine];
  const mustAgree = mySeat?.kind === 'person' && mySeat.agreedTo !== undefined;
  const { edition = 0 } = table.lobby ?? {};
  const kept = table.seats.flatMap((seat) => (seat.kind === 'open' && seat.kept ? [seat.kept] : []));
  const free = table.seats.filter((seat) => seat.kind === 'open' && !seat.kept).length;
  const undecided = table.seats.flatMap((seat) => (seat.kind === 'person' && seat.agreedTo ? [seat.name] : []));
  const nobody = !table.seats.some(({ kind }) => kind === 'person');
  const forMe = kept.some(({ person }) => person === me?.person);
  const names = (of: readonly string[]): string => new Intl.ListFormat(language).format(of);
  const missing = [
    nobody && t.lobby.nobodySits,
    undecided.length > 0 && t.lobby.waitYes(names(undecided), undecided.length === 1),
    kept.length > 0 && t.lobby.waitInvited(names(kept.map(({ name }) => name)), kept.length === 1),
    free > 0 && t.lobby.waitSeats(free),
  ].filter((words) => words !== false);
  const blocked = nobody || undecided.length > 0 || kept.length > 0;
  return (
    <StartBar
      title={mustAgree ? t.lobby.yourAnswer : (missing[0] ?? t.lobby.full)}
      words={[...missing.slice(1), !hosting && t.lobby.waitHost(table.hostName)].filter(Boolean).join(' ')}
      trouble={<TroubleLine trouble={act.trouble} />}
      far={
        hosting &&
        table.lobby?.takenFrom === undefined && (
          <span className="close-table">
            <button type="button" className="button grave" aria-haspopup="dialog" onClick={() => setClosing(true)}>
              <Glyph name="bin" size={16} /> {t.lobby.close}
            </button>
            <small>{t.lobby.closeHint}</small>
          </span>
        )
      }
    >
      {mine !== undefined && (
        <button
          type="button"
          className="button large"
          title={t.lobby.standHint}
          onClick={() => void act.run(() => standUp(table.id))}
        >
          {t.lobby.stand}
        </button>
      )}
      {mustAgree && (
        <button type="button" className="button go large" onClick={() => void act.run(() => agreeTo(table.id, edition))}>
          <Glyph name="check" size={18} /> {t.lobby.agree}
        </button>
      )}
      {mine === undefined && !hosting && (free > 0 || forMe) && (
        <button type="button" className="button go large" onClick={() => void act.run(() => sitAt(table))}>
          <Glyph name="person" size={18} /> {t.lobby.sitAny}
        </button>
      )}
      {hosting && !mustAgree && free > 0 && !blocked && (
        <>
          <select
            aria-label={t.lobby.fillLevel}
            value={fill}
            onChange={(event) => isLevel(event.target.value) && setFill(event.target.value)}
          >
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {t.fresh.bot(levelCalled(level, language))}
              </option>
            ))}
          </select>
          <button type="button" className="button go large" onClick={() => void act.run(() => startTable(table.id, fill))}>
            <Glyph name="play" size={14} /> {t.lobby.fill(free)}
          </button>
        </>
      )}
      {hosting && !mustAgree && (free === 0 || blocked) && (
        <button
          type="button"
          className="button go large"
          aria-disabled={blocked}
          onClick={() => {
            if (!blocked) void act.run(() => startTable(table.id));
          }}
        >
          <Glyph name="play" size={14} /> {t.lobby.start}
        </button>
      )}
      {closing && (
        <Sure
          question={t.lobby.closeSure}
          yes={t.lobby.closeYes}
          no={t.lobby.closeNo}
          grave
          onYes={() => void act.run(async () => closeTable(table.id).then(() => navigate(toHome)))}
          close={() => setClosing(false)}
        />
      )}
    </StartBar>
  );
}
