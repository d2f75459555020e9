/**
 * My notes on a table. What I write is in this browser at once and on the server a moment later; without a network it waits
 * here, also across visits, until there is one. What another of my devices wrote meanwhile is kept above mine.
 */
import { useEffect, useState } from 'react';
import type { Notes } from '@cantiere/server/protocol';
import { readNotes, writeNotes } from '../ask/social.ts';
import { makeStore, useStore, type ValueStore } from '../kit/store.ts';

export type NotesState = 'loading' | 'saved' | 'saving' | 'kept';

interface Known extends Notes {
  readonly state: NotesState;
}

/** Not yet on the server. */
type Draft = Notes;

const PAUSE = 800;
const TRY_AGAIN = 5_000;
const keyOf = (table: string, me: string): string => `cantiere.notes.${me}.${table}`;

export interface Notebook {
  readonly store: ValueStore<Known>;
  write(text: string): void;
  close(): void;
}

interface Desk {
  read(): Promise<Notes>;
  write(notes: Notes): Promise<Notes & { readonly saved: boolean }>;
  readonly drafts: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Stands between what was written elsewhere and here. */
  readonly divider: string;
  readonly longest: number;
}

export function openNotebook(key: string, desk: Desk): Notebook {
  const store = makeStore<Known>({ text: '', edition: 0, state: 'loading' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let closed = false;

  const keep = (draft: Draft): void => attempt(() => desk.drafts.setItem(key, JSON.stringify(draft)));
  const later = (ms: number): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void save(), ms);
  };

  /** Mine below theirs, unless one of the two says it all. */
  const merge = (theirs: string, mine: string): string => {
    if (theirs.includes(mine)) return theirs;
    if (mine.includes(theirs)) return mine;
    return `${theirs}\n${desk.divider}\n${mine}`.slice(0, desk.longest);
  };

  async function save(): Promise<void> {
    if (busy) return later(PAUSE);
    const { text, edition } = store.get();
    busy = true;
    try {
      const answer = await desk.write({ text, edition });
      const now = store.get().text;
      const next = answer.saved ? now : merge(answer.text, now);
      if (answer.saved && now === text) {
        attempt(() => desk.drafts.removeItem(key));
        store.set({ text, edition: answer.edition, state: 'saved' });
      } else {
        store.set({ text: next, edition: answer.edition, state: 'saving' });
        keep({ text: next, edition: answer.edition });
        later(PAUSE);
      }
    } catch {
      store.set({ ...store.get(), state: 'kept' });
      later(TRY_AGAIN);
    } finally {
      busy = false;
    }
  }

  async function load(): Promise<void> {
    const draft = readDraft(desk.drafts, key);
    try {
      const kept = await desk.read();
      if (draft === undefined && store.get().state === 'loading') return store.set({ ...kept, state: 'saved' });
    } catch {
      if (draft === undefined && store.get().state === 'loading') {
        store.set({ text: '', edition: 0, state: 'kept' });
        return;
      }
    }
    if (draft && store.get().state === 'loading') store.set({ ...draft, state: 'saving' });
    later(0);
  }

  void load();
  return {
    store,
    write(text) {
      const { edition } = store.get();
      store.set({ text, edition, state: 'saving' });
      keep({ text, edition });
      later(PAUSE);
    },
    close() {
      clearTimeout(timer);
      if (store.get().state === 'saving') void save();
      closed = true;
    },
  };
}

export const LONGEST_NOTES = 4_000;

export function useNotes(table: string, me: string, divider: string): Known & { write(text: string): void } {
  const [book] = useState(() =>
    openNotebook(keyOf(table, me), {
      read: () => readNotes(table),
      write: (notes) => writeNotes(table, notes),
      drafts: localStorage,
      divider,
      longest: LONGEST_NOTES,
    }),
  );
  useEffect(() => book.close, [book]);
  return { ...useStore(book.store), write: book.write };
}

function readDraft(drafts: Desk['drafts'], key: string): Draft | undefined {
  try {
    const { text, edition } = JSON.parse(drafts.getItem(key) ?? 'null') as Partial<Draft>;
    return typeof text === 'string' && typeof edition === 'number' ? { text, edition } : undefined;
  } catch {
    return undefined;
  }
}

/** A browser that keeps nothing must not stop anybody from writing. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // It is on its way to the server all the same.
  }
}
