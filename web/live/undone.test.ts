import { expect, it } from 'vitest';
import type { NumberedEvent } from '@cantiere/server/protocol';
import { standingEvents } from './undone.ts';

const event = (number: number, version: number, kind = 'x'): NumberedEvent => ({ number, version, event: { kind } });
const undone = (number: number, version: number, from: number): NumberedEvent => {
  const notice = { kind: '@undone', seat: 0, moves: 1, from };
  return { number, version, event: notice };
};
const numbers = (events: readonly NumberedEvent[]): number[] => standingEvents(events).map(({ number }) => number);

it('what was taken back is not told, and that it was is', () => {
  expect(numbers([event(1, 0), event(2, 1), event(3, 2)])).toEqual([1, 2, 3]);
  expect(numbers([event(1, 0), event(2, 1), event(3, 2), undone(4, 3, 2), event(5, 4)])).toEqual([1, 2, 4, 5]);
});

it('going back further takes the earlier goings back along', () => {
  expect(numbers([event(1, 1), event(2, 2), undone(3, 3, 2), event(4, 4), undone(5, 5, 1), event(6, 6)])).toEqual([5, 6]);
});
