/** A table as everybody may see it from outside the game. The seed appears only when the game is over. */
import { commitmentTo } from '@cantiere/engine';
import type { Clocks, SeatInfo, TableInfo } from '../protocol.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { temperamentAt } from '../bots/temperament.ts';
import { helpAt, whyUnrated } from '../social/fair.ts';
import { asksInfo, type UndoAsk } from './asks.ts';
import { sameName } from '../names.ts';
import { forgetKept, keptUntil } from './lobby.ts';
import { awayAskInfo, awayInfo, isAsked, sittersHere, type Sighting } from './away.ts';
import type { TableGame } from './tableGame.ts';

/** What is known of a table beside its rows and its game. */
export interface InfoContext {
  readonly archived: boolean;
  readonly now: number;
  /** Absent: nobody is known to be present. */
  readonly present?: ReadonlySet<string> | undefined;
  readonly undoAsk?: UndoAsk | undefined;
  /** What is known of whoever sits at a running table, seat by seat; absent: nothing. */
  readonly sightings?: readonly (Sighting | undefined)[] | undefined;
  /** Before the start: the host has been gone for a while. */
  readonly hostGone?: boolean | undefined;
}

export function tableInfo(stored: StoredTable, around: InfoContext, play?: TableGame): TableInfo {
  const { id, game, name, options, listed, spectators, delay, openChat, friends, host, hostName, lobby, terms } = stored;
  const { createdAt, updatedAt, seed, rematch } = stored;
  const result = play ? play.result : stored.summary.result;
  const phase = result ? 'over' : stored.phase;
  const training = play ? play.training : stored.summary.training;
  const unrated = whyUnrated(stored, training);
  const asks = phase === 'playing' ? [...asksInfo(stored, around.undoAsk, play), ...awayAsks(stored, around)] : [];
  const resting = phase === 'playing' && play === undefined ? stored.resting : undefined;
  const clocks =
    phase === 'playing' && !resting ? (play ? play.clocks?.info(around.now) : lastKnown(stored, around.now)) : undefined;
  return {
    id,
    game,
    ...(stored.edition !== undefined && { edition: stored.edition }),
    name,
    phase,
    ...(resting && { resting }),
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
    ...(phase === 'lobby' && around.hostGone && { hostGone: true as const }),
    terms,
    help: helpAt(stored),
    ...(unrated && { unrated }),
    ...(stored.deal && { deal: stored.deal }),
    createdAt,
    updatedAt,
    version: play ? play.version : stored.summary.version,
    toAct: resting ? [] : play ? play.toAct : stored.summary.toAct,
    archived: around.archived,
    ...(seed !== undefined && { commitment: commitmentTo(seed) }),
    ...(seed !== undefined && phase === 'over' && { seed }),
    ...(rematch !== undefined && { rematch }),
    ...(training && { training: true }),
    ...(clocks && { clocks }),
    ...(stored.handovers && { handovers: stored.handovers }),
    ...(asks.length > 0 && { asks }),
    ...(result && { result }),
  };
}

/**
 * As it is told to those who do not sit: not what those who do decide about somebody who is away; at a table that is watched
 * late, where the game stood then, and not whose turn it is, which a running clock, an ask to go back or somebody who is waited
 * for would tell; at one that nobody may watch, nothing of the game at all.
 */
export function forOutsiders(info: TableInfo, person?: string): TableInfo {
  if (!info.spectators && info.phase !== 'lobby') return behindTheDoor(info, person);
  if (info.phase !== 'playing') return info;
  const { asks: all = [], ...most } = info;
  const asks = all.filter(({ kind }) => kind !== 'away');
  if (info.delay === undefined) return asks.length > 0 ? { ...most, asks } : most;
  const { clocks: _running, ...rest } = most;
  const version = Math.max(0, info.version - info.delay);
  const handovers = info.handovers?.filter((each) => each.version <= version);
  return { ...rest, seats: info.seats.map(notWaitedFor), version, toAct: [], ...(handovers && { handovers }) };
}

/** Whose table it is and which seats a newcomer could ask for; of what people ask of each other, what this one did. */
function behindTheDoor(info: TableInfo, person: string | undefined): TableInfo {
  const { id, game, name, phase, options, listed, spectators, openChat, friends, host, hostName, createdAt, archived } = info;
  const { edition, resting, terms, help, unrated } = info;
  const asks = info.asks?.filter((ask) => ask.kind === 'seat' && ask.person === person) ?? [];
  return {
    id,
    game,
    ...(edition !== undefined && { edition }),
    name,
    phase,
    ...(resting && { resting }),
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
    help,
    ...(unrated && { unrated }),
    ...(info.deal && { deal: info.deal }),
    createdAt,
    updatedAt: createdAt,
    version: 0,
    toAct: [],
    archived,
    ...(asks.length > 0 && { asks }),
  };
}

function notWaitedFor(seat: SeatInfo): SeatInfo {
  if (seat.kind !== 'person' || seat.away === undefined) return seat;
  const { away: _waited, ...rest } = seat;
  return rest;
}

function awayAsks(stored: StoredTable, { sightings = [], now }: InfoContext) {
  const open = (stored.asks.away ?? []).filter((ask) => isAsked(stored, ask, sightings[ask.seat]?.seen ?? 0, now));
  return open.map((ask) => awayAskInfo(stored, ask, sittersHere(stored, sightings, now)));
}

function seatInfos(
  stored: StoredTable,
  { present, sightings, now }: InfoContext,
  play: TableGame | undefined,
): readonly SeatInfo[] {
  const { seats, summary, terms } = forgetKept(stored, now);
  return seats.map((seat, at): SeatInfo => {
    if (seat.kind === 'open')
      return { kind: 'open', ...(seat.kept && { kept: { ...seat.kept, until: keptUntil(terms, seat.kept) } }) };
    if (seat.kind === 'bot') {
      const temperament = temperamentAt(stored, at);
      return { kind: 'bot', level: seat.level, name: seat.name, ...(temperament && { temperament }) };
    }
    const { person, agreedTo } = seat;
    const name = toldApart(seats, at, seat.name);
    const absence = play ? play.clocks?.absence(at) : (summary.clocks?.absences[at] ?? undefined);
    const sighting = absence ? undefined : sightings?.[at];
    const away = sighting && awayInfo(terms.time, sighting, now);
    return {
      kind: 'person',
      person,
      name,
      present: present?.has(person) ?? false,
      ...(agreedTo && { agreedTo }),
      ...(absence && { absence }),
      ...(away && { away }),
    };
  });
}

/** Two of one name, where the first had been given up for lost: the later seat is counted. */
function toldApart(seats: StoredTable['seats'], at: number, name: string): string {
  const before = seats.slice(0, at).filter((seat) => seat.kind !== 'open' && sameName(seat.name, name)).length;
  return before === 0 ? name : `${name} (${before + 1})`;
}

function lastKnown({ terms, summary: { clocks } }: StoredTable, now: number): Clocks | undefined {
  if (terms.time.kind === 'none') return undefined;
  return clocks && { now, seats: clocks.deadlines.map((deadline) => (deadline === null ? {} : { deadline })) };
}
