/** The hills of a scoring, as they are shown: in order, each with what it pays, and none that pays nobody. */
import { expect, it } from 'vitest';
import type { News } from '../../board-kit/contract.ts';
import { paidIn, revealScoring } from '../board/scoring.ts';
import { areaOf } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';

const news = (...events: readonly Event[]): News<Event>[] => events.map((event, number) => ({ number, event }));
const scored = (area: string, points: readonly number[]): Event => ({
  kind: 'areaScored',
  round: 1,
  area,
  first: [0],
  second: [],
  floors: [3, 0],
  fountains: 1,
  temple: false,
  points,
});

it('counts hill by hill, and leaves out what pays nobody', () => {
  const all = news(
    { kind: 'scoringStarted', round: 1 },
    scored('quirinal', [3, 0]),
    scored('viminal', [0, 0]),
    scored('palatine', [2, 6]),
  );
  expect(paidIn(all)).toEqual([
    [areaOf('quirinal'), [3, 0]],
    [areaOf('palatine'), [2, 6]],
  ]);
  expect(revealScoring(all, 'en')?.words).toBe('The round is scored, hill by hill.');
});

it('of two scorings told at once shows the last one; without one nothing waits', () => {
  const first = [{ kind: 'scoringStarted', round: 1 }, scored('quirinal', [3, 0])] as const;
  const second = [{ kind: 'scoringStarted', round: 2 }, scored('palatine', [1, 0])] as const;
  expect(paidIn(news(...first, ...second))).toEqual([[areaOf('palatine'), [1, 0]]]);
  expect(revealScoring([], 'it')).toBeUndefined();
});
