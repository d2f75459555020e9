/** Deals that people make: the same for whoever gets the link, and the deal of a finished table for others to play. */
import { readTableRequest } from '@cantiere/engine';
import { STEADY_VERSION, type BotLevel } from '@cantiere/bots';
import type { NewFriendsDeal, TableDeal } from '../protocol.ts';
import type { Services } from '../services.ts';
import { newTableId, spokenId } from '../names.ts';
import { spend } from '../store/allowances.ts';
import { addDeal, closeDeal, dealFromTable, openDealsOf, readDeal, type StoredDeal } from '../store/deals.ts';
import { mustNotBeMuted } from '../store/mutes.ts';
import type { Person } from '../store/people.ts';
import { lockTable } from '../store/tables.ts';
import { isOffTheShelf, readTableName } from '../tables/making.ts';
import { whyNotWatch } from '../tables/lobby.ts';
import { mustRead, phaseOf } from '../tables/requests.ts';
import { AppError } from '../appError.ts';
import { sittingFor } from './dealing.ts';

const DAY = 24 * 3_600_000;
const USUAL_DAYS = 7;
const USUAL_LEVEL: BotLevel = 'normal';

/** A link that gives each who follows it the same deal. */
export async function makeFriendsDeal(services: Services, person: Person, wish: NewFriendsDeal): Promise<StoredDeal> {
  const { store, shelf, limits } = services;
  const opened = await shelf.open(wish.game);
  if (opened === undefined) throw new AppError('NOT_FOUND');
  if (isOffTheShelf(services, wish.game)) throw new AppError('GAME_NOT_HERE');
  const read = readTableRequest(opened.game, wish.seats, wish.options ?? {});
  if ('refusal' in read) throw new AppError('BAD_OPTIONS', read.refusal);
  if (read.seats < 2 || (wish.seat !== undefined && wish.seat >= read.seats)) throw new AppError('BAD_REQUEST');
  const now = services.now();
  if (wish.title !== undefined) await mustNotBeMuted(store.db, person.id, now); // whoever has the link reads it
  const title = wish.title === undefined ? undefined : readTableName(wish.title);
  const seed = services.newDealSeed();
  const endsAt = now + (wish.days ?? USUAL_DAYS) * DAY;
  for (;;) {
    const id = newTableId(false);
    const deal: StoredDeal = {
      id,
      kind: 'friends',
      title: title ?? spokenId(id),
      madeBy: person.id,
      game: wish.game,
      rulesVersion: opened.game.meta.rulesVersion,
      edition: opened.edition,
      options: read.options,
      ...sittingFor(read.seats, seed, [wish.level ?? USUAL_LEVEL], wish.seat),
      seed,
      beginsAt: now,
      endsAt,
      finishBy: endsAt + DAY,
      madeAt: now,
      bots: STEADY_VERSION,
    };
    const made = await store.db.transaction().execute(async (trx) => {
      await spend(trx, [{ about: `deals of ${person.id}`, most: limits.dealsPerDay, forMs: DAY }], now, 'TOO_FAST');
      if ((await openDealsOf(trx, person.id, now)) >= limits.dealsPerPerson) throw new AppError('TOO_MANY_DEALS');
      return addDeal(trx, deal);
    });
    if (made) return deal;
  }
}

/** Its maker closes a deal for friends: who has begun may finish, and then everything is open. */
export async function closeFriendsDeal(services: Services, person: Person, deal: StoredDeal): Promise<StoredDeal> {
  if (deal.kind !== 'friends' || deal.madeBy !== person.id) throw new AppError('NOT_ALLOWED');
  await closeDeal(services.store.db, deal.id, services.now());
  return (await readDeal(services.store.db, deal.id)) ?? deal;
}

/** A seat of a finished table, for whoever did not sit there. Whoever asks next for the same finds this one. */
export async function makeTableDeal(services: Services, person: Person, id: string, wish: TableDeal): Promise<StoredDeal> {
  const { store, shelf } = services;
  const table = await mustRead(services, id);
  const barred = whyNotWatch(table, person.id);
  if (barred) throw new AppError(barred);
  if (phaseOf(services, table) !== 'over' || table.seed === undefined) throw new AppError('TABLE_NOT_OVER');
  if (table.deal) throw new AppError('NOT_ALLOWED'); // its deal is there already
  const opened = await shelf.openTable(table);
  if (opened === undefined) throw new AppError('CANNOT_RESUME');
  if (wish.seat >= table.seats.length || table.seats.length < 2) throw new AppError('BAD_REQUEST');
  const level = wish.level ?? USUAL_LEVEL;
  const known = await dealFromTable(store.db, id, wish.seat, level);
  if (known) return known;
  const now = services.now();
  const deal: StoredDeal = {
    id: newTableId(false), // the table's own name may be known to few
    kind: 'table',
    madeBy: person.id,
    game: table.game,
    rulesVersion: opened.game.meta.rulesVersion,
    edition: opened.edition,
    options: table.options,
    ...sittingFor(table.seats.length, table.seed, [level], wish.seat),
    seed: table.seed,
    fromTable: id,
    beginsAt: now,
    madeAt: now,
    bots: STEADY_VERSION,
  };
  return store.db.transaction().execute(async (trx) => {
    await lockTable(trx, id); // of two who ask at once the second finds the first's
    const first = await dealFromTable(trx, id, wish.seat, level);
    if (first) return first;
    await spend(trx, [{ about: `deals of ${person.id}`, most: services.limits.dealsPerDay, forMs: DAY }], now, 'TOO_FAST');
    if (!(await addDeal(trx, deal))) throw new AppError('TOO_FAST'); // the name is taken: as good as never
    return deal;
  });
}
