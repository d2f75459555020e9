/** A table as everybody may see it from outside the game. The seed appears only when the game is over. */
import { commitmentTo } from '@cantiere/engine';
import type { Clocks, SeatInfo, TableInfo } from '../protocol.ts';
import type { StoredTable, Summary } from '../store/tables.ts';
import { asksInfo, type UndoAsk } from './asks.ts';
import type { GameInPlay } from './play.ts';

/** What is known of a table beside its rows and its game. */
export interface Around {
  readonly archived: boolean;
  readonly now: number;
  /** Absent: nobody is known to be present. */
  readonly present?: ReadonlySet<string> | undefined;
  readonly undoAsk?: UndoAsk | undefined;
}

export function tableInfo(stored: StoredTable, around: Around, play?: GameInPlay): TableInfo {
  const { id, game, name, options, listed, spectators, delay, openChat, friends, host, hostName, lobby, terms } = stored;
  const { createdAt, updatedAt, seed, rematch } = stored;
  const result = play ? play.result : stored.summary.result;
  const phase = result ? 'over' : stored.phase;
  const training = play ? play.training : stored.summary.training;
  const asks = phase === 'playing' ? asksInfo(stored, around.undoAsk) : [];
  const clocks = phase === 'playing' ? (play ? play.clocks?.info(around.now) : lastKnown(stored.summary, around.now)) : undefined;
  return {
    id,
    game,
    name,
    phase,
    seats: seatInfos(stored, around, play),
    options,
    listed,
    spectators,
    ...(delay > 0 && { delay }),
    openChat,
    friends,
    host,
    hostName,
    ...(phase === 'lobby' && { lobby }),
    terms,
    createdAt,
    updatedAt,
    version: play ? play.version : stored.summary.version,
    toAct: play ? play.toAct : stored.summary.toAct,
    archived: around.archived,
    ...(seed !== undefined && { commitment: commitmentTo(seed) }),
    ...(seed !== undefined && phase === 'over' && { seed }),
    ...(rematch !== undefined && { rematch }),
    ...(training && { training: true }),
    ...(clocks && { clocks }),
    ...(asks.length > 0 && { asks }),
    ...(result && { result }),
  };
}

/**
 * As it is told to those who do not sit: at a table that is watched late, where the game stood then, and not whose turn it
 * is, which a running clock or an ask to go back would tell; at one that nobody may watch, nothing of the game at all.
 */
export function forOutsiders(info: TableInfo, person?: string): TableInfo {
  if (!info.spectators && info.phase !== 'lobby') return behindTheDoor(info, person);
  if (info.delay === undefined || info.phase !== 'playing') return info;
  const { clocks: _running, asks: _asked, ...rest } = info;
  return { ...rest, version: Math.max(0, info.version - info.delay), toAct: [] };
}

/** Whose table it is and which seats a newcomer could ask for; of what people ask of each other, what this one did. */
function behindTheDoor(info: TableInfo, person: string | undefined): TableInfo {
  const { id, game, name, phase, options, listed, spectators, openChat, friends, host, hostName, terms, createdAt, archived } =
    info;
  const asks = info.asks?.filter((ask) => ask.kind === 'seat' && ask.person === person) ?? [];
  return {
    id,
    game,
    name,
    phase,
    seats: info.seats.map((seat) =>
      seat.kind === 'person' ? { kind: 'person', name: seat.name, person: seat.person, present: false } : seat,
    ),
    options,
    listed,
    spectators,
    openChat,
    friends,
    host,
    hostName,
    terms,
    createdAt,
    updatedAt: createdAt,
    version: 0,
    toAct: [],
    archived,
    ...(asks.length > 0 && { asks }),
  };
}

function seatInfos({ seats, summary }: StoredTable, { present }: Around, play: GameInPlay | undefined): readonly SeatInfo[] {
  return seats.map((seat, at): SeatInfo => {
    if (seat.kind === 'open') return seat;
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level, name: seat.name };
    const { since: _since, ...rest } = seat;
    const absence = play ? play.clocks?.absence(at) : (summary.clocks?.absences[at] ?? undefined);
    return { ...rest, present: present?.has(seat.person) ?? false, ...(absence && { absence }) };
  });
}

function lastKnown({ clocks }: Summary, now: number): Clocks | undefined {
  return clocks && { now, seats: clocks.deadlines.map((deadline) => (deadline === null ? {} : { deadline })) };
}
