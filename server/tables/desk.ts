/** Where tables are asked for and changed: checks the wish, writes it, tells everybody. */
import { randomUUID } from 'node:crypto';
import type { BotLevel } from '@cantiere/bots';
import { readTable as readTableRequest, recording, standing, type GameRecord, type Seat } from '@cantiere/engine';
import type { Transaction } from 'kysely';
import type { House } from '../house.ts';
import { newTableId, readTitle, spokenId } from '../names.ts';
import type { NewTable, SeatWish, Sitting, TableInfo, TableList } from '../protocol.ts';
import { apartFrom, bondWith } from '../store/circle.ts';
import { unhurried } from '../replay/breath.ts';
import { readTerms } from '../time/terms.ts';
import { tablesToLeave } from '../store/farewell.ts';
import { readSteps } from '../store/moves.ts';
import type { Person } from '../store/people.ts';
import type { Schema } from '../store/schema.ts';
import { archivedBy, setArchived } from '../store/archive.ts';
import type { StoredSeat, StoredTable } from '../store/storedTable.ts';
import { listedTables, tablesKeptFor, tablesOf, unfinishedTablesHostedBy } from '../store/tableLists.ts';
import { addTable, changeTable, changeTableWithin, readTable } from '../store/tables.ts';
import { Trouble } from '../trouble.ts';
import { answerAsk, askSeat, askUndo, seatTheAgreed, type UndoAsk } from './asks.ts';
import { startCounted, type MayRun } from './botTables.ts';
import { withoutPerson } from './farewell.ts';
import { friendsTables } from './friends.ts';
import { worthWatching } from './watch.ts';
import type { LiveTable } from './live.ts';
import { forOutsiders, tableInfo } from './info.ts';
import type { TableGame } from './tableGame.ts';
import { mayAsk, stillAsked } from './undo.ts';
import {
  OPEN,
  close,
  forgetKept,
  isFree,
  isFull,
  keptFor,
  leave,
  mustHost,
  newBot,
  peopleAt,
  remove,
  seatOf,
  setSeat,
  sit,
  start,
  undecided,
  whyNotWatch,
  withSeat,
} from './lobby.ts';

const MOST_LISTED = 100;
const MOST_MINE = 200;
const MOST_INVITED = 20;
const LONGEST_TABLE_NAME = 60;

export async function createTable(house: House, person: Person, wish: NewTable): Promise<TableInfo> {
  const opened = await house.shelf.open(wish.game);
  if (opened === undefined) throw new Trouble('NOT_FOUND');
  const read = readTableRequest(opened.game, wish.seats, wish.options ?? {});
  if ('refusal' in read) throw new Trouble('BAD_OPTIONS', read.refusal);
  if ((await unfinishedTablesHostedBy(house.store.db, person.id)) >= house.limits.tablesPerPerson) throw new Trouble('TOO_FAST');
  const name = wish.name === undefined ? undefined : readTableName(wish.name);
  return add(house, person, {
    game: wish.game,
    rulesVersion: opened.game.meta.rulesVersion,
    ...(name !== undefined && { name }),
    options: read.options,
    listed: wish.listed ?? false,
    spectators: wish.spectators ?? true,
    delay: wish.delay ?? 0,
    openChat: wish.openChat ?? true,
    friends: wish.friends ?? false,
    seats: seatsAsWished(person, wish),
    terms: readTerms(wish.terms, house.ratedAmong, person),
    ...(wish.start === true && { start: true }),
  });
}

export function readTableName(raw: string): string {
  const name = readTitle(raw, LONGEST_TABLE_NAME);
  if (name === undefined) throw new Trouble('BAD_NAME');
  return name;
}

