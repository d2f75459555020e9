/** My tables and the open ones, asked again now and then and whenever the person comes back. */
import { useEffect } from 'react';
import type { Me, TableInfo, TableList } from '@cantiere/server/protocol';
import { troubleOf } from '../ask/http.ts';
import { allTables, homeNow } from '../ask/tables.ts';
import { tellToday } from '../daily/today.ts';
import { makeStore, useStore } from '../kit/store.ts';

interface Known {
  readonly tables: TableList | undefined;
  readonly away: boolean;
}

const store = makeStore<Known>({ tables: undefined, away: false });
const EVERY = 12_000;
let readers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

export async function askTables(): Promise<void> {
  try {
    store.set({ tables: await allTables(), away: false });
  } catch {
    store.set({ tables: store.get().tables, away: true });
  }
}

/** As the page opens: the same, and today's deal with it. */
async function askHome(): Promise<void> {
  try {
    const { tables, daily } = await homeNow();
    store.set({ tables, away: false });
    tellToday(daily ?? 'SERVER_TROUBLE');
  } catch (error) {
    store.set({ tables: store.get().tables, away: true });
    tellToday(troubleOf(error));
  }
}

const askIfSeen = (): void => {
  if (document.visibilityState === 'visible') void askTables();
};

export function useTables(): Known {
  useEffect(() => {
    if (readers++ === 0) {
      void askHome();
      timer = setInterval(askIfSeen, EVERY);
      document.addEventListener('visibilitychange', askIfSeen);
    }
    return () => {
      if (--readers > 0) return;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
    };
  }, []);
  return useStore(store);
}

export function seatOf(table: TableInfo, me: Me | null | undefined): number | undefined {
  const seat = table.seats.findIndex((info) => info.kind === 'person' && info.person === me?.person);
  return seat === -1 ? undefined : seat;
}

export function waitsForMe(table: TableInfo, me: Me | null | undefined): boolean {
  const seat = seatOf(table, me);
  return table.phase === 'playing' && seat !== undefined && table.toAct.includes(seat) && !botPlaysForMe(table, me);
}

/** The table was changed since I sat down, and waits for my yes. */
export function asksMe(table: TableInfo, me: Me | null | undefined): boolean {
  const info = table.seats[seatOf(table, me) ?? -1];
  return table.phase === 'lobby' && info?.kind === 'person' && info.agreedTo !== undefined;
}

/** My time ran out: nothing waits for me there, unless I take my seat back. */
export function botPlaysForMe(table: TableInfo, me: Me | null | undefined): boolean {
  const info = table.seats[seatOf(table, me) ?? -1];
  return table.phase === 'playing' && info?.kind === 'person' && info.absence !== undefined;
}

/** More of those that wait than these are found among my tables. */
const MOST_FIRST = 6;
/** Running tables that wait for somebody else stand beside them as far as one row has room. */
const FIRST_ROW = 4;

/** The tables of the home page in the order of its parts, each of them once: where it matters most to me. */
export interface Parts {
  readonly invited: readonly TableInfo[];
  /** What waits for me: a change that wants my yes, my turn. */
  readonly waiting: readonly TableInfo[];
  /** Mine that have begun or are about to: one comes back to them before anything else. */
  readonly running: readonly TableInfo[];
  readonly mine: readonly TableInfo[];
  readonly friends: readonly TableInfo[];
  readonly open: readonly TableInfo[];
  readonly watch: readonly TableInfo[];
}

export function eachOnce(tables: TableList | undefined, me: Me | null | undefined): Parts {
  const shown = new Set<string>();
  const rest = (all: readonly TableInfo[] = []): readonly TableInfo[] => {
    const left = all.filter(({ id }) => !shown.has(id));
    for (const { id } of left) shown.add(id);
    return left;
  };
  const mine = inOrder(tables?.mine ?? [], me);
  const invited = rest(tables?.invited.slice(0, MOST_FIRST));
  const asking = [...mine.filter((table) => asksMe(table, me)), ...mine.filter((table) => waitsForMe(table, me))];
  const waiting = rest(me ? asking.slice(0, Math.max(0, MOST_FIRST - invited.length)) : []);
  const going = mine.filter(({ id, phase }) => phase !== 'over' && !shown.has(id));
  return {
    invited,
    waiting,
    running: rest(me ? going.slice(0, Math.max(0, FIRST_ROW - invited.length - waiting.length)) : []),
    mine: rest(mine),
    friends: rest(tables?.friends),
    open: rest(tables?.listed.filter((table) => table.phase === 'lobby' && seatOf(table, me) === undefined)),
    watch: rest(tables?.watch),
  };
}

/** My turn first, then running, then in the lobby, then finished; newest first within each. */
export function inOrder(tables: readonly TableInfo[], me: Me | null | undefined): readonly TableInfo[] {
  const place = (table: TableInfo): number =>
    waitsForMe(table, me) ? 0 : table.phase === 'playing' ? 1 : table.phase === 'lobby' ? 2 : 3;
  return tables.filter((table) => !table.archived).sort((a, b) => place(a) - place(b) || b.updatedAt - a.updatedAt);
}
