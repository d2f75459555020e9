/** Which dialogs lie over the table: the keys, what the table is, the coach's warning. */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { TableDialogsProps } from './TableDialogs.tsx';
import { useHelpKey } from './useHelpKey.ts';

const TableDialogs = lazy(async () => ({ default: (await import('./TableDialogs.tsx')).TableDialogs }));

interface OverTheTable {
  readonly dialogs: ReactNode;
  showKeys(): void;
  showTable(): void;
}

export function useTableDialogs(
  around: Pick<TableDialogsProps, 'given' | 'texts' | 'nameOf' | 'warning' | 'propose'>,
): OverTheTable {
  const [atTable, setAtTable] = useState(false);
  const [keys, setKeys] = useState(false);
  const showKeys = (): void => setKeys(true);
  useHelpKey(showKeys);
  const dialogs = (keys || atTable || around.warning.warned) && (
    <Suspense>
      <TableDialogs {...around} {...{ keys, atTable }} closeKeys={() => setKeys(false)} closeTable={() => setAtTable(false)} />
    </Suspense>
  );
  return { dialogs, showKeys, showTable: () => setAtTable(true) };
}
