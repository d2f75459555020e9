/**
 * What people ask of each other at a table: to go back, or to let somebody take over a bot's seat. Pure: from a table to the
 * table it becomes, or Trouble. Asks are kept with the table's row, so they outlive a restart; one that the game has left
 * behind is dead and does nothing.
 */
import type { Seat } from '@cantiere/engine';
import type { Ask } from '../protocol.ts';
import type { Person } from '../store/people.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { AppError } from '../appError.ts';
import type { AwayAsk } from './away.ts';
import type { TableGame } from './tableGame.ts';
import { reachOf } from './undo.ts';
import { mustBeToldApart, seatOf, withSeat } from './lobby.ts';

export interface UndoAsk {
  readonly id: string;
  readonly seat: Seat;
  readonly person: string;
  /** The version it was asked at. It dies when a person moves after that. */
  readonly version: number;
  /** People who have said yes. */
  readonly agreed: readonly string[];
}

export interface SeatAsk {
  readonly id: string;
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
  readonly agreed: readonly string[];
  /** Set where a guest asks for the seat of somebody of their own name, who is away: who that is, when it was asked, and where from. */
  readonly claimed?: { readonly person: string; readonly at: number; readonly from?: string };
}

/** Somebody was told no, or took back what they had asked. */
export interface Declined {
  readonly person: string;
  readonly kind: Ask['kind'];
  readonly version: number;
  readonly at: number;
  /** How often they took it back themselves; absent: they were told no. */
  readonly withdrawn?: number;
}

export interface Asks {
  readonly undo?: UndoAsk;
  readonly seats?: readonly SeatAsk[];
  /** That a bot plays on for somebody; see away.ts. */
  readonly away?: readonly AwayAsk[];
  readonly declined?: readonly Declined[];
}

/** After a no the same person waits until so many more moves were made; where people sit together, two minutes will do. */
const MOVES_TO_WAIT = 5;
const WAIT_MS = 2 * 60_000;
/** Once is a slip of the finger; asking and withdrawing over and over is pestering, and waits as after a no. */
const MOST_WITHDRAWN = 2;
/** So many people may stand in line for a seat, and so many refusals are remembered. */
const MOST = 12;

export interface AskedAt {
  readonly version: number;
  readonly now: number;
}

/** Whose yes a way back needs: every other person who still plays for themselves or may come back to. */
export function waitingForUndo({ seats, summary }: StoredTable, ask: UndoAsk): Seat[] {
  return seats.flatMap((sitting, seat) => {
    if (sitting.kind !== 'person' || seat === ask.seat || ask.agreed.includes(sitting.person)) return [];
    return summary.clocks?.absences[seat] === 'forfeit' ? [] : [seat];
  });
}

/** Whose yes a newcomer needs: everybody who is here. */
function waitingForSeat({ seats, summary }: StoredTable, ask: SeatAsk): Seat[] {
  return seats.flatMap((sitting, seat) => {
    if (sitting.kind !== 'person' || ask.agreed.includes(sitting.person) || sitting.person === ask.claimed?.person) return [];
    return (summary.clocks?.absences[seat] ?? null) === null ? [seat] : [];
  });
}

/** `open`: an ask that the game has not left behind. */
export function askUndo(table: StoredTable, ask: Omit<UndoAsk, 'agreed'>, open: UndoAsk | undefined, now: number): StoredTable {
  if (open?.person === ask.person) return table; // asked twice
  if (open) throw new AppError('ASK_OPEN');
  mustHaveWaited(table, ask.person, 'undo', { version: ask.version, now });
  return { ...table, asks: { ...table.asks, undo: { ...ask, agreed: [] } } };
}

export function askSeat(table: StoredTable, person: Person, seat: Seat, id: string, moment: AskedAt): StoredTable {
  if (table.phase !== 'playing') throw new AppError('NOT_ALLOWED');
  if (seat >= table.seats.length) throw new AppError('BAD_REQUEST');
  if (seatOf(table, person.id) !== undefined) throw new AppError('ALREADY_SEATED');
  if (table.seats[seat].kind !== 'bot') throw new AppError('SEAT_TAKEN');
  mustBeToldApart(table, person, moment.now);
  return seatTheAgreed(enqueueSeatAsk(table, person, { id, seat }, moment), moment.now);
}

/** Puts somebody in the line for a seat. Asked twice, the first time counts. */
export function enqueueSeatAsk(
  table: StoredTable,
  person: Person,
  wish: Pick<SeatAsk, 'id' | 'seat' | 'claimed'>,
  moment: AskedAt,
): StoredTable {
  if (table.phase !== 'playing') throw new AppError('NOT_ALLOWED');
  if (seatOf(table, person.id) !== undefined) throw new AppError('ALREADY_SEATED');
  if (table.removed.includes(person.id)) throw new AppError('NOT_WELCOME');
  mustHaveWaited(table, person.id, 'seat', moment);
  const others = (table.asks.seats ?? []).filter((ask) => ask.person !== person.id);
  if (others.length >= MOST) throw new AppError('ASK_OPEN');
  const known = table.asks.seats?.find((ask) => ask.person === person.id && ask.seat === wish.seat);
  const ask = known ?? { ...wish, person: person.id, name: person.name, agreed: [] };
  return { ...table, asks: { ...table.asks, seats: [...others, ask] } };
}

