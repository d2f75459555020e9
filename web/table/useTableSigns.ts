/** What tells of the table beyond its own screen: the title of the page, sounds, where I was last, and whether I am here. */
import type { Refusal } from '@cantiere/engine';
import { useTitle } from '../kit/useTitle.ts';
import type { Live } from '../live/useLiveTable.ts';
import { useLastSeen } from '../lost/lastSeen.ts';
import { useTexts } from '../text/index.ts';
import { useHere } from '../waiting/waiting.ts';
import type { TableGiven } from './tableGiven.ts';
import { useSounds } from './useSounds.ts';
import type { Turn } from './useTurn.ts';

/** `refusal`: why a touch did nothing, while it is explained. */
export function useTableSigns(
  { table, live, venue: { multiplayer }, shown, parts: { board } }: TableGiven,
  turn: Turn,
  title: string,
  busy: boolean,
  refusal: Refusal | undefined,
): void {
  const t = useTexts();
  const { seat } = live;
  const { news, asked, away } = turn;
  const { version, view, result } = shown.update;
  useLastSeen(table.id, multiplayer && table.phase === 'playing', { version, seat, view });
  useHere(table.id, table.game, multiplayer && !away && waitsForMe(live));
  useTitle(`${asked ? `● ${t.table.yourTurn} · ` : ''}${title}`);
  const lost = seat !== 'spectator' && result !== undefined && result.ranks[seat] !== 1;
  useSounds({ board, news, asked, busy, refusal, lost });
}

/** By the newest position, whatever is still being shown. */
function waitsForMe({ seat, latest }: Live): boolean {
  return typeof seat === 'number' && latest?.result === undefined && latest?.toAct.includes(seat) === true;
}
