/**
 * The count at the end: column after column, once in this browser, and whoever is told calmly or has seen it has the end at once.
 * Any touch and any key end it (`useSkipping`).
 */
import { useEffect, useState } from 'react';
import { calm, tempo, useSkippable } from '../kit/boardKit.ts';
import { hasCounted, noteCounted } from './counted.ts';

export interface SheetCount {
  /** Columns counted so far. */
  readonly count: number;
  readonly done: boolean;
  all(): void;
}

/** The first column comes after a breath; none stays long where there are many. */
const BREATH = 500;
const STEP = 620;
const LONGEST = 4_200;

export function useCounting(table: string, columns: number): SheetCount {
  const [count, setCount] = useState(() => (calm() || hasCounted(table) ? columns : 0));
  const done = count >= columns;
  useEffect(() => {
    if (done) return noteCounted(table);
    const step = Math.min(STEP, LONGEST / columns);
    const timer = setTimeout(() => setCount(count + 1), (count === 0 ? BREATH : step) / tempo());
    return () => clearTimeout(timer);
  }, [count, columns, done, table]);
  const all = (): void => setCount(columns);
  useSkippable(!done, all, true);
  return { count, done, all };
}
