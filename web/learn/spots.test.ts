/** The arrow from the teacher to what is to be touched. */
import { describe, expect, it } from 'vitest';
import { arrowTo, type Spot } from './spots.ts';

const ROOM = { width: 1000, height: 800 };
const spot = (kind: Spot['kind'], left: number, top: number, width = 100, height = 60): Spot => ({
  kind,
  left,
  top,
  width,
  height,
  radius: '6px',
  outside: false,
});
const ends = (path: string): number[] => path.match(/-?[\d.]+/g)!.map(Number);

describe('the arrow', () => {
  it('goes from the edge of the teacher to beside the target, never into it', () => {
    const coach = spot('coach', 700, 100, 250, 200);
    const arrow = arrowTo([spot('target', 100, 500), coach], ROOM)!;
    const [x0, y0, , , x1, y1] = ends(arrow.path);
    expect([x0, y0]).toEqual([700, 300]);
    expect(x1).toBeGreaterThan(200);
    expect(y1).toBeLessThanOrEqual(560);
  });

  it('is not drawn where the two lie side by side, nor without something to touch', () => {
    expect(arrowTo([spot('target', 580, 120), spot('coach', 690, 100, 250, 200)], ROOM)).toBeUndefined();
    expect(arrowTo([spot('named', 100, 500), spot('coach', 700, 100)], ROOM)).toBeUndefined();
  });

  it('has its words only where nothing lit lies under them', () => {
    const [target, coach] = [spot('target', 100, 650), spot('coach', 700, 60, 250, 200)];
    const free = arrowTo([target, coach], ROOM)!.words!;
    expect(free).toBeDefined();
    const under = spot('named', free.x - 20, free.y - 20, 40, 40);
    expect(arrowTo([target, under, coach], ROOM)!.words).toBeUndefined();
  });
});
