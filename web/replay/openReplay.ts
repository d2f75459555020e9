/** Finds a game for its replay, wherever it is: on the server, in this browser, or from a file. */
import { sittingOf, type BotLevel, type Seating } from '@cantiere/bots';
import {
  IllegalRecord,
  type Game,
  type GameRecord,
  type PlayedMove,
  type Result,
  type Seat,
  type TableStart,
  type UndoneMove,
  type Viewer,
} from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import type { ReplayStory, SeatInfo } from '@cantiere/server/protocol';
import { ask, troubleOf, type Trouble } from '../ask/http.ts';
import { findMe, meNow } from '../ask/me.ts';
import { oneTable, replayAddress, wholeGame } from '../ask/tables.ts';
import { nameOf } from '../editions/known.ts';
import { NoEdition, OtherComponents } from '../editions/load.ts';
import { openGame } from '../editions/open.ts';
import type { Sitter } from '../kit/boardKit.ts';
import { LocalGame } from '../offline/localGame.ts';
import { infoOf, type PlayedBy } from '../offline/localTable.ts';
import { findSaved, mySeatAt } from '../offline/saved.ts';
import type { ReplayOf } from '../route/route.ts';
import { peopleAt } from '../table/people.ts';
import { findFile } from './files.ts';
import type { Replay } from './replay.ts';
import { RecordReplay } from './recordReplay.ts';
import { ServerReplay } from './serverReplay.ts';

export interface OpenReplay {
  readonly game: string;
  readonly edition: string;
  readonly name: string;
  readonly people: readonly Sitter[];
  readonly me: Seat | 'spectator';
  readonly replay: Replay;
  /** The game in full, once it is over. */
  readonly whole?: { readonly start: TableStart; readonly moves: readonly PlayedMove[]; readonly result: Result };
  /** Of a game that goes on at the server: its version when it was opened. */
  readonly version?: number;
  /** By seat: the level of a bot; null for a person, and where nobody can tell. */
  readonly sitting: readonly (BotLevel | null)[];
  /** The bots' answers followed from the deal and the moves (`GameRecord.bots`). */
  readonly steady: boolean;
  /** Moves may be tried elsewhere: not while it goes on among people without hints. */
  readonly mayTry: boolean;
  /** Of a table that was open to everybody, and is over. */
  readonly isPublic?: boolean;
}

/** Why a replay cannot be shown. */
export type NoReplay = Trouble | 'GONE' | 'STALE' | 'LOBBY' | 'NO_GAME' | NoEdition | OtherComponents;

export async function openReplay(where: ReplayOf, id: string): Promise<OpenReplay | { readonly why: NoReplay }> {
  try {
    if (where === 'offline') return await fromBrowser(id);
    if (where === 'file') return await fromFile(id);
    return await fromServer(id);
  } catch (error) {
    if (error instanceof IllegalRecord) return { why: 'STALE' };
    if (error instanceof NoEdition || error instanceof OtherComponents) return { why: error };
    console.warn(error);
    return { why: troubleOf(error) };
  }
}

async function fromServer(id: string): Promise<OpenReplay | { readonly why: NoReplay }> {
  const [table] = await Promise.all([oneTable(id), findMe()]);
  if (table.phase === 'lobby') return { why: 'LOBBY' };
  if (!findGame(table.game)) return { why: 'NO_GAME' };
  const { game, edition } = await rulesOf(table.game, table.edition);
  const sitting = table.seats.map((seat) => (seat.kind === 'bot' ? seat.level : null));
  const common = {
    game: table.game,
    edition,
    name: table.name,
    people: peopleAt(table.seats),
    sitting,
    steady: false,
    mayTry: true,
  };
  if (table.phase === 'over') {
    const doc = await wholeGame(id);
    return {
      ...common,
      me: mySeat(table.seats),
      ...recordedSitting(doc, sitting),
      ...finished(game, doc, doc.moves, doc.undone),
      isPublic: table.listed && table.spectators,
    };
  }
  const told = await ask<ReplayStory>('GET', replayAddress(id));
  return {
    ...common,
    me: told.seat,
    replay: new ServerReplay(replayAddress(id), told),
    version: table.version,
    mayTry: table.help,
  };
}

async function fromBrowser(id: string): Promise<OpenReplay | { readonly why: NoReplay }> {
  const saved = findSaved(id);
  if (!saved) return { why: 'GONE' };
  if (!findGame(saved.game)) return { why: 'NO_GAME' };
  const name = await nameOf(saved);
  if (name === undefined) return { why: 'STALE' };
  const { game, edition } = await rulesOf(saved.game, name);
  const me = mySeatAt(saved);
  const { moves, undone } = new LocalGame(game, saved.start, me, saved.steps).standing;
  const common = {
    game: saved.game,
    edition,
    name: saved.name,
    people: peopleAt(infoOf(saved).seats),
    sitting: saved.seats.map((seat) => (seat.kind === 'bot' ? seat.level : null)),
    steady: saved.steady === true,
    me,
    mayTry: true,
  };
  if (saved.result) return { ...common, ...finished(game, saved.start, moves, undone) };
  return { ...common, replay: new RecordReplay(game, saved.start, moves, [me], undone) };
}

async function fromFile(id: string): Promise<OpenReplay | { readonly why: NoReplay }> {
  const doc = findFile(id);
  if (!doc) return { why: 'GONE' };
  if (!findGame(doc.game)) return { why: 'NO_GAME' };
  const known = await nameOf(doc);
  if (known === undefined) return { why: 'STALE' };
  const { game, edition } = await rulesOf(doc.game, known);
  const { sitting, steady } = recordedSitting(
    doc,
    Array.from({ length: doc.seats }, () => null),
  );
  const people = sitting.map((level, seat) => ({
    name: doc.players[seat] || `#${seat + 1}`,
    bot: level !== null,
    present: true,
  }));
  const common = { game: doc.game, edition, name: people.map((person) => person.name).join(', '), people, mayTry: true };
  return { ...common, sitting, steady, me: 'spectator', ...finished(game, doc, doc.moves, doc.undone) };
}

/** Who sat where, if the record knows it better: a shared deal names its bots. */
function recordedSitting(doc: GameRecord, otherwise: Seating): { readonly sitting: Seating; readonly steady: boolean } {
  const sitting = sittingOf(doc);
  return sitting ? { sitting, steady: true } : { sitting: otherwise, steady: false };
}

/** Once a game is over everybody who may see it may see all of it. */
function finished(
  game: Game,
  { seats, options, seed, from }: TableStart,
  moves: readonly PlayedMove[],
  undone: readonly UndoneMove[] = [],
) {
  const start: TableStart = { seats, options, seed, ...(from && { from }) };
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator', 'all'];
  const replay = new RecordReplay(game, start, moves, viewers, undone);
  const result = game.result(replay.stateAt(moves.length));
  return { replay, ...(result && { whole: { start, moves, result } }) };
}

async function rulesOf(id: string, wanted: string | undefined): Promise<PlayedBy> {
  const { rules, edition } = await openGame(id, wanted);
  return { game: (await rules()).game, edition };
}

function mySeat(seats: readonly SeatInfo[]): Seat | 'spectator' {
  const me = meNow()?.person;
  const seat = seats.findIndex((sitting) => sitting.kind === 'person' && sitting.person === me);
  return seat < 0 ? 'spectator' : seat;
}
