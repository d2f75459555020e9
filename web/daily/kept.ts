/**
 * Past deals that this browser can play without a server: all there is to a deal once its seed is out. Kept as they are met, the
 * last few; what they need of the rules is the app's own, or an edition that the service worker has.
 */
import type { Options } from '@cantiere/engine';
import type { DealInfo, DealSeat } from '@cantiere/server/protocol';

export interface KeptDeal {
  readonly day: string;
  readonly game: string;
  readonly edition: string;
  readonly options: Options;
  readonly seats: readonly DealSeat[];
  readonly seed: string;
}

const KEY = 'cantiere.deals';
const MOST = 7;

export function keptDeals(): readonly KeptDeal[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly KeptDeal[];
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Days that were looked for in vain: once a visit is enough. */
const soughtFor = new Set<string>();

/** Whether the days before this one have to be asked for: its own seed is not out yet, and the one before it is not kept. */
export function lacksDeal({ day, seed }: Pick<DealInfo, 'day' | 'seed'>): boolean {
  if (day === undefined || seed !== undefined || soughtFor.has(day)) return false;
  soughtFor.add(day);
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return !keptDeals().some((deal) => deal.day === before || deal.day === day);
}

/** Newest first; those without a seed are still a secret, and those without a day nobody would find again. */
export function keepDeals(deals: readonly DealInfo[]): void {
  const known = new Map(keptDeals().map((deal) => [deal.day, deal]));
  for (const { day, game, edition, options, seats, seed } of deals)
    if (day !== undefined && seed !== undefined) known.set(day, { day, game, edition, options, seats, seed });
  const newest = [...known.values()].sort((a, b) => (a.day < b.day ? 1 : -1)).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(newest));
  } catch {
    // no room: then they are played where the server is
  }
}
