/** What the camera may show, over windows, drawings and hands of every size. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centredOn,
  clearOf,
  contains,
  fit,
  held,
  mapPoint,
  panned,
  reached,
  seenFrom,
  towards,
  union,
  windowPoint,
  zoomAt,
  type Box,
  type Camera,
  type Pane,
} from '../camera/camera.ts';

const real = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
const boxes = fc.record({ x: real(-900, 900), y: real(-900, 900), width: real(20, 2000), height: real(20, 2000) });
const points = fc.record({ x: real(0, 300), y: real(0, 300) });
const cameras = fc.record({ scale: real(0.02, 20), x: real(-5000, 5000), y: real(-5000, 5000) });
const edges = fc.record({ top: real(0, 90), right: real(0, 90), bottom: real(0, 90), left: real(0, 90) });
const windows = fc.record({ width: real(240, 3000), height: real(240, 2000) });
const panes = fc.record(
  { size: windows, insets: edges, whole: boxes, most: fc.constant(40) },
  { requiredKeys: ['size', 'most'] },
);
const walled = panes.filter(({ whole }) => whole !== undefined);

/** What of the map the clear part of the window shows. */
function seen(camera: Camera, pane: Pane): Box {
  const { width, height, ...corner } = clearOf(pane);
  return { ...mapPoint(camera, corner), width: width / camera.scale, height: height / camera.scale };
}
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
const close = (a: Camera, b: Camera): void => {
  expect(a.scale / b.scale).toBeCloseTo(1, 6);
  expect((a.x - b.x) * b.scale).toBeCloseTo(0, 4);
  expect((a.y - b.y) * b.scale).toBeCloseTo(0, 4);
};

describe('towards what is told', () => {
  it('comes a little nearer, or as far away as it takes, and shows all of it within the edges', () => {
    fc.assert(
      fc.property(walled, real(0, 0.9), real(0, 0.9), real(0.02, 0.1), (pane, across, down, share) => {
        const { whole } = pane;
        if (!whole) return;
        const part = {
          x: whole.x + across * whole.width,
          y: whole.y + down * whole.height,
          width: share * whole.width,
          height: share * whole.height,
        };
        const from = fit(whole, pane);
        const camera = towards(from, part, pane);
        expect(contains(grown(seen(camera, pane), 1e-3), part)).toBe(true);
        expect(camera.scale).toBeGreaterThanOrEqual(from.scale * 0.999999);
        expect(camera.scale).toBeLessThanOrEqual(from.scale * 1.31);
        close(held(camera, pane), camera);
      }),
    );
  });
});

describe('fit', () => {
  it('shows all of the box, in the middle, and as large as it can be', () => {
    fc.assert(
      fc.property(boxes, panes, (box, pane) => {
        const camera = fit(box, pane);
        const view = seen(camera, pane);
        expect(contains(grown(view, 1e-3), box)).toBe(true);
        expect(view.x + view.width / 2).toBeCloseTo(box.x + box.width / 2, 4);
        expect(view.y + view.height / 2).toBeCloseTo(box.y + box.height / 2, 4);
        const slack = Math.min(view.width - box.width, view.height - box.height);
        if (camera.scale < pane.most) expect(slack).toBeCloseTo(0, 4);
      }),
    );
  });

  it('comes no nearer than it is told, and no further away', () => {
    const pane: Pane = { size: { width: 500, height: 500 }, least: 18, most: 132 };
    expect(fit({ x: 0, y: 0, width: 1, height: 1 }, pane, 92).scale).toBe(92);
    expect(fit({ x: 0, y: 0, width: 500, height: 10 }, pane).scale).toBe(18);
  });
});

