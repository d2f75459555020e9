/** Who may know what of a deal, and when: nobody sees more than the deal's face before they have played it. */
import type { Seating } from '@cantiere/bots';
import type { ErrorCode } from '../protocol.ts';
import type { Services } from '../services.ts';
import { readDeal, type StoredDeal } from '../store/deals.ts';
import type { Person } from '../store/people.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { countTries, settleTries, triesOf, type StoredTry } from '../store/tries.ts';
import { seatOf, whyNotWatch } from '../tables/lobby.ts';

/** No try that begins now is ranked. */
export const isClosed = ({ endsAt }: StoredDeal, now: number): boolean => endsAt !== undefined && now >= endsAt;

/**
 * The seed is published when the deal is closed and nobody whose try counts is still at it: at the latest when those who began
 * in time have to be done. A table's is never: it opens to each who has played it, for others may still want to.
 */
export function isSeedPublished(deal: StoredDeal, playing: number, now: number): boolean {
  if (deal.kind === 'table') return false;
  if (deal.finishBy !== undefined && now >= deal.finishBy) return true;
  return isClosed(deal, now) && playing === 0;
}

/** Whether somebody may see the field of a deal and the games of the others. */
export function isFieldOpen(deal: StoredDeal, mine: StoredTry | undefined, playing: number, now: number): boolean {
  return mine?.ended !== undefined || isSeedPublished(deal, playing, now);
}

/** What this process knows of ended games is in the rows, and what the rows say is in the tries. */
export async function upToDate({ store, hall }: Services, deals: readonly string[]): Promise<void> {
  // Whoever has just made the last move is told of it before it is in the row.
  const hasEnded = [...hall.tables].some(({ stored: { phase, deal } }) => phase === 'over' && deal && deals.includes(deal.id));
  if (hasEnded) await hall.saveSummaries();
  await settleTries(store.db, { deals });
}

/** Why the record of a try is not open to somebody. Their own is, when it is over. */
export async function whyNotOpen(
  services: Services,
  person: Person | undefined,
  table: StoredTable,
): Promise<ErrorCode | undefined> {
  if (whyNotWatch(table, person?.id) === undefined) return undefined;
  const deal = table.deal && (await readDeal(services.store.db, table.deal.id));
  if (deal === undefined) return 'NO_SPECTATORS';
  const { db } = services.store;
  await upToDate(services, [deal.id]);
  const [mine] = person ? await triesOf(db, person.id, [deal.id]) : [];
  const playing = (await countTries(db, [deal.id])).get(deal.id)?.playing ?? 0;
  return isFieldOpen(deal, mine, playing, services.now()) ? undefined : 'TRY_FIRST';
}

/** Who sits at a try, as its bots' answers depend on it; undefined at other tables, and where its person has gone for good. */
export function sittingAt({ deal, seats }: StoredTable): Seating | undefined {
  if (deal === undefined || seats.some((seat) => seat.kind === 'open' || (seat.kind === 'bot' && seat.leftBy !== undefined)))
    return undefined;
  return seats.map((seat) => (seat.kind === 'bot' ? seat.level : null));
}

/** A table that everybody may see, or where they sat. */
export const isForAll = (table: StoredTable, person: Person | undefined): boolean =>
  seatOf(table, person?.id) !== undefined || (table.listed && table.spectators);
