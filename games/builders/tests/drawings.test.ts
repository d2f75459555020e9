/** Every building and every machine has its drawing, and no drawing is left over. */
import { expect, it } from 'vitest';
import { DRAWINGS } from '../board/art/buildings/index.ts';
import { BUILDING_IDS, CREW_IDS, isMachine } from '../rules/cards.ts';

it('every building and machine is drawn', () => {
  const machines = CREW_IDS.filter((_, card) => isMachine(card));
  expect([...DRAWINGS.keys()].sort()).toEqual([...new Set([...BUILDING_IDS, ...machines])].sort());
  for (const { width, height } of DRAWINGS.values()) expect(Math.min(width, height)).toBeGreaterThan(40);
});
