/** Making tables: what is wished for is checked, given a name that is free, written, and begun at once where that is wished too. */
import { readTableRequest } from '@cantiere/engine';
import type { Services } from '../services.ts';
import { newTableId, readTitle, spokenId } from '../names.ts';
import type { NewTable, TableInfo } from '../protocol.ts';
import { readTerms } from '../time/terms.ts';
import { mustNotBeMuted } from '../store/mutes.ts';
import type { Person } from '../store/people.ts';
import type { StoredSeat, StoredTable } from '../store/storedTable.ts';
import { unfinishedTablesHostedBy } from '../store/tableLists.ts';
import { addTable } from '../store/tables.ts';
import { AppError } from '../appError.ts';
import { startCounted, type MayRun } from './botTables.ts';
import { OPEN, newBot, start, withSeat } from './lobby.ts';
import { infoOf, namesOf, sendLinkBack, setGoing } from './requests.ts';

const LONGEST_TABLE_NAME = 60;

export async function createTable(services: Services, person: Person, wish: NewTable): Promise<TableInfo> {
  const opened = await services.shelf.open(wish.game);
  if (opened === undefined) throw new AppError('NOT_FOUND');
  if (isOffTheShelf(services, wish.game)) throw new AppError('GAME_NOT_HERE');
  const read = readTableRequest(opened.game, wish.seats, wish.options ?? {});
  if ('refusal' in read) throw new AppError('BAD_OPTIONS', read.refusal);
  if ((await unfinishedTablesHostedBy(services.store.db, person.id, services.now())) >= services.limits.tablesPerPerson)
    throw new AppError('TOO_FAST');
  if (wish.name !== undefined) await mustNotBeMuted(services.store.db, person.id, services.now()); // it is read by everybody
  const name = wish.name === undefined ? undefined : readTableName(wish.name);
  return makeTable(services, person, {
    game: wish.game,
    ...namesOf(opened),
    ...(name !== undefined && { name }),
    options: read.options,
    listed: wish.listed ?? false,
    spectators: wish.spectators ?? true,
    delay: wish.delay ?? 0,
    openChat: wish.openChat ?? true,
    friends: wish.friends ?? false,
    seats: seatsAsWished(person, wish),
    terms: readTerms(wish.terms, services.ratedAmong, person),
    ...(wish.start === true && { start: true }),
  });
}

/** Taken off the shelf by whoever runs the house; games that stand on no list can be played by who knows of them. */
export function isOffTheShelf({ shelf, house }: Services, game: string): boolean {
  return shelf.metas.some(({ id }) => id === game) && !house.now.games.includes(game);
}

export function readTableName(raw: string): string {
  const name = readTitle(raw, LONGEST_TABLE_NAME);
  if (name === undefined) throw new AppError('BAD_NAME');
  return name;
}

function seatsAsWished(person: Person, { seats, seat = 0, sit: sitsDown = true, bots = [] }: NewTable): readonly StoredSeat[] {
  if (seat >= seats || bots.some((bot) => bot.seat >= seats)) throw new AppError('BAD_REQUEST');
  const empty = Array.from({ length: seats }, () => OPEN);
  const me: StoredSeat = { kind: 'person', person: person.id, name: person.name, since: 0 };
  const withMe = sitsDown ? withSeat(empty, seat, me) : empty;
  return bots.reduce((soFar, bot) => {
    if (soFar[bot.seat].kind !== 'open') throw new AppError('SEAT_TAKEN');
    return withSeat(soFar, bot.seat, newBot(soFar, bot.level));
  }, withMe);
}

/** A table as it will be written, but for what the house says itself. */
type TableToBe = Pick<
  StoredTable,
  'game' | 'rulesVersion' | 'edition' | 'options' | 'listed' | 'spectators' | 'delay' | 'openChat' | 'friends' | 'seats' | 'terms'
> & { readonly name?: string; readonly start?: boolean };

export async function makeTable(services: Services, host: Person, { start: startNow, ...wish }: TableToBe): Promise<TableInfo> {
  const now = services.now();
  for (;;) {
    // Where a table's link lets people in, none is short enough to be found by trying.
    const id = newTableId(wish.listed && services.house.now.door === 'open');
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
      const table = startNow ? mayRun(start(lobby, services.newSeed(), now)) : lobby;
      return (await addTable(services.store.db, table)) ? table : undefined;
    };
    const table = await (startNow ? startCounted(services, host, open) : open((as) => as));
    if (table === undefined) continue; // that name is taken
    if (startNow) await setGoing(services, table.id);
    sendLinkBack(services, host, table);
    return infoOf(services, table, false, host);
  }
}
