/** In one slim row under the prompt, the same for every game: clocks of the others, and for whom a bot plays; who is away stands on their seat. No row when there is nothing to say. */
import { called } from '../kit/called.ts';
import { levelCalled } from '@cantiere/bots/levels';
import type { Seat } from '@cantiere/engine';
import type { SeatInfo, TableInfo } from '@cantiere/server/protocol';
import { PlayerMark } from '../kit/boardKit.ts';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import type { HeardClocks } from '../live/tableConnection.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { Clock } from './Clock.tsx';

interface Props {
  readonly table: TableInfo;
  /** Of a timed table. */
  readonly clocks: HeardClocks | undefined;
  readonly seat: Seat | 'spectator';
}

export function ClockStrip({ table, clocks, seat: mine }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const { time, standIn } = table.terms;
  const told = (seat: Seat, info: SeatInfo): boolean => {
    if (info.kind !== 'person' || seat === mine) return false;
    const clock = clocks?.seats[seat];
    return info.absence !== undefined || (clock?.deadline ?? clock?.left) !== undefined;
  };
  if (!table.seats.some((info, seat) => told(seat, info))) return null;
  return (
    <ScrollBox className="clock-strip" aria-label={t.clock.clocks}>
      <ul className="bare">
        {table.seats.map((info, seat) => {
          if (info.kind !== 'person' || !told(seat, info)) return null;
          return (
            <li key={seat}>
              <PlayerMark seat={seat} size={13} />
              <span className="clock-name">{called(info.name)}</span>
              {info.absence ? (
                <small>{info.absence === 'forfeit' ? t.clock.forfeited : t.clock.sitsIn(levelCalled(standIn, language))}</small>
              ) : (
                clocks && <Clock clock={clocks.seats[seat]} ahead={clocks.ahead} kind={time.kind} label={called(info.name)} />
              )}
            </li>
          );
        })}
      </ul>
    </ScrollBox>
  );
}
