/** A table as everybody may see it from outside the game. The seed appears only when the game is over. */
import { commitmentTo } from '@cantiere/engine';
import type { SeatInfo, TableInfo } from '../protocol.ts';
import type { StoredTable } from '../store/tables.ts';
import type { GameInPlay } from './play.ts';

export function tableInfo(stored: StoredTable, seats: readonly SeatInfo[], archived: boolean, play?: GameInPlay): TableInfo {
  const { id, game, name, options, listed, spectators, delay, openChat, friends, host, createdAt, updatedAt, seed, rematch } =
    stored;
  const result = play ? play.result : stored.summary.result;
  const phase = result ? 'over' : stored.phase;
  const training = play ? play.training : stored.summary.training;
  return {
    id,
    game,
    name,
    phase,
    seats,
    options,
    listed,
    spectators,
    ...(delay > 0 && { delay }),
    openChat,
    friends,
    host,
    createdAt,
    updatedAt,
    version: play ? play.version : stored.summary.version,
    toAct: play ? play.toAct : stored.summary.toAct,
    archived,
    ...(seed !== undefined && { commitment: commitmentTo(seed) }),
    ...(seed !== undefined && phase === 'over' && { seed }),
    ...(rematch !== undefined && { rematch }),
    ...(training && { training: true }),
    ...(result && { result }),
  };
}

/** As it is told to those who do not sit: at a table that is watched late, where the game stood then, and not whose turn it is. */
export function forOutsiders(info: TableInfo): TableInfo {
  if (info.delay === undefined || info.phase !== 'playing') return info;
  return { ...info, version: Math.max(0, info.version - info.delay), toAct: [] };
}

/** Without a live table nobody is known to be present. */
export function infoFromStore(stored: StoredTable, archived: boolean): TableInfo {
  return tableInfo(
    stored,
    stored.seats.map((seat): SeatInfo => (seat.kind === 'person' ? { ...seat, present: false } : seat)),
    archived,
  );
}