function seatsAsWished(person: Person, { seats, seat = 0, sit: sitsDown = true, bots = [] }: NewTable): readonly StoredSeat[] {
  if (seat >= seats || bots.some((bot) => bot.seat >= seats)) throw new Trouble('BAD_REQUEST');
  const empty = Array.from({ length: seats }, () => OPEN);
  const me: StoredSeat = { kind: 'person', person: person.id, name: person.name, since: 0 };
  const withMe = sitsDown ? withSeat(empty, seat, me) : empty;
  return bots.reduce((soFar, bot) => {
    if (soFar[bot.seat].kind !== 'open') throw new Trouble('SEAT_TAKEN');
    return withSeat(soFar, bot.seat, newBot(soFar, bot.level));
  }, withMe);
}

type TableToBe = Pick<
  StoredTable,
  'game' | 'rulesVersion' | 'options' | 'listed' | 'spectators' | 'delay' | 'openChat' | 'friends' | 'seats' | 'terms'
> & { readonly name?: string; readonly start?: boolean };

async function add(house: House, host: Person, { start: startNow, ...wish }: TableToBe): Promise<TableInfo> {
  const now = house.now();
  for (;;) {
    const id = newTableId(wish.listed);
    const lobby: StoredTable = {
      ...wish,
      id,
      name: wish.name ?? spokenId(id),
      phase: 'lobby',
      host: host.id,
      hostName: host.name,
      lobby: { edition: 0 },
      removed: [],
      asks: {},
      createdAt: now,
      startedAt: 0,
      updatedAt: now,
      changes: 0,
      summary: { version: 0, toAct: [] },
    };
    const open = async (mayRun: MayRun): Promise<StoredTable | undefined> => {
      const table = startNow ? mayRun(start(lobby, house.newSeed(), now)) : lobby;
      return (await addTable(house.store.db, table)) ? table : undefined;
    };
    const table = await (startNow ? startCounted(house, host, open) : open((as) => as));
    if (table === undefined) continue; // that name is taken
    if (startNow) await setGoing(house, table.id);
    sendLinkBack(house, host, table);
    return infoOf(house, table, false, host);
  }
}

/** Where moves have days a guest's browser has time to get lost: the way back goes to wherever they can be told. */
function sendLinkBack(house: House, { id, email }: Person, table: TableInfo | StoredTable): void {
  if (email !== undefined || table.terms.time.kind !== 'turns') return;
  const sits = table.seats.some((seat) => seat.kind === 'person' && seat.person === id);
  if (sits) void house.notices.bringBack([table.id], id);
}

/** Brings the game to life, for its bots may be the first to play. */
async function setGoing(house: House, id: string): Promise<void> {
  await house.hall.open(id);
}

/** A table that cannot be played here can still be left. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof Trouble && error.code === 'CANNOT_RESUME')) throw error;
}

export async function sitDown(house: House, person: Person, id: string, { seat, edition }: Sitting): Promise<TableInfo> {
  await mustBeWelcome(house, person, id);
  const info = await change(house, person, id, (table) => sit(table, person, house.now(), seat, edition));
  sendLinkBack(house, person, info);
  return info;
}

/** Whom the host has blocked does not sit down there. */
export async function mustBeWelcome(house: House, person: Person, id: string): Promise<void> {
  const table = await mustRead(house, id);
  if (seatOf(table, person.id) !== undefined) return;
  if ((await bondWith(house.store.db, table.host, person.id)) === 'blocked') throw new Trouble('NOT_WELCOME');
}

export async function removePerson(house: House, host: Person, id: string, person: string): Promise<TableInfo> {
  return change(house, host, id, (table) => remove(table, host, person));
}

export async function changeSeat(house: House, person: Person, id: string, seat: Seat, wish: SeatWish): Promise<TableInfo> {
  return change(house, person, id, (table) => {
    const sitting = table.seats.at(seat);
    const whose = sitting?.kind === 'person' && sitting.person === table.lobby.takenFrom ? sitting.person : undefined;
    // Whose table it was keeps the seat as long as they are here.
    if (whose !== undefined && whose !== person.id && house.hall.find(id)?.present().has(whose)) throw new Trouble('NOT_ALLOWED');
    return setSeat(table, person, seat, wish);
  });
}

