/** A temple's group and its columns: lit when it is set, and narrowed to the column from which its tile is taken. */
import { describe, expect, it } from 'vitest';
import type { News } from '../../../board-kit/contract.ts';
import type { Event } from '../../rules/events.ts';
import { COLUMN_OPENS_AT } from '../../rules/data.ts';
import { templedBy } from '../templed.ts';

const news = (...events: readonly Event[]): News<Event>[] => events.map((event, number) => ({ number, event }));
const placed = (size: number): Event => ({ kind: 'templePlaced', seat: 1, x: 2, y: 3, building: 'park', size });
const took = (seat: number, column: number): Event => ({ kind: 'took', seat, tile: 'queen-1', column, row: 1 });

describe('a temple that was set', () => {
  it.each(COLUMN_OPENS_AT.map((need, at) => [need, at + 1] as const))('on %i squares opens %i columns', (size, columns) => {
    expect(templedBy(news(placed(size)), undefined)).toEqual({
      seat: 1,
      at: { x: 2, y: 3 },
      columns: Array.from({ length: columns }, (_, at) => at + 1),
    });
  });

  it('is followed by the column of its tile, told at once or later', () => {
    const set = templedBy(news(placed(5)), undefined);
    expect(templedBy(news(took(1, 2)), set)?.columns).toEqual([2]);
    expect(templedBy(news(placed(5), took(1, 1)), undefined)?.columns).toEqual([1]);
  });

  it('is nobody else’s', () => {
    expect(templedBy(news(took(0, 2)), templedBy(news(placed(5)), undefined))).toBeUndefined();
    expect(templedBy([], undefined)).toBeUndefined();
  });
});
