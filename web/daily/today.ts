/**
 * Today's deal as the home page and the day's page know it: asked for once a visit, again when the day turns, and when the
 * person comes back. The last answer is remembered, so that the card stands in its place before the server has spoken.
 */
import { useEffect } from 'react';
import type { DailyToday, DealInfo } from '@cantiere/server/protocol';
import { archive, today } from '../ask/deals.ts';
import { troubleOf, type Trouble } from '../ask/http.ts';
import { makeStore, useStore } from '../kit/store.ts';
import { keepDeals, lacksDeal } from './kept.ts';

export interface Known {
  readonly daily: DailyToday | undefined;
  /** The server's clock less ours. */
  readonly ahead: number;
  readonly trouble: Trouble | undefined;
  /** What the card was for when it was last seen; nothing: this house had no daily. Undefined: nobody has been here. */
  readonly before: Before | undefined;
}

/** Enough to draw the card as far as it is certain. */
export type Before = Pick<DealInfo, 'id' | 'game' | 'endsAt'> | 'nothing';

const KEPT = 'cantiere.daily';
const store = makeStore<Known>({ daily: undefined, ahead: 0, trouble: undefined, before: remembered() });
/** A tab that nobody looks at for so long is told anew when somebody does. */
const STALE = 60_000;
const LONGEST_TIMER = 2 ** 31 - 1;
let askedAt = 0;
let asking: Promise<void> | undefined;
let midnight: ReturnType<typeof setTimeout> | undefined;

/** What the server says of today, or why it did not. */
export function tellToday(told: DailyToday | Trouble): void {
  if (typeof told === 'string') return store.set({ ...store.get(), trouble: told });
  const { now, today: deal, yesterday } = told;
  askedAt = Date.now();
  void keepPast(yesterday);
  store.set({ daily: told, ahead: now - askedAt, trouble: undefined, before: remember(told) });
  clearTimeout(midnight);
  if (deal?.endsAt === undefined) return;
  midnight = setTimeout(() => void askToday(), Math.min(LONGEST_TIMER, Math.max(1_000, deal.endsAt - now + 500)));
}

/**
 * For days without a network: yesterday's, or while its seed is still held back for somebody who plays it, the newest whose seed is
 * out. Asked for quietly, and only where something is missing.
 */
async function keepPast(yesterday: DealInfo | undefined): Promise<void> {
  if (!yesterday) return;
  keepDeals([yesterday]);
  if (!lacksDeal(yesterday)) return;
  try {
    keepDeals((await archive(1, false)).days);
  } catch {
    // next time
  }
}

export function askToday(): Promise<void> {
  asking ??= today()
    .then(tellToday, (error: unknown) => tellToday(troubleOf(error)))
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

const askIfStale = (): void => {
  if (document.visibilityState === 'visible' && Date.now() - askedAt > STALE) void askToday();
};

/** `asks`: not on the home page, which is told with its tables. */
export function useToday(asks = true): Known {
  useEffect(() => {
    if (asks) void askToday();
    document.addEventListener('visibilitychange', askIfStale);
    window.addEventListener('online', askToday);
    return () => {
      document.removeEventListener('visibilitychange', askIfStale);
      window.removeEventListener('online', askToday);
    };
  }, [asks]);
  return useStore(store);
}

function remember({ today: deal }: DailyToday): Before {
  const before: Before = deal
    ? { id: deal.id, game: deal.game, ...(deal.endsAt !== undefined && { endsAt: deal.endsAt }) }
    : 'nothing';
  try {
    localStorage.setItem(KEPT, JSON.stringify(before));
  } catch {
    // then the card stands empty for a moment next time
  }
  return before;
}

function remembered(): Before | undefined {
  try {
    const before = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Before | null;
    return before === 'nothing' || typeof before?.game === 'string' ? before : undefined;
  } catch {
    return undefined;
  }
}