/** A table that waited through an upgrade is dealt by the rules that are here now. */
async function rulesOfToday(house: House, id: string): Promise<{ readonly rulesVersion: number }> {
  const opened = await house.shelf.open((await mustRead(house, id)).game);
  if (opened === undefined) throw new Trouble('CANNOT_RESUME');
  return { rulesVersion: opened.game.meta.rulesVersion };
}

export async function startTable(house: House, person: Person, id: string, fill: BotLevel | undefined): Promise<TableInfo> {
  const rules = await rulesOfToday(house, id);
  await startCounted(house, person, (mayRun) =>
    change(house, person, id, (table) => {
      mustHost(table, person);
      return mayRun({ ...start(table, house.newSeed(), house.now(), fill), ...rules });
    }),
  );
  await setGoing(house, id);
  return showTable(house, person, id);
}

export async function leaveTable(house: House, person: Person, id: string): Promise<void> {
  const changed = await changeTable(house.store.db, id, (row) => {
    const table = upToDate(house, row);
    const left = leave(table, person);
    return left === table ? row : seatTheAgreed(left, house.now());
  });
  if (changed === undefined) throw new Trouble('NOT_FOUND');
  await house.hall.changed(id);
  if (changed.after?.phase === 'playing') await setGoing(house, id).catch(ignoreClosed);
  if (changed.after === changed.before) await setArchived(house.store.db, id, person.id, true);
}

/** Before the start: the table is gone for everybody, and its link with it. */
export async function closeTable(house: House, host: Person, id: string): Promise<void> {
  const changed = await changeTable(house.store.db, id, (table) => close(table, host));
  if (changed === undefined) throw new Trouble('NOT_FOUND');
  await house.hall.changed(id);
}

/** Leaves every table that is not over, within a transaction that does more. Gives those that were changed. */
export async function leaveEverywhere(house: House, trx: Transaction<Schema>, person: Person): Promise<string[]> {
  const tables = await tablesToLeave(trx, person.id);
  for (const id of tables) await changeTableWithin(trx, id, (row) => withoutPerson(upToDate(house, row), person, house.now()));
  return tables;
}

/** And then: everybody there is told, and the bots that took over play. */
export async function goOnWithout(house: House, tables: readonly string[]): Promise<void> {
  for (const id of tables) {
    await house.hall.changed(id);
    if ((await readTable(house.store.db, id))?.phase === 'playing') await setGoing(house, id).catch(ignoreClosed);
  }
}

/** My time ran out and a bot sits in: here I am again. */
export async function takeSeatBack(house: House, person: Person, id: string): Promise<TableInfo> {
  const live = await house.hall.open(id);
  const seat = seatOf(live.stored, person.id);
  if (seat === undefined) throw new Trouble('NOT_SEATED');
  const { version = 0 } = live.play ?? {};
  await house.hall.decide(live, { seat, version, back: true, moveId: `back:${seat}:${version}`, by: 'person' });
  return live.info(seat);
}

/** Asks the others to let me go back to my last decision. */
export async function askToGoBack(house: House, person: Person, id: string, version: number): Promise<TableInfo> {
  const live = await house.hall.open(id);
  const seat = seatOf(live.stored, person.id);
  if (seat === undefined) throw new Trouble('NOT_SEATED');
  const { play } = live;
  if (play === undefined || !mayAsk(play, live.stored, seat)) throw new Trouble('NOT_ALLOWED');
  if (version < play.lastByPerson) throw new Trouble('ASK_GONE');
  const ask = { id: randomUUID(), seat, person: person.id, version: play.version };
  return change(house, person, id, (table) => askUndo(table, ask, openAsk(table, play), house.now()));
}

export async function askForSeat(house: House, person: Person, id: string, seat: Seat): Promise<TableInfo> {
  await mustBeWelcome(house, person, id);
  const { play } = await house.hall.open(id);
  const moment = { version: play?.version ?? 0, now: house.now() };
  return change(house, person, id, (table) => askSeat(table, person, seat, randomUUID(), moment));
}

