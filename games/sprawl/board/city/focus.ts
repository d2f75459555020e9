/** What part of the city the camera shows by itself: all of it, or what can be touched, near enough for a finger. */
import { clearOf, fit, union, type Box, type Pane } from '../../../board-kit/camera/camera.ts';
import { LOTS_OF } from '../../rules/geometry.ts';
import type { RowForecast } from '../../rules/index.ts';
import { building, grey, lot } from '../../rules/touch.ts';
import { GREY_SPACES } from '../../rules/words.ts';
import { FRAME, TOWN, HALF_HEIGHT, HALF_WIDTH, footprint, point, type Footprint } from '../art/iso.ts';
import type { SprawlView } from '../props.ts';
import { plateOf } from './Rows.tsx';

const HEIGHT = 2 * HALF_HEIGHT;
/** So many pixels of one unit make a lot 24 pixels high, the least that a finger hits, or 44, with which it is at ease. */
export const REACH = 24 / HEIGHT;
export const EASY = 44 / HEIGHT;
/** A phone begins near enough to see who owns what. */
const NEAR = 2.3;
/** Roofs and pills stand over the ground. */
const ROOF = 34;

const around = ({ x0, y0, x1, y1 }: Footprint, above = 0): Box => {
  const [left] = point(x0, y1);
  const [, top] = point(x0, y0);
  return { x: left, y: top - above, width: (x1 - x0 + y1 - y0) * HALF_WIDTH, height: (x1 - x0 + y1 - y0) * HALF_HEIGHT + above };
};

export const lotsBox = (lots: readonly number[]): Box => around(footprint(lots));
export const middleOf = ({ x, y, width, height }: Box): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Everything on the map that has a name, and where it lies. */
export function placesOn(view: SprawlView, rows: readonly RowForecast[]): ReadonlyMap<string, Box> {
  const places = new Map<string, Box>();
  view.lots.forEach((_, at) => places.set(lot(at), lotsBox([at])));
  for (const { id, placement } of view.buildings) places.set(building(id), around(footprint(LOTS_OF[placement]), ROOF));
  for (const space of GREY_SPACES) {
    const row = rows.find((known) => known.space === space);
    places.set(grey(space), around(plateOf(row, space), ROOF / 2));
  }
  return places;
}

/**
 * `wanted`: what can be touched, the best first. On a phone held upright, where not all of it is within reach at once, the
 * surroundings of the best are; everywhere else the whole town stays in sight, and whoever wants to go nearer does.
 */
export function focusOf(pane: Pane, wanted: readonly Box[], phone: boolean): Box {
  if (!phone) return TOWN;
  const whole = fit(FRAME, pane).scale;
  const [best] = wanted;
  if (best === undefined) return window(middleOf(FRAME), whole * NEAR, pane);
  if (whole >= REACH) return FRAME;
  const all = wanted.reduce(union);
  return fit(all, pane).scale >= REACH ? all : window(middleOf(best), REACH, pane);
}

/** What is seen around a point at this scale. */
function window({ x, y }: { readonly x: number; readonly y: number }, scale: number, pane: Pane): Box {
  const clear = clearOf(pane);
  const [width, height] = [clear.width / scale, clear.height / scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}
