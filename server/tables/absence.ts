/** Somebody is away, and those present propose or answer that a bot plays on: reads what is known of them, writes, tells everybody. */
import { randomUUID } from 'node:crypto';
import type { Seat } from '@cantiere/engine';
import type { Services } from '../services.ts';
import type { TableInfo } from '../protocol.ts';
import type { Person } from '../store/people.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { readTable } from '../store/tables.ts';
import { AppError } from '../appError.ts';
import { isAsked, sittersHere, proposeBot, voteOn, type AwayAsk, type Sighting } from './away.ts';
import { mayVouch, stillClaimed } from './claims.ts';
import { answer, change } from './requests.ts';
import type { LiveTable } from './live.ts';

/** Proposes that a bot plays on for the person of this seat until they are back. */
export async function proposeStandIn(services: Services, person: Person, id: string, seat: Seat): Promise<TableInfo> {
  const live = await services.hall.open(id);
  await services.doorkeeper.saw(live, person.id);
  return change(services, person, id, (table) => {
    const now = services.now();
    const sightings = sightingsAt(live, table);
    const present = sittersHere(table, sightings, now);
    return proposeBot(table, person.id, { id: randomUUID(), seat, sighting: sightings[seat], present, now });
  });
}

/** A yes or a no to whatever is asked at the table. */
export async function answerAsked(
  services: Services,
  person: Person,
  id: string,
  { ask, agree, from }: { readonly ask: string; readonly agree: boolean; readonly from: string },
): Promise<TableInfo> {
  const live = await services.hall.open(id);
  const isThis = (each: AwayAsk): boolean => each.id === ask;
  const row = await readTable(services.store.db, id);
  const claim = row?.asks.seats?.find((each) => each.id === ask && each.claimed !== undefined);
  await services.doorkeeper.saw(live, person.id);
  if (row && claim && agree) {
    if (!stillClaimed(row, claim, sightingsAt(live, row)[claim.seat])) throw new AppError('ASK_GONE');
    const holder = live.seen.get(claim.claimed?.person ?? '');
    if (!mayVouch(row, claim, from, holder?.from)) throw new AppError('VOUCH_ELSEWHERE');
  }
  if (row?.asks.away?.some(isThis) !== true) return answer(services, person, id, ask, agree);
  return change(services, person, id, (table) => {
    const away = table.asks.away?.find(isThis);
    const now = services.now();
    const sightings = sightingsAt(live, table);
    const present = sittersHere(table, sightings, now);
    if (away?.person === person.id) return voteOn(table, person.id, away, agree, present, now); // here I am
    const sighting = away && sightings[away.seat];
    if (!sighting || !isAsked(table, away, sighting.seen, now)) throw new AppError('ASK_GONE');
    return voteOn(table, person.id, away, agree, present, now);
  });
}

/** What this process knows, and what the rows have from others meanwhile. */
function sightingsAt(live: LiveTable, { seats }: StoredTable): readonly (Sighting | undefined)[] {
  return live.sightings().map((known, seat) => {
    const sitting = seats[seat];
    return known && sitting.kind === 'person' ? { ...known, seen: Math.max(known.seen, sitting.seen ?? 0) } : undefined;
  });
}
