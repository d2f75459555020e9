/** Games that came as a file, kept in this browser: the last few, for their replays to be found again. */
import { stableHash, type GameRecord } from '@cantiere/engine';

const PREFIX = 'cantiere.file.';
const MOST = 8;

interface Kept {
  readonly at: number;
  readonly doc: GameRecord;
}

/** What the browser would not keep. */
const inMemory = new Map<string, Kept>();

/** Keeps a verified game and gives the id it is found by. The same game has the same id. */
export function keepFile(doc: GameRecord): string {
  const id = stableHash(doc).slice(0, 16);
  const kept: Kept = { at: Date.now(), doc };
  for (const old of keptIds().slice(MOST - 1)) drop(old);
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(kept));
  } catch {
    inMemory.set(id, kept);
  }
  return id;
}

export function findFile(id: string): GameRecord | undefined {
  return (inMemory.get(id) ?? read(id))?.doc;
}

/** Latest first. */
export function keptFiles(): readonly { readonly id: string; readonly doc: GameRecord; readonly at: number }[] {
  return keptIds().flatMap((id) => {
    const kept = inMemory.get(id) ?? read(id);
    return kept ? [{ id, ...kept }] : [];
  });
}

function keptIds(): string[] {
  try {
    const stored = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const ids = new Set([...stored.map((key) => key.slice(PREFIX.length)), ...inMemory.keys()]);
    const since = (id: string): number => (inMemory.get(id) ?? read(id))?.at ?? 0;
    return [...ids].sort((a, b) => since(b) - since(a));
  } catch {
    return [...inMemory.keys()];
  }
}

function drop(id: string): void {
  inMemory.delete(id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Storage is closed: there is nothing to drop.
  }
}

function read(id: string): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as Kept | null;
    return kept?.doc.format === undefined ? undefined : kept;
  } catch {
    return undefined;
  }
}
