/**
 * Who is away, and when the others may let a bot play on for them. Pure: from what is known of a seat to what may be done,
 * from a table to the table it becomes, or Trouble. Like other asks these are kept in the table's row; one whose person has
 * been seen since is dead.
 */
import type { Seat } from '@cantiere/engine';
import type { Ask, Away, TimeRules } from '../protocol.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { afterRunning } from '../time/rest.ts';
import { AppError } from '../appError.ts';
import { seatOf } from './lobby.ts';

/** Somebody whose line is down for so long is away; before that it may be a lift or a tunnel. */
const GONE_MS = 60_000;
/** Where people sit together a bot may be proposed after so long. */
export const PATIENCE_MS = 10 * 60_000;
/** Where each move has days, after this part of its time. */
const PART_OF_TIME = 1 / 3;
const DAY_MS = 24 * 3_600_000;
/** Somebody whose page is open, though untouched, has so long to say "I am here" before a bot takes over. */
const ANSWER_MS = 60_000;
/** An ask that found too few votes ends; after that, as after a no, it may be made again. */
const LASTS_MS = PATIENCE_MS;

/** What is known of a person at a running table. */
export interface Sighting {
  /** Some page of theirs is open. */
  readonly connected: boolean;
  /** Their last sign of life. */
  readonly seen: number;
  /** Since when the table has been waiting for them, if it does. */
  readonly askedSince: number | undefined;
}

export interface AwayAsk {
  readonly id: string;
  readonly seat: Seat;
  /** Who is away. */
  readonly person: string;
  readonly by: string;
  readonly at: number;
  readonly agreed: readonly string[];
  readonly refused: readonly string[];
  /** When it was voted down. */
  readonly closedAt?: number;
}

/** From when on a bot may be proposed; undefined while nobody waits for them. */
export function botFrom(time: TimeRules, { seen, askedSince }: Sighting): number | undefined {
  if (askedSince === undefined) return undefined;
  // Between two turns that are days apart nobody has to be there.
  if (time.kind === 'turns') return afterRunning(Math.max(seen, askedSince), time.days * DAY_MS * PART_OF_TIME, time);
  return seen + PATIENCE_MS;
}

/** Absent while they are here, or need not be. */
export function awayInfo(time: TimeRules, sighting: Sighting, now: number): Away | undefined {
  const from = botFrom(time, sighting);
  const shownFrom = time.kind === 'turns' ? (from ?? Infinity) : sighting.seen + (sighting.connected ? PATIENCE_MS : GONE_MS);
  if (now < shownFrom) return undefined;
  return { ms: now - sighting.seen, ...(from !== undefined && { botInMs: Math.max(0, from - now) }) };
}

/** Their line has been down for a while, wherever they were. */
export function isGone({ connected, seen }: Sighting, now: number): boolean {
  return !connected && now >= seen + GONE_MS;
}

/** Who takes part in the vote, by person id. */
type Present = ReadonlySet<string>;

/** Whoever is here, or was a moment ago: a line that breaks, or a server that starts again, takes nobody's vote away. */
export function sittersHere({ seats }: StoredTable, sightings: readonly (Sighting | undefined)[], now: number): Set<string> {
  return new Set(
    seats.flatMap((sitting, seat) => {
      const sighting = sightings[seat];
      if (sitting.kind !== 'person' || sighting === undefined) return [];
      return now < sighting.seen + (sighting.connected ? PATIENCE_MS : GONE_MS) ? [sitting.person] : [];
    }),
  );
}

/** Everybody who plays for themselves and is here, or has voted; the one it is about does not vote. */
function voters({ seats, summary }: StoredTable, ask: AwayAsk, present: Present): string[] {
  return seats.flatMap((sitting, seat) => {
    if (sitting.kind !== 'person' || sitting.person === ask.person) return [];
    if ((summary.clocks?.absences[seat] ?? null) !== null) return [];
    const voted = ask.agreed.includes(sitting.person) || ask.refused.includes(sitting.person);
    return voted || present.has(sitting.person) ? [sitting.person] : [];
  });
}

interface Tally {
  readonly voters: readonly string[];
  readonly needed: number;
  readonly outcome: 'yes' | 'no' | 'open';
}

/** More than half of those present; among guests alone the host's word is enough. */
export function tally(table: StoredTable, ask: AwayAsk, present: Present): Tally {
  const all = voters(table, ask, present);
  const guests = table.seats.every((sitting) => sitting.kind !== 'person' || sitting.account !== true);
  const byHost = guests && all.includes(table.host) && ask.agreed.includes(table.host);
  const needed = Math.floor(all.length / 2) + 1;
  const yes = all.filter((person) => ask.agreed.includes(person)).length;
  const no = all.filter((person) => ask.refused.includes(person)).length;
  const outcome = byHost || (yes > 0 && yes >= needed) ? 'yes' : all.length - no < needed ? 'no' : 'open';
  return { voters: all, needed, outcome };
}

