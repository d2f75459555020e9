/** Whether I sat at the table that a deal comes from: then it is for others to play. Undefined: not known yet. */
import type { DealInfo, TableInfo } from '@cantiere/server/protocol';
import { useMe } from '../ask/me.ts';
import { oneTable } from '../ask/tables.ts';
import { useAsked } from '../kit/useAsked.ts';

export function useSatThere({ kind, fromTable }: Pick<DealInfo, 'kind' | 'fromTable'>): boolean | undefined {
  const me = useMe();
  // Where the table is not told, I was not there, and a server that knows better says so.
  const asks = kind === 'table' && fromTable !== undefined && me;
  const { answer, trouble } = useAsked<TableInfo | undefined>(
    () => (asks ? oneTable(fromTable) : Promise.resolve(undefined)),
    asks ? `${fromTable} ${me.person}` : '',
  );
  if (!asks || trouble !== undefined) return false;
  return answer?.seats.some((seat) => 'person' in seat && seat.person === me.person);
}
