import { expect, it } from 'vitest';
import { readKept } from './lastTime.ts';

it('reads how a game was last played as it was written', () => {
  const kept = { game: 'sprawl', times: { sprawl: { bots: ['hard', 'easy'], options: { length: 'short' } } } };
  expect(readKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

it('leaves out what is not as it should be, and keeps the rest', () => {
  expect(readKept(null)).toEqual({ times: {} });
  expect(readKept([])).toEqual({ times: {} });
  expect(
    readKept({
      game: 7,
      times: {
        capitol: { bots: ['champion', 'easy'], options: { a: 1, b: null, c: { d: 1 } } },
        citadels: { bots: ['champion'], options: {} },
        builders: 'often',
      },
    }),
  ).toEqual({ times: { capitol: { bots: ['easy'], options: { a: 1 } } } });
});
