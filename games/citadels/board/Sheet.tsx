// A window over the table, in this game's words and colours.
import type { ReactElement } from 'react';
import { Sheet as Window, type SheetProps } from '../../board-kit/Sheet.tsx';
import { useTable } from './table.ts';

export function Sheet(props: Omit<SheetProps, 'look' | 'closing'>): ReactElement {
  return <Window look="cit-sheet" closing={useTable().words.close} {...props} />;
}
