/** What parts deep inside a table need from it: show a rule, explain a refusal, show the keys. */
import { createContext, useContext } from 'react';
import type { Refusal } from '@cantiere/engine';

export interface TableTools {
  showRule(rule: string): void;
  explain(refusal: Refusal): void;
  showKeys(): void;
}

const nothing = (): void => undefined;
export const TableToolsContext = createContext<TableTools>({ showRule: nothing, explain: nothing, showKeys: nothing });
export const useTableTools = (): TableTools => useContext(TableToolsContext);
