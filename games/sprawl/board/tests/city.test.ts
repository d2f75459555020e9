/** Pure parts of the city: what the camera shows by itself, how the space is divided, who leads a row. */
import { describe, expect, it } from 'vitest';
import { contains, fit, held, type Box, type Pane } from '../../../board-kit/camera/camera.ts';
import { game, rowsNow } from '../../rules/index.ts';
import { position } from '../../tests/build.ts';
import { FRAME, HALF_HEIGHT, TOWN } from '../art/iso.ts';
import { EASY, focusOf, lotsBox, placesOn } from '../city/focus.ts';
import { ranking } from '../city/Rows.tsx';
import { measure } from '../measures.ts';

const desk: Pane = { size: { width: 1012, height: 551 }, whole: TOWN, most: 3 };
const phone: Pane = {
  size: { width: 390, height: 560 },
  insets: { top: 0, left: 0, right: 0, bottom: 220 },
  whole: FRAME,
  most: 3,
};
const lotHeight = (pane: Pane, focus: Box): number => held(fit(focus, pane, EASY), pane).scale * 2 * HALF_HEIGHT;

describe('the camera', () => {
  it('shows the whole town on a desk and in a low window, whatever can be touched, and a phone nearer than that', () => {
    expect(focusOf(desk, [], false)).toEqual(TOWN);
    const low: Pane = { size: { width: 588, height: 344 }, whole: TOWN, most: 3 };
    expect(focusOf(low, [lotsBox([0]), lotsBox([143])], false)).toEqual(TOWN);
    expect(fit(focusOf(phone, [], true), phone).scale).toBeGreaterThan(2 * fit(FRAME, phone).scale);
  });

  it.each([
    ['side by side', [[0], [1], [12]], 40],
    ['all over the city', [[70], [0], [143], [11], [132]], 24],
  ])('brings lots %s within reach of a finger', (_, lots, least) => {
    const wanted = lots.map(lotsBox);
    const focus = focusOf(phone, wanted, true);
    expect(lotHeight(phone, focus)).toBeGreaterThanOrEqual(least - 0.01);
    // The best of them is in sight, whatever else is.
    expect(contains(focus, wanted[0])).toBe(true);
  });

  it('knows where everything lies that can be touched on the map', () => {
    const state = position();
    const places = placesOn(game.view(state, 0), rowsNow(state));
    expect([...places.keys()].filter((place) => place.startsWith('lot:'))).toHaveLength(144);
    for (const { id } of state.buildings) expect(places.has(`building:${id}`)).toBe(true);
    for (const box of places.values()) expect(contains(TOWN, box)).toBe(true);
  });
});

describe('the measures', () => {
  it('is one part at a time on a phone, and beside the city in a low window', () => {
    expect(measure(390, 600)).toMatchObject({ compact: true, dock: 0 });
    expect(measure(990, 500)).toMatchObject({ compact: true, beside: true });
    expect(measure(844, 344)).toMatchObject({ compact: true, beside: true });
    expect(measure(990, 610)).toMatchObject({ compact: false });
    expect(measure(1012, 702)).toMatchObject({ compact: false, low: false });
  });

  it('gives a tablet held upright a town as wide as the board, and the rest to the market', () => {
    const { side, height, width } = measure(768, 858);
    const left: Pane = { size: { width, height: height - side }, insets: { top: 46, right: 0, bottom: 0, left: 0 }, most: 3 };
    expect(fit(TOWN, left).scale).toBeGreaterThan((0.98 * width) / TOWN.width);
  });

  it.each([990, 1012, 1172, 1600, 2000])('lays thirteen cards side by side in %i pixels', (width) => {
    const { contract, permit } = measure(width, 700);
    expect(5 * permit + 8 * contract + 11 * 6 + 49).toBeLessThanOrEqual(width);
  });
});

it('a row ranks those who have buildings in it, equals together', () => {
  expect(ranking([3, 0, 3, 1])).toEqual([[0, 2], [3]]);
  expect(ranking([0, 0])).toEqual([]);
});