export async function answer(house: House, person: Person, id: string, ask: string, agree: boolean): Promise<TableInfo> {
  const { play } = await house.hall.open(id);
  const moment = { version: play?.version ?? 0, now: house.now() };
  return change(house, person, id, (table) => {
    if (table.asks.undo?.id === ask && openAsk(table, play) === undefined) throw new Trouble('ASK_GONE');
    return answerAsk(table, person, ask, agree, moment);
  });
}

/** The first who asks makes the new table; the others find it and sit down at it. It starts when the last one has. */
export async function rematch(house: House, person: Person, id: string): Promise<TableInfo> {
  const old = await mustRead(house, id);
  const mySeat = seatOf(old, person.id);
  if (mySeat === undefined) throw new Trouble('NOT_SEATED');
  if (phaseOf(house, old) !== 'over') throw new Trouble('TABLE_NOT_OVER');
  if (old.rematch !== undefined) return joinRematch(house, person, old.rematch, mySeat);
  const opened = await house.shelf.open(old.game);
  if (opened === undefined) throw new Trouble('NOT_FOUND');
  const { game, name, listed, spectators, delay, openChat, friends, seats, terms } = old;
  // A new table: it has the options too that came since the old one was made.
  const read = readTableRequest(opened.game, seats.length, old.options);
  if ('refusal' in read) throw new Trouble('BAD_OPTIONS', read.refusal);
  const again = await add(house, person, {
    game,
    rulesVersion: opened.game.meta.rulesVersion,
    ...(name !== spokenId(old.id) && { name }),
    options: read.options,
    listed,
    spectators,
    delay,
    openChat,
    friends,
    terms,
    seats: seats.map((seat, at) => (at === mySeat ? { ...seat, since: 0 } : seat.kind === 'bot' ? anew(seat) : OPEN)),
  });
  const changed = await changeTable(house.store.db, id, (table) => ({ ...table, rematch: table.rematch ?? again.id }));
  await house.hall.changed(id);
  const chosen = changed?.after?.rematch ?? again.id;
  if (chosen !== again.id)
    await closeTable(house, person, again.id); // somebody asked at the same moment
  else {
    const apart = await apartFrom(house.store.db, person.id);
    const others = peopleAt(old).filter((other) => other !== person.id && !apart.has(other));
    void house.notices.invite('rematch', chosen, others);
  }
  return joinRematch(house, person, chosen, mySeat);
}

/** A bot that took over from somebody plays the next game in its own right. */
function anew({ leftBy: _gone, ...bot }: Extract<StoredSeat, { kind: 'bot' }>): StoredSeat {
  return bot;
}

async function joinRematch(house: House, person: Person, id: string, wish: Seat): Promise<TableInfo> {
  await mustBeWelcome(house, person, id);
  const rules = await rulesOfToday(house, id);
  let started = false;
  const info = await startCounted(house, person, (mayRun) =>
    change(house, person, id, (table) => {
      if (table.phase !== 'lobby') return table;
      const seat = wish < table.seats.length && isFree(table.seats[wish]) ? wish : undefined;
      const seated = sit(table, person, house.now(), seat);
      started = isFull(seated) && undecided(seated).length === 0;
      return started ? mayRun({ ...start(seated, house.newSeed(), house.now()), ...rules }) : seated;
    }),
  );
  sendLinkBack(house, person, info);
  if (!started) return info;
  await setGoing(house, id);
  return showTable(house, person, id);
}

export async function archiveTable(house: House, person: Person, id: string, archived: boolean): Promise<TableInfo> {
  const table = await mustRead(house, id);
  if (seatOf(table, person.id) === undefined) throw new Trouble('NOT_SEATED');
  await setArchived(house.store.db, id, person.id, archived);
  return infoOf(house, table, archived, person);
}

export async function showTable(house: House, person: Person | undefined, id: string): Promise<TableInfo> {
  const table = await mustRead(house, id);
  if (whyNotWatch(table, person?.id) === 'NOT_WELCOME') throw new Trouble('NOT_WELCOME');
  return infoOf(house, table, person !== undefined && (await archivedBy(house.store.db, id, person.id)), person);
}

