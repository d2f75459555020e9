/** Past days in the browser: what a page was told of is there without a network. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DailyToday, DealInfo } from '@cantiere/server/protocol';

const dealOn = (day: string, seed?: string): DealInfo =>
  ({
    id: day,
    day,
    kind: 'daily',
    game: 'builders',
    edition: 'e',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'normal', name: 'Palladio' }],
    ...(seed !== undefined && { seed }),
  }) as unknown as DealInfo;
const told = (yesterday: DealInfo): DailyToday => ({ now: 0, zone: 'Europe/Rome', yesterday });

describe('past days in this browser', () => {
  const asked: string[] = [];
  let days: readonly DealInfo[] = [];
  beforeEach(() => {
    vi.resetModules();
    asked.length = 0;
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(Response.json({ days, total: days.length, perPage: 20 }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const modules = async () => ({ ...(await import('./today.ts')), ...(await import('./kept.ts')) });

  it('yesterday is kept as soon as its seed is out, without a further question', async () => {
    const { tellToday, keptDeals } = await modules();
    tellToday(told(dealOn('2026-11-17', 'ab')));
    await vi.waitFor(() => expect(keptDeals().map(({ day }) => day)).toEqual(['2026-11-17']));
    expect(asked).toEqual([]);
  });

  it('while somebody is still at yesterday the days before it are fetched, once', async () => {
    days = [dealOn('2026-11-17'), dealOn('2026-11-16', 'cd'), dealOn('2026-11-15', 'ef')];
    const { tellToday, keptDeals } = await modules();
    tellToday(told(dealOn('2026-11-17')));
    await vi.waitFor(() => expect(keptDeals().map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-15']));
    tellToday(told(dealOn('2026-11-17')));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toEqual(['/api/daily/archive?page=1']);
    // And itself, once nobody is.
    tellToday(told(dealOn('2026-11-17', 'ab')));
    await vi.waitFor(() => expect(keptDeals()[0]?.day).toBe('2026-11-17'));
  });

  it('keeps the last week, and survives nonsense', async () => {
    const { keepDeals, keptDeals } = await modules();
    keepDeals(Array.from({ length: 12 }, (_, n) => dealOn(`2026-11-${10 + n}`, 'ab')));
    expect(keptDeals()).toHaveLength(7);
    expect(keptDeals()[0]?.day).toBe('2026-11-21');
    localStorage.setItem('cantiere.deals', '{"not": "a list"}');
    expect(keptDeals()).toEqual([]);
  });
});