/** A yes or a no; from the asker, a no withdraws. The same answer twice counts once. */
export function answerAsk(table: StoredTable, person: Person, id: string, agree: boolean, moment: AskedAt): StoredTable {
  const { undo, seats = [] } = table.asks;
  const ask = undo?.id === id ? undo : seats.find((each) => each.id === id);
  if (ask === undefined) throw new AppError('ASK_GONE');
  const kind = ask === undo ? 'undo' : 'seat';
  const noted = { person: ask.person, kind, at: moment.now, version: moment.version } as const;
  if (ask.person === person.id) {
    if (agree) return table;
    const before = stillCounts(table, noted, moment)?.withdrawn ?? 0;
    return decline(table, id, { ...noted, withdrawn: before + 1 });
  }
  if (seatOf(table, person.id) === undefined) throw new AppError('NOT_SEATED');
  if (!agree) return decline(table, id, noted);
  if (ask.agreed.includes(person.id)) return table;
  const agreed = [...ask.agreed, person.id];
  const asks =
    kind === 'undo' && undo
      ? { ...table.asks, undo: { ...undo, agreed } }
      : { ...table.asks, seats: seats.map((each) => (each === ask ? { ...each, agreed } : each)) };
  return seatTheAgreed({ ...table, asks }, moment.now);
}

/** Seats whoever nobody has to be waited for any more: somebody said yes, or left. */
export function seatTheAgreed(table: StoredTable, now: number): StoredTable {
  if (table.phase !== 'playing') return table;
  const asks = table.asks.seats ?? [];
  const next = asks.find((ask) => (ask.claimed ? ask.agreed.length > 0 : waitingForSeat(table, ask).length === 0));
  if (next === undefined) return table;
  const { seat, person, name, claimed } = next;
  const before = table.seats[seat];
  // Whose seat it was all along sat there from then on.
  const since = claimed && before.kind === 'person' ? before.since : now;
  const seats = withSeat(table.seats, seat, { kind: 'person', person, name, since, seen: now });
  const alone = table.seats.every((sitting) => sitting.kind !== 'person' || sitting.person === claimed?.person);
  // Whoever else asked for that seat comes too late.
  const settled = asks
    .filter((ask) => ask.seat === seat || ask.person === person)
    .reduce((left, { id }) => without(left, id), table);
  return seatTheAgreed({ ...settled, seats, ...(alone && { host: person }) }, now);
}

/** What everybody at the table may know of it. `undo` is left out once the game has left it behind. */
export function asksInfo(table: StoredTable, open: UndoAsk | undefined, play: TableGame | undefined): readonly Ask[] {
  const { seats = [] } = table.asks;
  return [
    ...(open && play
      ? [
          {
            kind: 'undo',
            id: open.id,
            seat: open.seat,
            waiting: waitingForUndo(table, open),
            ...reachOf(play, open.seat),
          } as const,
        ]
      : []),
    ...seats.map((ask) => {
      const { id, seat, person, name, claimed } = ask;
      return {
        kind: 'seat',
        id,
        seat,
        person,
        name,
        waiting: waitingForSeat(table, ask),
        ...(claimed && { claim: true as const }),
      } as const;
    }),
  ];
}

function without(table: StoredTable, id: string): StoredTable {
  const { undo, seats, ...rest } = table.asks;
  const left = seats?.filter((ask) => ask.id !== id) ?? [];
  return {
    ...table,
    asks: { ...rest, ...(undo && undo.id !== id && { undo }), ...(left.length > 0 && { seats: left }) },
  };
}

function decline(table: StoredTable, id: string, noted: Declined): StoredTable {
  const rest = without(table, id);
  const others = table.asks.declined?.filter((old) => !same(old, noted)) ?? [];
  return { ...rest, asks: { ...rest.asks, declined: [...others, noted].slice(-MOST) } };
}

function mustHaveWaited(table: StoredTable, person: string, kind: Ask['kind'], moment: AskedAt): void {
  const last = stillCounts(table, { person, kind }, moment);
  if (last === undefined) return;
  if (last.withdrawn === undefined) throw new AppError('ASK_LATER');
  if (last.withdrawn >= MOST_WITHDRAWN) throw new AppError('ASKED_ENOUGH');
}

type AskOf = Pick<Declined, 'person' | 'kind'>;

/** How this person's last ask of the kind ended, while that must still be waited for. */
function stillCounts({ asks, terms }: StoredTable, whose: AskOf, { version, now }: AskedAt): Declined | undefined {
  const last = asks.declined?.find((declined) => same(declined, whose));
  if (last === undefined || version >= last.version + MOVES_TO_WAIT) return undefined;
  return terms.time.kind === 'turns' || now < last.at + WAIT_MS ? last : undefined;
}

function same(a: AskOf, b: AskOf): boolean {
  return a.person === b.person && a.kind === b.kind;
}