export async function listTables(house: House, person: Person | undefined, archived: boolean): Promise<TableList> {
  const { db } = house.store;
  const waiting = await listedTables(db, 'lobby', MOST_LISTED);
  const running = await listedTables(db, 'playing', MOST_LISTED);
  const mine = person ? await tablesOf(db, person.id, archived, MOST_MINE) : [];
  const apart = person ? await apartFrom(db, person.id) : new Set<string>();
  const live = (id: string): LiveTable | undefined => house.hall.find(id);
  const friends = person ? await friendsTables(db, person.id, apart) : [];
  const kept = person ? await tablesKeptFor(db, person.id, MOST_INVITED) : [];
  const invited = kept.filter((table) => person && keptFor(forgetKept(table, house.now()), person.id) !== undefined);
  return {
    listed: waiting.filter(({ host }) => !apart.has(host)).map((table) => infoOf(house, table, false, person)),
    watch: (await worthWatching(db, running, person?.id, apart, live)).map((table) => infoOf(house, table, false, person)),
    mine: mine.map((table) => infoOf(house, table, archived, person)),
    friends: friends.map((table) => infoOf(house, table, false, person)),
    invited: invited.filter(({ host }) => !apart.has(host)).map((table) => infoOf(house, table, false, person)),
  };
}

export async function recordOf(house: House, person: Person | undefined, id: string): Promise<GameRecord> {
  const table = await mustRead(house, id);
  const barred = whyNotWatch(table, person?.id);
  if (barred) throw new Trouble(barred);
  if (phaseOf(house, table) !== 'over' || table.seed === undefined) throw new Trouble('TABLE_NOT_OVER');
  const opened = await house.shelf.open(table.game);
  if (opened === undefined) throw new Trouble('NOT_FOUND');
  if (opened.game.meta.rulesVersion !== table.rulesVersion) throw new Trouble('CANNOT_RESUME');
  const { moves, ...notes } = standing(await readSteps(house.store.db, id));
  const players = table.seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));
  const start = { seats: table.seats.length, options: table.options, seed: table.seed };
  return unhurried(recording(opened.game, start, moves, players, notes));
}

/** The row may still have an ask that the game has left behind. */
function openAsk({ asks }: StoredTable, play: TableGame | undefined): UndoAsk | undefined {
  return asks.undo && play && stillAsked(play, asks.undo) ? asks.undo : undefined;
}

/** Changes a table by a pure function, and tells everybody who is at it. */
export async function change(
  house: House,
  person: Person,
  id: string,
  how: (table: StoredTable) => StoredTable,
): Promise<TableInfo> {
  const changed = await changeTable(house.store.db, id, (row) => how(upToDate(house, row)));
  if (changed?.after === undefined) throw new Trouble('NOT_FOUND');
  await house.hall.changed(id);
  return infoOf(house, changed.after, await archivedBy(house.store.db, id, person.id), person);
}

/** Fresh rows, with the game and the people present as this process knows them, as this person may see it. */
function infoOf(house: House, stored: StoredTable, archived: boolean, person: Person | undefined): TableInfo {
  const viewer = seatOf(stored, person?.id) ?? 'spectator';
  const live = house.hall.find(stored.id);
  const around = {
    archived,
    now: house.now(),
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
function upToDate(house: House, row: StoredTable): StoredTable {
  const known = house.hall.find(row.id)?.stored.summary;
  return forgetKept(known && known.version > row.summary.version ? { ...row, summary: known } : row, house.now());
}

/** The row may be a moment behind the game. */
export function phaseOf(house: House, stored: StoredTable): TableInfo['phase'] {
  return house.hall.find(stored.id)?.stored.phase === 'over' ? 'over' : stored.phase;
}

export async function mustRead(house: House, id: string): Promise<StoredTable> {
  const table = await readTable(house.store.db, id);
  if (table === undefined) throw new Trouble('NOT_FOUND');
  return table;
}
