/** Where tables are asked for and changed: checks the wish, writes it, tells everybody. */
import { randomBytes } from 'node:crypto';
import type { BotLevel } from '@cantiere/bots';
import { readTable as readTableRequest, record, type GameRecord, type Seat } from '@cantiere/engine';
import type { House } from '../house.ts';
import { newTableId, readName } from '../names.ts';
import type { NewTable, SeatWish, TableInfo, TableList } from '../protocol.ts';
import { readSteps } from '../store/moves.ts';
import type { Person } from '../store/people.ts';
import {
  addTable,
  archivedBy,
  changeTable,
  listedTables,
  readTable,
  setArchived,
  tablesOf,
  unfinishedTablesHostedBy,
  type StoredSeat,
  type StoredTable,
} from '../store/tables.ts';
import { Trouble } from '../trouble.ts';
import { infoFromStore } from './info.ts';
import { standing } from './undo.ts';
import { OPEN, isFull, leave, mayWatch, mustHost, newBot, seatOf, setSeat, sit, start, withSeat } from './lobby.ts';

const MOST_LISTED = 100;
const MOST_MINE = 200;
const LONGEST_TABLE_NAME = 60;

export async function createTable(house: House, person: Person, wish: NewTable): Promise<TableInfo> {
  const opened = await house.shelf.open(wish.game);
  if (opened === undefined) throw new Trouble('NOT_FOUND');
  const read = readTableRequest(opened.game, wish.seats, wish.options ?? {});
  if ('refusal' in read) throw new Trouble('BAD_OPTIONS', read.refusal);
  if ((await unfinishedTablesHostedBy(house.store.db, person.id)) >= house.limits.tablesPerPerson) throw new Trouble('TOO_FAST');
  const name = wish.name === undefined ? person.name : readName(wish.name, LONGEST_TABLE_NAME);
  if (name === undefined) throw new Trouble('BAD_NAME');
  return add(house, person, {
    game: wish.game,
    rulesVersion: opened.game.meta.rulesVersion,
    name,
    options: read.options,
    listed: wish.listed ?? false,
    spectators: wish.spectators ?? true,
    seats: seatsAsWished(person, wish),
    ...(wish.start === true && { start: true }),
  });
}

function seatsAsWished(person: Person, { seats, seat = 0, bots = [] }: NewTable): readonly StoredSeat[] {
  if (seat >= seats || bots.some((bot) => bot.seat >= seats)) throw new Trouble('BAD_REQUEST');
  const empty = Array.from({ length: seats }, () => OPEN);
  const withMe = withSeat(empty, seat, { kind: 'person', person: person.id, name: person.name });
  return bots.reduce((soFar, bot) => {
    if (soFar[bot.seat].kind !== 'open') throw new Trouble('SEAT_TAKEN');
    return withSeat(soFar, bot.seat, newBot(soFar, bot.level));
  }, withMe);
}

type TableToBe = Pick<StoredTable, 'game' | 'rulesVersion' | 'name' | 'options' | 'listed' | 'spectators' | 'seats'> & {
  readonly start?: boolean;
};

async function add(house: House, host: Person, { start: startNow, ...wish }: TableToBe): Promise<TableInfo> {
  const now = Date.now();
  for (;;) {
    const lobby: StoredTable = {
      ...wish,
      id: newTableId(wish.listed),
      phase: 'lobby',
      host: host.id,
      createdAt: now,
      updatedAt: now,
      summary: { version: 0, toAct: [] },
    };
    const table = startNow ? start(lobby, newSeed()) : lobby;
    if (!(await addTable(house.store.db, table))) continue; // that name is taken
    return startNow ? setGoing(house, table.id) : infoFromStore(table, false);
  }
}

/** Brings the game to life, for its bots may be the first to play. */
async function setGoing(house: House, id: string): Promise<TableInfo> {
  return (await house.hall.open(id)).info();
}

