/** What people ask of a table that is there: checks the wish, writes it, tells everybody. Made are tables in making.ts. */
import { randomUUID } from 'node:crypto';
import type { BotLevel } from '@cantiere/bots';
import { recording, standing, type GameRecord, type Seat } from '@cantiere/engine';
import type { Transaction } from 'kysely';
import type { Services } from '../services.ts';
import type { PossibleMoves, SeatWish, Sitting, TableInfo, TableList } from '../protocol.ts';
import { apartFrom, bondWith } from '../store/circle.ts';
import { unhurried } from '../replay/yielding.ts';
import type { OpenedGame } from '../shelf.ts';
import { tablesToLeave } from '../store/farewell.ts';
import { readSteps } from '../store/moves.ts';
import type { Person } from '../store/people.ts';
import type { Schema } from '../store/schema.ts';
import { archivedBy, setArchived } from '../store/archive.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { listedTables, tablesKeptFor, tablesOf } from '../store/tableLists.ts';
import { changeTable, changeTableWithin, readTable } from '../store/tables.ts';
import { readTry } from '../store/tries.ts';
import { AppError } from '../appError.ts';
import { answerAsk, askSeat, askUndo, seatTheAgreed, type UndoAsk } from './asks.ts';
import { startCounted } from './botTables.ts';
import { withoutPerson } from './farewell.ts';
import { sittingAt, whyNotOpen } from '../deals/knowing.ts';
import { friendsTables } from './friends.ts';
import { worthWatching } from './watch.ts';
import type { LiveTable } from './live.ts';
import { forOutsiders, tableInfo } from './info.ts';
import type { TableGame } from './tableGame.ts';
import { mayAsk, stillAsked } from './undo.ts';
import { close, forgetKept, keptFor, leave, mustHost, remove, seatOf, setSeat, sit, start, whyNotWatch } from './lobby.ts';

const MOST_LISTED = 100;
const MOST_MINE = 200;
const MOST_INVITED = 20;

/** Where moves have days a guest's browser has time to get lost: the way back goes to wherever they can be told. */
export function sendLinkBack(services: Services, { id, email }: Person, table: TableInfo | StoredTable): void {
  if (email !== undefined || table.terms.time.kind !== 'turns') return;
  const sits = table.seats.some((seat) => seat.kind === 'person' && seat.person === id);
  if (sits) void services.notices.bringBack([table.id], id);
}

/** Brings the game to life, for its bots may be the first to play. */
export async function setGoing(services: Services, id: string): Promise<void> {
  await services.hall.open(id);
}

/** A table that cannot be played here can still be left. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'CANNOT_RESUME')) throw error;
}

export async function sitDown(services: Services, person: Person, id: string, { seat, edition }: Sitting): Promise<TableInfo> {
  await mustBeWelcome(services, person, id);
  const info = await change(services, person, id, (table) => sit(table, person, services.now(), seat, edition));
  sendLinkBack(services, person, info);
  return info;
}

/** Whom the host has blocked does not sit down there. */
export async function mustBeWelcome(services: Services, person: Person, id: string): Promise<void> {
  const table = await mustRead(services, id);
  if (seatOf(table, person.id) !== undefined) return;
  if ((await bondWith(services.store.db, table.host, person.id)) === 'blocked') throw new AppError('NOT_WELCOME');
}

export async function removePerson(services: Services, host: Person, id: string, person: string): Promise<TableInfo> {
  return change(services, host, id, (table) => remove(table, host, person));
}

export async function changeSeat(services: Services, person: Person, id: string, seat: Seat, wish: SeatWish): Promise<TableInfo> {
  return change(services, person, id, (table) => {
    const sitting = table.seats.at(seat);
    const whose = sitting?.kind === 'person' && sitting.person === table.lobby.takenFrom ? sitting.person : undefined;
    // Whose table it was keeps the seat as long as they are here.
    if (whose !== undefined && whose !== person.id && services.hall.find(id)?.present().has(whose))
      throw new AppError('NOT_ALLOWED');
    return setSeat(table, person, seat, wish);
  });
}

/** A table that waited through an upgrade is dealt by the rules that are here now. */
export async function rulesOfToday(services: Services, id: string): Promise<ReturnType<typeof namesOf>> {
  const opened = await services.shelf.open((await mustRead(services, id)).game);
  if (opened === undefined) throw new AppError('CANNOT_RESUME');
  return namesOf(opened);
}

export const namesOf = ({ edition, game }: OpenedGame) => ({ rulesVersion: game.meta.rulesVersion, edition });

export async function startTable(services: Services, person: Person, id: string, fill: BotLevel | undefined): Promise<TableInfo> {
  const rules = await rulesOfToday(services, id);
  await startCounted(services, person, (mayRun) =>
    change(services, person, id, (table) => {
      mustHost(table, person);
      return mayRun({ ...start(table, services.newSeed(), services.now(), fill), ...rules });
    }),
  );
  await setGoing(services, id);
  return showTable(services, person, id);
}

