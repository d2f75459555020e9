/** Which tables wait for me, on every page: asked now and then, and at once known of the table on the screen. */
import { useEffect } from 'react';
import type { WaitingTable } from '@cantiere/server/protocol';
import { useMe } from '../ask/me.ts';
import { waitingTables } from '../ask/notices.ts';
import { makeStore, useStore } from '../kit/store.ts';

const SEEN = 15_000;
/** A hidden page asks too: its title and icon are all that one sees of it. */
const HIDDEN = 45_000;

const asked = makeStore<readonly WaitingTable[]>([]);
/** The table on the screen, whose line knows sooner than any question. */
const here = makeStore<(WaitingTable & { readonly waits: boolean }) | undefined>(undefined);

/** What somebody else has just learned from the server. */
export const noteWaiting = (tables: readonly WaitingTable[]): void => asked.set(tables);

async function askAgain(): Promise<void> {
  try {
    asked.set((await waitingTables()).tables);
  } catch {
    // The server is away: what was known stays.
  }
}

export function useWaiting(): readonly WaitingTable[] {
  const known = useStore(asked);
  const shown = useStore(here);
  const others = known.filter(({ id }) => id !== shown?.id);
  return shown?.waits ? [shown, ...others] : others;
}

/** Once in the app: keeps asking for as long as there is somebody to ask for. */
export function useAsking(): void {
  const person = useMe()?.person;
  useEffect(() => {
    if (person === undefined) return asked.set([]);
    let timer: ReturnType<typeof setTimeout>;
    const again = (): void => {
      void askAgain();
      clearTimeout(timer);
      timer = setTimeout(again, document.visibilityState === 'visible' ? SEEN : HIDDEN);
    };
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [person]);
}

/** The table on the screen says whether it waits for me. */
export function useHere(id: string, game: string, waits: boolean): void {
  useEffect(() => {
    here.set({ id, game, waits });
    return () => {
      here.set(undefined);
      // It may have come further than the last question knew.
      asked.set([...asked.get().filter((table) => table.id !== id), ...(waits ? [{ id, game }] : [])]);
    };
  }, [id, game, waits]);
}
