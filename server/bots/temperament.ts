/** The temperament of a bot at a table: none at a deal that others play too, where everybody has to meet the same bots. */
import { temperamentOf } from '@cantiere/bots';
import type { Seat, Temperament } from '@cantiere/engine';
import type { StoredTable } from '../store/storedTable.ts';

export function temperamentAt(
  { id, deal, seats }: Pick<StoredTable, 'id' | 'deal' | 'seats'>,
  seat: Seat,
): Temperament | undefined {
  const sitting = seats[seat];
  return deal === undefined && sitting?.kind === 'bot' ? temperamentOf(id, sitting.name, sitting.level) : undefined;
}
