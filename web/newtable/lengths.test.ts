import { expect, it } from 'vitest';
import { measuredFrom } from './lengths.ts';

it('the house tells only of the same number of players, the same length and the same company', () => {
  const lengths = [
    { seats: 2, alone: false, value: 'short', minutes: 38, games: 5 },
    { seats: 2, alone: true, value: 'short', minutes: 2, games: 9 },
    { seats: 3, alone: false, minutes: 61, games: 7 },
  ];
  const people = measuredFrom(lengths, false);
  expect(people(2, 'short')).toEqual({ minutes: 40, games: 5 });
  expect(measuredFrom(lengths, true)(2, 'short')).toEqual({ minutes: 5, games: 9 });
  expect(people(2, 'long')).toBeUndefined();
  expect(people(4, 'short')).toBeUndefined();
  expect(people(3, undefined)).toEqual({ minutes: 60, games: 7 }); // a game without lengths
  expect(measuredFrom([], false)(2, 'short')).toBeUndefined();
});