/** A table that cannot be played here can still be left. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof Trouble && error.code === 'CANNOT_RESUME')) throw error;
}

export async function sitDown(house: House, person: Person, id: string, seat: Seat | undefined): Promise<TableInfo> {
  return change(house, person, id, (table) => sit(table, person, seat));
}

export async function changeSeat(house: House, person: Person, id: string, seat: Seat, wish: SeatWish): Promise<TableInfo> {
  return change(house, person, id, (table) => setSeat(table, person, seat, wish));
}

export async function startTable(house: House, person: Person, id: string, fill: BotLevel | undefined): Promise<TableInfo> {
  await change(house, person, id, (table) => {
    mustHost(table, person);
    return start(table, newSeed(), fill);
  });
  return setGoing(house, id);
}

export async function leaveTable(house: House, person: Person, id: string): Promise<void> {
  const changed = await changeTable(house.store.db, id, (table) => leave(table, person));
  if (changed === undefined) throw new Trouble('NOT_FOUND');
  await house.hall.changed(id);
  if (changed.after?.phase === 'playing') await setGoing(house, id).catch(ignoreClosed);
  if (changed.before.phase === 'over') await setArchived(house.store.db, id, person.id, true);
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
  const { game, name, options, listed, spectators, seats } = old;
  const again = await add(house, person, {
    game,
    rulesVersion: opened.game.meta.rulesVersion,
    name,
    options,
    listed,
    spectators,
    seats: seats.map((seat, at) => (at === mySeat || seat.kind === 'bot' ? seat : OPEN)),
  });
  const changed = await changeTable(house.store.db, id, (table) => ({ ...table, rematch: table.rematch ?? again.id }));
  await house.hall.changed(id);
  const chosen = changed?.after?.rematch ?? again.id;
  if (chosen !== again.id) await leaveTable(house, person, again.id); // somebody asked at the same moment
  return joinRematch(house, person, chosen, mySeat);
}

async function joinRematch(house: House, person: Person, id: string, wish: Seat): Promise<TableInfo> {
  let started = false;
  const info = await change(house, person, id, (table) => {
    if (table.phase !== 'lobby') return table;
    const seat = table.seats[wish].kind === 'open' ? wish : undefined;
    const seated = sit(table, person, seat);
    started = isFull(seated);
    return started ? start(seated, newSeed()) : seated;
  });
  return started ? setGoing(house, id) : info;
}

export async function archiveTable(house: House, person: Person, id: string, archived: boolean): Promise<TableInfo> {
  const table = await mustRead(house, id);
  if (seatOf(table, person.id) === undefined) throw new Trouble('NOT_SEATED');
  await setArchived(house.store.db, id, person.id, archived);
  return infoOf(house, table, archived);
}

export async function showTable(house: House, person: Person | undefined, id: string): Promise<TableInfo> {
  const table = await mustRead(house, id);
  return infoOf(house, table, person !== undefined && (await archivedBy(house.store.db, id, person.id)));
}

export async function listTables(house: House, person: Person | undefined, archived: boolean): Promise<TableList> {
  const listed = await listedTables(house.store.db, MOST_LISTED);
  const mine = person ? await tablesOf(house.store.db, person.id, archived, MOST_MINE) : [];
  return {
    listed: listed.map((table) => infoOf(house, table, false)),
    mine: mine.map((table) => infoOf(house, table, archived)),
  };
}

export async function recordOf(house: House, person: Person | undefined, id: string): Promise<GameRecord> {
  const table = await mustRead(house, id);
  if (!mayWatch(table, person?.id)) throw new Trouble('NO_SPECTATORS');
  if (phaseOf(house, table) !== 'over' || table.seed === undefined) throw new Trouble('TABLE_NOT_OVER');
  const opened = await house.shelf.open(table.game);
  if (opened === undefined) throw new Trouble('NOT_FOUND');
  if (opened.game.meta.rulesVersion !== table.rulesVersion) throw new Trouble('CANNOT_RESUME');
  const { moves, ...notes } = standing(await readSteps(house.store.db, id));
  const players = table.seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));
  return record(opened.game, { seats: table.seats.length, options: table.options, seed: table.seed }, moves, players, notes);
}

async function change(house: House, person: Person, id: string, how: (table: StoredTable) => StoredTable): Promise<TableInfo> {
  const changed = await changeTable(house.store.db, id, how);
  if (changed?.after === undefined) throw new Trouble('NOT_FOUND');
  await house.hall.changed(id);
  return infoOf(house, changed.after, await archivedBy(house.store.db, id, person.id));
}

/** Fresh rows, with the game and the people present as this process knows them. */
function infoOf(house: House, stored: StoredTable, archived: boolean): TableInfo {
  const live = house.hall.find(stored.id);
  if (live?.play === undefined) return infoFromStore(stored, archived);
  const { seats, rematch: next } = infoFromStore(stored, archived);
  const present = live.present();
  return {
    ...live.info(archived),
    seats: seats.map((seat) => (seat.kind === 'person' ? { ...seat, present: present.has(seat.person) } : seat)),
    ...(next !== undefined && { rematch: next }),
  };
}

/** The row may be a moment behind the game. */
function phaseOf(house: House, stored: StoredTable): TableInfo['phase'] {
  return house.hall.find(stored.id)?.stored.phase === 'over' ? 'over' : stored.phase;
}

async function mustRead(house: House, id: string): Promise<StoredTable> {
  const table = await readTable(house.store.db, id);
  if (table === undefined) throw new Trouble('NOT_FOUND');
  return table;
}

function newSeed(): string {
  return randomBytes(32).toString('hex');
}
