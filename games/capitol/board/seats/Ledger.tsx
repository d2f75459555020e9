// The ledger of the game so far, in a window over the table.
import type { ReactElement } from 'react';
import { Sheet } from '../Sheet.tsx';
import { useTable } from '../table.ts';
import { LedgerTable } from './LedgerTable.tsx';

export function Ledger({ onClose }: { onClose(): void }): ReactElement {
  const table = useTable();
  return (
    <Sheet title={table.words.ledger} onClose={onClose}>
      <LedgerTable {...table} />
    </Sheet>
  );
}
