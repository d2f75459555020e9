/** Tables at the desk: how each stands, and how whoever runs the house brings one to an end. Nobody's hand is shown here. */
import { AppError } from '../appError.ts';
import type { DeskTable, DeskTables, TableAct } from '../protocol.ts';
import type { Services } from '../services.ts';
import { countFound, findTables, leaveUncounted, type TablesWish } from '../store/deskTables.ts';
import { noteAct } from '../store/operatorLog.ts';
import type { Person } from '../store/people.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { changeTableWithin } from '../store/tables.ts';
import { tell } from '../store/told.ts';
import { withoutPerson } from '../tables/farewell.ts';
import { peopleAt } from '../tables/lobby.ts';
import { spread } from './news.ts';

const PER_PAGE = 25;

export async function deskTables(services: Services, wish: TablesWish, page: number): Promise<DeskTables> {
  const { db } = services.store;
  const [total, found] = await Promise.all([countFound(db, wish), findTables(db, wish, PER_PAGE, (page - 1) * PER_PAGE)]);
  return { tables: found.map(atDesk), total, perPage: PER_PAGE };
}

function atDesk(table: StoredTable): DeskTable {
  const { id, name, game, edition, phase, resting, host, hostName, seats, terms, summary, updatedAt, spectators } = table;
  return {
    id,
    name,
    game,
    ...(edition !== undefined && { edition }),
    phase,
    ...(resting && { resting }),
    host: { person: host, name: hostName },
    people: seats.flatMap((seat) => (seat.kind === 'person' ? [{ person: seat.person, name: seat.name }] : [])),
    bots: seats.filter(({ kind }) => kind === 'bot').length,
    seats: seats.length,
    toAct: phase === 'playing' && !resting ? summary.toAct.flatMap((seat) => whoseTurn(table, seat)) : [],
    clock: terms.time.kind,
    steps: summary.version,
    updatedAt,
    mayWatch: spectators,
  };
}

function whoseTurn({ seats, summary }: StoredTable, at: number): DeskTable['toAct'] {
  const seat = seats.at(at);
  if (seat?.kind === 'bot') return [{ bot: seat.name }];
  if (seat?.kind !== 'person') return [];
  return summary.clocks?.absences[at] != null ? [{ bot: seat.name }] : [{ person: seat.person, name: seat.name }];
}

const LOGGED = { close: 'closeTable', end: 'endTable', remove: 'removeTable' } as const;

/**
 * Before the start a table is closed, and its link with it. A running game ends without its people: bots play it to the end, the
 * record stays, and it counts for nobody. One that rests, since its edition is not here, can only be removed. Everybody who sat
 * there is told.
 */
export async function actOnTable(services: Services, operator: Person, id: string, { act }: TableAct): Promise<void> {
  const { db } = services.store;
  const now = services.now();
  const people = await db.transaction().execute(async (trx) => {
    const changed = await changeTableWithin(trx, id, (table) => {
      mustStand(table, act);
      return act === 'end' ? withoutPeople(table, now) : 'gone';
    });
    if (changed === undefined) throw new AppError('NOT_FOUND');
    if (act === 'end') await leaveUncounted(trx, id);
    const { before } = changed;
    const told = peopleAt(before);
    for (const person of told) await tell(trx, person, { kind: 'closed', name: before.name }, now);
    const detail = { name: before.name };
    await noteAct(trx, { by: operator.id, act: LOGGED[act], table: id, detail }, now);
    return told;
  });
  await spread(services, [{ kind: 'table', table: id }, ...people.map((person) => ({ kind: 'told', person }) as const)]);
}

/** It may have begun, ended or come to rest since it was looked at. */
function mustStand({ phase, resting }: StoredTable, act: TableAct['act']): void {
  const stands = phase === 'lobby' ? 'close' : phase === 'over' ? undefined : resting ? 'remove' : 'end';
  if (stands !== act) throw new AppError('TABLE_CHANGED');
}

function withoutPeople(table: StoredTable, now: number): StoredTable {
  const left = peopleAt(table).reduce<StoredTable | 'gone'>(
    (soFar, id) => (soFar === 'gone' ? soFar : withoutPerson(soFar, { id, name: '' }, now)),
    { ...table, terms: { ...table.terms, rated: false } },
  );
  return left === 'gone' ? table : left;
}
