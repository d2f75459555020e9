/** What all parts of one game's board share, handed down once: the context, and the way to it. */
import { createContext, useContext, type Context } from 'react';

export function tableContext<T>(board: string): readonly [Context<T | undefined>, () => T] {
  const TableContext = createContext<T | undefined>(undefined);
  const useTable = (): T => {
    const table = useContext(TableContext);
    if (table === undefined) throw new Error(`This part belongs on ${board}.`);
    return table;
  };
  return [TableContext, useTable];
}
