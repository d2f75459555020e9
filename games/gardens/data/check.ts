/** What other components of The Hanging Gardens are held against: their shape, and what the box says beside it. */
import type { Wrong } from '../../checkData.ts';
import type { Data } from './schema.ts';

export { dataSchema } from './schema.ts';

/** Tiles that make sets (GAR-1.2). */
const SET_TILES = 44;

export function sums({ tileSeries, display, constants }: Data): readonly Wrong[] {
  const wrong: Wrong[] = [];
  // A ladder has a number for every tile of a set, and 0 for none: a shorter one would score nonsense.
  for (const { id, setSize, points } of tileSeries)
    if (points.length !== setSize + 1 || points[0] !== 0)
      wrong.push({
        component: id,
        field: 'points',
        found: points,
        expected: {
          en: `${setSize + 1} numbers for sets of ${setSize}, the first of them 0`,
          it: `${setSize + 1} numeri per serie di ${setSize}, il primo 0`,
        },
      });
  const tiles = tileSeries.reduce((sum, { copies }) => sum + copies, 0);
  if (tiles !== SET_TILES)
    wrong.push({
      component: 'tileSeries',
      field: 'copies',
      found: tiles,
      expected: { en: `${SET_TILES} tiles of series in all`, it: `${SET_TILES} tessere di serie in tutto` },
    });
  const steps = [constants.minGroupSize, ...display.columns];
  if (steps.some((step, at) => at > 0 && step < steps[at - 1]))
    wrong.push({
      component: 'display',
      field: 'columns',
      found: display.columns,
      expected: {
        en: 'sizes that do not fall, from the smallest group on',
        it: 'grandezze che non scendono, dal gruppo minimo in su',
      },
    });
  return wrong;
}
