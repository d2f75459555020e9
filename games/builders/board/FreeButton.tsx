// Breaks a prisoner's chain: from then on paid, and a worker like any other.
import type { ReactElement } from 'react';
import { Icon } from '../../board-kit/Icon.tsx';
import { ICONS } from './icons.gen.ts';
import { lookOf, useTable, type Offer } from './table.ts';

export function FreeButton({ offer, who }: { readonly offer: Offer; readonly who: string }): ReactElement {
  const table = useTable();
  const look = lookOf(table, offer);
  const label = `${table.words.freeHim} ${table.words.prisoner} (${who})`;
  return (
    <button
      type="button"
      className="bld-free-button"
      data-look={look}
      aria-pressed={look === 'selected'}
      aria-disabled={look === 'blocked'}
      aria-label={label}
      title={label}
      onClick={() => table.take(offer)}
    >
      <Icon icon={ICONS.breakingChain} size={table.room.compact ? 20 : 15} />
      {table.room.compact && <small>{table.words.freeHim}</small>}
    </button>
  );
}
