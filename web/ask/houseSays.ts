/** What the house says of me: whether I run it, until when I may not write, and what it has to tell me. Comes with who I am. */
import { useEffect, useState } from 'react';
import type { Session, ToldWords } from '@cantiere/server/protocol';
import { makeStore, useStore } from '../kit/store.ts';
import { ask } from './http.ts';

export interface HouseSays {
  readonly operator: boolean;
  readonly mutedUntil?: number | undefined;
  readonly told: readonly ToldWords[];
  /** This browser's person may not come in. */
  readonly banned?: Session['banned'];
}

const NOTHING: HouseSays = { operator: false, told: [] };
const store = makeStore<HouseSays>(NOTHING);

export const useHouseSays = (): HouseSays => useStore(store);

type Told = Pick<Session, 'operator' | 'mutedUntil' | 'told' | 'banned'>;

export function noteHouseSays({ operator, mutedUntil, told = [], banned }: Told): void {
  store.set({ operator: operator === true, mutedUntil, told, banned });
}

export const forgetHouseSays = (): void => store.set(NOTHING);

/** Shown until the server knows that it was read; then the next, if there is one. */
export async function haveRead(id: string): Promise<void> {
  await ask('POST', `/api/told/${encodeURIComponent(id)}/read`);
  const now = store.get();
  store.set({ ...now, told: now.told.filter((each) => each.id !== id) });
}

const LONGEST_TIMER = 2 ** 31 - 1;

/** Until when I may not write; undefined as soon as I may. */
export function useSilence(): number | undefined {
  const { mutedUntil } = useHouseSays();
  const [now, setNow] = useState(() => Date.now());
  const silent = mutedUntil !== undefined && mutedUntil > now;
  useEffect(() => {
    if (!silent) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(LONGEST_TIMER, mutedUntil - Date.now() + 500));
    return () => clearTimeout(timer);
  }, [silent, mutedUntil]);
  return silent ? mutedUntil : undefined;
}
