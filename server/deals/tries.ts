/**
 * A try of a deal: a normal table with a mark, one a person. However often it is asked for, from however many pages, processes or
 * days, it is the same table, going on where it was left.
 */
import type { Services } from '../services.ts';
import type { TableInfo } from '../protocol.ts';
import { newTableId, spokenId } from '../names.ts';
import { spend } from '../store/allowances.ts';
import { lockDeal, type StoredDeal } from '../store/deals.ts';
import type { Person } from '../store/people.ts';
import type { StoredSeat, StoredTable } from '../store/storedTable.ts';
import { setArchived } from '../store/archive.ts';
import { unfinishedTablesHostedBy } from '../store/tableLists.ts';
import { addTableWithin, readTable } from '../store/tables.ts';
import { addTry, triesOf } from '../store/tries.ts';
import { readTerms } from '../time/terms.ts';
import { startCounted } from '../tables/botTables.ts';
import { seatOf, start } from '../tables/lobby.ts';
import { setGoing, showTable } from '../tables/requests.ts';
import { AppError } from '../appError.ts';
import { isClosed } from './knowing.ts';

const DAY = 24 * 3_600_000;

export async function tryDeal(services: Services, person: Person, deal: StoredDeal): Promise<TableInfo> {
  const { db } = services.store;
  if (deal.beginsAt > services.now()) throw new AppError('NOT_FOUND'); // nobody knows of it yet
  const known = await triesOf(db, person.id, [deal.id]);
  if (known.length > 0) return goOn(services, person, known[0].table);
  if ((await services.shelf.open(deal.game, deal.edition)) === undefined) throw new AppError('CANNOT_RESUME');
  await mustNotKnow(services, person, deal);
  if ((await unfinishedTablesHostedBy(db, person.id, services.now())) >= services.limits.tablesPerPerson)
    throw new AppError('TOO_FAST');
  const table = await startCounted(services, person, (mayRun) => begin(services, person, deal, mayRun));
  return goOn(services, person, table);
}

/** Brings it back from where it was put away, and its bots to life. */
async function goOn(services: Services, person: Person, table: string): Promise<TableInfo> {
  await setArchived(services.store.db, table, person.id, false);
  await setGoing(services, table);
  return showTable(services, person, table);
}

/** Whoever sat at the table that a deal comes from has seen its cards. */
async function mustNotKnow({ store }: Services, person: Person, { fromTable }: StoredDeal): Promise<void> {
  const table = fromTable === undefined ? undefined : await readTable(store.db, fromTable);
  const left = table?.seats.some((seat) => seat.kind === 'bot' && seat.leftBy === person.id);
  const handed = table?.handovers?.some(({ from, to }) => from.person === person.id || to.person === person.id);
  if (table && (seatOf(table, person.id) !== undefined || left || handed)) throw new AppError('DEAL_KNOWN');
}

/** Both rows or neither. Gives the table, which may be one that another request of theirs has just begun. */
async function begin(
  services: Services,
  person: Person,
  deal: StoredDeal,
  mayRun: (table: StoredTable) => StoredTable,
): Promise<string> {
  const { db } = services.store;
  for (;;) {
    const table = mayRun(tableFor(services, person, deal, services.now()));
    const begun = await db
      .transaction()
      .execute(async (trx) => {
        // Its maker may have closed it, or midnight have come, since it was read: then its seed may be out.
        const asItIs = (await lockDeal(trx, deal.id)) ?? deal;
        const now = services.now();
        const begins = { table: table.id, deal: deal.id, person: person.id, begunAt: now };
        const late = isClosed(asItIs, now) && ({ notCounted: 'late' } as const);
        if (!(await addTry(trx, { ...begins, ...late }))) return 'known';
        await spend(trx, [{ about: `tries of ${person.id}`, most: services.limits.triesPerDay, forMs: DAY }], now, 'TOO_FAST');
        return (await addTableWithin(trx, table)) ? 'begun' : Promise.reject(new NameTaken());
      })
      .catch((error: unknown) => {
        if (error instanceof NameTaken) return 'taken';
        throw error;
      });
    if (begun === 'begun') return table.id;
    const [known] = begun === 'known' ? await triesOf(db, person.id, [deal.id]) : [];
    if (known) return known.table;
  }
}

class NameTaken extends Error {}

function tableFor({ ratedAmong }: Services, person: Person, deal: StoredDeal, now: number): StoredTable {
  const id = newTableId(false);
  const { kind, day } = deal;
  const seats = deal.sitting.map((bot): StoredSeat =>
    bot === null ? { kind: 'person', person: person.id, name: person.name, since: 0 } : { kind: 'bot', ...bot },
  );
  const lobby: StoredTable = {
    id,
    game: deal.game,
    rulesVersion: deal.rulesVersion,
    edition: deal.edition,
    name: deal.title ?? spokenId(id),
    phase: 'lobby',
    options: deal.options,
    listed: false,
    spectators: false,
    delay: 0,
    openChat: false,
    friends: false,
    removed: [],
    host: person.id,
    hostName: person.name,
    lobby: { edition: 0 },
    seats,
    terms: readTerms({ rated: false, friendly: false, help: false }, ratedAmong, person),
    asks: {},
    createdAt: now,
    startedAt: 0,
    updatedAt: now,
    changes: 0,
    summary: { version: 0, toAct: [] },
    deal: { id: deal.id, kind, ...(day !== undefined && { day }) },
  };
  return start(lobby, deal.seed, now);
}
