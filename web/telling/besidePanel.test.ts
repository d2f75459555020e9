import { expect, it } from 'vitest';
import { placeBeside } from './besidePanel.ts';

const around = { width: 400, height: 300 };
const panel = { left: 100, top: 20, width: 100, height: 50 };

it('stands below a panel, in its middle', () => {
  expect(placeBeside(panel, { width: 80, height: 100 }, around)).toEqual({ left: 110, top: 78, side: 'below' });
});

it('stands above it where there is no room below', () => {
  expect(placeBeside({ ...panel, top: 240 }, { width: 80, height: 100 }, around)).toEqual({ left: 110, top: 132, side: 'above' });
});

it('never goes over the edge', () => {
  expect(placeBeside({ ...panel, left: 350 }, { width: 120, height: 100 }, around).left).toBe(272);
  expect(placeBeside({ ...panel, left: 60, width: 60 }, { width: 180, height: 100 }, around).left).toBe(8);
  expect(placeBeside(panel, { width: 80, height: 280 }, around).top).toBe(12);
});

it('stands beside a panel of a column at the edge, so that it covers no other of them', () => {
  expect(placeBeside({ left: 5, top: 20, width: 90, height: 120 }, { width: 80, height: 40 }, around)).toEqual({
    left: 103,
    top: 100,
    side: 'right',
  });
});