describe('held', () => {
  it('shows nothing beyond the whole, except where the whole does not fill the window, and then in the middle', () => {
    fc.assert(
      fc.property(cameras, walled, (camera, pane) => {
        const whole = pane.whole as Box;
        const view = seen(held(camera, pane), pane);
        for (const [from, length, start, room] of [
          [view.x, view.width, whole.x, whole.width],
          [view.y, view.height, whole.y, whole.height],
        ]) {
          if (length <= room) {
            expect(from).toBeGreaterThan(start - 1e-3);
            expect(from + length).toBeLessThan(start + room + 1e-3);
          } else expect(from + length / 2).toBeCloseTo(start + room / 2, 3);
        }
      }),
    );
  });

  it('is never further away than to see the whole, nor nearer than the most', () => {
    fc.assert(
      fc.property(cameras, walled, (camera, pane) => {
        const { scale } = held(camera, pane);
        expect(scale).toBeGreaterThanOrEqual(fit(pane.whole as Box, pane).scale);
        expect(scale).toBeLessThanOrEqual(pane.most);
      }),
    );
  });

  it('changes nothing that is held already', () => {
    fc.assert(
      fc.property(cameras, panes, (camera, pane) => {
        const once = held(camera, pane);
        close(held(once, pane), once);
      }),
    );
  });
});

describe('hands', () => {
  it('keep the point under them while zooming where nothing holds the camera', () => {
    fc.assert(
      fc.property(cameras, real(0.3, 3), points, windows, (camera, by, at, size) => {
        const before = mapPoint(camera, at);
        const after = windowPoint(zoomAt(camera, by, at, { size, most: 1000 }), before);
        expect(after.x).toBeCloseTo(at.x, 4);
        expect(after.y).toBeCloseTo(at.y, 4);
      }),
    );
  });

  it('zoom in and out again to where they were', () => {
    fc.assert(
      fc.property(cameras, real(1, 3), points, windows, (camera, by, at, size) => {
        const pane = { size, most: 1000 };
        close(zoomAt(zoomAt(camera, by, at, pane), 1 / by, at, pane), camera);
      }),
    );
  });

  it('move the map as far as they go', () => {
    fc.assert(
      fc.property(cameras, real(-400, 400), real(-400, 400), windows, (camera, dx, dy, size) => {
        const spot = { x: 7, y: -3 };
        const [from, to] = [windowPoint(camera, spot), windowPoint(panned(camera, dx, dy, { size, most: 1000 }), spot)];
        expect(to.x - from.x).toBeCloseTo(dx, 4);
        expect(to.y - from.y).toBeCloseTo(dy, 4);
      }),
    );
  });
});

describe('a part', () => {
  it('is in sight after it was reached for, and what was in sight is not moved for it', () => {
    fc.assert(
      fc.property(cameras, boxes, windows, edges, (camera, part, size, insets) => {
        const pane = { size, insets, most: 40 };
        const after = reached(camera, part, pane);
        expect(contains(grown(seen(after, pane), 1e-3), part)).toBe(true);
        if (contains(seen(camera, pane), part)) expect(after).toBe(camera);
        close(reached(after, part, pane), after);
      }),
    );
  });

  it('stands in the middle where nothing holds the camera', () => {
    fc.assert(
      fc.property(cameras, windows, edges, (camera, size, insets) => {
        const pane = { size, insets, most: 40 };
        const view = seen(centredOn(camera, { x: 5, y: 9 }, pane), pane);
        expect(view.x + view.width / 2).toBeCloseTo(5, 4);
        expect(view.y + view.height / 2).toBeCloseTo(9, 4);
      }),
    );
  });
});

it('a union holds both', () => {
  fc.assert(
    fc.property(boxes, boxes, (a, b) => {
      const both = grown(union(a, b), 1e-6);
      expect(contains(both, a) && contains(both, b)).toBe(true);
    }),
  );
});

it('a glide begins where the last picture stood', () => {
  const [before, now] = [
    { scale: 2, x: 10, y: 5 },
    { scale: 4, x: 30, y: 1 },
  ];
  const [x, y, scale] = (seenFrom(before, now).match(/-?[\d.]+/g) ?? []).map(Number);
  const spot = { x: 12, y: 8 };
  const drawn = windowPoint(now, spot);
  expect({ x: x + drawn.x * scale, y: y + drawn.y * scale }).toEqual(windowPoint(before, spot));
});
