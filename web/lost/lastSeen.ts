/**
 * The last position that this browser showed of a running table among people: what can still be shown of it when the rules it is
 * played by are gone from the server. Exactly what was on the screen, kept for whoever saw it; the last few tables.
 */
import { useEffect, useRef } from 'react';
import type { GameState, Seat, View } from '@cantiere/engine';
import { meNow } from '../ask/me.ts';

export interface LastSeen {
  /** Who saw it. */
  readonly by: string;
  readonly at: number;
  readonly version: number;
  readonly seat: Seat | 'spectator';
  readonly view: View<GameState>;
}

const PREFIX = 'cantiere.seen.';
const MOST = 6;

/** Written when the table is left, in whatever way; a table whose game is over needs it no more. */
export function useLastSeen(table: string, playing: boolean, position: Pick<LastSeen, 'version' | 'seat' | 'view'>): void {
  const latest = useRef(position);
  useEffect(() => {
    latest.current = position;
  });
  useEffect(() => {
    const write = (): void => (playing ? keep(table, latest.current) : forget(table));
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [table, playing]);
}

/** Only for whoever saw it. */
export function lastSeen(table: string): LastSeen | undefined {
  const seen = read(PREFIX + table);
  return seen !== undefined && seen.by === meNow()?.person ? seen : undefined;
}

function keep(table: string, position: Pick<LastSeen, 'version' | 'seat' | 'view'>): void {
  const by = meNow()?.person;
  if (by === undefined) return;
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify({ by, at: Date.now(), ...position }));
    const all = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const since = (key: string): number => read(key)?.at ?? 0;
    for (const old of all.toSorted((a, b) => since(b) - since(a)).slice(MOST)) localStorage.removeItem(old);
  } catch {
    // No room: then it is not shown.
  }
}

function forget(table: string): void {
  try {
    localStorage.removeItem(PREFIX + table);
  } catch {
    // Storage is closed: there is nothing to forget.
  }
}

function read(key: string): LastSeen | undefined {
  try {
    const seen = JSON.parse(localStorage.getItem(key) ?? 'null') as LastSeen | null;
    return typeof seen?.version === 'number' && typeof seen.view === 'object' ? seen : undefined;
  } catch {
    return undefined;
  }
}