export async function leaveTable(services: Services, person: Person, id: string): Promise<void> {
  const changed = await changeTable(services.store.db, id, (row) => {
    const table = upToDate(services, row);
    // A try of a deal waits for whoever began it: nobody else could go on with it.
    if (table.deal && table.phase === 'playing' && seatOf(table, person.id) !== undefined) return row;
    const left = leave(table, person);
    return left === table ? row : seatTheAgreed(left, services.now());
  });
  if (changed === undefined) throw new AppError('NOT_FOUND');
  await services.hall.changed(id);
  if (changed.after?.phase === 'playing') await setGoing(services, id).catch(ignoreClosed);
  if (changed.after === changed.before) await setArchived(services.store.db, id, person.id, true);
}

/** Before the start: the table is gone for everybody, and its link with it. */
export async function closeTable(services: Services, host: Person, id: string): Promise<void> {
  const changed = await changeTable(services.store.db, id, (table) => close(table, host));
  if (changed === undefined) throw new AppError('NOT_FOUND');
  await services.hall.changed(id);
}

/** Leaves every table that is not over, within a transaction that does more. Gives those that were changed. */
export async function leaveEverywhere(services: Services, trx: Transaction<Schema>, person: Person): Promise<string[]> {
  const tables = await tablesToLeave(trx, person.id);
  for (const id of tables)
    await changeTableWithin(trx, id, (row) => withoutPerson(upToDate(services, row), person, services.now()));
  return tables;
}

/** And then: everybody there is told, and the bots that took over play. */
export async function goOnWithout(services: Services, tables: readonly string[]): Promise<void> {
  for (const id of tables) {
    await services.hall.changed(id);
    if ((await readTable(services.store.db, id))?.phase === 'playing') await setGoing(services, id).catch(ignoreClosed);
  }
}

/** What the rules let this person do now: for programs, which need not know them. */
export async function movesNow(services: Services, person: string, id: string): Promise<PossibleMoves> {
  const live = await services.hall.open(id);
  const seat = seatOf(live.stored, person);
  if (seat === undefined) throw new AppError('NOT_SEATED');
  const { play } = live;
  if (!play?.toAct.includes(seat) || live.botAt(seat) !== undefined) return { version: play?.version ?? 0, seat, moves: [] };
  return { version: play.version, seat, moves: play.movesOf(seat) };
}

/** My time ran out and a bot sits in: here I am again. */
export async function takeSeatBack(services: Services, person: Person, id: string): Promise<TableInfo> {
  const live = await services.hall.open(id);
  const seat = seatOf(live.stored, person.id);
  if (seat === undefined) throw new AppError('NOT_SEATED');
  const { version = 0 } = live.play ?? {};
  await services.hall.decide(live, { seat, version, back: true, moveId: `back:${seat}:${version}`, by: 'person' });
  return live.info(seat);
}

/** Asks the others to let me go back to my last decision. */
export async function askToGoBack(services: Services, person: Person, id: string, version: number): Promise<TableInfo> {
  const live = await services.hall.open(id);
  const seat = seatOf(live.stored, person.id);
  if (seat === undefined) throw new AppError('NOT_SEATED');
  const { play } = live;
  if (play === undefined || !mayAsk(play, live.stored, seat)) throw new AppError('NOT_ALLOWED');
  if (version < play.lastByPerson) throw new AppError('ASK_GONE');
  const ask = { id: randomUUID(), seat, person: person.id, version: play.version };
  return change(services, person, id, (table) => askUndo(table, ask, openAsk(table, play), services.now()));
}

export async function askForSeat(services: Services, person: Person, id: string, seat: Seat): Promise<TableInfo> {
  await mustBeWelcome(services, person, id);
  const { play, stored } = await services.hall.open(id);
  if (stored.deal) throw new AppError('NOT_ALLOWED');
  const moment = { version: play?.version ?? 0, now: services.now() };
  return change(services, person, id, (table) => askSeat(table, person, seat, randomUUID(), moment));
}

export async function answer(services: Services, person: Person, id: string, ask: string, agree: boolean): Promise<TableInfo> {
  const { play } = await services.hall.open(id);
  const moment = { version: play?.version ?? 0, now: services.now() };
  return change(services, person, id, (table) => {
    if (table.asks.undo?.id === ask && openAsk(table, play) === undefined) throw new AppError('ASK_GONE');
    return answerAsk(table, person, ask, agree, moment);
  });
}

export async function archiveTable(services: Services, person: Person, id: string, archived: boolean): Promise<TableInfo> {
  const table = await mustRead(services, id);
  if (seatOf(table, person.id) === undefined) throw new AppError('NOT_SEATED');
  await setArchived(services.store.db, id, person.id, archived);
  return infoOf(services, table, archived, person);
}

