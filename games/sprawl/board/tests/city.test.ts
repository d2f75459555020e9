/** Pure parts of the city: what the lens may show, how the room is divided, who leads a row. */
import { describe, expect, it } from 'vitest';
import { FRAME } from '../art/iso.ts';
import { ranking } from '../city/Rows.tsx';
import { MIDDLE, fitOf, held, zoomedAt, type Pane } from '../city/useLens.ts';
import { divide } from '../room.ts';

const desk: Pane = { width: 1012, height: 551, right: 0, below: 0 };
const phone: Pane = { width: 390, height: 560, right: 0, below: 220 };

describe('the lens', () => {
  it('shows the whole city at its smallest, clear of what covers it', () => {
    const beside: Pane = { ...desk, right: 292 };
    expect(fitOf(beside) * FRAME.width).toBeLessThanOrEqual(beside.width - beside.right);
    expect(held(beside, { zoom: 0.2, x: 9999, y: -9999 })).toEqual({ zoom: 1, ...MIDDLE });
  });

  it.each([desk, phone])('never loses the city, however far it is dragged', (pane) => {
    const { zoom, x, y } = held(pane, { zoom: 3, x: 99_999, y: 99_999 });
    const scale = fitOf(pane) * zoom;
    expect(x + (pane.width - pane.right) / scale / 2).toBeCloseTo(FRAME.x + FRAME.width);
    expect(y + (pane.height - pane.below) / scale / 2).toBeCloseTo(FRAME.y + FRAME.height);
  });

  it('keeps the point under the fingers where it is while zooming', () => {
    const aim = { zoom: 2.5, ...MIDDLE };
    const at = { x: 300, y: 100 };
    const under = (a: { zoom: number; x: number; y: number }): number[] => {
      const scale = fitOf(phone) * a.zoom;
      return [a.x + (at.x - 195) / scale, a.y + (at.y - (560 - 220) / 2) / scale];
    };
    const next = zoomedAt(phone, aim, 1.3, at);
    expect(next.zoom).toBeCloseTo(3.25);
    under(next).forEach((place, i) => expect(place).toBeCloseTo(under(aim)[i]));
  });
});

describe('the room', () => {
  it('is one part at a time on a phone, and says less in a low window', () => {
    expect(divide(390, 600)).toMatchObject({ compact: true, dock: 0 });
    expect(divide(990, 500)).toMatchObject({ compact: false, low: true });
    expect(divide(1012, 702)).toMatchObject({ compact: false, low: false });
  });

  it.each([990, 1012, 1172, 1600])('lays thirteen cards side by side in %i pixels', (width) => {
    const { contract, permit } = divide(width, 700);
    expect(5 * permit + 8 * contract + 11 * 6 + 49).toBeLessThanOrEqual(width);
  });
});

it('a row ranks those who have buildings in it, equals together', () => {
  expect(ranking([3, 0, 3, 1])).toEqual([[0, 2], [3]]);
  expect(ranking([0, 0])).toEqual([]);
});