/** Whether it still asks something: the same person sits there, has not been seen since, and plays for themselves. */
export function isAsked({ seats, summary, phase }: StoredTable, ask: AwayAsk, seen: number, now: number): boolean {
  const sitting = seats[ask.seat];
  return (
    phase === 'playing' &&
    ask.closedAt === undefined &&
    sitting.kind === 'person' &&
    sitting.person === ask.person &&
    (summary.clocks?.absences[ask.seat] ?? null) === null &&
    seen < ask.at &&
    now < ask.at + LASTS_MS
  );
}

/** Whether the bot may take over now. */
export function isDecided(table: StoredTable, ask: AwayAsk, sighting: Sighting, present: Present, now: number): boolean {
  if (!isAsked(table, ask, sighting.seen, now) || tally(table, ask, present).outcome !== 'yes') return false;
  return !sighting.connected || now >= ask.at + ANSWER_MS;
}

export interface Proposal {
  readonly id: string;
  readonly seat: Seat;
  /** Absent where nobody sits. */
  readonly sighting: Sighting | undefined;
  readonly present: Present;
  readonly now: number;
}

/** Somebody at the table proposes that a bot plays on for the person of this seat. Proposed twice, it is agreed to. */
export function proposeBot(table: StoredTable, by: string, proposal: Proposal): StoredTable {
  const { id, seat, sighting, now, present } = proposal;
  if (table.phase !== 'playing') throw new AppError('NOT_ALLOWED');
  if (seat >= table.seats.length) throw new AppError('BAD_REQUEST');
  mustPlay(table, by);
  const sitting = table.seats[seat];
  if (sitting.kind !== 'person' || sitting.person === by || !sighting) throw new AppError('NOT_ALLOWED');
  if ((table.summary.clocks?.absences[seat] ?? null) !== null) return table; // a bot has it already
  const from = botFrom(table.terms.time, sighting);
  if (from === undefined || now < from) throw new AppError('NOT_AWAY');
  const asks = table.asks.away ?? [];
  const last = asks.find((ask) => ask.seat === seat);
  if (last && isAsked(table, last, sighting.seen, now)) return voteOn(table, by, last, true, present, now);
  if (last?.closedAt !== undefined && last.person === sitting.person && now < last.closedAt + LASTS_MS) {
    throw new AppError('ASK_LATER');
  }
  const ask: AwayAsk = { id, seat, person: sitting.person, by, at: now, agreed: [by], refused: [] };
  return withAsk(table, ask);
}

/** A yes or a no, which may be changed; from the one it is about, a no ends it. */
export function voteOn(table: StoredTable, by: string, ask: AwayAsk, agree: boolean, present: Present, now: number): StoredTable {
  if (by === ask.person) return agree ? table : withoutAsk(table, ask.id);
  mustPlay(table, by);
  const others = (people: readonly string[]): string[] => people.filter((person) => person !== by);
  const voted: AwayAsk = {
    ...ask,
    agreed: agree ? [...others(ask.agreed), by] : others(ask.agreed),
    refused: agree ? others(ask.refused) : [...others(ask.refused), by],
  };
  const { outcome } = tally(table, voted, present);
  return withAsk(table, outcome === 'no' ? { ...voted, closedAt: now } : voted);
}

/** Whoever votes sits here and plays for themselves. */
function mustPlay(table: StoredTable, person: string): void {
  const seat = seatOf(table, person);
  if (seat === undefined) throw new AppError('NOT_SEATED');
  if ((table.summary.clocks?.absences[seat] ?? null) !== null) throw new AppError('STAND_IN');
}

function withAsk(table: StoredTable, ask: AwayAsk): StoredTable {
  const others = (table.asks.away ?? []).filter(({ seat }) => seat !== ask.seat);
  return { ...table, asks: { ...table.asks, away: [...others, ask] } };
}

function withoutAsk(table: StoredTable, id: string): StoredTable {
  const { away = [], ...rest } = table.asks;
  const left = away.filter((ask) => ask.id !== id);
  return { ...table, asks: { ...rest, ...(left.length > 0 && { away: left }) } };
}

/** As those who sit are told of it. */
export function awayAskInfo(table: StoredTable, ask: AwayAsk, present: Present): Ask {
  const { voters: all, needed } = tally(table, ask, present);
  const seatsOf = (people: readonly string[]): Seat[] => people.flatMap((person) => seatOf(table, person) ?? []);
  const { id, seat, agreed, refused } = ask;
  return {
    kind: 'away',
    id,
    seat,
    by: seatOf(table, ask.by) ?? seat,
    agreed: seatsOf(agreed),
    refused: seatsOf(refused),
    waiting: seatsOf(all.filter((person) => !agreed.includes(person) && !refused.includes(person))),
    needed,
  };
}