export async function showTable(services: Services, person: Person | undefined, id: string): Promise<TableInfo> {
  const table = await mustRead(services, id);
  if (whyNotWatch(table, person?.id) === 'NOT_WELCOME') throw new AppError('NOT_WELCOME');
  return infoOf(services, table, person !== undefined && (await archivedBy(services.store.db, id, person.id)), person);
}

export async function listTables(services: Services, person: Person | undefined, archived: boolean): Promise<TableList> {
  const { db } = services.store;
  const waiting = await listedTables(db, 'lobby', MOST_LISTED);
  const running = await listedTables(db, 'playing', MOST_LISTED);
  const mine = person ? await tablesOf(db, person.id, archived, MOST_MINE) : [];
  const apart = person ? await apartFrom(db, person.id) : new Set<string>();
  const live = (id: string): LiveTable | undefined => services.hall.find(id);
  const friends = person ? await friendsTables(db, person.id, apart) : [];
  const kept = person ? await tablesKeptFor(db, person.id, MOST_INVITED) : [];
  const invited = kept.filter((table) => person && keptFor(forgetKept(table, services.now()), person.id) !== undefined);
  return {
    listed: waiting.filter(({ host }) => !apart.has(host)).map((table) => infoOf(services, table, false, person)),
    watch: (await worthWatching(db, running, person?.id, apart, live)).map((table) => infoOf(services, table, false, person)),
    mine: mine.map((table) => infoOf(services, table, archived, person)),
    friends: friends.map((table) => infoOf(services, table, false, person)),
    invited: invited.filter(({ host }) => !apart.has(host)).map((table) => infoOf(services, table, false, person)),
  };
}

export async function recordOf(services: Services, person: Person | undefined, id: string): Promise<GameRecord> {
  const table = await mustRead(services, id);
  const barred = table.deal ? await whyNotOpen(services, person, table) : whyNotWatch(table, person?.id);
  if (barred) throw new AppError(barred);
  if (phaseOf(services, table) !== 'over' || table.seed === undefined) throw new AppError('TABLE_NOT_OVER');
  const opened = await services.shelf.openTable(table);
  if (opened === undefined) throw new AppError('CANNOT_RESUME');
  const { edition } = opened;
  const { moves, ...notes } = standing(await readSteps(services.store.db, id));
  const players = table.seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));
  const start = { seats: table.seats.length, options: table.options, seed: table.seed };
  const bots = sittingAt(table);
  const botsVersion = bots && (await readTry(services.store.db, id))?.bots;
  const steady = { ...(bots && { bots }), ...(botsVersion !== undefined && { botsVersion }) };
  return unhurried(recording(opened.game, start, moves, players, { ...notes, edition, ...steady }));
}

/** The row may still have an ask that the game has left behind. */
function openAsk({ asks }: StoredTable, play: TableGame | undefined): UndoAsk | undefined {
  return asks.undo && play && stillAsked(play, asks.undo) ? asks.undo : undefined;
}

/** Changes a table by a pure function, and tells everybody who is at it. */
export async function change(
  services: Services,
  person: Person,
  id: string,
  how: (table: StoredTable) => StoredTable,
): Promise<TableInfo> {
  const changed = await changeTable(services.store.db, id, (row) => how(upToDate(services, row)));
  if (changed?.after === undefined) throw new AppError('NOT_FOUND');
  await services.hall.changed(id);
  return infoOf(services, changed.after, await archivedBy(services.store.db, id, person.id), person);
}

/** Fresh rows, with the game and the people present as this process knows them, as this person may see it. */
export function infoOf(services: Services, stored: StoredTable, archived: boolean, person: Person | undefined): TableInfo {
  const viewer = seatOf(stored, person?.id) ?? 'spectator';
  const live = services.hall.find(stored.id);
  const around = {
    archived,
    now: services.now(),
    present: live?.present(),
    undoAsk: live?.undoAsk,
    sightings: live?.sightings(),
    hostGone: live?.hostGone,
  };
  const info = tableInfo(stored, around, live?.play);
  const seen = live ? { ...info, audience: live.audience() } : info;
  return viewer === 'spectator' ? forOutsiders(seen, person?.id) : seen;
}

/** What the row says of the game may be a moment behind it, and whoever it expects may never have come. */
function upToDate(services: Services, row: StoredTable): StoredTable {
  const known = services.hall.find(row.id)?.stored.summary;
  return forgetKept(known && known.version > row.summary.version ? { ...row, summary: known } : row, services.now());
}

/** The row may be a moment behind the game. */
export function phaseOf(services: Services, stored: StoredTable): TableInfo['phase'] {
  return services.hall.find(stored.id)?.stored.phase === 'over' ? 'over' : stored.phase;
}

export async function mustRead(services: Services, id: string): Promise<StoredTable> {
  const table = await readTable(services.store.db, id);
  if (table === undefined) throw new AppError('NOT_FOUND');
  return table;
}
