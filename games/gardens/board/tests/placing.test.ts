/** The card in hand: held by one of its squares, it is moved and turned around that square. */
import { describe, expect, it } from 'vitest';
import { ROTATIONS, type PlayCard } from '../../rules/moves.ts';
import { gripSquare, gripTo, middleOf, nearest, printedAt, turnedBy } from '../placing.ts';

const lying = (x: number, y: number, rotation: number): PlayCard => ({ type: 'PLAY_CARD', slot: 1, x, y, rotation });
const GRIPS = [0, 1, 2, 3, 4, 5];

describe('a card in hand', () => {
  it.each(ROTATIONS)('turned by %i lies with its grip where it was put', (rotation) => {
    for (const grip of GRIPS) {
      const moved = gripTo(lying(7, -3, rotation), grip, { x: 2, y: 5 });
      expect(gripSquare(moved, grip)).toEqual({ x: 2, y: 5 });
      expect(printedAt(moved, { x: 2, y: 5 })).toBe(grip);
    }
  });

  it('covers six squares and no others, whichever way it is turned', () => {
    for (const rotation of ROTATIONS) {
      const squares = Array.from({ length: 25 }, (_, at) => ({ x: (at % 5) - 1, y: Math.floor(at / 5) - 1 }));
      const printed = squares.map((square) => printedAt(lying(0, 0, rotation), square)).filter((each) => each !== undefined);
      expect(printed.toSorted()).toEqual(GRIPS);
    }
  });

  it('comes back after four turns, either way round', () => {
    expect([1, 2, 3, 4].map((times) => turnedBy(90, times))).toEqual([180, 270, 0, 90]);
    expect([1, 2, 3, 4].map((times) => turnedBy(90, -times))).toEqual([0, 270, 180, 90]);
  });

  it('goes to the place that is nearest by what counts', () => {
    const places = [lying(0, 0, 0), lying(3, 0, 0), lying(3, 0, 90)];
    expect(nearest(places, { x: 4.4, y: 1.2 }, middleOf)).toBe(places[1]);
    expect(nearest(places, { x: 3.9, y: 1.6 }, middleOf)).toBe(places[2]);
    expect(nearest([], { x: 0, y: 0 }, middleOf)).toBeUndefined();
  });
});
