/** What a table's terms come to, seeing who sits there: whether hints are allowed, and why the game is not rated. Pure. */
import type { UnratedWhy } from '../protocol.ts';
import type { StoredSeat, StoredTable } from '../store/storedTable.ts';

/** Somebody sits or sat here; whoever left still has a result to lose. */
const isPersons = (seat: StoredSeat): boolean => seat.kind === 'person' || (seat.kind === 'bot' && seat.leftBy !== undefined);

/** Alone with bots, unless others play the same deal; or where the host allowed it to everybody. While people may still sit down it goes by the terms. */
export function helpAt({ seats, terms, phase, deal }: Pick<StoredTable, 'seats' | 'terms' | 'phase' | 'deal'>): boolean {
  if (deal !== undefined) return phase === 'over';
  const people = seats.filter((seat) => isPersons(seat) || (phase === 'lobby' && seat.kind === 'open')).length;
  return terms.help || people < 2;
}

/** Undefined: rated, as things stand; open seats are for people. */
export function whyUnrated({ seats, terms }: Pick<StoredTable, 'seats' | 'terms'>, training = false): UnratedWhy | undefined {
  if (seats.length < 2 || seats.some((seat) => seat.kind === 'bot' && seat.leftBy === undefined)) return 'bots';
  if (training) return 'training';
  if (terms.help) return 'help';
  if (terms.friendly) return 'friendly';
  if (!terms.rated) return 'choice';
  return seats.some((seat) => seat.kind === 'person' && seat.since > 0) ? 'joined' : undefined;
}
